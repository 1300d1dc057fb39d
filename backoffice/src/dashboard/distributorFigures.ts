import { pendingTab } from '@kasbeno/api/contracts/orders'
import type { Permission } from '@kasbeno/api/contracts/identity'
import { listLink } from './listLink'

export interface Figure {
  /** A dictionary key below `dashboard.ofDistributor`. */
  name: string
  list: string
  openedBy: Permission
  filter: Record<string, unknown>
  to: string
  /** Which total is its amount; a count alone without. */
  amount?: string
  /** Another total that is named beside it, where it is not zero. */
  beside?: string
}

interface Days {
  today: string
  yesterday: string
  nextWeek: string
  twoWeeksAgo: string
}

type Shaped = Omit<Figure, 'to'> & { sort: { field: string; order: 'ASC' | 'DESC' } }

const byPayDay = { field: 'maturesOn', order: 'ASC' } as const
const newest = { field: 'createdAt', order: 'DESC' } as const

const waiting = ({ twoWeeksAgo }: Days): Shaped[] => [
  {
    name: 'toAnswer',
    list: 'disputes',
    openedBy: 'disputes.list',
    filter: { status: 'OPEN' },
    sort: { field: 'answerBy', order: 'ASC' },
  },
  {
    name: 'uploadsLeft',
    list: 'order-uploads',
    openedBy: 'order-uploads.post',
    filter: { hasRest: true, createdAt: { from: twoWeeksAgo } },
    sort: newest,
  },
  {
    name: 'refused',
    list: 'receivables',
    openedBy: 'receivables.list',
    filter: { status: 'REFUSED' },
    sort: byPayDay,
    amount: 'payable',
  },
]

const coming = ({ nextWeek }: Days): Shaped[] => [
  {
    name: 'withinAWeek',
    list: 'receivables',
    openedBy: 'receivables.list',
    filter: { maturesOn: { to: nextWeek } },
    sort: byPayDay,
    amount: 'payable',
    beside: 'withheld',
  },
  {
    name: 'toCome',
    list: 'receivables',
    openedBy: 'receivables.list',
    filter: {},
    sort: byPayDay,
    amount: 'payable',
    beside: 'withheld',
  },
]

const sales = ({ today, yesterday }: Days): Shaped[] => [
  {
    name: 'soldYesterday',
    list: 'orders',
    openedBy: 'orders.list',
    filter: { createdAt: { from: yesterday, to: yesterday } },
    sort: newest,
    amount: 'grandTotalAmount',
  },
  {
    name: 'paidYesterday',
    list: 'orders',
    openedBy: 'orders.list',
    filter: { paidAt: { from: yesterday, to: yesterday } },
    sort: { field: 'paidAt', order: 'DESC' },
    amount: 'grandTotalAmount',
  },
  {
    name: 'soldToday',
    list: 'orders',
    openedBy: 'orders.list',
    filter: { createdAt: { from: today, to: today } },
    sort: newest,
    amount: 'grandTotalAmount',
  },
  {
    name: 'unpaid',
    list: 'orders',
    openedBy: 'orders.list',
    filter: { status: pendingTab },
    sort: newest,
    amount: 'grandTotalAmount',
  },
]

const linked = ({ sort, ...figure }: Shaped): Figure => ({
  ...figure,
  to: listLink(figure.list, figure.filter, sort),
})

/** Each figure is the count and the total of the list that it leads to, under the same filter. */
export const distributorFigures = (days: Days) =>
  [
    { section: 'waiting', figures: waiting(days).map(linked) },
    { section: 'coming', figures: coming(days).map(linked) },
    { section: 'sales', figures: sales(days).map(linked) },
  ] as const
