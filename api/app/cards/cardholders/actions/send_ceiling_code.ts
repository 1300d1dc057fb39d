import { inject } from '@adonisjs/core'
import type { MonthlyCeiling } from '#contracts/spending'
import { ceoOf } from '#app/onboarding/companies/domain/member_of'
import { SpendingConsent, type SentCode } from '#app/onboarding/companies/spending_consent'
import type { CustomerActor } from '#app/platform/audit/actor'
import { cardHolder } from '../queries/card_holder.js'

interface SendCommand {
  actor: CustomerActor
  userId: string
  ceiling: MonthlyCeiling
}

@inject()
export default class SendCeilingCode {
  constructor(private consent: SpendingConsent) {}

  /** @throws NotFound, BusinessRule for other than the CEO, OtpAlreadySent (429) */
  async execute({ actor, userId, ceiling: after }: SendCommand): Promise<SentCode> {
    const { companyId } = ceoOf(actor)
    const { id: holderId, nationalCode, ceiling: before } = await cardHolder(companyId, userId)
    return this.consent.sendCode(actor, { kind: 'CEILING', holderId, nationalCode, before, after })
  }
}
