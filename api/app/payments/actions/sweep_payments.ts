import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { DateTime } from 'luxon'
import Payment from '#app/payments/models/payment'
import { clock } from '#app/shared/clock'
import { sqlState, uniqueViolation } from '#app/shared/database'
import { GatewayUnreachable, type Gateway, type Inquiry } from '../domain/gateway.js'
import { knownOf } from '../domain/known_payment.js'
import { enabledGateway } from '../gateways.js'
import VerifyPayment from './verify_payment.js'

/** A customer may take this long on the bank's page before anybody asks the bank. */
const onThePageMs = 10 * 60_000
/** A callback whose verification found nobody is verified again after this. */
const unverifiedMs = 60_000
/** Payments of one sweep; the next one takes the rest. */
const batch = 200

/**
 * Looks after payments without an answer, before the bank takes the money back: those whose callback
 * never came are asked for at the bank, those whose verification timed out are verified again. What
 * the bank cannot tell any more has been given back by it, and ends as failed.
 */
@inject()
export default class SweepPayments {
  constructor(private verifyPayment: VerifyPayment) {}

  /** @returns how many came to an end */
  async execute(): Promise<number> {
    let ended = 0
    for (const payment of await waiting()) {
      try {
        const { status } = await this.#sweep(payment)
        if (status === 'COMPLETED' || status === 'FINAL_ERROR') ended += 1
      } catch (error) {
        logger.error({ err: error, paymentId: payment.id }, 'a payment could not be swept')
      }
    }
    return ended
  }

  async #sweep(payment: Payment): Promise<Payment> {
    const gateway = enabledGateway(payment.indicator)
    if (payment.status === 'CALLBACK_RECEIVED') {
      const swept = await this.verifyPayment.execute(payment.id)
      return isGone(swept, gateway) ? fail(swept, 'NOT_VERIFIED_IN_TIME') : swept
    }
    const inquiry = gateway ? await inquire(gateway, payment) : ({ state: 'UNKNOWN' } as const)
    if (inquiry.state === 'UNPAID') return fail(payment, 'LEFT_UNPAID')
    if (inquiry.state === 'UNKNOWN') {
      return isGone(payment, gateway) ? fail(payment, 'NO_ANSWER') : payment
    }
    const found = await receive(payment, inquiry.receipt)
    return found.status === 'CALLBACK_RECEIVED' ? this.verifyPayment.execute(found.id) : found
  }
}

const waiting = (): Promise<Payment[]> => {
  const before = (ms: number) => clock.systemNow().minus(ms).toJSDate()
  return Payment.query()
    .where((open) =>
      open
        .where((left) =>
          left.where('status', 'REDIRECTED').where('openedAt', '<', before(onThePageMs))
        )
        .orWhere((unverified) =>
          unverified
            .where('status', 'CALLBACK_RECEIVED')
            .where('callbackAt', '<', before(unverifiedMs))
        )
    )
    .whereNot('indicator', 'OFFLINE')
    .orderBy('openedAt')
    .limit(batch)
}

/** Whether the bank has given the money back by itself, if there was any. */
const isGone = (payment: Payment, gateway: Gateway | undefined): boolean => {
  if (payment.status !== 'REDIRECTED' && payment.status !== 'CALLBACK_RECEIVED') return false
  const after = gateway?.autoReverseAfter
  if (!after) return false
  const since: DateTime = payment.callbackAt ?? payment.openedAt.plus(onThePageMs)
  return clock.systemNow() > since.plus(after)
}

const inquire = async (gateway: Gateway, payment: Payment): Promise<Inquiry> => {
  try {
    return (await gateway.inquire?.(knownOf(payment))) ?? { state: 'UNKNOWN' }
  } catch (error) {
    if (error instanceof GatewayUnreachable) return { state: 'UNKNOWN' }
    throw error
  }
}

/** What the callback would have brought; a callback that came meanwhile wins. */
const receive = async (payment: Payment, receipt: string): Promise<Payment> => {
  try {
    await Payment.query().where({ id: payment.id, status: 'REDIRECTED' }).update({
      status: 'CALLBACK_RECEIVED',
      callbackAt: clock.systemNow().toJSDate(),
      gatewayReceipt: receipt,
    })
  } catch (error) {
    if (sqlState(error) !== uniqueViolation) throw error
    return fail(payment, 'RECEIPT_USED_BEFORE')
  }
  return Payment.findOrFail(payment.id)
}

/** Ends a payment unless something happened to it meanwhile. */
const fail = async ({ id, status }: Payment, failure: string): Promise<Payment> => {
  await Payment.query().where({ id, status }).update({ status: 'FINAL_ERROR', failure })
  return Payment.findOrFail(id)
}
