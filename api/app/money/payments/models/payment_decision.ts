import { PaymentDecisionSchema } from '#database/schema'
import type { PaymentDecisionKind, PaymentDecisionStatus } from '#contracts/payments'

/** Four eyes: what one member of staff wants to become of a payment, and another must decide. */
export default class PaymentDecision extends PaymentDecisionSchema {
  static override table = 'payment_decisions'

  declare kind: PaymentDecisionKind
  declare status: PaymentDecisionStatus
}
