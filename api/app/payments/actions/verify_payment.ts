import { setTimeout as pause } from 'node:timers/promises'
import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { isSettled } from '#contracts/payments'
import Payment from '#app/payments/models/payment'
import { clock } from '#app/shared/clock'
import { isWindowOver, type Ending } from '../domain/ending.js'
import { enabledGateway } from '../gateways.js'
import BankDialogue from '../steps/bank_dialogue.js'
import { findOut } from '../steps/find_out.js'
import PaymentLease, { LeaseLost } from '../steps/payment_lease.js'
import SettlePayment from '../steps/settle_payment.js'

const triesMax = 3
const pollEveryMs = 60
/** Longer than one who holds the payment mostly needs; the result page goes on asking after that. */
const waitMsMax = 20_000
/** A callback may come while the bank is being asked: then what it brought is looked at once more. */
const roundsMax = 2

/**
 * Finds out at the bank what became of a payment, with the amount that we wanted, and ends it by what
 * was said. One process speaks to the bank, the others wait for its result.
 */
@inject()
export default class VerifyPayment {
  /** How long a process that has died keeps its payment; one that lives renews it. */
  holdMs = 60_000

  constructor(private settlePayment: SettlePayment) {}

  /** @returns the payment: ended, or as it stands when the bank did not answer */
  async execute(id: string): Promise<Payment> {
    return (await this.attempt(id, triesMax)) ?? afterOthers(id)
  }

  /** @returns null when somebody else has the payment, or when it had ended */
  async attempt(id: string, tries = 1): Promise<Payment | null> {
    const lease = await PaymentLease.take(id, this.holdMs)
    if (!lease) return null
    try {
      return await lease.during(() => this.#work(lease, tries))
    } catch (error) {
      if (!(error instanceof LeaseLost)) throw error
      logger.warn({ paymentId: id }, 'another process took the payment over')
      return Payment.findOrFail(id)
    }
  }

  async #work(lease: PaymentLease, tries: number): Promise<Payment> {
    for (let round = 1; ; round++) {
      const payment = await Payment.findOrFail(lease.paymentId)
      const gateway = enabledGateway(payment.indicator)
      const ending: Ending = gateway
        ? await findOut(new BankDialogue(payment, gateway, lease, tries))
        : { kind: 'OPEN' }
      const isLate = isWindowOver(payment, gateway, clock.systemNow().toMillis())
      const ended = await this.settlePayment.byBank({ payment, ending, isLate, lease })
      if (ended) return ended
      if (round === roundsMax) return Payment.findOrFail(payment.id)
    }
  }
}

/** Waits, without holding a connection, until whoever verifies is done or gives up. */
const afterOthers = async (id: string): Promise<Payment> => {
  const until = Date.now() + waitMsMax
  for (;;) {
    const payment = await Payment.findOrFail(id)
    const isHeld = payment.verifyingUntil !== null && payment.verifyingUntil > clock.systemNow()
    if (isSettled(payment.status) || !isHeld || Date.now() > until) return payment
    await pause(pollEveryMs)
  }
}
