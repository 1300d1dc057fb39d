import type { CardPaymentRefusal } from '#contracts/devices'
import type { PaymentSource } from '#contracts/orders'
import { Conflict } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import type { KeptPayment } from '../queries/card_payments.js'

/** Identity of a payment; the PIN is not part of it. */
export interface AskedPayment {
  amount: number
  cardId: string
  paymentSource: PaymentSource
  containerId: string | null
}

/**
 * The stored refusal of a repeated payment, null when paid. A reversal that came first knows only the amount.
 * @throws Conflict for another payment under the reference
 */
export const refusalOfKept = (
  kept: KeptPayment,
  asked: AskedPayment
): CardPaymentRefusal | null => {
  const isSame =
    kept.amount === asked.amount &&
    (kept.cardId === null ||
      (kept.cardId === asked.cardId &&
        kept.paymentSource === asked.paymentSource &&
        kept.containerId === asked.containerId))
  if (!isSame) throw new Conflict(messages.referenceTaken)
  return kept.status === 'REVERSED' ? 'PAYMENT_REVERSED' : kept.refusal
}
