import type { UploadCells, UploadColumn, UploadRowStatus } from '#contracts/order_uploads'
import type { Sale } from '#app/trade/orders/domain/sale'
import { prepared, type Client } from '#app/platform/database/database'

export interface KeptLine {
  row: number
  externalId: string
  cells: UploadCells
  /** Where one stands that is not worked out. */
  formulas: UploadColumn[]
  status: UploadRowStatus
  field: UploadColumn | null
  message: string
  orderId: string | null
}

const lineSql = `
  select row_number as row, external_id as "externalId", cells, formulas, status, field, message,
         order_id as "orderId"
    from order_upload_rows
   where upload_id = ?`

/** A line, and those of the invoices that are named; in the order of the file. */
export const linesOfInvoices = (
  uploadId: string,
  row: number,
  externalIds: readonly string[],
  client?: Client
): Promise<KeptLine[]> =>
  prepared<KeptLine>(
    'lines_of_invoices',
    `${lineSql} and (row_number = ? or external_id = any(?::text[])) order by row_number`,
    [uploadId, row, externalIds],
    client
  )

export type StandingSale = Pick<Sale, 'customer' | 'grandTotalAmount' | 'dueDateInDays'>

/** The ready invoices of a file, but for those that are named. */
export const otherSales = async (
  uploadId: string,
  externalIds: readonly string[]
): Promise<StandingSale[]> => {
  const found = await prepared<{ sale: StandingSale | null }>(
    'other_upload_sales',
    `select sale from order_upload_rows
      where upload_id = ? and sale is not null and status = 'READY' and order_id is null
        and external_id <> all(?::text[])`,
    [uploadId, externalIds]
  )
  return found.flatMap(({ sale }) => sale ?? [])
}
