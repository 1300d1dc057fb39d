import type { OrderStatus } from '#contracts/orders'
import type { ReportCell, ReportColumn } from '#contracts/distributor_reports'
import { columns as words } from '../i18n/fa.js'

type Word = keyof typeof words
type Cells = Readonly<Record<string, ReportCell>>

interface Named {
  label: string
  kind: ReportColumn['kind']
}

/** Read from the rows of a list by an SQL aggregate over the row `sold`, of some statuses or of all. */
export interface Measure extends Named {
  sql: string
  filter: ReportColumn['filter']
}

/** Follows from the other cells of its row, from those of the totals, and from those of the row before. */
export interface Derived extends Named {
  from: (cells: Cells, beside: { totals: Cells; before: Cells | null }) => number | null
}

const measure = (
  word: Word,
  kind: Named['kind'],
  sql: string,
  filter: Measure['filter'] = {}
): Measure => ({ label: words[word], kind, sql, filter })

const among = (statuses: readonly OrderStatus[]) =>
  `filter (where sold.status in (${statuses.map((status) => `'${status}'`).join(', ')}))`

export const rows = (word: Word = 'invoices'): Measure => measure(word, 'number', 'count(*)')

export const rowsIn = (word: Word, status: readonly OrderStatus[]): Measure =>
  measure(word, 'number', `count(*) ${among(status)}`, { status })

export const sum = (word: Word, field: string): Measure =>
  measure(word, 'rials', `coalesce(sum(sold."${field}"), 0)`)

export const sumIn = (word: Word, status: readonly OrderStatus[]): Measure =>
  measure(word, 'rials', `coalesce(sum(sold."grandTotalAmount") ${among(status)}, 0)`, { status })

export const returned: Measure = measure('returned', 'rials', 'coalesce(sum(returned.amount), 0)', {
  isReturned: true,
})

const owner = 'coalesce(sold."userId", sold."companyId")'
export const customers: Measure = measure('customers', 'number', `count(distinct ${owner})`, null)
export const newCustomers: Measure = measure(
  'newCustomers',
  'number',
  `count(distinct ${owner}) filter (where earlier.owner_id is null)`,
  null
)

export const disputed: Measure = measure('disputes', 'number', 'count(disputed.order_id)', {
  isDisputed: true,
})

export const daysToPayment: Measure = measure(
  'daysToPayment',
  'days',
  `round(avg(extract(epoch from sold."paidAt" - sold."createdAt") / 86400), 1)`,
  null
)

const amountOf = (cells: Cells, name: string): number => Number(cells[name] ?? 0)

/** With one decimal; nothing is no part of nothing. */
const percent = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1000) / 10

const derived = (word: Word, kind: Named['kind'], from: Derived['from']): Derived => ({
  label: words[word],
  kind,
  from,
})

export const shareOf = (word: Word, name: string): Derived =>
  derived(word, 'percent', (cells, { totals }) =>
    percent(amountOf(cells, name), amountOf(totals, name))
  )

export const rateOf = (word: Word, part: string, whole: string): Derived =>
  derived(word, 'percent', (cells) => percent(amountOf(cells, part), amountOf(cells, whole)))

export const average = (word: Word, name: string, of: string): Derived =>
  derived(word, 'rials', (cells) => {
    const count = amountOf(cells, of)
    return count === 0 ? null : Math.round(amountOf(cells, name) / count)
  })

export const growthOf = (word: Word, name: string): Derived =>
  derived(
    word,
    'percent',
    (cells, { before }) =>
      before && percent(amountOf(cells, name) - amountOf(before, name), amountOf(before, name))
  )

export const isMeasure = (column: Measure | Derived): column is Measure => 'sql' in column
