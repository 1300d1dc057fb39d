import {
  choosable,
  packageTransitions,
  type PackageStatus,
  type RenewalRefusal,
} from '#contracts/credit'
import { choosesPackage, renewsCredit, type Plan } from '#contracts/plans'
import type { PaymentPurpose } from '#contracts/payments'
import { canMove } from '#contracts/transitions'

/** Why the platform fee cannot be paid now. */
export type FeeRefusal =
  | 'SCORE_REFUSED'
  | 'NOTHING_CHOSEN'
  | 'CHOOSE_AGAIN'
  | 'NO_LONGER_OFFERED'
  | 'NOT_ALLOCATED'
  | 'NOT_RENEWED'
  | 'NO_RENEWAL'
  | 'ALREADY_PAID'
  | RenewalRefusal

export interface ChargeableLine {
  /** Rials. */
  limit: number
  /** The credit year that runs, or ran out; the first is 1. */
  creditYear: number
  /** This credit year's fee. */
  isFeePaid: boolean
  isExpired: boolean
  /** Staff have granted another year. */
  hasRenewalCredit: boolean
  /** The fee of that year is paid, and waits for the signature. */
  isNextFeePaid: boolean
  renewalRefusal: RenewalRefusal | null
}

export interface ChosenAmount {
  status: PackageStatus
  /** Rials. */
  amount: number
  /** Staff may have withdrawn the offer since. */
  isOffered: boolean
}

export interface FeeFacts {
  plan: Plan
  /** The bank said no for good. */
  isRefused: boolean
  /** FMCG persons pay on what they chose, before there is a line. */
  chosen: ChosenAmount | null
  /** Everyone else, and whoever begins another year, pays on the allocated limit. */
  line: ChargeableLine | null
}

/** The amount of credit that the fee is a share of, and the credit year that it pays for. */
export interface FeeTerms {
  creditAmount: number
  purpose: PaymentPurpose
  creditYear: number
}
export type FeeBasis = FeeTerms | { refusal: FeeRefusal }

/**
 * A line is charged for the year that runs; once that is paid or over, only for the year that it was granted, which
 * begins at the later of the old end and the payment. A line in arrears begins none, and one whose debt was written off
 * pays nothing any more. domain "The credit line"
 */
const basisOfLine = (plan: Plan, line: ChargeableLine): FeeBasis => {
  const { limit, creditYear, isExpired, hasRenewalCredit, isFeePaid, isNextFeePaid } = line
  if (line.renewalRefusal === 'WRITTEN_OFF') return { refusal: 'WRITTEN_OFF' }
  const terms = { creditAmount: limit, purpose: 'platform-fee' } as const
  if (!isExpired && !isFeePaid) return { ...terms, creditYear }
  if (!renewsCredit(plan)) return { refusal: isExpired ? 'NO_RENEWAL' : 'ALREADY_PAID' }
  if (!hasRenewalCredit) return { refusal: isExpired ? 'NOT_RENEWED' : 'ALREADY_PAID' }
  if (isNextFeePaid) return { refusal: 'ALREADY_PAID' }
  if (line.renewalRefusal) return { refusal: line.renewalRefusal }
  return { ...terms, creditYear: creditYear + 1 }
}

/** On what the fee is paid; a refusal forbids paying. domain "The platform fee" */
export const feeBasis = ({ plan, isRefused, chosen, line }: FeeFacts): FeeBasis => {
  if (isRefused) return { refusal: 'SCORE_REFUSED' }
  if (line) return basisOfLine(plan, line)
  if (!choosesPackage(plan)) return { refusal: 'NOT_ALLOCATED' }
  if (!chosen) return { refusal: 'NOTHING_CHOSEN' }
  if (canMove(packageTransitions, chosen.status, 'ALLOCATE_PENDING')) {
    if (!chosen.isOffered) return { refusal: 'NO_LONGER_OFFERED' }
    return { creditAmount: chosen.amount, purpose: 'subscription-package', creditYear: 1 }
  }
  return { refusal: choosable(chosen.status) ? 'CHOOSE_AGAIN' : 'ALREADY_PAID' }
}
