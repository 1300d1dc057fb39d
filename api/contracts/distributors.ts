import { percent } from './money.ts'
import { isLoosened, type SettingGuard } from './setting_guards.ts'

/** What two persons change of a distributor: where it is paid, what its invoices cost, and the terms that guard money. */
export const distributorRequestKinds = ['IBAN', 'FEES', 'TERMS'] as const
export type DistributorRequestKind = (typeof distributorRequestKinds)[number]

/** Locked and closed ones counted, as none is ever deleted. */
export const distributorUsersMax = 500
export const distributorBranchesMax = 500

/** Parts per million. */
export interface FeeTerms {
  productFeePpm: number
  bankFeeYearlyPpm: number
  /** Null where early payment was not agreed. */
  discountYearlyPpm: number | null
}

export interface GuardedTerms {
  active: boolean
  /** Whether an invoice counts as delivered, and falls due to be paid out, only once it was confirmed. */
  requiresConfirmation: boolean
  paymentWindowDays: number
  dueDaysMin: number
  dueDaysMax: number
}

/** Which change of them one member of staff alone cannot make; fees run by the day. */
export const termGuards = {
  active: 'RAISED',
  requiresConfirmation: 'LOWERED',
  paymentWindowDays: 'RAISED',
  dueDaysMin: 'CHANGED',
  dueDaysMax: 'RAISED',
} as const satisfies Record<keyof GuardedTerms, SettingGuard>

export const guardedTerms = Object.keys(termGuards) as (keyof GuardedTerms)[]

export const loosenedTerms = (from: GuardedTerms, to: GuardedTerms): (keyof GuardedTerms)[] =>
  guardedTerms.filter((term) => isLoosened(termGuards[term], from[term], to[term]))

/** The highest rates that a contract may have: what lies above is a slip of the keyboard. */
export const feeMax = {
  productFeePpm: percent(10),
  bankFeeYearlyPpm: percent(50),
  discountYearlyPpm: percent(50),
} as const satisfies Record<keyof FeeTerms, number>

/** Days in which an invoice may be paid, and after which it may be due. */
export const termDaysMax = 365

export const priorityMax = 10_000

export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
