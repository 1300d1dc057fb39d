import type { PaymentMethodType } from '#contracts/companies'
import type { CustomerActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { BusinessRule } from '#app/platform/errors'
import { ceoOf } from '../domain/member_of.js'
import { messages } from '../i18n/fa.js'
import { companyPhases } from '../queries/company_file.js'
import { lockCompany } from '../steps/lock_company.js'

interface MethodCommand {
  actor: CustomerActor
  paymentMethodType: PaymentMethodType
}

/** How the company pays: with cards at devices or gateways, or by a code after signatures. company §4 "Payment method" */
export default class SetPaymentMethod {
  /** @throws BusinessRule for who is not the CEO, and before credit was allocated */
  async execute({ actor, paymentMethodType }: MethodCommand): Promise<void> {
    const { companyId } = ceoOf(actor)
    const { companyKycStep } = await companyPhases(companyId)
    if (companyKycStep !== 'CREDIT_ACCEPTED') throw new BusinessRule(messages.methodBeforeCredit)
    await transaction(async (trx) => {
      await lockCompany(companyId, trx)
      const row = await trx
        .from('companies')
        .where('id', companyId)
        .select('payment_method')
        .firstOrFail()
      const updated_at = clock.businessNow().toJSDate()
      const change = { payment_method: paymentMethodType, updated_at }
      await trx.from('companies').where('id', companyId).update(change)
      await audit(
        {
          actor,
          command: 'companies.set-payment-method',
          subject: { type: 'companies', id: companyId },
          before: { paymentMethod: row.payment_method },
          after: { paymentMethod: paymentMethodType },
        },
        trx
      )
    })
  }
}
