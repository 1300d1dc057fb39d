import { inject } from '@adonisjs/core'
import { isEnded } from '#contracts/payments'
import Payment from '#app/payments/models/payment'
import { clock } from '#app/shared/clock'
import { sqlState, transaction, uniqueViolation, type Trx } from '#app/shared/database'
import { NotFound } from '#app/shared/errors'
import type { Callback, CallbackFields } from '../domain/gateway.js'
import { maskedCardOf } from '../domain/masked_card.js'
import { readerOf } from '../gateways.js'
import { keepBankAnswer } from '../steps/keep_bank_answer.js'
import VerifyPayment from './verify_payment.js'

interface CallbackCommand {
  indicator: string
  fields: CallbackFields
}

/**
 * A gateway sends the customer back. What it says is recorded before anybody believes it; then the
 * bank itself is asked. Called twice or three times at once, every call answers when the payment is
 * settled, and it is settled once.
 * @throws NotFound when the callback names no payment of ours
 */
@inject()
export default class ReceiveCallback {
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
      if (sqlState(error) !== uniqueViolation) throw error
      // The receipt belongs to another payment: somebody shows it for the second time.
      const failure = 'RECEIPT_USED_BEFORE'
      return transaction((trx) => record(id, { isPaid: false, failure }, trx))
    }
  }
}

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

/**
 * The first callback of an open payment is written down, and the first receipt: whoever said "not paid"
 * before may have been somebody else. What it says is kept among the bank's answers; it came through the
 * customer's browser, so that "paid" proves nothing.
 */
const record = async (id: string, callback: Callback, trx: Trx): Promise<Payment> => {
  const payment = await Payment.query({ client: trx }).where({ id }).forUpdate().firstOrFail()
  const { isPaid, receipt, maskedCard, failure, isFailureKnown } = callback
  const isFirst = payment.status === 'REDIRECTED'
  const isAwaited = payment.status === 'CALLBACK_RECEIVED' || payment.status === 'IN_DOUBT'
  const bringsReceipt = isPaid && isAwaited && !payment.gatewayReceipt && !payment.reversalReason
  if (!isFirst && !bringsReceipt) return payment
  await payment
    .merge({
      status: isFirst ? 'CALLBACK_RECEIVED' : payment.status,
      callbackAt: payment.callbackAt ?? clock.systemNow(),
      gatewayReceipt: receipt ?? null,
      maskedCard: maskedCardOf(maskedCard) ?? payment.maskedCard,
      failure: failure ?? null,
    })
    .save()
  const verdict = isFailureKnown ? 'NOT_PAID' : 'UNKNOWN'
  await keepBankAnswer(id, 'CALLBACK', { code: failure ?? 'PAID', verdict }, 0, trx)
  return payment
}
