import { shareOf } from '#contracts/money'

/** What the bank has set; parts per million. With either at zero nothing is charged. */
export interface LateFeeTerms {
  /** A day, of what is past due. */
  dailyPpm: number
  /** Of the installment: all its fees together are never more. */
  capPpm: number
}

/** An installment on a day that has ended; rials. */
export interface Chargeable {
  /** What is past due, without any fee: fees never compound. */
  remaining: number
  /** What it came to, without what was sent back. */
  whole: number
  /** All fees of the days before, paid and forgiven ones too. */
  charged: number
}

/** The fee of one day, in rials. api-admin "Collections, in figures" */
export const feeOfDay = (
  { remaining, whole, charged }: Chargeable,
  { dailyPpm, capPpm }: LateFeeTerms
): number => Math.max(0, Math.min(shareOf(remaining, dailyPpm), shareOf(whole, capPpm) - charged))

/** A late fee of which something is still owed. */
export interface OpenLateFee {
  id: string
  installmentId: string
  open: number
  /** Of its installment, `YYYY-MM-DD`. */
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

/** What a repayment gives to fees: all of them before any installment, the oldest first. @param amount rials */
export const lateFeeParts = (amount: number, fees: readonly OpenLateFee[]): LateFeePart[] => {
  let rest = amount
  return [...fees].sort(byDueDate).flatMap(({ id, open }) => {
    const part = Math.min(rest, open)
    rest -= part
    return part > 0 ? [{ lateFeeId: id, amount: part }] : []
  })
}
