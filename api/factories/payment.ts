import type { PaymentSource } from '#contracts/orders'
import PayInvoice from '#app/trade/orders/actions/pay_invoice'
import SendPaymentCode from '#app/trade/orders/actions/send_payment_code'
import type { CustomerActor } from '#app/platform/audit/actor'
import { act } from './act.js'
import { codeFor } from './messages.js'

/** As its owner pays an invoice: with the code that their phone was sent. */
export const payInvoice = async (
  orderId: string,
  actor: CustomerActor,
  source: PaymentSource = 'CREDIT'
) => {
  await act(SendPaymentCode, { actor, orderId, source })
  await act(PayInvoice, { actor, orderId, otpSecret: await codeFor(actor.phone, 'payment-code') })
}
