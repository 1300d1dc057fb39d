import { inject } from '@adonisjs/core'
import type { PaymentMethodType } from '#contracts/companies'
import type { CustomerActor } from '#app/platform/audit/actor'
import { transaction } from '#app/platform/database/database'
import { ceoWithCredit } from '../queries/ceo_with_credit.js'
import { methodOf } from '../queries/spending.js'
import { SpendingConsent } from '../spending_consent.js'
import { lockCompany } from '../steps/lock_company.js'
import type { RuleOutcome } from '../steps/propose_rule.js'

interface MethodCommand {
  actor: CustomerActor
  paymentMethodType: PaymentMethodType
  otpSecret?: string
}

/**
 * How the company pays: with cards at devices or gateways, or by a code after signatures. To cards it takes a code and
 * another signatory's consent. company §4 "Payment method", adr/0050
 */
@inject()
export default class SetPaymentMethod {
  constructor(private consent: SpendingConsent) {}

  /** @throws BusinessRule for who is not the CEO, and before credit was allocated; what `SpendingConsent` refuses */
  async execute({ actor, paymentMethodType, otpSecret }: MethodCommand): Promise<RuleOutcome> {
    const companyId = await ceoWithCredit(actor)
    const code = await this.consent.checked(actor, otpSecret)
    return transaction(async (trx) => {
      await lockCompany(companyId, trx)
      const before = await methodOf(companyId, trx)
      const change = { kind: 'METHOD', before, after: paymentMethodType } as const
      return this.consent.change({ actor, change, code }, trx)
    })
  }
}
