import type { Trx } from '#app/platform/database/database'

/** In whole unless disputed; a later run pays the rest. The caller holds the locks. */
export const markSettled = async (orderIds: string[], trx: Trx): Promise<void> => {
  await trx.rawQuery(
    `update orders set payout_settled = true
      where id = any(?) and not exists (select from open_disputes where order_id = orders.id)`,
    [orderIds]
  )
}
