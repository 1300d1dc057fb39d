import type { ReportCell, ReportColumn } from '@kasbeno/api/contracts/distributor_reports'
import { Rials, Missing } from '../../../../components/RialField'
import { formatCode, formatNumber } from '../../../../lib/format'
import { jalaliDate, jalaliMonth } from '../../../../lib/jalali'

const oneDecimal = new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 1 })
const percent = new Intl.NumberFormat('fa-IR', { style: 'percent', maximumFractionDigits: 1 })

const asText: Partial<Record<ReportColumn['kind'], (value: ReportCell) => string>> = {
  number: (value) => formatNumber(Number(value)),
  percent: (value) => percent.format(Number(value) / 100),
  days: (value) => oneDecimal.format(Number(value)),
  day: (value) => jalaliDate(String(value)),
  month: (value) => jalaliMonth(String(value)),
}

/** What stands in a cell, where no more than a text fits. */
export const cellText = ({ kind, labels }: ReportColumn, value: ReportCell): string => {
  if (value === null) return ''
  if (labels) return labels[String(value)] ?? String(value)
  return (asText[kind] ?? ((text) => formatCode(String(text))))(value)
}

export const isNumeric = ({ kind }: ReportColumn): boolean =>
  ['number', 'rials', 'percent', 'days'].includes(kind)

export const Cell = ({ column, value }: { column: ReportColumn; value: ReportCell }) => {
  if (value === null) return <Missing />
  return column.kind === 'rials' ? (
    <Rials value={Number(value)} hideUnit />
  ) : (
    <bdi>{cellText(column, value)}</bdi>
  )
}
