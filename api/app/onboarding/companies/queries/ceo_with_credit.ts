import type { CustomerActor } from '#app/platform/audit/actor'
import { BusinessRule } from '#app/platform/errors'
import { ceoOf } from '../domain/member_of.js'
import { messages } from '../i18n/fa.js'
import { companyPhases } from './company_file.js'

/** @returns the company @throws BusinessRule for who is not its CEO, and before credit was allocated */
export const ceoWithCredit = async (actor: CustomerActor): Promise<string> => {
  const { companyId } = ceoOf(actor)
  const { companyKycStep } = await companyPhases(companyId)
  if (companyKycStep !== 'CREDIT_ACCEPTED') throw new BusinessRule(messages.methodBeforeCredit)
  return companyId
}
