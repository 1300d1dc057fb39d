import type { PaymentResult } from '#contracts/orders'
import { InvalidFields, Refusal } from '#app/shared/errors'

/** One field that a rule of orders refuses. */
export const refusedFields = (field: string, message: string) =>
  new InvalidFields([{ field, rule: 'rule', message }])

/** The payment's result is no. Shown on the payment-status page with these members. person §4 */
export class PaymentRefused extends Refusal {
  constructor({ message, ...members }: PaymentResult) {
    super('PaymentRefusedException', 422, message, members)
  }
}
