import { isCompanyPlan, type Plan } from '@kasbeno/api/contracts/plans'
import { isRefused } from '@kasbeno/api/contracts/refusal'
import { nextStep, type RegistrationStep, type Standing } from '@kasbeno/api/contracts/registration'
import { useRouter } from 'wouter'
import { planAt } from '#app/paths.ts'
import { registration as text } from '#areas/signup/words/registration.ts'
import { endpoints } from '#core/api/endpoints.ts'
import type { RegistrationStatus } from '#core/api/types.ts'
import { useQuery } from '#core/query.ts'

/** Unchanged answers cost a 304. */
export const followMs = 4000

/** Guaranteed by the gate. */
export const usePlan = (): Plan => planAt(useRouter().base)

/** Refetch prefix by owner. */
export const standingPath = (plan: Plan): string =>
  isCompanyPlan(plan) ? '/legal/company' : endpoints.registration(plan)

export const useRegistration = (pollMs?: number) =>
  useQuery(endpoints.registration(usePlan()), { pollMs })

/** person §4 */
export const standingOf = (status: RegistrationStatus, plan: Plan): Standing => ({
  ...status,
  plan,
})

/** Final until a new application. */
export const isAtEnd = (status: RegistrationStatus): boolean => isRefused(status.kycStep)

export const stepAfter = (status: RegistrationStatus, plan: Plan): RegistrationStep =>
  isAtEnd(status) ? 'summary' : nextStep(standingOf(status, plan))

export const stepLabel = (status: RegistrationStatus, next: RegistrationStep): string => {
  if (next === 'summary') return text.seeSummary
  return status.identityOverallStatus === 'START' ? text.start : text.continue
}
