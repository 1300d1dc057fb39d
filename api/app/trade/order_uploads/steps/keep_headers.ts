import type { ColumnChoice } from '#contracts/order_uploads'
import { prepared, type Trx } from '#app/platform/database/database'
import { clock } from '#app/platform/time/clock'

export interface ChosenHeaders {
  digest: string
  columns: ColumnChoice
}

/** For the next file with the same headers. */
export const keepHeaders = async (
  distributorId: string,
  { digest, columns }: ChosenHeaders,
  trx: Trx
): Promise<void> => {
  await prepared(
    'keep_upload_headers',
    `insert into order_upload_headers (distributor_id, digest, columns, kept_at) values (?, ?, ?::jsonb, ?)
       on conflict (distributor_id, digest)
       do update set columns = excluded.columns, kept_at = excluded.kept_at`,
    [distributorId, digest, JSON.stringify(columns), clock.businessNow().toJSDate()],
    trx
  )
}
