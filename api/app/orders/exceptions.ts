import { errors } from '@vinejs/vine'
import type { PaymentResult } from '#contracts/orders'
import { InvalidFields, Refusal, type FieldError } from '#app/shared/errors'

/** One field that a rule of orders refuses. */
export const refusedFields = (field: string, message: string) =>
  new InvalidFields([{ field, rule: 'rule', message }])

/** The payment's result is no. Shown on the payment-status page with these members. person §4 */
export class PaymentRefused extends Refusal {
  constructor({ message, ...members }: PaymentResult) {
    super('PaymentRefusedException', 422, message, members)
  }
}

/** Where 422 is a payment's result, what the validator refuses is a 400. */
export const asBadRequest = (error: unknown): never => {
  if (error instanceof errors.E_VALIDATION_ERROR) {
    throw new InvalidFields(error.messages as FieldError[], 400)
  }
  throw error
}
