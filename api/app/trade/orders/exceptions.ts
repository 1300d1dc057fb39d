import { errors } from '@vinejs/vine'
import type { PaymentResult } from '#contracts/orders'
import { BusinessRule, InvalidFields, Refusal, type FieldError } from '#app/platform/errors'
import { refusedInvoices, type BatchVerdict } from './domain/batch.js'
import { dueDateOf, type InvoicePayment } from './domain/payment.js'
import { paymentResult } from './domain/payment_result.js'
import { messages } from './i18n/fa.js'
import type { PaymentRefusal } from './domain/pay_refusal.js'

/** Never reveals whether we know them. */
export class CustomerUnknown extends BusinessRule {
  constructor() {
    super(messages.customerUnknown)
  }
}

/** A company whose invoices nobody could sign; programs are told no more than of an unknown one. */
export class SignatoryMissing extends CustomerUnknown {}

/** Shown on the payment-status page with these members. person §4 */
export class PaymentRefused extends Refusal {
  constructor({ message, ...members }: PaymentResult) {
    super('PaymentRefusedException', 422, message, members)
  }
}

/** In the words of the payment, also where no code is sent yet. */
export const refusalOfPayment = (
  refusal: PaymentRefusal,
  { facts, source, paidAt }: Pick<InvoicePayment, 'facts' | 'source' | 'paidAt'>
): PaymentRefused => {
  const dueDate = source === 'CREDIT' ? dueDateOf({ facts, paidAt }) : null
  return new PaymentRefused(paymentResult(messages.paymentRefused[refusal], facts, dueDate))
}

/** Which invoices prevented it, and why. adr/0026 */
export class BatchRefused extends Refusal {
  constructor({ refused, refusal }: Pick<BatchVerdict, 'refused' | 'refusal'>) {
    const message = refused.length > 0 || !refusal ? messages.batchRefused : ofSource(refusal)
    super('PaymentsRefusedException', 422, message, { invoices: refusedInvoices(refused) })
  }
}

const ofSource = (refusal: PaymentRefusal): string =>
  refusal === 'NOT_ENOUGH' ? messages.batchNotEnough : messages.paymentRefused[refusal]

/** For routes where 422 is a payment's result. */
export const asBadRequest = (error: unknown): never => {
  if (error instanceof errors.E_VALIDATION_ERROR) {
    throw new InvalidFields(error.messages as FieldError[], 400)
  }
  throw error
}
