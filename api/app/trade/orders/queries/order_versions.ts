import type { KnownVersionCause } from '#contracts/orders'
import type { OwnerName } from '#contracts/owners'
import type { Seller } from '#app/platform/audit/actor'
import { prepared, type Client } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import type { OrderCost } from '../domain/cost.js'
import type { OrderLine } from '../domain/dispute.js'

/** Rials. */
export interface OrderVersion extends OrderCost {
  version: number
  cause: KnownVersionCause
  createdAt: Date
  /** The payer's version. */
  isPaidFor: boolean
  items: OrderLine[]
}

const selectSql = `
  select told.version, told.cause, told.created_at as "createdAt",
         told.grand_total_amount as "grandTotalAmount", told.kasbeno_fee_amount as "kasbenoFeeAmount",
         told.bank_fee_amount as "bankFeeAmount",
         coalesce(payment.version = told.version, false) as "isPaidFor",
         (select json_agg(json_build_object('line', line, 'itemName', item_name, 'unitType', unit_type,
                   'qty', qty, 'price', price) order by line)
            from order_lines where order_id = told.order_id and version = told.version) as items
    from order_versions told
    left join order_payments payment on payment.order_id = told.order_id`
const newestFirst = 'order by told.version desc'

const found = (versions: OrderVersion[]): { items: OrderVersion[] } => {
  if (versions.length === 0) throw new NotFound()
  return { items: versions }
}

/** @throws NotFound also for another owner's */
export const ownersVersions = async ({ type, id }: OwnerName, orderId: string) =>
  found(
    await prepared<OrderVersion>(
      'owners_order_versions',
      `${selectSql} join orders o on o.id = told.order_id
        where o.id = ? and o.owner_type = ? and o.owner_id = ? ${newestFirst}`,
      [orderId, type, id]
    )
  )

/** @throws NotFound also for another distributor's or plan's */
export const sellersVersions = async ({ distributorId, plans }: Seller, referenceNumber: string) =>
  found(
    await prepared<OrderVersion>(
      'sellers_order_versions',
      `${selectSql} join orders o on o.id = told.order_id
        where o.distributor_id = ? and o.plan = any(?::text[]) and o.reference_number = ? ${newestFirst}`,
      [distributorId, [...plans], referenceNumber]
    )
  )

const countSql = `select count(*)::integer as count from order_versions where order_id = ?`

export const countVersions = async (orderId: string, client: Client): Promise<number> => {
  const [{ count }] = await prepared<{ count: number }>(
    'count_order_versions',
    countSql,
    [orderId],
    client
  )
  return count
}
