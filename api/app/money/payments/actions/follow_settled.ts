import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import Payment from '#app/money/payments/models/payment'
import { clock } from '#app/platform/time/clock'
import { GatewayUnreachable } from '../domain/gateway.js'
import { knownOf } from '../domain/known_payment.js'
import { gatewayOf } from '../gateways.js'
import { keepBankAnswer } from '../steps/keep_bank_answer.js'

const everyMs = 60 * 60_000
const forMs = 30 * 24 * 60 * 60_000
const batch = 50

/**
 * Keeps asking the bank about money booked by hand despite a requested reversal. Moves nothing: reconciliation names
 * what was reversed after all.
 */
export default class FollowSettled {
  /** @returns how many banks answered */
  async execute(): Promise<number> {
    let answered = 0
    for (const payment of await followed()) {
      if (await ask(payment)) answered += 1
    }
    return answered
  }
}

const followed = (): Promise<Payment[]> => {
  const before = (ms: number) => clock.systemNow().minus(ms).toJSDate()
  return Payment.query()
    .where('status', 'COMPLETED')
    .whereNotNull('reversalReason')
    .where((due) => due.whereNull('askedAt').orWhere('askedAt', '<', before(everyMs)))
    .where('inDoubtSince', '>', before(forMs))
    .orderBy('askedAt')
    .limit(batch)
}

const ask = async (payment: Payment): Promise<boolean> => {
  const { id, verifyAttempt } = payment
  // First, so that a silent bank is not asked in a loop.
  await db.from('payments').where({ id }).update({ asked_at: clock.systemNow().toJSDate() })
  try {
    const answer = await (await gatewayOf(payment))?.inquire(knownOf(payment))
    if (!answer) return false
    await keepBankAnswer(id, 'INQUIRE', answer, verifyAttempt)
    return true
  } catch (error) {
    if (!(error instanceof GatewayUnreachable)) throw error
    logger.warn({ err: error, paymentId: id }, 'a bank did not answer about a booked payment')
    await keepBankAnswer(id, 'INQUIRE', { verdict: 'UNKNOWN', code: error.code }, verifyAttempt)
    return false
  }
}
