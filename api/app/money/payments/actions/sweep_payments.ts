import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { isEnded } from '#contracts/payments'
import Payment from '#app/money/payments/models/payment'
import { clock } from '#app/platform/time/clock'
import { onThePageMs } from '../domain/ending.js'
import { nextAsk } from '../domain/next_ask.js'
import { expireUnopened } from '../steps/expire_unopened.js'
import VerifyOnce from '../steps/verify_once.js'

/** An unanswered verification is repeated after this. */
const unverifiedMs = 60_000
/** After the bank's window it is asked less often. */
const inDoubtEveryMs = 10 * 60_000
const inDoubtForMs = 30 * 24 * 60 * 60_000
const batch = 200
/** Closed payments come after the open ones. */
const closedBatch = 100
/** Bounds how many slow banks are waited for at once. */
const lanes = 8

/**
 * Resolves payments without an answer: asks the bank about missing callbacks, repeats unanswered verifications, keeps
 * asking about doubts, ends those that never reached the bank. Payments closed as unpaid are asked about for thirty
 * days.
 */
@inject()
export default class SweepPayments {
  constructor(private verifyOnce: VerifyOnce) {}

  /** @returns how many ended */
  async execute(): Promise<number> {
    let ended = await expireUnopened(onThePageMs, batch)
    await inLanes(await waiting(), async ({ id }) => {
      const payment = await this.#ask(id)
      if (payment && isEnded(payment.status)) ended += 1
    })
    await inLanes(await closed(), async (payment) => {
      // First, so that one that cannot be asked does not block the others.
      await postpone(payment)
      const asked = await this.#ask(payment.id)
      if (asked?.status === 'COMPLETED') ended += 1
    })
    return ended
  }

  async #ask(id: string): Promise<Payment | null> {
    try {
      return await this.verifyOnce.execute(id)
    } catch (error) {
      logger.error({ err: error, paymentId: id }, 'a payment could not be swept')
      return null
    }
  }
}

const inLanes = async (
  queue: Payment[],
  work: (payment: Payment) => Promise<void>
): Promise<void> => {
  const lane = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await work(next)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

const closed = (): Promise<Payment[]> =>
  Payment.query()
    .select('id', 'closedAt')
    .where('status', 'FINAL_ERROR')
    .where('askAgainAt', '<=', clock.systemNow().toJSDate())
    .orderBy('askAgainAt')
    .limit(closedBatch)

const postpone = async ({ id, closedAt }: Payment): Promise<void> => {
  const next = closedAt && nextAsk(closedAt)
  await Payment.query()
    .where({ id, status: 'FINAL_ERROR' })
    .update({ askAgainAt: next?.toJSDate() ?? null })
}

const waiting = (): Promise<Payment[]> => {
  const before = (ms: number) => clock.systemNow().minus(ms).toJSDate()
  return Payment.query()
    .select('id')
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
        .orWhere((doubtful) =>
          doubtful
            .where('status', 'IN_DOUBT')
            .where('askedAt', '<', before(inDoubtEveryMs))
            .where('inDoubtSince', '>', before(inDoubtForMs))
        )
    )
    .whereNot('indicator', 'OFFLINE')
    .orderByRaw('asked_at nulls first, opened_at')
    .limit(batch)
}
