import type { OrderStatus } from '#contracts/orders'
import type { StaffActor } from '#app/platform/audit/actor'
import { prepared } from '#app/platform/database/database'
import { isTakenByRun } from '../steps/lock_order.js'
import { disputeItems, type DisputeItem } from './disputes_of_order.js'

/** Evidence for the decision. Rials. */
export interface DisputeFile {
  items: DisputeItem[]
  /** The whole invoice. */
  orderItems: { line: number; itemName: string; unitType: string; qty: number; price: number }[]
  order: {
    status: OrderStatus
    grandTotalAmount: number
    refundAmount: number
    paidAt: string
    /** In a run: acceptance is netted. */
    isSettled: boolean
  }
  /** Same owner and distributor, by outcome. */
  before: { accepted: number; refused: number; withdrawn: number }
}

const sql = `
  select ${disputeItems} as items,
         (select coalesce(json_agg(json_build_object('line', line, 'itemName', item_name,
                   'unitType', unit_type, 'qty', qty, 'price', price) order by line), '[]')
            from order_items where order_id = o.id) as "orderItems",
         json_build_object('status', o.status, 'grandTotalAmount', o.grand_total_amount,
           'refundAmount', o.refund_amount, 'paidAt', o.paid_at, 'isSettled', ${isTakenByRun}) as "order",
         (select json_build_object(
                   'accepted', count(*) filter (where other.status = 'ACCEPTED'),
                   'refused', count(*) filter (where other.status = 'REFUSED'),
                   'withdrawn', count(*) filter (where other.status = 'WITHDRAWN'))
            from orders theirs join disputes other on other.order_id = theirs.id
           where theirs.owner_type = o.owner_type and theirs.owner_id = o.owner_id
             and theirs.distributor_id = o.distributor_id and other.id <> d.id) as before
    from disputes d join orders o on o.id = d.order_id
   where d.id = ?`

/** The caller's access is already checked. Refunded fees are hidden from distributors. */
export const disputeFile = async (id: string, caller: StaffActor): Promise<DisputeFile> => {
  const [file] = await prepared<DisputeFile>('dispute_file', sql, [id])
  return caller.distributorId ? { ...file, order: { ...file.order, refundAmount: 0 } } : file
}
