import type { OwnerName } from '#contracts/owners'
import type { Trx } from '#app/platform/database/database'

const sql = `select pg_advisory_xact_lock(hashtextextended('ADDRESSES:' || ? || ':' || ?, 0))`

/** Changes of one owner's addresses take turns: exactly one of them is deliverable at any time. */
export const lockAddresses = async ({ type, id }: OwnerName, trx: Trx): Promise<void> => {
  await trx.rawQuery(sql, [type, id])
}
