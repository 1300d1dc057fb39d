import type { FieldKind } from './descriptors.ts'

/** What a distributor reads of its sales and of what the bank paid. api-admin "Distributor panel" */
export const distributorReports = [
  'general',
  'branch',
  'daily',
  'monthly',
  'province-status',
  'status-ratio',
  'discount',
  'settlement',
] as const
export type DistributorReportName = (typeof distributorReports)[number]

/** Days of one report at most. */
export const reportDaysMax = 400

export type ReportCell = string | number | null

export interface ReportColumn {
  name: string
  label: string
  /** `month` is the first day of a Jalali month, `percent` of a hundred with a decimal, `days` with a decimal. */
  kind: FieldKind | 'month' | 'percent' | 'days'
  labels?: Readonly<Record<string, string>>
  /** With the filter of a row: the rows of the list that its number counts; null where no list shows them. */
  filter?: Readonly<Record<string, unknown>> | null
}

export interface ReportRow {
  /** Cells by the names of the columns. */
  cells: Record<string, ReportCell>
  /** Opens the rows of the list that this one sums up. */
  filter: Record<string, unknown>
}

export interface DistributorReport {
  name: DistributorReportName
  title: string
  /** Where the rows behind each number stand. */
  list: 'orders' | 'payout-items'
  columns: ReportColumn[]
  rows: ReportRow[]
  totals: ReportRow
  /** First and last day, `YYYY-MM-DD`, both included. */
  from: string
  to: string
  takenAt: string
  /** The same sums of as many days, or Jalali months, before. */
  before: { from: string; to: string; cells: Record<string, ReportCell> }
}
