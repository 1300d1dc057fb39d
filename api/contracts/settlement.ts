import { mulDivFloor, shareOf } from './money.ts'
import { daysOfYear } from './credit.ts'
import type { Transitions } from './transitions.ts'

/** A run pays distributors: at maturity in full, or earlier for less. domain "Invoices", "A run". */
export const runKinds = ['MATURITY', 'DISCOUNT'] as const
export type RunKind = (typeof runKinds)[number]

/** A preview is approved by a second person, sent to the bank, and done when every line has its answer. */
export const runStatuses = ['PREVIEW', 'APPROVED', 'DONE', 'CANCELED'] as const
export type RunStatus = (typeof runStatuses)[number]
export const runTransitions = {
  PREVIEW: ['APPROVED', 'CANCELED'],
  APPROVED: ['DONE'],
  DONE: [],
  CANCELED: [],
} as const satisfies Transitions<RunStatus>

/** One transfer of a run: to one distributor, for its invoices and returns. */
export const payoutStatuses = ['PENDING', 'PAID', 'FAILED'] as const
export type PayoutStatus = (typeof payoutStatuses)[number]
export const payoutTransitions = {
  PENDING: ['PAID', 'FAILED'],
  PAID: [],
  /** A failed transfer may be tried again; the bank's own file outweighs a failure that was only typed in. */
  FAILED: ['PENDING', 'PAID'],
} as const satisfies Transitions<PayoutStatus>

/** What a distributor waits for: in no run yet, sent to the bank, or refused by it and waiting in its run. */
export const receivableStatuses = ['OPEN', 'AT_BANK', 'REFUSED'] as const
export type ReceivableStatus = (typeof receivableStatuses)[number]

/** Why something that is owed is left out of a run. */
export const exclusionReasons = [
  'NO_IBAN',
  'NOTHING_OWED',
  'NO_DISCOUNT_RATE',
  'HELD_BACK',
] as const
export type ExclusionReason = (typeof exclusionReasons)[number]

/** What one line of the bank's result file met. */
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
  'NOT_SENT',
] as const
export type ResultAnswer = (typeof resultAnswers)[number]

/** The answers after which something was written. */
export const takenAnswers: readonly ResultAnswer[] = ['RECORDED', 'COMPLETED', 'CONFIRMED']

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
