import { isPersonPlan, type PersonPlan } from '@kasbeno/api/contracts/plans'

export type Only = { plan: PersonPlan } | { company: string }

/** Nobody chooses what there is only one of. */
export const onlyOf = (
  plans: readonly string[],
  companies: readonly { companyUniqueSerial: string }[]
): Only | null => {
  if (plans.length + companies.length !== 1) return null
  const [plan] = plans
  if (isPersonPlan(plan)) return { plan }
  return companies[0] ? { company: companies[0].companyUniqueSerial } : null
}
