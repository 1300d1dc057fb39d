import { isCompanyPlan, type Plan } from '@kasbeno/api/contracts/plans'
import { isRefused } from '@kasbeno/api/contracts/refusal'
import { nextStep, type RegistrationStep, type Standing } from '@kasbeno/api/contracts/registration'
import { useRouter } from 'wouter'
import { planAt } from '#app/paths.ts'
import { registration as text } from '#areas/signup/words/registration.ts'
import { endpoints } from '#core/api/endpoints.ts'
import type { RegistrationStatus } from '#core/api/types.ts'
import { useQuery } from '#core/query.ts'

/** How often the pages that wait for somebody ask again; an unchanged answer costs a 304. */
export const followMs = 4000

/** The plan whose page this is. The gate of the pages sees to it that the session speaks for that plan. */
export const usePlan = (): Plan => planAt(useRouter().base)

/** Below it stands what changes with an owner's credit: a person's registration, or all of a company. */
export const standingPath = (plan: Plan): string =>
  isCompanyPlan(plan) ? '/legal/company' : endpoints.registration(plan)

export const useRegistration = (pollMs?: number) =>
  useQuery(endpoints.registration(usePlan()), { pollMs })

/** The facts that the rules of person §4 read. */
export const standingOf = (status: RegistrationStatus, plan: Plan): Standing => ({
  ...status,
  plan,
})

/** Whom the bank refused goes nowhere from here: nothing is chosen and nothing paid before a new application. */
export const isAtEnd = (status: RegistrationStatus): boolean => isRefused(status.kycStep)

/** Where sign-up goes on; an application that was refused ends with its summary. */
export const stepAfter = (status: RegistrationStatus, plan: Plan): RegistrationStep =>
  isAtEnd(status) ? 'summary' : nextStep(standingOf(status, plan))

/** What leads on to the next step says. */
export const stepLabel = (status: RegistrationStatus, next: RegistrationStep): string => {
  if (next === 'summary') return text.seeSummary
  return status.identityOverallStatus === 'START' ? text.start : text.continue
}
