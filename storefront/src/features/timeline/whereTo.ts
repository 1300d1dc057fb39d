import { paths } from '#app/paths.ts'
import type { Obligation } from '#lib/api/types.ts'

/** Where each line is paid; what cannot be paid yet leads to who makes it payable. */
const places: Record<Obligation['kind'], (obligation: Obligation) => string> = {
  INSTALLMENT: ({ id }) => paths.installment(id),
  LATE_FEE: ({ id }) => paths.installment(id),
  PENDING_INVOICE: ({ id }) => paths.pendingOrder(id),
  PLATFORM_FEE: () => paths.platformFee,
  RENEWAL: ({ ifPaidToday }) => (ifPaidToday.amount > 0 ? paths.renewal : paths.renewalBranch),
}

export const whereTo = (obligation: Obligation): string => places[obligation.kind](obligation)
