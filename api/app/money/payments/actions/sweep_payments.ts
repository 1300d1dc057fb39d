import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { isEnded } from '#contracts/payments'
import Payment from '#app/money/payments/models/payment'
import { clock } from '#app/platform/time/clock'
import { onThePageMs } from '../domain/ending.js'
import { nextAsk } from '../domain/next_ask.js'
import { expireUnopened } from '../steps/expire_unopened.js'
import VerifyOnce from '../steps/verify_once.js'

/** A callback whose verification found nobody is verified again after this. */
const unverifiedMs = 60_000
/** A bank that did not know within its window is asked less often, and not for ever. */
const inDoubtEveryMs = 10 * 60_000
const inDoubtForMs = 30 * 24 * 60 * 60_000
const batch = 200
/** Those that were closed as not paid come after the open ones, so many in one sweep. */
const closedBatch = 100
/** Banks that are slow keep a sweep waiting; so many of them are waited for at once. */
const lanes = 8

/**
 * Looks after payments without an answer, before the bank takes the money back: those whose callback
 * never came are asked for at the bank, those whose verification was not answered are verified again,
 * and those in doubt are asked about until the bank or finance has said what became of them. Those whose process
 * died before the bank's page was known are ended: nobody was sent there. Banks are asked about closed ones, too, for
 * thirty days: "not paid" was what they knew then.
 */
@inject()
export default class SweepPayments {
  constructor(private verifyOnce: VerifyOnce) {}

  /** @returns how many came to an end */
  async execute(): Promise<number> {
    let ended = await expireUnopened(onThePageMs, batch)
    await inLanes(await waiting(), async ({ id }) => {
      const payment = await this.#ask(id)
      if (payment && isEnded(payment.status)) ended += 1
    })
    await inLanes(await closed(), async (payment) => {
      // First, so that one that cannot be asked does not stand before all others.
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
