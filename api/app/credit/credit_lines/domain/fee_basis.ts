import {
  choosable,
  packageTransitions,
  type PackageStatus,
  type RenewalRefusal,
} from '#contracts/credit'
import { choosesPackage, renewsCredit, type Plan } from '#contracts/plans'
import type { PaymentPurpose } from '#contracts/payments'
import { canMove } from '#contracts/transitions'

/** Why it cannot be paid now. */
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
  limit: number
  /** Running or last year; the first is 1. */
  creditYear: number
  /** For this year. */
  isFeePaid: boolean
  isExpired: boolean
  /** Another year is granted. */
  hasRenewalCredit: boolean
  /** Paid; the signature is missing. */
  isNextFeePaid: boolean
  renewalRefusal: RenewalRefusal | null
}

export interface ChosenAmount {
  status: PackageStatus
  amount: number
  /** False once withdrawn. */
  isOffered: boolean
}

export interface FeeFacts {
  plan: Plan
  /** The bank said no for good. */
  isRefused: boolean
  /** FMCG persons pay on their choice, before there is a line. */
  chosen: ChosenAmount | null
  /** Others, and renewals, pay on the limit. */
  line: ChargeableLine | null
}

/** The basis and the year paid for. */
export interface FeeTerms {
  creditAmount: number
  purpose: PaymentPurpose
  creditYear: number
}
export type FeeBasis = FeeTerms | { refusal: FeeRefusal }

/**
 * Charges the running year, then only a granted one, starting at the later of old end and payment. Lines in arrears
 * start none; written-off ones pay nothing. domain "The credit line"
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

/** A refusal forbids paying. domain "The platform fee" */
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
