import { clock } from '#app/platform/time/clock'
import { inject } from '@adonisjs/core'
import { toPersianDigits } from '#contracts/digits'
import { isKeptOut } from '#app/people/blacklists/steps/refuse_listed'
import { isPaid, type PaymentSource } from '#contracts/orders'
import { OneTimeCodes } from '#app/people/identity/one_time_codes'
import type { CustomerActor } from '#app/platform/audit/actor'
import { AlreadyProcessed } from '#app/platform/errors'
import { grouped } from '#app/platform/values/money'
import { refuseOtherPayersOf } from '../domain/payer.js'
import { contentOf, judge, batchCode } from '../domain/batch.js'
import { BatchRefused } from '../exceptions.js'
import { messages } from '../i18n/fa.js'
import { factsOfOrders } from '../queries/order_details.js'

interface SendCommand {
  actor: CustomerActor
  orderIds: string[]
  source: PaymentSource
}

interface StartedPayment {
  expirationMillis: number
  paymentSource: PaymentSource
  amount: number
}

/**
 * One code bound to the invoices, their content, sum and source; refused before sending when any cannot be paid.
 * adr/0026
 * @throws NotFound for strangers, AlreadyProcessed, BatchRefused (422), InvalidFields (400) for two plans,
 * OtpAlreadySent (429)
 */
@inject()
export default class SendBatchCode {
  constructor(private codes: OneTimeCodes) {}

  async execute({ actor, orderIds, source }: SendCommand): Promise<StartedPayment> {
    const facts = await factsOfOrders(actor.owner, orderIds)
    refuseOtherPayersOf(actor, facts)
    if (facts.every(({ status }) => isPaid(status))) {
      throw new AlreadyProcessed(messages.batchAlreadyPaid)
    }
    const judged = judge(facts, source, clock.today(), null)
    if (judged.refused.length > 0 || judged.refusal) throw new BatchRefused(judged)
    if (source === 'CREDIT' && (await isKeptOut(actor, 'PAYMENT', facts[0].known))) {
      throw new BatchRefused({ refused: [], refusal: 'LISTED' })
    }
    const { amount } = judged
    const { expirationMillis } = await this.codes.send({
      ...batchCode(actor, orderIds),
      binding: { amount, source, content: contentOf(facts) },
      running: { paymentSource: source, amount },
      template: 'payment-code-several',
      params: {
        payment: messages.paymentInSms(grouped(amount), source),
        count: toPersianDigits(facts.length),
      },
    })
    return { expirationMillis, paymentSource: source, amount }
  }
}
