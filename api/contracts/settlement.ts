import { mulDivFloor, shareOf } from './money.ts'
import { daysOfYear } from './credit.ts'
import type { Transitions } from './transitions.ts'

/** A run pays distributors: at maturity in full, or earlier for less. domain "Invoices", "A run". */
export const distributorRunKinds = ['MATURITY', 'DISCOUNT'] as const
export type DistributorRunKind = (typeof distributorRunKinds)[number]
/** Or it pays owners what they take out of their wallets. adr/0043 */
export const runKinds = [...distributorRunKinds, 'WITHDRAWAL'] as const
export type RunKind = (typeof runKinds)[number]

/** A preview is approved by a second person, sent to the bank, and done when every line has its answer. */
export const runStatuses = ['PREVIEW', 'APPROVED', 'DONE', 'CANCELED'] as const
export type RunStatus = (typeof runStatuses)[number]
export const runTransitions = {
  PREVIEW: ['APPROVED', 'CANCELED'],
  APPROVED: ['DONE'],
  /** A transfer of it came back. */
  DONE: ['APPROVED'],
  CANCELED: [],
} as const satisfies Transitions<RunStatus>

/** One transfer of a run: to one distributor, for its invoices and returns. */
export const payoutStatuses = ['PENDING', 'PAID', 'FAILED'] as const
export type PayoutStatus = (typeof payoutStatuses)[number]
export const payoutTransitions = {
  PENDING: ['PAID', 'FAILED'],
  /** Money that came back, by two people. */
  PAID: ['FAILED'],
  /** A failed transfer may be tried again; the bank's own file outweighs a failure that was only typed in. */
  FAILED: ['PENDING', 'PAID'],
} as const satisfies Transitions<PayoutStatus>

/** What a distributor waits for: in no run yet, sent to the bank, or refused by it and waiting in its run. */
export const receivableStatuses = ['OPEN', 'AT_BANK', 'REFUSED'] as const
export type ReceivableStatus = (typeof receivableStatuses)[number]

export const exclusionReasons = [
  'NO_IBAN',
  'NOTHING_OWED',
  'NO_DISCOUNT_RATE',
  'HELD_BACK',
] as const
export type ExclusionReason = (typeof exclusionReasons)[number]

export const resultAnswers = [
  'RECORDED',
  /** Paid before without a tracking number, which this line has brought. */
  'COMPLETED',
  /** Typed in as failed before; the bank's file says the same and is evidence now. */
  'CONFIRMED',
  'UNKNOWN_PAYMENT',
  'OTHER_AMOUNT',
  'NO_AMOUNT',
  'UNKNOWN_STATUS',
  'NOT_ANSWERED',
  'ALREADY_RECORDED',
  /** It refuses an earlier attempt than the one under way, which waits for an answer of its own. */
  'FORMER_ATTEMPT',
  /** It speaks against what stands: nothing moved, and an alarm was raised. */
  'CONTRADICTS',
  /** Its amount would go back into a wallet: that takes the bank's own file. */
  'NEEDS_FILE',
  'NOT_SENT',
] as const
export type ResultAnswer = (typeof resultAnswers)[number]

/** The answers after which something was written. */
export const takenAnswers: readonly ResultAnswer[] = ['RECORDED', 'COMPLETED', 'CONFIRMED']

/** The answers that the bank is held to: a row that says the same once more changes nothing. */
export const keptAnswers: readonly ResultAnswer[] = [
  ...takenAnswers,
  'FORMER_ATTEMPT',
  'CONTRADICTS',
]

/** Two figures that tell a mistyped reference from one of ours: ISO 7064, mod 97-10. */
const checkDigits = (digits: string): string =>
  String(98n - ((BigInt(digits) * 100n) % 97n)).padStart(2, '0')

/**
 * What the bank's file calls an attempt to pay, and what the bank's answer must bring back. The first attempt goes by
 * the payment id; each further one by digits of its own.
 */
export const attemptReference = (paymentId: string, attempt: number): string => {
  if (attempt === 1) return paymentId
  const digits = `${paymentId}${String(attempt).padStart(2, '0')}`
  return digits + checkDigits(digits)
}

/** How an answer of the bank speaks against what stands. */
export const payoutAlarms = [
  /** Paid before under another tracking number: perhaps paid twice. */
  'OTHER_TRACKING_NUMBER',
  'FAILED_AFTER_PAID',
  /** Nothing was sent again yet: that would pay it twice. */
  'PAID_AFTER_FAILED',
  /** An attempt that counted as failed was paid, and another one was sent: perhaps paid twice. */
  'PAID_AFTER_RESEND',
] as const
export type PayoutAlarm = (typeof payoutAlarms)[number]

/** Those that tell of money that the bank has paid. */
export const payingAlarms: readonly PayoutAlarm[] = ['PAID_AFTER_FAILED', 'PAID_AFTER_RESEND']

export const payoutRequestKinds = [
  /** It was paid and came back: it is owed again. */
  'RETURNED',
  /** It was paid after all, as the answer says that raised the alarm. */
  'PAID',
  /** What stands is right; the alarm ends. */
  'KEEP',
] as const
export type PayoutRequestKind = (typeof payoutRequestKinds)[number]

/** The answer to one line: of a file its row, and what stands of the transfer afterwards. */
export interface AnsweredLine {
  paymentId: string
  answer: ResultAnswer
  row?: number
  stands?: PayoutStatus
  /** Paid, and still without the bank's tracking number: a later line may bring it. */
  needsTracking?: true
}

/** The fee for being paid `days` before maturity, in rials, rounded down; never more than is paid. */
export const discountOf = (amount: number, yearlyRatePpm: number, days: number): number =>
  Math.min(amount, mulDivFloor(shareOf(amount, yearlyRatePpm), Math.max(days, 0), daysOfYear))
