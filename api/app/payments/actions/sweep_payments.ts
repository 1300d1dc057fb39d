import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { isEnded } from '#contracts/payments'
import Payment from '#app/payments/models/payment'
import { clock } from '#app/shared/clock'
import { onThePageMs } from '../domain/ending.js'
import { endNeverOpened } from '../steps/end_never_opened.js'
import VerifyOnce from '../steps/verify_once.js'

/** A callback whose verification found nobody is verified again after this. */
const unverifiedMs = 60_000
/** A bank that did not know within its window is asked less often, and not for ever. */
const inDoubtEveryMs = 10 * 60_000
const inDoubtForMs = 30 * 24 * 60 * 60_000
/** Payments of one sweep; the next one takes those that were asked longest ago. */
const batch = 200
/** Banks that are slow keep a sweep waiting; so many of them are waited for at once. */
const lanes = 8

/**
 * Looks after payments without an answer, before the bank takes the money back: those whose callback
 * never came are asked for at the bank, those whose verification was not answered are verified again,
 * and those in doubt are asked about until the bank or finance has said what became of them. Those whose process
 * died before the bank's page was known are ended: nobody was sent there.
 */
@inject()
export default class SweepPayments {
  constructor(private verifyOnce: VerifyOnce) {}

  /** @returns how many came to an end */
  async execute(): Promise<number> {
    let ended = await endNeverOpened(onThePageMs, batch)
    const queue = await waiting()
    const lane = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        if (await this.#hasEnded(next.id)) ended += 1
      }
    }
    await Promise.all(Array.from({ length: lanes }, lane))
    return ended
  }

  async #hasEnded(id: string): Promise<boolean> {
    try {
      const payment = await this.verifyOnce.execute(id)
      return payment !== null && isEnded(payment.status)
    } catch (error) {
      logger.error({ err: error, paymentId: id }, 'a payment could not be swept')
      return false
    }
  }
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
