import { percent } from './money.ts'

/** What two persons change of a distributor: where it is paid, and what its invoices cost. */
export const distributorRequestKinds = ['IBAN', 'FEES'] as const
export type DistributorRequestKind = (typeof distributorRequestKinds)[number]

/** Parts per million. */
export interface FeeTerms {
  productFeePpm: number
  bankFeeYearlyPpm: number
  /** Null where early payment was not agreed. */
  discountYearlyPpm: number | null
}

/** The highest rates that a contract may have: what lies above is a slip of the keyboard. */
export const feeMax = {
  productFeePpm: percent(10),
  bankFeeYearlyPpm: percent(50),
  discountYearlyPpm: percent(50),
} as const satisfies Record<keyof FeeTerms, number>

/** Days in which an invoice may be paid, and after which it may be due. */
export const termDaysMax = 365

/** How prominent a distributor is among the others. */
export const priorityMax = 10_000

/** The slug stands in addresses: small letters, digits and hyphens between them. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
