import { words } from '#contracts/words'
import { BusinessRule } from '#app/platform/errors'
import { savedAs } from '#app/platform/http/saved_as'
import type { Paged } from '#app/platform/resource/paging'
import { cellBatches } from '#app/platform/resource/cell_batches'
import * as column from '#app/platform/resource/columns'
import { csv } from '#app/platform/resource/csv'
import { mimeTypes, type ExportFormat } from '#app/platform/resource/export_file'
import { xlsx } from '#app/platform/resource/xlsx'
import { headers } from '../i18n/export.js'
import { messages } from '../i18n/fa.js'
import type { OrderRow } from '../queries/owner_orders.js'

/** More need a filter. */
const rowsMax = 20_000
export const wholeFile = { pageSize: rowsMax, pageNumber: 0 }

type ColumnsOf<Row> = readonly (readonly [keyof Row & string, column.Column])[]

export const invoiceColumns = [
  ['distributorName', column.text(headers.distributorName)],
  ['externalId', column.code(headers.externalId)],
  ['referenceNumber', column.code(headers.referenceNumber)],
  ['invoicedAt', column.jalaliMoment(headers.invoicedAt)],
  ['dueDateInDays', column.number(headers.dueDateInDays)],
  ['grandTotalAmount', column.rials(headers.grandTotalAmount)],
  ['kasbenoFeeAmount', column.rials(headers.kasbenoFeeAmount)],
  ['bankFeeAmount', column.rials(headers.bankFeeAmount)],
  ['status', column.label(headers.status, words.order)],
  ['bankReferenceNumber', column.code(headers.bankReferenceNumber)],
  ['dueDate', column.jalaliDay(headers.dueDate)],
  ['installmentReceiptAmount', column.rials(headers.installmentReceiptAmount)],
  ['installmentReceiptStatus', column.label(headers.installmentReceiptStatus, words.installment)],
] as const satisfies ColumnsOf<OrderRow>

/** @throws BusinessRule for more rows than a file holds */
export const invoicesFile = <Row>(
  title: string,
  columns: ColumnsOf<Row>,
  { items, meta }: Paged<Row>,
  format: ExportFormat
) => {
  if (meta.total > rowsMax) throw new BusinessRule(messages.exportTooLarge(rowsMax))
  const titles = columns.map(([, { header }]) => header)
  const cells = cellBatches(items, (row) => columns.map(([name, { cell }]) => cell(row[name])))
  return {
    mediaType: mimeTypes[format],
    disposition: savedAs({ name: 'orders', title }, format),
    content: format === 'csv' ? csv(titles, cells) : xlsx(title, titles, cells),
  }
}
