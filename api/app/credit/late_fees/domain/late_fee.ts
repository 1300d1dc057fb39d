import { shareOf } from '#contracts/money'

/** Parts per million; zero disables. */
export interface LateFeeTerms {
  /** Per day, of the past-due rest. */
  dailyPpm: number
  /** Of the installment, for all its fees. */
  capPpm: number
}

/** At the end of a day; rials. */
export interface Chargeable {
  /** Without fees: no compounding. */
  remaining: number
  /** What it came to, without what was sent back. */
  whole: number
  /** Including paid and forgiven fees. */
  charged: number
}

/** Rials. api-admin "Collections, in figures" */
export const feeOfDay = (
  { remaining, whole, charged }: Chargeable,
  { dailyPpm, capPpm }: LateFeeTerms
): number => Math.max(0, Math.min(shareOf(remaining, dailyPpm), shareOf(whole, capPpm) - charged))

/** Not fully paid. */
export interface OpenLateFee {
  id: string
  installmentId: string
  open: number
  /** Due date, `YYYY-MM-DD`. */
  dueDate: string
}

export interface LateFeePart {
  lateFeeId: string
  amount: number
}

export const sumLateFees = (fees: readonly OpenLateFee[]): number =>
  fees.reduce((sum, { open }) => sum + open, 0)

const byDueDate = (one: OpenLateFee, other: OpenLateFee): number =>
  one.dueDate === other.dueDate
    ? Number(one.id > other.id) - Number(one.id < other.id)
    : Number(one.dueDate > other.dueDate) - Number(one.dueDate < other.dueDate)

/**
 * All fees before installments, oldest first.
 * @param amount rials
 */
export const lateFeeParts = (amount: number, fees: readonly OpenLateFee[]): LateFeePart[] => {
  let rest = amount
  return [...fees].sort(byDueDate).flatMap(({ id, open }) => {
    const part = Math.min(rest, open)
    rest -= part
    return part > 0 ? [{ lateFeeId: id, amount: part }] : []
  })
}
