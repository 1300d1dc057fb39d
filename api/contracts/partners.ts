import type { PartnerScope } from './identity.ts'
import { companyPlans, plans, type Plan } from './plans.ts'

/** On which plans the programs of a scope sell; those that are not named here do not. */
export const plansSoldBy: Readonly<Partial<Record<PartnerScope, readonly Plan[]>>> = {
  'supplier': plans,
  // Sellers to companies alone: what else their distributor sells is not theirs to see.
  'legal': companyPlans,
  'refah': plans,
  'iran-kish': plans,
}

/** Chain stores and card switches, which name their buyer by a card, with the word that stands in their paths. */
export const cardPartners = [
  ['refah', 'refah'],
  ['iran-kish', 'iran_kish'],
] as const satisfies readonly (readonly [PartnerScope, string])[]
