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
  /** Those alone that cannot be sold. */
  isRejected?: boolean
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
  { status = null, isRejected = false, after, limit }: RowsPage
): Promise<UploadRows> => {
  const rows = await prepared<UploadRow>(
    'upload_rows',
    `${rowSql} and r.row_number > ? and (?::text is null or r.status = ?)
        and (not ?::boolean or r.status <> 'READY')
      order by r.row_number limit ?`,
    [uploadId, after, status, status, isRejected, limit]
  )
  return { rows, next: rows.length < limit ? null : rows.at(-1)!.row }
}

export const rowsNumbered = (uploadId: string, rows: readonly number[]): Promise<UploadRow[]> =>
  prepared<UploadRow>(
    'upload_rows_numbered',
    `${rowSql} and r.row_number = any(?::integer[]) order by r.row_number`,
    [uploadId, rows]
  )

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

export interface KeptCounts {
  counts: Record<UploadRowStatus, number>
  ready: number
  posted: number
}

/** What is kept of a file once its lines are gone. */
export const allCountsOf = async (uploadId: string, client?: Client): Promise<KeptCounts> => {
  const [{ posted }] = await prepared<{ posted: number }>(
    'upload_posted',
    `select count(sale)::integer as posted
       from order_upload_rows where upload_id = ? and order_id is not null`,
    [uploadId],
    client
  )
  return { ...(await countsOf(uploadId, client)), posted }
}

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
