import {
  uploadRowStatuses,
  type UploadAnswer,
  type UploadRow,
  type UploadRows,
  type UploadRowStatus,
} from '#contracts/order_uploads'
import { prepared, type Client } from '#app/platform/database/database'

export interface RowsPage {
  status?: UploadRowStatus | null
  after: number
  limit: number
}

const rowSql = `
  select r.row_number as row, r.external_id as "externalId", r.status, r.field, r.message, r.cells,
         r.order_id as "orderId", o.reference_number as "referenceNumber"
    from order_upload_rows r
    left join orders_invoices o on o.id = r.order_id
   where r.upload_id = ?`

/** In the order of the file. */
export const rowsOf = async (
  uploadId: string,
  { status = null, after, limit }: RowsPage
): Promise<UploadRows> => {
  const rows = await prepared<UploadRow>(
    'upload_rows',
    `${rowSql} and r.row_number > ? and (?::text is null or r.status = ?)
      order by r.row_number limit ?`,
    [uploadId, after, status, status, limit]
  )
  return { rows, next: rows.length < limit ? null : rows.at(-1)!.row }
}

/** What cannot be posted, and what was not where the posting has ended. */
export const rejectedRows = (uploadId: string): Promise<UploadRow[]> =>
  prepared<UploadRow>(
    'rejected_upload_rows',
    `${rowSql} and (r.status <> 'READY' or r.order_id is null and exists (
         select from order_uploads upload
          where upload.id = r.upload_id and upload.finished_at is not null))
      order by r.row_number`,
    [uploadId]
  )

const countsSql = `
  select status, count(*) as rows, count(sale) as invoices
    from order_upload_rows where upload_id = ? and order_id is null group by status`

/** Lines that are not posted, by status, and the invoices that still can be. */
export const countsOf = async (
  uploadId: string,
  client?: Client
): Promise<Pick<UploadAnswer, 'counts'> & { ready: number }> => {
  const found = await prepared<{ status: UploadRowStatus; rows: number; invoices: number }>(
    'upload_counts',
    countsSql,
    [uploadId],
    client
  )
  const countOf = (status: UploadRowStatus) => found.find((one) => one.status === status)?.rows ?? 0
  const counts = Object.fromEntries(
    uploadRowStatuses.map((status) => [status, countOf(status)])
  ) as Record<UploadRowStatus, number>
  return { counts, ready: found.find(({ status }) => status === 'READY')?.invoices ?? 0 }
}
