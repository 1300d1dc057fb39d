import type { PersonPlan } from '@kasbeno/api/contracts/plans'
import { isRefused } from '@kasbeno/api/contracts/refusal'
import { nextStep, type RegistrationStep, type Standing } from '@kasbeno/api/contracts/registration'
import { endpoints } from '#lib/api/endpoints.ts'
import type { RegistrationStatus } from '#lib/api/types.ts'
import { currentPlan } from '#lib/plan.ts'
import { useQuery } from '#lib/query.ts'

/** How often the pages that wait for somebody ask again; an unchanged answer costs a 304. */
export const followMs = 4000

const defaultPlan: PersonPlan = 'kasbeno-fmcg-real'

/** A link from an SMS opens a page before any plan was chosen in this browser. */
export const usePlan = (): PersonPlan => currentPlan.value ?? defaultPlan

export const useRegistration = (pollMs?: number) =>
  useQuery(endpoints.registration(usePlan()), { pollMs })

/** The facts that the rules of person §4 read. */
export const standingOf = (status: RegistrationStatus, plan: PersonPlan): Standing => ({
  ...status,
  plan,
})

/** Whom the bank refused goes nowhere from here: nothing is chosen and nothing paid before a new application. */
export const isAtEnd = (status: RegistrationStatus): boolean => isRefused(status.kycStep)

/** Where sign-up goes on; an application that was refused ends with its summary. */
export const stepAfter = (status: RegistrationStatus, plan: PersonPlan): RegistrationStep =>
  isAtEnd(status) ? 'summary' : nextStep(standingOf(status, plan))
