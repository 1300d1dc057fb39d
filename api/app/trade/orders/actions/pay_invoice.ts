import { inject } from '@adonisjs/core'
import { isKeptOut } from '#app/people/blacklists/steps/refuse_listed'
import { isPaid, type PaymentSource } from '#contracts/orders'
import { OneTimeCodes, type RightCode } from '#app/people/identity/one_time_codes'
import { OtpWrong } from '#app/people/identity/exceptions'
import type { CustomerActor } from '#app/platform/audit/actor'
import { clock } from '#app/platform/time/clock'
import { tehranDay } from '#app/platform/time/jalali'
import { transaction } from '#app/platform/database/database'
import { AlreadyProcessed } from '#app/platform/errors'
import { newId } from '#app/platform/values/ids'
import { amountFrom } from '../domain/cost.js'
import { refuseOtherPayers } from '../domain/payer.js'
import { dueDateOf, statusAfter, type InvoicePayment } from '../domain/payment.js'
import { refusalOfPayment } from '../exceptions.js'
import { refusalToPay, type PaymentRefusal } from '../domain/pay_refusal.js'
import { messages } from '../i18n/fa.js'
import {
  detailsOf,
  orderFacts,
  type OrderDetails,
  type OrderFacts,
} from '../queries/order_details.js'
import { paymentCode } from '../domain/payment_code.js'
import { bookPayment, type InvoicePaymentOutcome } from '../steps/book_payment.js'

interface PayCommand {
  actor: CustomerActor
  orderId: string
  otpSecret: string
}

interface CodePayment extends InvoicePayment {
  code: RightCode
}

/**
 * Three round trips: facts, code, and one function that locks, rechecks and books. person §4 "Invoice payment"
 * @throws NotFound for strangers, AlreadyProcessed, OtpWrong (400), PaymentRefused (422, a payment result), which uses
 * up the code
 */
@inject()
export default class PayInvoice {
  constructor(private codes: OneTimeCodes) {}

  async execute({ actor, orderId, otpSecret }: PayCommand): Promise<OrderDetails> {
    const facts = await orderFacts(actor.owner, orderId)
    refuseOtherPayers(actor, facts)
    if (isPaid(facts.status)) throw new AlreadyProcessed(messages.alreadyPaid)

    const code = await this.codes.check({ ...paymentCode(actor, orderId), code: otpSecret })
    const source = code.binding.source as PaymentSource
    const paidAt = clock.businessNow()
    const amount = amountFrom(source, facts)
    const payment = { facts, code, source, amount, installmentId: newId(), paidAt }
    const refusal = refusalToPay(facts, source, tehranDay(paidAt))
    if (refusal) return this.#refuse(payment, refusal)
    if (amount !== code.binding.amount) return this.#refuse(payment, 'AMOUNT_CHANGED')
    if (facts.content !== code.binding.content) return this.#refuse(payment, 'CONTENT_CHANGED')

    const paid = await bookPayment(payment, code.id)
    if (paid.outcome === 'ALREADY_PAID') throw new AlreadyProcessed(messages.alreadyPaid)
    if (paid.outcome === 'CODE_USED') throw new OtpWrong()
    if (paid.outcome === 'LISTED') await isKeptOut(actor, 'PAYMENT', facts.known)
    if (paid.outcome !== 'PAID') return this.#refuse(payment, paid.outcome)
    return detailsOf(afterwards(payment, paid))
  }

  async #refuse(payment: CodePayment, refusal: PaymentRefusal): Promise<never> {
    await transaction((trx) => this.codes.consume(payment.code, trx))
    throw refusalOfPayment(refusal, payment)
  }
}

/** Avoids reading it again. */
const afterwards = (payment: InvoicePayment, paid: InvoicePaymentOutcome): OrderFacts => ({
  ...payment.facts,
  status: statusAfter(payment.facts),
  paymentSource: payment.source,
  paidAt: payment.paidAt.toJSDate(),
  bankReferenceNumber: paid.bank_reference,
  cashBalance: paid.cash ?? 0,
  creditBalance: paid.credit_left ?? 0,
  ...(payment.source === 'CREDIT' && {
    installmentReceiptAmount: payment.amount,
    installmentReceiptStatus: 'AWAITING_DUE_DATE',
    installmentId: payment.installmentId,
    installmentRemainingAmount: payment.amount,
    daysLeft: payment.facts.dueDateInDays,
    dueDate: dueDateOf(payment),
  }),
})
