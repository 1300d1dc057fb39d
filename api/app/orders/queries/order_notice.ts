import type { OrderStatus, PaymentSource } from '#contracts/orders'
import type { OwnerName } from '#contracts/owners'
import { prepared, type Client } from '#app/shared/database'

/** What a message about an invoice says; rials. */
export interface OrderNotice {
  owner: OwnerName
  externalId: string
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
  /** Its owner's signatories are asked first. */
  needsApprobation: boolean
  /** Of who paid it with a company's card. */
  holderPhone: string | null
}

const sql = `
  select jsonb_build_object('type', o.owner_type, 'id', o.owner_id) as owner,
         o.external_id as "externalId", d.name as "distributorName",
         o.reference_number as "referenceNumber", o.status, o.grand_total_amount as "grandTotalAmount",
         o.kasbeno_fee_amount as "kasbenoFeeAmount", o.bank_fee_amount as "bankFeeAmount",
         o.refund_amount as "refundAmount", o.payment_source as "paymentSource",
         o.bank_reference_number as "bankReferenceNumber", i.due_date as "dueDate",
         o.needs_approbation as "needsApprobation",
         (select keeper.phone from card_payments payment
            join card_keepers keeper on keeper.card_id = payment.card_id
           where payment.order_id = o.id and keeper.holder_id is not null) as "holderPhone"
    from orders o
    join distributors d on d.id = o.distributor_id
    left join installments i on i.order_id = o.id
   where o.id = any(?::uuid[])`

export const orderNotices = (orderIds: string[], client: Client): Promise<OrderNotice[]> =>
  prepared<OrderNotice>('order_notice', sql, [orderIds], client)

export const orderNotice = async (orderId: string, client: Client): Promise<OrderNotice> =>
  (await orderNotices([orderId], client))[0]
