import { isCompanyPlan, type Plan } from '@kasbeno/api/contracts/plans'
import { legalPaths } from '#areas/company/legalPaths.ts'
import { paths } from '#app/paths.ts'
import type { Obligation } from '#core/api/types.ts'

type Places = Record<Obligation['kind'], (obligation: Obligation) => string>

/** Unpayable ones lead to their precondition. */
const places: Places = {
  INSTALLMENT: ({ id }) => paths.installment(id),
  LATE_FEE: ({ id }) => paths.installment(id),
  PENDING_INVOICE: ({ id }) => paths.pendingOrder(id),
  PLATFORM_FEE: () => paths.platformFee,
  RENEWAL: ({ ifPaidToday }) => (ifPaidToday.amount > 0 ? paths.renewal : paths.renewalBranch),
}

/** No branch choice for companies. */
const companyPlaces: Places = {
  ...places,
  PLATFORM_FEE: () => legalPaths.fee,
  RENEWAL: () => paths.renewal,
}

export const whereTo = (obligation: Obligation, plan: Plan): string =>
  (isCompanyPlan(plan) ? companyPlaces : places)[obligation.kind](obligation)
