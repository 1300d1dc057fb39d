import { inject } from '@adonisjs/core'
import { isEnded } from '#contracts/payments'
import type { CustomerActor } from '#app/platform/audit/actor'
import { paymentOf, type PaymentState } from '../queries/payment_of.js'
import VerifyOnce from '../steps/verify_once.js'

/**
 * Asks the bank of a payment now, whose owner is back and was told nothing: the sweep asks only once the customer may
 * have left the bank's page for good. A bank that says "not paid" and is paid after all opens it again.
 */
@inject()
export default class AskBank {
  constructor(private verifyOnce: VerifyOnce) {}

  /** @throws NotFound for payments of others */
  async execute({
    actor,
    paymentId,
  }: {
    actor: CustomerActor
    paymentId: string
  }): Promise<PaymentState> {
    const payment = await paymentOf(actor.owner, paymentId)
    if (isEnded(payment.transactionStatus) || payment.indicator === 'OFFLINE') return payment
    await this.verifyOnce.execute(paymentId)
    return paymentOf(actor.owner, paymentId)
  }
}
