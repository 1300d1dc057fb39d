import { prepared, type Trx } from '#app/shared/database'
import type { OrderItem } from '../domain/cost.js'

const sql = `
  insert into order_items (order_id, line, item_name, unit_type, qty, price)
  select ?::uuid, line, item_name, unit_type, qty, price
    from unnest(?::text[], ?::text[], ?::numeric[], ?::bigint[])
      with ordinality as item(item_name, unit_type, qty, price, line)`

/** Writes the lines of an invoice, numbered from 1, in one statement. */
export const writeItems = async (orderId: string, items: OrderItem[], trx: Trx): Promise<void> => {
  await prepared(
    'write_items',
    sql,
    [
      orderId,
      items.map(({ itemName }) => itemName),
      items.map(({ unitType }) => unitType),
      items.map(({ qty }) => qty),
      items.map(({ price }) => price),
    ],
    trx
  )
}

/** Replaces all lines of an invoice. */
export const replaceItems = async (
  orderId: string,
  items: OrderItem[],
  trx: Trx
): Promise<void> => {
  await trx.from('order_items').where({ order_id: orderId }).delete()
  await writeItems(orderId, items, trx)
}
