import { errors } from '@vinejs/vine'
import type { PaymentResult } from '#contracts/orders'
import { BusinessRule, InvalidFields, Refusal, type FieldError } from '#app/platform/errors'
import { refusedInvoices, type BatchVerdict } from './domain/batch.js'
import { messages } from './i18n/fa.js'
import type { PaymentRefusal } from './queries/order_details.js'

/** Nobody whom the supplier may sell to, or ask about. It never says whether we know them. */
export class CustomerUnknown extends BusinessRule {
  constructor() {
    super(messages.customerUnknown)
  }
}

/** The payment's result is no. Shown on the payment-status page with these members. person §4 */
export class PaymentRefused extends Refusal {
  constructor({ message, ...members }: PaymentResult) {
    super('PaymentRefusedException', 422, message, members)
  }
}

/** No invoice of a batch was paid; which of them kept the others from it, and why. adr/0026 */
export class BatchRefused extends Refusal {
  constructor({ refused, refusal }: Pick<BatchVerdict, 'refused' | 'refusal'>) {
    const message = refused.length > 0 || !refusal ? messages.batchRefused : ofSource(refusal)
    super('PaymentsRefusedException', 422, message, { invoices: refusedInvoices(refused) })
  }
}

const ofSource = (refusal: PaymentRefusal): string =>
  refusal === 'NOT_ENOUGH' ? messages.batchNotEnough : messages.paymentRefused[refusal]

/** Where 422 is a payment's result, what the validator refuses is a 400. */
export const asBadRequest = (error: unknown): never => {
  if (error instanceof errors.E_VALIDATION_ERROR) {
    throw new InvalidFields(error.messages as FieldError[], 400)
  }
  throw error
}
