import { inject } from '@adonisjs/core'
import type { PaymentMethodType } from '#contracts/companies'
import type { CustomerActor } from '#app/platform/audit/actor'
import { ceoWithCredit } from '../queries/ceo_with_credit.js'
import { methodOf } from '../queries/spending.js'
import { SpendingConsent, type SentCode } from '../spending_consent.js'

interface SendCommand {
  actor: CustomerActor
  paymentMethodType: PaymentMethodType
}

@inject()
export default class SendMethodCode {
  constructor(private consent: SpendingConsent) {}

  /** @throws BusinessRule for who is not the CEO, and before credit was allocated; OtpAlreadySent (429) */
  async execute({ actor, paymentMethodType: after }: SendCommand): Promise<SentCode> {
    const before = await methodOf(await ceoWithCredit(actor))
    return this.consent.sendCode(actor, { kind: 'METHOD', before, after })
  }
}
