import { clock } from '#app/platform/time/clock'
import { tehranDay } from '#app/platform/time/jalali'
import { inject } from '@adonisjs/core'
import { isKeptOut } from '#app/people/blacklists/steps/refuse_listed'
import { isPaid, type PaymentSource } from '#contracts/orders'
import { OneTimeCodes } from '#app/people/identity/one_time_codes'
import type { CustomerActor } from '#app/platform/audit/actor'
import { AlreadyProcessed } from '#app/platform/errors'
import { grouped } from '#app/platform/values/money'
import { amountFrom } from '../domain/cost.js'
import { numberInSms } from '#app/people/notifications/domain/number_in_sms'
import { refuseOtherPayers } from '../domain/payer.js'
import { refusalOfPayment } from '../exceptions.js'
import { messages } from '../i18n/fa.js'
import { refusalToPay } from '../domain/pay_refusal.js'
import { orderFacts } from '../queries/order_details.js'
import { paymentCode } from '../domain/payment_code.js'

interface SendCommand {
  actor: CustomerActor
  orderId: string
  source: PaymentSource
}

/** All that the screen shows. */
interface StartedPayment {
  expirationMillis: number
  paymentSource: PaymentSource
  amount: number
}

/**
 * A code bound to content, amount and source; voids any other. Refused before sending what it could not pay, in the words
 * of the payment. person §4 "Invoice payment"
 * @throws NotFound for strangers, AlreadyProcessed, PaymentRefused (422, a payment result), OtpAlreadySent (429) with
 * what runs
 */
@inject()
export default class SendPaymentCode {
  constructor(private codes: OneTimeCodes) {}

  async execute({ actor, orderId, source }: SendCommand): Promise<StartedPayment> {
    const facts = await orderFacts(actor.owner, orderId)
    refuseOtherPayers(actor, facts)
    if (isPaid(facts.status)) throw new AlreadyProcessed(messages.alreadyPaid)
    const paidAt = clock.businessNow()
    const refusal = refusalToPay(facts, source, tehranDay(paidAt))
    if (refusal) throw refusalOfPayment(refusal, { facts, source, paidAt })
    if (source === 'CREDIT' && (await isKeptOut(actor, 'PAYMENT', facts.known))) {
      throw refusalOfPayment('LISTED', { facts, source, paidAt })
    }
    const amount = amountFrom(source, facts)
    const { expirationMillis } = await this.codes.send({
      ...paymentCode(actor, orderId),
      binding: { amount, source, content: facts.content },
      running: { paymentSource: source, amount },
      params: {
        payment: messages.paymentInSms(grouped(amount), source),
        distributor: facts.distributorName,
        number: numberInSms(facts),
      },
    })
    return { expirationMillis, paymentSource: source, amount }
  }
}
