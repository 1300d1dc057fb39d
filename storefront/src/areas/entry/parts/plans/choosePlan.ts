import type { PersonPlan } from '@kasbeno/api/contracts/plans'
import { api } from '#core/api/client.ts'
import { endpoints } from '#core/api/endpoints.ts'
import type { RegistrationStatus } from '#core/api/types.ts'
import { switchTo } from './switchPlan.ts'

/** Idempotent; brings a token of the plan. */
export const choosePlan = async (plan: PersonPlan): Promise<RegistrationStatus> => {
  await api.post(endpoints.selectPlan(plan))
  await switchTo({ plan })
  return api.get(endpoints.registration(plan))
}
