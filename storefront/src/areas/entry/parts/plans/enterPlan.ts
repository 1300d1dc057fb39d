import type { PersonPlan } from '@kasbeno/api/contracts/plans'
import { nextStep } from '@kasbeno/api/contracts/registration'
import { inPlan, paths } from '#app/paths.ts'
import { standingOf } from '#areas/signup/parts/registration/standing.ts'
import { choosePlan } from './choosePlan.ts'

/** @returns the page where its reader goes on */
export const enterPlan = async (plan: PersonPlan): Promise<string> => {
  const status = await choosePlan(plan)
  const isNew = nextStep(standingOf(status, plan)) === 'identity'
  return inPlan(plan, isNew ? paths.signupStatus : paths.home)
}
