import { inject } from '@adonisjs/core'
import { isEnded } from '#contracts/payments'
import Payment from '#app/money/payments/models/payment'
import { clock } from '#app/platform/time/clock'
import { sqlState, transaction, uniqueViolation, type Trx } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import type { Callback, CallbackFields } from '../domain/gateway.js'
import { maskedCardOf } from '../domain/masked_card.js'
import { readerOf } from '../gateways.js'
import { isReceiptTaken } from '../queries/is_receipt_taken.js'
import { keepBankAnswer } from '../steps/keep_bank_answer.js'
import VerifyPayment from './verify_payment.js'

interface CallbackCommand {
  indicator: string
  fields: CallbackFields
}

/**
 * Records what the gateway's callback says, then asks the bank itself. Idempotent: concurrent calls all answer once the
 * payment is settled.
 * @throws NotFound when the callback names no payment
 */
@inject()
export default class ReceiveBankCallback {
  constructor(private verifyPayment: VerifyPayment) {}

  async execute({ indicator, fields }: CallbackCommand): Promise<Payment> {
    const callback = (await readerOf(indicator))?.parseCallback(fields)
    const id = callback && (await paymentIdOf(indicator, callback))
    if (!id) throw new NotFound()
    const payment = await this.#record(id, callback)
    return isEnded(payment.status) ? payment : this.verifyPayment.execute(id)
  }

  async #record(id: string, callback: Callback): Promise<Payment> {
    try {
      return await transaction((trx) => record(id, callback, trx))
    } catch (error) {
      if (!(error instanceof ReceiptTaken) && sqlState(error) !== uniqueViolation) throw error
      // The receipt belongs to another payment.
      const failure = 'RECEIPT_USED_BEFORE'
      return transaction((trx) => record(id, { isPaid: false, failure }, trx))
    }
  }
}

class ReceiptTaken extends Error {}

const paymentIdOf = async (indicator: string, callback: Callback): Promise<string | undefined> => {
  const { token, gatewayToken, referenceCode } = callback
  if (!token && !gatewayToken) return undefined
  const names = { token, gatewayToken, referenceCode }
  const given = Object.fromEntries(Object.entries(names).filter(([, name]) => name))
  return (
    await Payment.query()
      .select('id')
      .where({ indicator, ...given })
      .first()
  )?.id
}

/** Banks call back two or three times; more is ignored. */
const lateCallbacksMax = 20

/**
 * Whether the bank must be asked about this receipt. An earlier "not paid" is not trusted, so a closed payment is asked
 * about once more.
 */
const bringsReceiptTo = async (payment: Payment, callback: Callback, trx: Trx) => {
  if (!callback.isPaid || payment.reversalReason) return false
  if (payment.status === 'CALLBACK_RECEIVED' || payment.status === 'IN_DOUBT') {
    return !payment.gatewayReceipt
  }
  if (payment.status !== 'FINAL_ERROR') return false
  const { count } = await trx
    .from('payment_bank_answers')
    .where({ payment_id: payment.id, question: 'CALLBACK' })
    .count('* as count')
    .firstOrFail()
  return count < lateCallbacksMax
}

/** The bank rejected the receipt we have, so another may replace it. */
const isRefused = async ({ id }: Payment, trx: Trx): Promise<boolean> => {
  const refused = { payment_id: id, question: 'VERIFY', verdict: 'NOT_PAID' }
  return (await trx.from('payment_bank_answers').where(refused).first()) !== null
}

/**
 * Writes down the first callback of an open payment and the first receipt. It came through the customer's browser, so
 * "paid" proves nothing.
 */
const record = async (id: string, callback: Callback, trx: Trx): Promise<Payment> => {
  const payment = await Payment.query({ client: trx }).where({ id }).forUpdate().firstOrFail()
  const { receipt, maskedCard, failure, isFailureKnown } = callback
  const isFirst = payment.status === 'REDIRECTED'
  if (!isFirst && !(await bringsReceiptTo(payment, callback, trx))) return payment
  if (receipt && (await isReceiptTaken(payment, receipt, trx))) throw new ReceiptTaken()
  const isClosed = payment.status === 'FINAL_ERROR'
  const now = clock.systemNow()
  const isOther = payment.gatewayReceipt !== (receipt ?? null)
  const isKept = isClosed && payment.gatewayReceipt !== null && !(await isRefused(payment, trx))
  await payment
    .merge({
      status: isFirst || isClosed ? 'CALLBACK_RECEIVED' : payment.status,
      callbackAt: isClosed ? now : (payment.callbackAt ?? now),
      ...(!isKept && { gatewayReceipt: receipt ?? null }),
      // "Verified before" counts only for the receipt that we asked about.
      ...(isClosed && isOther && !isKept && { verifyAskedAt: null }),
      ...(isClosed && { askAgainAt: null }),
      maskedCard: maskedCardOf(maskedCard) ?? payment.maskedCard,
      failure: failure ?? null,
    })
    .save()
  const verdict = isFailureKnown ? 'NOT_PAID' : 'UNKNOWN'
  await keepBankAnswer(id, 'CALLBACK', { code: failure ?? 'PAID', verdict, receipt }, 0, trx)
  return payment
}
