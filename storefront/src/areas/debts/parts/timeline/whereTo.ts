import { isCompanyPlan, type Plan } from '@kasbeno/api/contracts/plans'
import { legalPaths } from '#areas/company/legalPaths.ts'
import { paths } from '#app/paths.ts'
import type { Obligation } from '#core/api/types.ts'

type Places = Record<Obligation['kind'], (obligation: Obligation) => string>

/** Where each line is paid; what cannot be paid yet leads to who makes it payable. */
const places: Places = {
  INSTALLMENT: ({ id }) => paths.installment(id),
  LATE_FEE: ({ id }) => paths.installment(id),
  PENDING_INVOICE: ({ id }) => paths.pendingOrder(id),
  PLATFORM_FEE: () => paths.platformFee,
  RENEWAL: ({ ifPaidToday }) => (ifPaidToday.amount > 0 ? paths.renewal : paths.renewalBranch),
}

/** A company pays its fee on a page of its own, and its renewal has no choice of a branch. */
const companyPlaces: Places = {
  ...places,
  PLATFORM_FEE: () => legalPaths.fee,
  RENEWAL: () => paths.renewal,
}

export const whereTo = (obligation: Obligation, plan: Plan): string =>
  (isCompanyPlan(plan) ? companyPlaces : places)[obligation.kind](obligation)
