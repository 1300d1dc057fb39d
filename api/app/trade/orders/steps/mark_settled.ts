import type { Trx } from '#app/platform/database/database'

/**
 * An approved run pays the distributor for them, in whole unless something is disputed: the rest of that is found by a
 * later run. The caller holds their locks.
 */
export const markSettled = async (orderIds: string[], trx: Trx): Promise<void> => {
  await trx.rawQuery(
    `update orders set payout_settled = true
      where id = any(?) and not exists (select from open_disputes where order_id = orders.id)`,
    [orderIds]
  )
}
