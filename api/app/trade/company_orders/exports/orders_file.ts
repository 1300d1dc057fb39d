import { words } from '#contracts/words'
import { fieldWords } from '#contracts/words/fields'
import { invoiceColumns, invoicesFile, wholeFile } from '#app/trade/orders/exports/invoices_file'
import * as column from '#app/platform/resource/columns'
import type { ExportFormat } from '#app/platform/resource/export_file'
import { exportTitle, headers } from '../i18n/fa.js'
import type { CompanyCaller } from '../queries/awaited_orders.js'
import { companyOrders, type CompanyOrderFilter } from '../queries/company_orders.js'

const columns = [
  ...invoiceColumns,
  ['paidAt', column.jalaliMoment(fieldWords.paidAt)],
  ['orderApprobationStatus', column.label(headers.orderApprobationStatus, words.orderApprobation)],
] as const

/** @throws BusinessRule for more rows than a file holds */
export const ordersFile = async (
  caller: CompanyCaller,
  filter: CompanyOrderFilter,
  format: ExportFormat
) => invoicesFile(exportTitle, columns, await companyOrders(caller, filter, wholeFile), format)
