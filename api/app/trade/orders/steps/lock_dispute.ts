import type { DisputeParty, DisputeStatus } from '#contracts/disputes'
import { prepared, type Trx } from '#app/platform/database/database'
import { AlreadyProcessed, Conflict, NotFound } from '#app/platform/errors'
import type { AnyActor } from '#app/platform/audit/actor'
import { mayDecide } from '../domain/dispute.js'
import { messages } from '../i18n/fa.js'
import type { DisputeEnd } from './end_dispute.js'
import { lockOrder, type LockedOrder } from './lock_order.js'

/** Locked after its invoice. */
export interface LockedDispute {
  id: string
  status: DisputeStatus
  goodsAmount: number
  refundAmount: number
  order: LockedOrder
}

/** A distributor's program or user, or staff. */
export interface Answerer {
  actor: AnyActor
  party: Extract<DisputeParty, 'SUPPLIER' | 'STAFF'>
  /** Their reach; null for all. */
  distributorId: string | null
  branchId: string | null
}

const findSql = `
  select d.order_id as "orderId"
    from disputes d join orders o on o.id = d.order_id
   where d.id = ? and (?::uuid is null or o.distributor_id = ?) and (?::uuid is null or o.branch_id = ?)`

const lockSql = `
  select id, status, goods_amount as "goodsAmount", refund_amount as "refundAmount"
    from disputes where id = ? for update`

/** @throws NotFound also for another distributor's or branch's */
export const lockDispute = async (
  id: string,
  { distributorId, branchId }: Pick<Answerer, 'distributorId' | 'branchId'>,
  trx: Trx
): Promise<LockedDispute> => {
  const confined = [distributorId, distributorId, branchId, branchId]
  const [found] = await prepared<{ orderId: string }>(
    'find_dispute',
    findSql,
    [id, ...confined],
    trx
  )
  if (!found) throw new NotFound()
  const order = await lockOrder(found.orderId, trx)
  const [dispute] = await prepared<Omit<LockedDispute, 'order'>>('lock_dispute', lockSql, [id], trx)
  return { ...dispute, order }
}

/** @throws AlreadyProcessed, Conflict when this party may not */
export const refuseDecision = (
  { status, order }: LockedDispute,
  to: DisputeEnd,
  party: DisputeParty
): void => {
  if (status === to) throw new AlreadyProcessed()
  if (order.status === 'FRAUD') throw new Conflict(messages.frozen)
  if (mayDecide(party, status, to)) return
  if (party === 'STAFF' && status === 'OPEN') throw new Conflict(messages.disputeAwaitsSupplier)
  throw new Conflict(status === 'ESCALATED' ? messages.disputeWithStaff : messages.disputeEnded)
}
