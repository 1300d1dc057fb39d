import type { Trx } from '#app/shared/database'

/** An approved run pays the distributor for them. The caller holds their locks. */
export const markSettled = async (orderIds: string[], trx: Trx): Promise<void> => {
  await trx.rawQuery(`update orders set payout_settled = true where id = any(?)`, [orderIds])
}
