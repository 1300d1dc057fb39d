import { clock } from '#app/platform/time/clock'
import { prepared, type Trx } from '#app/platform/database/database'
import type { DisputedItem } from '../domain/dispute.js'

interface NewDispute {
  id: string
  orderId: string
  goodsAmount: number
  refundAmount: number
  note: string
  answerBy: string
  items: DisputedItem[]
}

const disputeSql = `
  insert into disputes (id, order_id, goods_amount, refund_amount, note, opened_at, answer_by)
  values (?, ?, ?, ?, ?, ?, ?)`

const itemsSql = `
  insert into dispute_items
         (dispute_id, line, item_name, unit_type, qty, price, reason, amount)
  select ?::uuid, item.* from unnest(?::integer[], ?::text[], ?::text[], ?::numeric[], ?::bigint[],
         ?::text[], ?::bigint[]) as item(line, item_name, unit_type, qty, price, reason, amount)`

/** The caller holds the invoice. */
export const keepDispute = async (dispute: NewDispute, trx: Trx): Promise<void> => {
  const { id, orderId, goodsAmount, refundAmount, note, answerBy, items } = dispute
  const at = clock.businessNow().toJSDate()
  const row = [id, orderId, goodsAmount, refundAmount, note, at, answerBy]
  await prepared('keep_dispute', disputeSql, row, trx)
  await prepared(
    'keep_dispute_items',
    itemsSql,
    [
      id,
      items.map(({ line }) => line),
      items.map(({ itemName }) => itemName),
      items.map(({ unitType }) => unitType),
      items.map(({ qty }) => qty),
      items.map(({ price }) => price),
      items.map(({ reason }) => reason),
      items.map(({ amount }) => amount),
    ],
    trx
  )
}
