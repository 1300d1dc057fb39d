import {
  companyCreditState,
  type CompanyCreditFacts,
  type CompanyCreditState,
} from '#contracts/company_credit'
import type { RenewalRefusal } from '#contracts/credit'
import { creditReminderDays } from '#contracts/registration'
import type { CompanyPlan } from '#contracts/plans'
import { companyIn } from '#app/people/owners/owner'
import { clock } from '#app/platform/time/clock'
import { prepared } from '#app/platform/database/database'
import { daysBetween } from '#app/platform/time/jalali'
import { creditLineOf, type CreditLine } from './credit_line.js'

/** company §9 */
export interface CompanyCredit extends CompanyCreditFacts {
  /** Why no year begins now; then `hasRenewalCredit` is false. */
  renewalRefusal: RenewalRefusal | null
  plan: CompanyPlan
  credit: number
  remainCredit: number
  /** Last day, `YYYY-MM-DD`. */
  creditScoreExpirationDate: string | null
  state: CompanyCreditState
}

const none: CompanyCreditFacts = {
  isAllocated: false,
  isBlocked: false,
  isCreditExpired: false,
  hasActivePlatformFee: false,
  hasRenewalCredit: false,
  isContractSigned: false,
  creditRemainingDays: null,
}

const isSigned = async (
  { type, id, plan }: ReturnType<typeof companyIn>,
  { creditYear, hasRenewalCredit }: CreditLine
): Promise<boolean> => {
  const sql = `select contract_is_signed(?, ?, ?, ?, ?) as signed`
  const bindings = [type, id, plan, creditYear, hasRenewalCredit]
  const [row] = await prepared<{ signed: boolean }>('company_contract_is_signed', sql, bindings)
  return row!.signed
}

export const companyCredit = async (companyId: string): Promise<CompanyCredit> => {
  const owner = companyIn(companyId)
  const line = await creditLineOf(owner)
  const facts: CompanyCreditFacts = line
    ? {
        isAllocated: true,
        isBlocked: line.isBlocked,
        isCreditExpired: line.isExpired,
        hasActivePlatformFee: line.isFeePaid,
        hasRenewalCredit: line.hasRenewalCredit && !line.renewalRefusal,
        isContractSigned: await isSigned(owner, line),
        creditRemainingDays: daysBetween(clock.today(), line.expiresOn),
      }
    : none
  const endsSoon = (facts.creditRemainingDays ?? creditReminderDays + 1) <= creditReminderDays
  const isTold =
    line && (line.hasRenewalCredit || endsSoon || line.renewalRefusal === 'WRITTEN_OFF')
  return {
    ...facts,
    renewalRefusal: isTold ? line.renewalRefusal : null,
    plan: owner.plan,
    credit: line?.limit ?? 0,
    remainCredit: line?.left ?? 0,
    creditScoreExpirationDate: line?.expiresOn ?? null,
    state: companyCreditState(facts),
  }
}
