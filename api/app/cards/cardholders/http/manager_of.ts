import type { HttpContext } from '@adonisjs/core/http'
import { ceoOf } from '#app/onboarding/companies/domain/member_of'
import { companyPhases } from '#app/onboarding/companies/queries/company_file'
import { customerOf } from '#app/platform/audit/actor'
import { BusinessRule } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'

/**
 * Only the CEO, once credit is allocated. company §4 "Card management availability"
 * @throws BusinessRule
 */
export const managerOf = async (ctx: HttpContext) => {
  const actor = customerOf(ctx)
  const { companyId } = ceoOf(actor)
  const { companyKycStep } = await companyPhases(companyId)
  if (companyKycStep !== 'CREDIT_ACCEPTED') throw new BusinessRule(messages.waitForCredit)
  return { actor, companyId }
}
