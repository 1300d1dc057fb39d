import type { CustomerActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { BusinessRule, NotFound } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import { paymentOf, type PaymentState } from '../queries/payment_of.js'
import { lockPayment } from '../steps/decision_request.js'

/**
 * Takes a payment that was left at the bank out of its owner's sight. Nothing else changes: the bank is asked about it
 * as before, and what it brings after all is booked and told.
 */
export default class PutPaymentAside {
  /** @throws NotFound for payments of others, BusinessRule for one that the bank has answered, or that staff look for */
  async execute({
    actor,
    paymentId,
  }: {
    actor: CustomerActor
    paymentId: string
  }): Promise<PaymentState> {
    if (actor.member && actor.member.role !== 'CEO') throw new NotFound()
    await paymentOf(actor.owner, paymentId)
    await transaction(async (trx) => {
      const payment = await lockPayment(paymentId, trx)
      if (payment.status !== 'REDIRECTED' || payment.indicator === 'OFFLINE') {
        throw new BusinessRule(messages.notLeftAtBank)
      }
      if (payment.putAsideAt) return
      await payment.merge({ putAsideAt: clock.businessNow() }).save()
      const subject = { type: 'payments', id: paymentId }
      await audit({ actor, command: 'payments.put-aside', subject }, trx)
    })
    return paymentOf(actor.owner, paymentId)
  }
}
