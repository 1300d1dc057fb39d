import { inject } from '@adonisjs/core'
import type { MonthlyCeiling } from '#contracts/spending'
import { ceoOf } from '#app/onboarding/companies/domain/member_of'
import { SpendingConsent } from '#app/onboarding/companies/spending_consent'
import { lockCompany } from '#app/onboarding/companies/steps/lock_company'
import type { RuleOutcome } from '#app/onboarding/companies/steps/propose_rule'
import type { CustomerActor } from '#app/platform/audit/actor'
import { transaction } from '#app/platform/database/database'
import { cardHolder } from '../queries/card_holder.js'
import { lockHolderOf } from '../steps/lock_holder.js'

interface CeilingCommand {
  actor: CustomerActor
  userId: string
  ceiling: MonthlyCeiling
  otpSecret?: string
}

/** Monthly limit by Jalali month: lower at once, higher with a code and another signatory's consent. adr/0050 */
@inject()
export default class SetCeiling {
  constructor(private consent: SpendingConsent) {}

  /** @throws NotFound, BusinessRule for other than the CEO; what `SpendingConsent` refuses */
  async execute({
    actor,
    userId,
    ceiling: after,
    otpSecret,
  }: CeilingCommand): Promise<RuleOutcome> {
    const { companyId } = ceoOf(actor)
    const code = await this.consent.checked(actor, otpSecret)
    return transaction(async (trx) => {
      const { id: holderId } = await lockHolderOf({ companyId, userId }, trx)
      await lockCompany(companyId, trx)
      const { ceiling: before, nationalCode } = await cardHolder(companyId, userId, trx)
      const change = { kind: 'CEILING', holderId, nationalCode, before, after } as const
      return this.consent.change({ actor, change, code }, trx)
    })
  }
}
