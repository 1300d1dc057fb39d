import type { PersonPlan } from '#contracts/plans'

const million = 1_000_000

/** One package for each amount of a plan: `kasbeno-fmcg-real` and fifty million rials give `fmcg-50m`. */
export const packageSlug = (plan: PersonPlan, amount: number): string =>
  `${plan.split('-')[1]}-${amount / million}m`
