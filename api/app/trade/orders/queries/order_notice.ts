import type { OrderStatus, PaymentSource } from '#contracts/orders'
import type { OwnerName } from '#contracts/owners'
import { prepared, type Client } from '#app/platform/database/database'

/** Rials. */
export interface OrderNotice {
  owner: OwnerName
  externalId: string
  distributorId: string
  distributorName: string
  referenceNumber: string
  status: OrderStatus
  grandTotalAmount: number
  kasbenoFeeAmount: number
  bankFeeAmount: number
  refundAmount: number
  paymentSource: PaymentSource | null
  bankReferenceNumber: string | null
  dueDate: string | null
  /** Signatories come first. */
  needsApprobation: boolean
  /** With its merchant; null when paid by code. */
  cardLastFour: string | null
  merchantName: string | null
  /** Of a company card's user. */
  holderPhone: string | null
}

const sql = `
  select jsonb_build_object('type', o.owner_type, 'id', o.owner_id) as owner,
         o.external_id as "externalId", o.distributor_id as "distributorId", d.name as "distributorName",
         o.reference_number as "referenceNumber", o.status, o.grand_total_amount as "grandTotalAmount",
         o.kasbeno_fee_amount as "kasbenoFeeAmount", o.bank_fee_amount as "bankFeeAmount",
         o.refund_amount as "refundAmount", o.payment_source as "paymentSource",
         o.bank_reference_number as "bankReferenceNumber", i.due_date as "dueDate",
         o.needs_approbation as "needsApprobation",
         paid_by.last_four as "cardLastFour", paid_by.merchant_name as "merchantName",
         paid_by.holder_phone as "holderPhone"
    from orders o
    left join lateral (
      select keeper.phone as holder_phone, payment.last_four, payment.merchant_name
        from orders_card_payments payment
        left join cardholders_keepers keeper on keeper.card_id = payment.card_id and keeper.holder_id is not null
       where payment.order_id = o.id) paid_by on true
    join distributors_suppliers d on d.id = o.distributor_id
    left join installments_debts i on i.order_id = o.id
   where o.id = any(?::uuid[])`

export const orderNotices = (orderIds: string[], client: Client): Promise<OrderNotice[]> =>
  prepared<OrderNotice>('order_notice', sql, [orderIds], client)

export const orderNotice = async (orderId: string, client: Client): Promise<OrderNotice> =>
  (await orderNotices([orderId], client))[0]
