import { inject } from '@adonisjs/core'
import { indexesOf } from '#app/people/blacklists/queries/listed'
import { isKeptOut } from '#app/people/blacklists/steps/refuse_listed'
import { isPaid, type PaymentSource } from '#contracts/orders'
import { OneTimeCodes, type RightCode } from '#app/people/identity/one_time_codes'
import { OtpWrong } from '#app/people/identity/exceptions'
import type { CustomerActor } from '#app/platform/audit/actor'
import { clock } from '#app/platform/time/clock'
import { prepared, sqlState, transaction } from '#app/platform/database/database'
import { AlreadyProcessed } from '#app/platform/errors'
import { newId } from '#app/platform/values/ids'
import { tehranDay } from '#app/platform/time/jalali'
import { amountFrom } from '../domain/cost.js'
import { dueDateOf, paymentEntryKinds, entryOf, shortOf, statusAfter } from '../domain/payment.js'
import { refuseOtherPayersOf } from '../domain/payer.js'
import { judge, batchCode, type InvoiceRefusal, type BatchVerdict } from '../domain/batch.js'
import { BatchRefused } from '../exceptions.js'
import { messages } from '../i18n/fa.js'
import type { PaymentRefusal } from '../domain/pay_refusal.js'
import { factsOfOrders, type OrderFacts } from '../queries/order_details.js'
import { batchInvoice, type BatchInvoice } from '../queries/invoice_batch.js'

declare module '#app/platform/events/outbox' {
  interface Events {
    /** Beside an `InvoicePaid` for each. */
    InvoicesPaid: { orderIds: string[] }
  }
}

interface PayCommand {
  actor: CustomerActor
  orderIds: string[]
  otpSecret: string
}

interface PaidInvoices {
  items: BatchInvoice[]
  paymentSource: PaymentSource
  amount: number
}

interface BatchPayment {
  facts: OrderFacts[]
  code: RightCode
  source: PaymentSource
}

type Why = Pick<BatchVerdict, 'refused' | 'refusal'>

/** Why SQL `pay_invoices` undid everything, with the invoice if it was one. */
interface Undone {
  outcome: string
  orderId?: string
}

/**
 * All or none with one code in one transaction. adr/0026
 * @throws NotFound for strangers, AlreadyProcessed, OtpWrong (400), BatchRefused (422) per invoice, which uses up the
 * code
 */
@inject()
export default class PayBatch {
  constructor(private codes: OneTimeCodes) {}

  async execute({ actor, orderIds, otpSecret }: PayCommand): Promise<PaidInvoices> {
    const facts = await this.#unpaid(actor, orderIds)
    refuseOtherPayersOf(actor, facts)
    const code = await this.codes.check({ ...batchCode(actor, orderIds), code: otpSecret })
    const source = code.binding.source as PaymentSource
    const payment = { facts, code, source }
    const judged = judge(facts, source, clock.today(), code.binding.content as string)
    if (judged.refused.length > 0 || judged.refusal) return this.#refuse(code, judged)

    const undone = await pay(payment)
    if (undone) return this.#undone(actor, orderIds, payment, undone)
    const paid = await factsOfOrders(actor.owner, orderIds)
    return { items: paid.map(batchInvoice), paymentSource: source, amount: judged.amount }
  }

  async #unpaid(actor: CustomerActor, orderIds: string[]): Promise<OrderFacts[]> {
    const facts = await factsOfOrders(actor.owner, orderIds)
    if (!facts.every(({ status }) => isPaid(status))) return facts
    throw new AlreadyProcessed(messages.batchAlreadyPaid)
  }

  async #refuse(code: RightCode, judged: Why): Promise<never> {
    await transaction((trx) => this.codes.consume(code, trx))
    throw new BatchRefused(judged)
  }

  /** Another payment or change was faster. */
  async #undone(
    actor: CustomerActor,
    orderIds: string[],
    { facts, code }: BatchPayment,
    { outcome, orderId }: Undone
  ): Promise<never> {
    await this.#unpaid(actor, orderIds)
    if (outcome === 'CODE_USED') throw new OtpWrong()
    if (outcome === 'LISTED') await isKeptOut(actor, 'PAYMENT', facts[0].known)
    const refusal = refusalOfOne[outcome]
    if (!refusal) {
      return this.#refuse(code, { refused: [], refusal: outcome as PaymentRefusal })
    }
    const refused = facts.filter(({ id }) => id === orderId).map((one) => ({ facts: one, refusal }))
    return this.#refuse(code, { refused, refusal: null })
  }
}

/** Outcomes of `pay_invoice` about the invoice, not the source. */
const refusalOfOne: Record<string, InvoiceRefusal | undefined> = {
  ALREADY_PAID: 'ALREADY_PAID',
  NOT_PAYABLE: 'NOT_PAYABLE',
  NOT_APPROVED: 'NOT_APPROVED',
  AMOUNT_CHANGED: 'CHANGED',
  CONTENT_CHANGED: 'CHANGED',
}

const sql = 'select pay_invoices(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?::text[], ?::text[])'

const refusedInSql = 'KB010'

/** @returns what undid it, or null */
const pay = async ({ facts, code, source }: BatchPayment): Promise<Undone | null> => {
  const paidAt = clock.businessNow()
  const { kinds, indexes } = indexesOf(facts[0].known)
  const payments = facts.map((one) => {
    const entry = entryOf({ facts: one, source })
    return {
      id: one.id,
      expected: amountFrom(source, one),
      content: one.content,
      paidStatus: statusAfter(one),
      installment: newId(),
      dueDate: dueDateOf({ facts: one, paidAt }),
      entry: newId(),
      accounts: entry.map(({ account }) => account),
      parties: entry.map(({ party }) => party),
      amounts: entry.map(({ amount }) => amount),
      event: newId(),
    }
  })
  try {
    await prepared('pay_invoices', sql, [
      source,
      facts[0].vatRatePpm,
      code.id,
      facts[0].lineId,
      tehranDay(paidAt),
      paidAt.toJSDate(),
      clock.systemNow().toJSDate(),
      paymentEntryKinds[source],
      JSON.stringify(payments),
      newId(),
      kinds,
      indexes,
    ])
    return null
  } catch (error) {
    return undoneBy(error)
  }
}

const undoneBy = (error: unknown): Undone => {
  const state = sqlState(error) ?? ''
  const short = shortOf[state]
  if (short) return { outcome: short }
  if (state !== refusedInSql) throw error
  const [outcome, orderId] = (error as { detail: string }).detail.split(' ')
  return { outcome, orderId }
}
