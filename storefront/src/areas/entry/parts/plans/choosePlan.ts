import type { PersonPlan } from '@kasbeno/api/contracts/plans'
import { api } from '#core/api/client.ts'
import { endpoints } from '#core/api/endpoints.ts'
import type { RegistrationStatus } from '#core/api/types.ts'
import { switchTo } from './switchPlan.ts'

/** Chooses the plan for the first time, or again without effect, and takes a token that speaks for it. */
export const choosePlan = async (plan: PersonPlan): Promise<RegistrationStatus> => {
  await api.post(endpoints.selectPlan(plan))
  await switchTo({ plan })
  return api.get(endpoints.registration(plan))
}
