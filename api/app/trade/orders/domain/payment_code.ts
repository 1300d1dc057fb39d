import type { CustomerActor } from '#app/platform/audit/actor'
import type { CodeScope } from '#app/people/identity/one_time_codes'

export const paymentCode = (payer: CustomerActor, orderId: string): CodeScope => ({
  purpose: 'INVOICE_PAYMENT',
  subject: orderId,
  phone: payer.phone,
  sessionId: payer.sessionId,
})
