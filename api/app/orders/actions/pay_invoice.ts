import { inject } from '@adonisjs/core'
import { isPaid, type PaymentSource } from '#contracts/orders'
import { OneTimeCodes, type RightCode } from '#app/identity/one_time_codes'
import { OtpWrong } from '#app/identity/exceptions'
import type { CustomerActor } from '#app/shared/actor'
import { clock } from '#app/shared/clock'
import { prepared, sqlState, transaction } from '#app/shared/database'
import { AlreadyProcessed } from '#app/shared/errors'
import { newId } from '#app/shared/ids'
import { tehranDay } from '#app/shared/jalali'
import { amountFrom } from '../domain/cost.js'
import type { InvoiceState } from '../domain/invoice_state.js'
import {
  dueDateOf,
  entryKinds,
  entryOf,
  shortOf,
  statusAfter,
  type Payment,
} from '../domain/payment.js'
import { paymentResult } from '../domain/payment_result.js'
import { PaymentRefused } from '../exceptions.js'
import { messages } from '../i18n/fa.js'
import {
  detailsOf,
  orderFacts,
  refusalToPay,
  type OrderDetails,
  type OrderFacts,
  type PaymentRefusal,
} from '../queries/order_details.js'
import { paymentCode } from '../domain/payment_code.js'

declare module '#app/shared/events/outbox' {
  interface Events {
    InvoicePaid: { orderId: string; isOneOfSeveral: boolean; state: InvoiceState }
  }
}

interface PayCommand {
  actor: CustomerActor
  orderId: string
  otpSecret: string
}

/** What SQL `pay_invoice` answers. */
interface Outcome {
  outcome: 'PAID' | 'ALREADY_PAID' | 'CODE_USED' | PaymentRefusal
  bank_reference: string
  cash: number | null
  credit_left: number | null
}

interface CodePayment extends Payment {
  code: RightCode
}

/**
 * Pays an unpaid invoice from the payer's credit line or wallet. Three round trips: the facts, the code,
 * and one function that locks, checks again and books. person §4 "Invoice payment"
 * @throws NotFound for strangers, AlreadyProcessed for a paid invoice, OtpWrong (400), and PaymentRefused
 *   (422, a payment result) when line, wallet or invoice do not allow it; the code is used up then, so
 *   that the owner can ask for another at once
 */
@inject()
export default class PayInvoice {
  constructor(private codes: OneTimeCodes) {}

  async execute({ actor, orderId, otpSecret }: PayCommand): Promise<OrderDetails> {
    const facts = await orderFacts(actor.owner, orderId)
    if (isPaid(facts.status)) throw new AlreadyProcessed(messages.alreadyPaid)

    const code = await this.codes.check({ ...paymentCode(actor, orderId), code: otpSecret })
    const source = code.binding.source as PaymentSource
    const paidAt = clock.businessNow()
    const amount = amountFrom(source, facts)
    const payment = { facts, code, source, amount, installmentId: newId(), paidAt }
    const refusal = refusalToPay(facts, source)
    if (refusal) return this.#refuse(payment, refusal)
    if (amount !== code.binding.amount) return this.#refuse(payment, 'AMOUNT_CHANGED')
    if (facts.content !== code.binding.content) return this.#refuse(payment, 'CONTENT_CHANGED')

    const paid = await pay(payment)
    if (paid.outcome === 'ALREADY_PAID') throw new AlreadyProcessed(messages.alreadyPaid)
    if (paid.outcome === 'CODE_USED') throw new OtpWrong()
    if (paid.outcome !== 'PAID') return this.#refuse(payment, paid.outcome)
    return detailsOf(afterwards(payment, paid))
  }

  async #refuse(payment: CodePayment, refusal: PaymentRefusal): Promise<never> {
    const { facts, code, source } = payment
    await transaction((trx) => this.codes.consume(code, trx))
    const dueDate = source === 'CREDIT' ? dueDateOf(payment) : null
    throw new PaymentRefused(paymentResult(messages.paymentRefused[refusal], facts, dueDate))
  }
}

const sql = `select * from pay_invoice(
  ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?::text[], ?::uuid[], ?::bigint[], ?)`

const pay = async (payment: CodePayment): Promise<Outcome> => {
  const { facts, code, source, amount, paidAt } = payment
  const entry = entryOf(payment)
  try {
    const [outcome] = await prepared<Outcome>('pay_invoice', sql, [
      facts.id,
      source,
      amount,
      facts.content,
      statusAfter(facts),
      facts.vatRatePpm,
      code.id,
      facts.lineId,
      tehranDay(paidAt),
      paidAt.toJSDate(),
      clock.systemNow().toJSDate(),
      payment.installmentId,
      dueDateOf(payment),
      newId(),
      entryKinds[source],
      entry.map(({ account }) => account),
      entry.map(({ party }) => party),
      entry.map(({ amount: rials }) => rials),
      newId(),
    ])
    return outcome
  } catch (error) {
    const outcome = shortOf[sqlState(error) ?? '']
    if (!outcome) throw error
    return { outcome, bank_reference: '', cash: null, credit_left: null }
  }
}

/** The paid invoice, told without reading it again. */
const afterwards = (payment: Payment, paid: Outcome): OrderFacts => ({
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
