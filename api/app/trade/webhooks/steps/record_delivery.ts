import type { WebhookBody, WebhookDispute, WebhookEvent } from '#contracts/webhooks'
import type { InvoiceState } from '#app/trade/orders/domain/invoice_state'
import { clock } from '#app/platform/time/clock'
import { prepared, type Trx } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'

/** The job's payload. */
export interface DeliveryRef {
  deliveryId: string
  partnerClientId: string
}

interface Invoice extends InvoiceState {
  partnerClientId: string
  referenceNumber: string
  externalId: string
  bankReferenceNumber: string | null
  cancelReason: string | null
  invoicedAt: Date
  createdAt: Date
  paidAt: Date | null
}

/** Needs an endpoint; uses the last state without one in the event. */
const invoiceSql = `
  select e.partner_client_id as "partnerClientId", o.reference_number as "referenceNumber",
         o.external_id as "externalId", o.status, o.grand_total_amount as "grandTotalAmount",
         o.refund_amount as "refundAmount", o.bank_reference_number as "bankReferenceNumber",
         o.cancel_reason as "cancelReason", o.invoiced_at as "invoicedAt",
         o.created_at as "createdAt", o.paid_at as "paidAt", o.updated_at as at,
         case when ? then 0 else nextval('order_changes') end as change
    from orders_invoices o
    join webhook_endpoints e on e.partner_client_id = o.partner_client_id
    join partners_programs c on c.id = o.partner_client_id and c.active
   where o.id = ?`

const insertSql = `
  insert into webhook_deliveries
    (id, partner_client_id, order_id, change, event, body, next_try_at, created_at)
  values (?, ?, ?, ?, ?, ?, ?, ?)
  on conflict (order_id, change) do nothing
  returning id`

/** Nothing was paid at that point. */
const beforePayment: readonly WebhookEvent[] = [
  'invoice.created',
  'invoice.updated',
  'invoice.closed',
]
const isEnd = (event: WebhookEvent) => event === 'invoice.canceled' || event === 'invoice.rejected'

interface Announced {
  event: WebhookEvent
  orderId: string
  /** Null after the invoice's last change. */
  state: InvoiceState | null
  /** For dispute events. */
  dispute?: WebhookDispute
}

/**
 * As the change left the invoice.
 * @returns null when nobody listens
 */
export const recordDelivery = async (
  { event, orderId, state, dispute }: Announced,
  trx: Trx
): Promise<DeliveryRef | null> => {
  const [found] = await prepared<Omit<Invoice, 'at'> & { at: Date }>(
    'webhook_invoice',
    invoiceSql,
    [state !== null, orderId],
    trx
  )
  if (!found) return null
  const invoice = { ...found, at: found.at.toISOString(), ...state }
  const id = newId()
  const now = clock.systemNow().toJSDate()
  const recorded = await prepared(
    'record_webhook',
    insertSql,
    [
      id,
      invoice.partnerClientId,
      orderId,
      invoice.change,
      event,
      JSON.stringify({ ...bodyOf(id, event, orderId, invoice), ...(dispute && { dispute }) }),
      now,
      now,
    ],
    trx
  )
  return recorded.length ? { deliveryId: id, partnerClientId: invoice.partnerClientId } : null
}

const bodyOf = (
  eventId: string,
  event: WebhookEvent,
  orderId: string,
  invoice: Invoice
): WebhookBody => {
  const isPaid = !beforePayment.includes(event) && invoice.paidAt !== null
  return {
    eventId,
    event,
    occurredAt: new Date(invoice.at).toISOString(),
    id: orderId,
    referenceNumber: invoice.referenceNumber,
    externalId: invoice.externalId,
    status: invoice.status,
    grandTotalAmount: invoice.grandTotalAmount,
    refundAmount: invoice.refundAmount,
    bankReferenceNumber: isPaid ? invoice.bankReferenceNumber : null,
    cancelReason: isEnd(event) ? invoice.cancelReason : null,
    invoicedAt: invoice.invoicedAt.toISOString(),
    createdAt: invoice.createdAt.toISOString(),
    paidAt: isPaid ? invoice.paidAt!.toISOString() : null,
  }
}
