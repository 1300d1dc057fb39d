import { setTimeout as pause } from 'node:timers/promises'
import { inject } from '@adonisjs/core'
import { isEnded } from '#contracts/payments'
import Payment from '#app/money/payments/models/payment'
import { clock } from '#app/platform/time/clock'
import VerifyOnce from '../steps/verify_once.js'

const triesMax = 3
const pollEveryMs = 60
/** Longer than a lease is usually held; the result page polls on after it. */
const waitMsMax = 20_000

/**
 * Asks the bank about a payment and ends it accordingly. One process talks to the bank, the others wait for its result.
 */
@inject()
export default class VerifyPayment {
  constructor(readonly verifyOnce: VerifyOnce) {}

  /** @returns the payment: ended, or unchanged when the bank did not answer */
  async execute(id: string): Promise<Payment> {
    return (await this.verifyOnce.execute(id, triesMax)) ?? afterOthers(id)
  }
}

/** Waits without holding a connection. */
const afterOthers = async (id: string): Promise<Payment> => {
  const until = performance.now() + waitMsMax
  for (;;) {
    const payment = await Payment.findOrFail(id)
    const isHeld = payment.verifyingUntil !== null && payment.verifyingUntil > clock.systemNow()
    if (isEnded(payment.status) || !isHeld || performance.now() > until) return payment
    await pause(pollEveryMs)
  }
}
