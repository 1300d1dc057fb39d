import { clock } from '#app/platform/time/clock'
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
import { paymentResult } from '../domain/payment_result.js'
import { PaymentRefused } from '../exceptions.js'
import { messages } from '../i18n/fa.js'
import { refusalToPay, type PaymentRefusal } from '../domain/pay_refusal.js'
import { orderFacts } from '../queries/order_details.js'
import { paymentCode } from '../domain/payment_code.js'

/** What a code cannot pay, however much line or wallet hold when it is entered. */
const knownBefore = ['NOT_PAYABLE', 'NOT_APPROVED', 'FEE_UNPAID'] as const
type KnownBefore = (typeof knownBefore)[number]
const isKnownBefore = (refusal: PaymentRefusal): refusal is KnownBefore =>
  knownBefore.some((known) => known === refusal)

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
 * A code bound to content, amount and source; voids any other. Funds are checked on entry. person §4 "Invoice payment"
 * @throws NotFound for strangers, AlreadyProcessed, PaymentRefused when not payable, the fee is unpaid or new debt is
 * barred, OtpAlreadySent (429) with what runs
 */
@inject()
export default class SendPaymentCode {
  constructor(private codes: OneTimeCodes) {}

  async execute({ actor, orderId, source }: SendCommand): Promise<StartedPayment> {
    const facts = await orderFacts(actor.owner, orderId)
    refuseOtherPayers(actor, facts)
    if (isPaid(facts.status)) throw new AlreadyProcessed(messages.alreadyPaid)
    const refusal = refusalToPay(facts, source, clock.today())
    if (refusal && isKnownBefore(refusal)) {
      throw new PaymentRefused(paymentResult(messages.paymentRefused[refusal], facts, null))
    }
    if (source === 'CREDIT' && (await isKeptOut(actor, 'PAYMENT', facts.known))) {
      throw new PaymentRefused(paymentResult(messages.paymentRefused.LISTED, facts, null))
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
