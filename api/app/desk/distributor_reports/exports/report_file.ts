import Excel from 'exceljs'
import type {
  DistributorReport,
  ReportCell,
  ReportColumn,
  ReportRow,
} from '#contracts/distributor_reports'
import { cellBatches } from '#app/platform/resource/cell_batches'
import * as column from '#app/platform/resource/columns'
import type { Cell, Column } from '#app/platform/resource/columns'
import { csv } from '#app/platform/resource/csv'
import type { ExportFormat } from '#app/platform/resource/export_file'
import { formatJalaliMoment } from '#app/platform/time/jalali'
import { DateTime } from 'luxon'
import { file } from '../i18n/fa.js'

const kinds: Partial<Record<ReportColumn['kind'], (name: string) => Column>> = {
  rials: column.rials,
  number: column.number,
  percent: (name) => column.number(`${name} (٪)`),
  days: column.number,
  day: column.jalaliDay,
  month: column.jalaliDay,
  code: column.code,
}
const columnOf = ({ label, kind, labels }: ReportColumn): Column =>
  labels ? column.label(label, labels) : (kinds[kind] ?? column.text)(label)

const formats: Partial<Record<ReportColumn['kind'], string>> = {
  rials: '#,##0',
  number: '#,##0',
  percent: '0.0',
  days: '0.0',
}

const writing = (report: DistributorReport) => {
  const columns = report.columns.map((each) => ({ ...each, column: columnOf(each) }))
  const cellsOf = (cells: Record<string, ReportCell>): Cell[] =>
    columns.map(({ name, column: { cell } }) => cell(cells[name]))
  const totals = cellsOf(report.totals.cells)
  return {
    columns,
    headers: columns.map(({ column: { header } }) => header),
    rows: report.rows.map(({ cells }: ReportRow) => cellsOf(cells)),
    totals: [file.totals, ...totals.slice(1)] as Cell[],
    before: [file.before(report.before), ...cellsOf(report.before.cells).slice(1)] as Cell[],
  }
}

const written = (cell: Cell) => (cell !== null && typeof cell === 'object' ? cell.written : cell)

/** A sheet that is printed as it is: title, period, the table with its sums, and those of the period before. */
const workbook = async (report: DistributorReport): Promise<Buffer> => {
  const { columns, headers, rows, totals, before } = writing(report)
  const book = new Excel.Workbook()
  const sheet = book.addWorksheet(report.title, {
    views: [{ rightToLeft: true, state: 'frozen', ySplit: 4 }],
    pageSetup: { orientation: 'landscape', fitToPage: true, fitToHeight: 0, paperSize: 9 },
  })
  sheet.addRow([report.title]).font = { bold: true, size: 14 }
  sheet.addRow([file.between(report)])
  sheet.addRow([file.takenAt(formatJalaliMoment(DateTime.fromISO(report.takenAt)))])
  sheet.addRow(headers).font = { bold: true }
  for (const row of rows) sheet.addRow(row.map(written))
  const sums = sheet.addRow(totals.map(written))
  sums.font = { bold: true }
  sums.eachCell((cell) => (cell.border = { top: { style: 'thin' } }))
  sheet.addRow(before.map(written)).font = { italic: true }
  columns.forEach(({ kind }, index) => {
    const shown = sheet.getColumn(index + 1)
    shown.width = index === 0 ? 30 : 20
    if (formats[kind]) shown.numFmt = formats[kind]
  })
  return Buffer.from(await book.xlsx.writeBuffer())
}

export const reportFile = async (
  report: DistributorReport,
  format: ExportFormat
): Promise<AsyncIterable<Buffer> | Buffer[]> => {
  if (format === 'xlsx') return [await workbook(report)]
  const { headers, rows, totals } = writing(report)
  return csv(
    headers,
    cellBatches([...rows, totals], (row) => row)
  )
}
