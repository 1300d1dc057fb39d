/** Business-service plans. domain: a user who has chosen none yet has the empty plan. */
export const personPlans = ['kasbeno-fmcg-real', 'kasbeno-digital-real'] as const
export const companyPlans = ['kasbeno-fmcg-legal'] as const
export const plans = [...personPlans, ...companyPlans] as const
export type PersonPlan = (typeof personPlans)[number]
export type CompanyPlan = (typeof companyPlans)[number]
export type Plan = (typeof plans)[number]

export const isPersonPlan = (plan: unknown): plan is PersonPlan =>
  personPlans.some((known) => known === plan)
export const isCompanyPlan = (plan: unknown): plan is CompanyPlan =>
  companyPlans.some((known) => known === plan)
export const isPlan = (plan: unknown): plan is Plan => plans.some((known) => known === plan)

/** Where the pages of a plan begin in the storefront. person §2, company §2 */
export const planBases = {
  'kasbeno-fmcg-real': '',
  'kasbeno-digital-real': '/kasbeno-digital-real',
  'kasbeno-fmcg-legal': '/legal',
} as const satisfies Record<Plan, string>

/** Only FMCG persons choose a package and pay the fee at sign-up; others pay at card activation. */
export const choosesPackage = (plan: Plan): boolean => plan === 'kasbeno-fmcg-real'

/** Whose credit comes with a card of their own; a company's cards have holders. domain "Cards" */
export const holdsCard = (plan: Plan): boolean => isPersonPlan(plan)

/** The digital plan has no renewal: an expired credit of it is over. person §4 */
export const renewsCredit = (plan: Plan): boolean => plan !== 'kasbeno-digital-real'

/** Whether an invoice of the plan is paid only after its owner's signatories have accepted it. domain "Companies" */
export const needsApprobation = (plan: Plan): boolean => isCompanyPlan(plan)
