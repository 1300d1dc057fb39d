import type { CardPaymentRefusal } from '#contracts/devices'
import type { PaymentSource } from '#contracts/orders'
import { Conflict } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import type { KeptPayment } from '../queries/card_payments.js'

/** What makes a payment the same: never its PIN. */
export interface AskedPayment {
  amount: number
  cardId: string
  paymentSource: PaymentSource
  containerId: string | null
}

/**
 * Why what stands under a reference refuses the payment that comes under it again, or null when it was paid. A
 * reversal that overtook its payment knows nothing of it but the amount.
 * @throws Conflict for another payment under the same reference
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
