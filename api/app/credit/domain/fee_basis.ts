import { choosable, packageTransitions, type PackageStatus } from '#contracts/credit'
import { choosesPackage, type Plan } from '#contracts/plans'
import type { PaymentPurpose } from '#contracts/payments'
import { isRefused } from '#contracts/refusal'
import type { KycStep } from '#contracts/registration'
import { canMove } from '#contracts/transitions'

/** Why the platform fee cannot be paid now. */
export type FeeRefusal =
  'SCORE_REFUSED' | 'NOTHING_CHOSEN' | 'CHOOSE_AGAIN' | 'NOT_ALLOCATED' | 'ALREADY_PAID'

export interface FeeFacts {
  plan: Plan
  kycStep: KycStep
  /** FMCG persons pay on what they chose. */
  chosen: { status: PackageStatus; amount: number } | null
  /** Everyone else pays on the allocated limit. */
  line: { limit: number; isFeePaid: boolean } | null
}

/** The amount of credit that the fee is a share of, or why there is none. */
export type FeeBasis = { creditAmount: number; purpose: PaymentPurpose } | { refusal: FeeRefusal }

/** On what the fee is paid; a refusal forbids paying. domain "The platform fee" */
export const feeBasis = ({ plan, kycStep, chosen, line }: FeeFacts): FeeBasis => {
  if (isRefused(kycStep)) return { refusal: 'SCORE_REFUSED' }
  if (!choosesPackage(plan)) {
    if (!line) return { refusal: 'NOT_ALLOCATED' }
    if (line.isFeePaid) return { refusal: 'ALREADY_PAID' }
    return { creditAmount: line.limit, purpose: 'platform-fee' }
  }
  if (!chosen) return { refusal: 'NOTHING_CHOSEN' }
  if (canMove(packageTransitions, chosen.status, 'ALLOCATE_PENDING')) {
    return { creditAmount: chosen.amount, purpose: 'subscription-package' }
  }
  return { refusal: choosable(chosen.status) ? 'CHOOSE_AGAIN' : 'ALREADY_PAID' }
}
