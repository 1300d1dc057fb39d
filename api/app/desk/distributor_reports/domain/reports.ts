import { orderStatuses, isPaid, pendingTab } from '#contracts/orders'
import type { DistributorReport, DistributorReportName } from '#contracts/distributor_reports'
import { words } from '#contracts/words'
import { columns } from '../i18n/fa.js'
import * as group from './groupings.js'
import * as measure from './measures.js'

/** What a report may be read beside, by an id of the row that was sold. */
export type Joined = 'returned' | 'disputed' | 'earlier'

/** A report puts rows of a list together, so that each of its numbers is that of the list under the filter it carries. */
export interface Definition {
  list: DistributorReport['list']
  /** The field of the list whose day lies in the period. */
  during: 'createdAt' | 'approvedAt'
  /** What of the list counts at all. */
  filter: Readonly<Record<string, unknown>>
  by: group.Grouping
  beside: readonly Joined[]
  columns: Readonly<Record<string, measure.Measure | measure.Derived>>
}

const counted = orderStatuses.filter((status) => status !== 'TEST')
const paid = orderStatuses.filter(isPaid)
/** What was paid first, as whoever reads from right to left wants it. */
const paidFirst = counted.toSorted((one, other) => Number(isPaid(other)) - Number(isPaid(one)))

const sales = {
  list: 'orders',
  during: 'createdAt',
  filter: { status: counted },
  beside: [],
} as const

const transfers = {
  list: 'payout-items',
  during: 'approvedAt',
  filter: { status: ['PENDING', 'PAID'] },
  by: group.byPayout,
  beside: [],
} as const

const amount = measure.sum('amount', 'grandTotalAmount')
const ofEachStatus = Object.fromEntries(
  paidFirst.flatMap((status) => [
    [
      `${status}-count`,
      { ...measure.rowsIn('count', [status]), label: `${words.order[status]} (${columns.count})` },
    ],
    [
      `${status}-amount`,
      { ...measure.sumIn('amount', [status]), label: `${words.order[status]} (${columns.amount})` },
    ],
  ])
)
const ofEachDay = {
  invoices: measure.rows(),
  amount,
  paid: measure.sumIn('paid', paid),
  pending: measure.sumIn('pending', pendingTab),
  average: measure.average('average', 'amount', 'invoices'),
}

export const reports: Readonly<Record<DistributorReportName, Definition>> = {
  'general': {
    ...sales,
    by: group.byBranch,
    beside: ['disputed', 'earlier'],
    columns: {
      invoices: measure.rows(),
      amount,
      paid: measure.sumIn('paid', paid),
      customers: measure.customers,
      newCustomers: measure.newCustomers,
      disputes: measure.disputed,
      daysToPayment: measure.daysToPayment,
    },
  },
  'branch': {
    ...sales,
    by: group.byBranch,
    beside: ['returned'],
    columns: {
      invoices: measure.rows(),
      amount,
      paid: measure.sumIn('paid', paid),
      canceled: measure.sumIn('canceled', ['CANCELED']),
      returned: measure.returned,
      share: measure.shareOf('share', 'amount'),
    },
  },
  'daily': { ...sales, by: group.byDay, columns: ofEachDay },
  'monthly': {
    ...sales,
    by: group.byMonth,
    columns: { ...ofEachDay, growth: measure.growthOf('growth', 'amount') },
  },
  'province-status': { ...sales, by: group.byProvince, columns: ofEachStatus },
  'status-ratio': {
    ...sales,
    by: group.byStatus,
    columns: {
      invoices: measure.rows('count'),
      shareOfCount: measure.shareOf('shareOfCount', 'invoices'),
      amount,
      share: measure.shareOf('share', 'amount'),
    },
  },
  'discount': {
    ...transfers,
    filter: { ...transfers.filter, kind: 'DISCOUNT' },
    columns: {
      invoices: measure.rows(),
      gross: measure.sum('gross', 'gross'),
      rate: measure.rateOf('rate', 'discount', 'gross'),
      discount: measure.sum('discount', 'discount'),
      net: measure.sum('net', 'net'),
    },
  },
  'settlement': {
    ...transfers,
    columns: {
      invoices: measure.rows(),
      gross: measure.sum('gross', 'gross'),
      fee: measure.sum('discount', 'discount'),
      net: measure.sum('net', 'net'),
    },
  },
}
