import { PaymentDecisionSchema } from '#database/schema'
import type { PaymentDecisionKind, PaymentDecisionStatus } from '#contracts/payments'

export default class PaymentDecision extends PaymentDecisionSchema {
  static override table = 'payment_decisions'

  declare kind: PaymentDecisionKind
  declare status: PaymentDecisionStatus
}
