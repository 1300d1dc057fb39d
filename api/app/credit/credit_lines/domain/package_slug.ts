import type { PersonPlan } from '#contracts/plans'

const million = 1_000_000

/** For example `fmcg-50m` for fifty million rials. */
export const packageSlug = (plan: PersonPlan, amount: number): string =>
  `${plan.split('-')[1]}-${amount / million}m`
