import { setTimeout as pause } from 'node:timers/promises'
import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import Payment from '#app/payments/models/payment'
import { clock } from '#app/shared/clock'
import {
  GatewayUnreachable,
  type Gateway,
  type KnownPayment,
  type Verification,
} from '../domain/gateway.js'
import { enabledGateway } from '../gateways.js'
import { knownOf } from '../domain/known_payment.js'
import SettlePayment from './settle_payment.js'

/** Verifying is asked for again only when nobody knows what became of it. */
const triesMax = 3
const holdMs = 60_000
const pollEveryMs = 60
/** Longer than one who holds the payment can need; the result page goes on asking after that. */
const waitMsMax = 20_000

/**
 * Asks the bank whether a payment with a callback was really paid, with the amount that we wanted, and
 * settles it. One process holds the payment meanwhile, the others wait for its result.
 */
@inject()
export default class VerifyPayment {
  constructor(private settlePayment: SettlePayment) {}

  /** @returns the payment: settled, or still CALLBACK_RECEIVED when the bank did not answer */
  async execute(id: string): Promise<Payment> {
    const payment = await hold(id)
    if (!payment) return afterOthers(id)
    try {
      const verification = await this.#verify(payment)
      return await this.settlePayment.execute(id, verification)
    } catch (error) {
      await release(id)
      if (!(error instanceof GatewayUnreachable)) throw error
      logger.warn({ err: error, paymentId: id }, 'a payment could not be verified yet')
      return Payment.findOrFail(id)
    }
  }

  async #verify(payment: Payment): Promise<Verification> {
    const gateway = enabledGateway(payment.indicator)
    if (!gateway) throw new GatewayUnreachable(`${payment.indicator} is not enabled any more`)
    const known = knownOf(payment)
    const verification = await retried(() => gateway.verify(known))
    if (!verification.isVerified) return verification
    if (verification.amount !== payment.amount) {
      logger.error({ paymentId: payment.id, verification }, 'the bank verified another amount')
      return giveBack(gateway, known, 'WRONG_AMOUNT')
    }
    if (gateway.settle && !(await retried(() => gateway.settle!(known)))) {
      return giveBack(gateway, known, 'NOT_SETTLED')
    }
    return verification
  }
}

const giveBack = async (
  gateway: Gateway,
  payment: KnownPayment,
  failure: string
): Promise<Verification> => {
  await retried(() => gateway.reverse(payment))
  return { isVerified: false, failure }
}

const retried = async <T>(ask: () => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries++) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof GatewayUnreachable) || tries === triesMax) throw error
    }
  }
}

/** Takes the payment for a while, unless somebody else has it or it is settled. */
const hold = async (id: string): Promise<Payment | null> => {
  const now = clock.systemNow()
  const taken = await db
    .from('payments')
    .where({ id, status: 'CALLBACK_RECEIVED' })
    .where((free) =>
      free.whereNull('verifying_until').orWhere('verifying_until', '<', now.toJSDate())
    )
    .update({ verifying_until: now.plus(holdMs).toJSDate() }, ['id'])
  return taken.length ? Payment.findOrFail(id) : null
}

const release = (id: string) => db.from('payments').where({ id }).update({ verifying_until: null })

/** Waits, without holding a connection, until whoever verifies is done or gives up. */
const afterOthers = async (id: string): Promise<Payment> => {
  const until = Date.now() + waitMsMax
  for (;;) {
    const payment = await Payment.findOrFail(id)
    const isHeld = payment.status === 'CALLBACK_RECEIVED' && payment.verifyingUntil !== null
    if (!isHeld || Date.now() > until) return payment
    await pause(pollEveryMs)
  }
}
