import type { OrderStatus, PaymentSource } from '#contracts/orders'
import type { OwnerType } from '#contracts/owners'
import { plans as allPlans, type Plan } from '#contracts/plans'
import { lockInstallment } from '#app/credit/installments/steps/lock_installment'
import type { InstallmentBalance } from '#app/credit/installments/steps/lower_installment'
import type { DistributorActor } from '#app/platform/audit/actor'
import { prepared, type Trx } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import type { FeeRates } from '../domain/cost.js'

/** With its installment. */
export interface LockedOrder {
  id: string
  referenceNumber: string
  distributorId: string
  ownerType: OwnerType
  ownerId: string
  plan: Plan
  status: OrderStatus
  /** Null unless FRAUD. */
  statusBeforeFraud: OrderStatus | null
  grandTotalAmount: number
  kasbenoFeeAmount: number
  bankFeeAmount: number
  refundAmount: number
  dueDateInDays: number
  /** Of the sale. */
  rates: FeeRates
  paymentSource: PaymentSource | null
  vatRatePpm: number | null
  /** Signatories must accept first. */
  needsApprobation: boolean
  isSettled: boolean
  /** The owner confirmed receipt. */
  isReceived: boolean
  installment: InstallmentBalance | null
}

/** In an approved run. A return reopens `payout_settled`, but what was taken stays taken. */
export const isTakenByRun = `exists (
  select from orders_payouts payout
   where payout.order_id = o.id and payout.run_status in ('APPROVED', 'DONE'))`

/** One prepared statement per kind of name. */
const lockSql = (named: string) => `
  select o.id, o.reference_number as "referenceNumber", o.distributor_id as "distributorId",
         o.owner_type as "ownerType", o.owner_id as "ownerId", o.plan, o.status,
         o.status_before_fraud as "statusBeforeFraud",
         o.grand_total_amount as "grandTotalAmount", o.kasbeno_fee_amount as "kasbenoFeeAmount",
         o.bank_fee_amount as "bankFeeAmount", o.refund_amount as "refundAmount",
         o.due_date_in_days as "dueDateInDays",
         json_build_object('productFeePpm', o.product_fee_ppm,
                           'bankFeeYearlyPpm', o.bank_fee_yearly_ppm) as rates,
         o.payment_source as "paymentSource",
         o.vat_rate_ppm as "vatRatePpm", o.needs_approbation as "needsApprobation",
         o.received_at is not null as "isReceived"
    from orders o
   where ${named}
     for update`
const lockOwn = lockSql(
  'o.distributor_id = ? and o.plan = any(?::text[]) and o.reference_number = ?'
)
const lockAny = lockSql('o.id = ?')

/** After the lock: a statement that waited has an old snapshot of other tables and could miss a run. */
const settledSql = `select ${isTakenByRun} as "isSettled" from orders o where o.id = ?`

type LockedRow = Omit<LockedOrder, 'installment' | 'isSettled'>

const complete = async (order: LockedRow | undefined, trx: Trx): Promise<LockedOrder> => {
  if (!order) throw new NotFound()
  const installment = await lockInstallment(order.id, trx)
  const [{ isSettled: settled }] = await prepared<{ isSettled: boolean }>(
    'is_settled',
    settledSql,
    [order.id],
    trx
  )
  return { ...order, isSettled: settled, installment }
}

/** @throws NotFound also for another distributor's or plan's */
export const lockSellersOrder = async (
  { distributorId, plans = allPlans }: DistributorActor,
  referenceNumber: string,
  trx: Trx
): Promise<LockedOrder> => {
  const name = [distributorId, [...plans], referenceNumber]
  const [order] = await prepared<LockedRow>('lock_sellers_order', lockOwn, name, trx)
  return complete(order, trx)
}

const lockSomeSql = `select id from orders where id = any(?::uuid[]) order by id for update`

export const lockOrders = async (ids: readonly string[], trx: Trx): Promise<void> => {
  await prepared('lock_orders', lockSomeSql, [ids], trx)
}

/**
 * For staff.
 * @throws NotFound
 */
export const lockOrder = async (id: string, trx: Trx): Promise<LockedOrder> => {
  const [order] = await prepared<LockedRow>('lock_order', lockAny, [id], trx)
  return complete(order, trx)
}
