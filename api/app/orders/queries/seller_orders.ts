import type { InstallmentStatus, OrderStatus, PaymentSource } from '#contracts/orders'
import type { Plan } from '#contracts/plans'
import { prepared, type Trx } from '#app/shared/database'
import { NotFound } from '#app/shared/errors'
import { paged, type Page, type Paged } from '#app/shared/paging'
import type { OrderItem } from '../domain/cost.js'

/** An invoice that a command is about to change, locked with its installment until the transaction ends. */
export interface LockedOrder {
  id: string
  referenceNumber: string
  distributorId: string
  ownerType: 'PERSON' | 'COMPANY'
  ownerId: string
  plan: Plan
  status: OrderStatus
  grandTotalAmount: number
  kasbenoFeeAmount: number
  bankFeeAmount: number
  refundAmount: number
  dueDateInDays: number
  paymentSource: PaymentSource | null
  vatRatePpm: number | null
  isSettled: boolean
  installment: { id: string; amount: number; paid: number; reversed: number } | null
}

/**
 * Whether the distributor was paid for it, or is about to be: an approved run has taken it. A return
 * opens `payout_settled` again for the next run, but what a run took stays taken.
 */
const isSettled = `exists (
  select from payout_items item
    join payouts on payouts.id = item.payout_id
    join settlement_runs run on run.id = payouts.run_id
   where item.order_id = o.id and run.status in ('APPROVED', 'DONE'))`

const lockSql = `
  select o.id, o.reference_number as "referenceNumber", o.distributor_id as "distributorId",
         o.owner_type as "ownerType", o.owner_id as "ownerId", o.plan, o.status,
         o.grand_total_amount as "grandTotalAmount", o.kasbeno_fee_amount as "kasbenoFeeAmount",
         o.bank_fee_amount as "bankFeeAmount", o.refund_amount as "refundAmount",
         o.due_date_in_days as "dueDateInDays", o.payment_source as "paymentSource",
         o.vat_rate_ppm as "vatRatePpm", ${isSettled} as "isSettled"
    from orders o
   where o.distributor_id = ? and o.reference_number = ?
     for update`

/** After the invoice's own row: whoever pays an invoice holds that first, and makes the installment then. */
const lockInstallmentSql = `
  select id, amount, paid_amount as paid, reversed_amount as reversed
    from installments where order_id = ? for update`

/** @throws NotFound also for another distributor's invoice */
export const lockSellersOrder = async (
  distributorId: string,
  referenceNumber: string,
  trx: Trx
): Promise<LockedOrder> => {
  const [order] = await prepared<Omit<LockedOrder, 'installment'>>(
    'lock_sellers_order',
    lockSql,
    [distributorId, referenceNumber],
    trx
  )
  if (!order) throw new NotFound()
  const [installment] = await prepared<NonNullable<LockedOrder['installment']>>(
    'lock_installment',
    lockInstallmentSql,
    [order.id],
    trx
  )
  return { ...order, installment: installment ?? null }
}

/** A row of the supplier's list; what the customer owes the bank is not the supplier's business. */
export interface SellerOrderRow {
  id: string
  externalId: string
  referenceNumber: string
  status: OrderStatus
  plan: Plan
  customer: { phone: string; name: string }
  grandTotalAmount: number
  refundAmount: number
  dueDateInDays: number
  dueDate: string | null
  invoicedAt: Date
  createdAt: Date
  paidAt: Date | null
  payableUntil: string
  bankReferenceNumber: string | null
  cancelReason: string | null
  isSettled: boolean
}
export interface SellerOrder extends SellerOrderRow {
  items: OrderItem[]
  installmentStatus: InstallmentStatus | null
}

const columns = `
  o.id, o.external_id as "externalId", o.reference_number as "referenceNumber", o.status, o.plan,
  json_build_object('phone', u.phone, 'name', concat_ws(' ', u.firstname, u.lastname)) as customer,
  o.grand_total_amount as "grandTotalAmount", o.refund_amount as "refundAmount",
  o.due_date_in_days as "dueDateInDays", i.due_date as "dueDate",
  o.invoiced_at as "invoicedAt", o.created_at as "createdAt", o.paid_at as "paidAt",
  o.payable_until as "payableUntil", o.bank_reference_number as "bankReferenceNumber",
  o.cancel_reason as "cancelReason", ${isSettled} as "isSettled"`
const joins = `
  left join installments i on i.order_id = o.id
  left join users u on u.id = o.owner_id`

const owned = `o.distributor_id = ? and (?::text is null or o.status = ?) and (?::text is null or o.external_id = ?)`

/** The distributor's invoices, the newest first. */
export const sellersOrders = async (
  distributorId: string,
  { status = null, externalId = null }: { status?: OrderStatus | null; externalId?: string | null },
  page: Page
): Promise<Paged<SellerOrderRow>> => {
  const filter = [distributorId, status, status, externalId, externalId]
  const rows = await prepared<SellerOrderRow>(
    'sellers_orders',
    `select ${columns} from orders o ${joins} where ${owned}
      order by o.created_at desc, o.id desc limit ? offset ?`,
    [...filter, page.pageSize, page.pageSize * page.pageNumber]
  )
  const [{ total }] = await prepared<{ total: number }>(
    'count_sellers_orders',
    `select count(*) as total from orders o where ${owned}`,
    filter
  )
  return paged(rows, page, total)
}

/** @throws NotFound also for another distributor's invoice */
export const sellersOrder = async (
  distributorId: string,
  referenceNumber: string
): Promise<SellerOrder> => {
  const [row] = await prepared<SellerOrder>(
    'sellers_order',
    `select ${columns}, i.status as "installmentStatus",
            (select json_agg(json_build_object('itemName', item_name, 'unitType', unit_type,
                      'qty', qty, 'price', price) order by line)
               from order_items where order_id = o.id) as items
       from orders o ${joins} where o.distributor_id = ? and o.reference_number = ?`,
    [distributorId, referenceNumber]
  )
  if (!row) throw new NotFound()
  return row
}
