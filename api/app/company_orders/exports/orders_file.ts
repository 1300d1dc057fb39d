import { words } from '#contracts/words'
import { BusinessRule } from '#app/shared/errors'
import { savedAs } from '#app/shared/http/saved_as'
import * as column from '#app/shared/resource/columns'
import { csv } from '#app/shared/resource/csv'
import { mimeTypes, type ExportFormat } from '#app/shared/resource/export_file'
import { xlsx } from '#app/shared/resource/xlsx'
import { exportTitle, headers, messages } from '../i18n/fa.js'
import type { CompanyCaller } from '../queries/awaited_orders.js'
import {
  companyOrders,
  type CompanyOrderFilter,
  type CompanyOrderRow,
} from '../queries/company_orders.js'

const rowsMax = 5000

const columns: [keyof CompanyOrderRow, column.Column][] = [
  ['distributorName', column.text(headers.distributorName)],
  ['externalId', column.code(headers.externalId)],
  ['referenceNumber', column.code(headers.referenceNumber)],
  ['invoicedAt', column.jalaliMoment(headers.invoicedAt)],
  ['dueDateInDays', column.number(headers.dueDateInDays)],
  ['paidAt', column.jalaliMoment(headers.paidAt)],
  ['grandTotalAmount', column.rials(headers.grandTotalAmount)],
  ['kasbenoFeeAmount', column.rials(headers.kasbenoFeeAmount)],
  ['bankFeeAmount', column.rials(headers.bankFeeAmount)],
  ['status', column.label(headers.status, words.order)],
  ['orderApprobationStatus', column.label(headers.orderApprobationStatus, words.orderApprobation)],
  ['bankReferenceNumber', column.code(headers.bankReferenceNumber)],
  ['dueDate', column.jalaliDay(headers.dueDate)],
  ['installmentReceiptAmount', column.rials(headers.installmentReceiptAmount)],
  ['installmentReceiptStatus', column.label(headers.installmentReceiptStatus, words.installment)],
]

async function* cellsOf(rows: readonly CompanyOrderRow[]) {
  yield rows.map((row) => columns.map(([name, { cell }]) => cell(row[name])))
}

/** The company's invoices as a table. @throws BusinessRule for more of them than one file holds */
export const ordersFile = async (
  caller: CompanyCaller,
  filter: CompanyOrderFilter,
  format: ExportFormat
) => {
  const page = { pageSize: rowsMax, pageNumber: 0 }
  const { items, meta } = await companyOrders(caller, filter, page)
  if (meta.total > rowsMax) throw new BusinessRule(messages.exportTooLarge(rowsMax))
  const titles = columns.map(([, { header }]) => header)
  return {
    mediaType: mimeTypes[format],
    disposition: savedAs({ name: 'orders', title: exportTitle }, format),
    content:
      format === 'csv' ? csv(titles, cellsOf(items)) : xlsx(exportTitle, titles, cellsOf(items)),
  }
}
