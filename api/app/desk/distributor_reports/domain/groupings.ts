import type { ReportCell, ReportColumn } from '#contracts/distributor_reports'
import { words as enums } from '#contracts/words'
import { tehran } from '#app/platform/time/clock'
import { columns as words, missing } from '../i18n/fa.js'
import { daysOf, isWholeMonths, monthsOf, type Period } from './period.js'

type Filter = Record<string, unknown>
type Key = Readonly<Record<string, ReportCell>>

/** What the rows of a list are put together by: what tells one group from another, and how its rows are found again. */
export interface Grouping {
  columns: Readonly<Record<string, Pick<ReportColumn, 'label' | 'kind' | 'labels'>>>
  /** SQL of what stands in the columns, and of what only the filter needs. */
  keys: Readonly<Record<string, string>>
  joins: string
  filterOf: (key: Key, during: string, period: Period) => Filter
  /** Whether a group lies whole in the period; all do where it is not asked. */
  isWhole?: (key: Key, period: Period) => boolean
  /** What the first column says of rows that belong to no group. */
  missing?: string
  /** Columns that say nothing to who has one distributor. */
  bankOnly?: readonly string[]
  /** Days and months on which nothing was sold stand there too. */
  all?: (period: Period) => Record<string, ReportCell>[]
}

const daySold = `(sold."during" at time zone '${tehran}')::date`

const orMissing = (field: string, missing: string, value: ReportCell): Filter =>
  value === null ? { [missing]: true } : { [field]: value }

export const byDay: Grouping = {
  columns: { day: { label: words.day, kind: 'day' } },
  keys: { day: `${daySold}::text` },
  joins: '',
  filterOf: ({ day }, during) => ({ [during]: { from: day, to: day } }),
  all: (period) => daysOf(period).map((day) => ({ day })),
}

/** Jalali months are none of PostgreSQL's: it is told on which days they begin. */
export const byMonth: Grouping = {
  columns: { month: { label: words.month, kind: 'month' } },
  keys: {
    month: `(select max(first) from unnest(?::date[]) first where first <= ${daySold})::text`,
  },
  joins: '',
  filterOf: ({ month }, during, period) => {
    const within = monthsOf(period).find(({ from }) => from === month)
    return { [during]: { ...within } }
  },
  isWhole: ({ month }, period) =>
    monthsOf(period).some((each) => each.from === month && isWholeMonths(each)),
  all: (period) => monthsOf(period).map(({ from }) => ({ month: from })),
}

export const byBranch: Grouping = {
  columns: { branchName: { label: words.branch, kind: 'text' } },
  keys: { branchName: 'branch.name', branchId: 'sold."branchId"' },
  joins: 'left join distributors_branches branch on branch.id = sold."branchId"',
  missing: missing.branch,
  filterOf: ({ branchId }) => orMissing('branchId', 'hasNoBranch', branchId),
}

export const byProvince: Grouping = {
  columns: { provinceName: { label: words.province, kind: 'text' } },
  keys: { provinceName: 'province.name', provinceId: 'branch.province_id' },
  joins: `left join distributors_branches branch on branch.id = sold."branchId"
          left join locations_provinces province on province.id = branch.province_id`,
  missing: missing.province,
  filterOf: ({ provinceId }) => orMissing('provinceId', 'hasNoProvince', provinceId),
}

export const byStatus: Grouping = {
  columns: { status: { label: words.status, kind: 'label', labels: enums.order } },
  keys: { status: 'sold.status' },
  joins: '',
  filterOf: ({ status }) => ({ status }),
}

/** A transfer of a run; of a branch, its part of it. */
export const byPayout: Grouping = {
  columns: {
    paymentId: { label: words.payment, kind: 'code' },
    day: { label: words.day, kind: 'day' },
    upTo: { label: words.upTo, kind: 'day' },
    distributorName: { label: words.distributor, kind: 'text' },
    status: { label: words.status, kind: 'label', labels: enums.payout },
    trackingNumber: { label: words.trackingNumber, kind: 'code' },
  },
  bankOnly: ['distributorName'],
  keys: {
    paymentId: 'sold."paymentId"',
    day: `${daySold}::text`,
    upTo: 'sold."upTo"::text',
    distributorName: 'sold."distributorName"',
    payoutId: 'sold."payoutId"',
    trackingNumber: 'sold."trackingNumber"',
    status: 'sold.status',
  },
  joins: '',
  filterOf: ({ payoutId }) => ({ payoutId }),
}
