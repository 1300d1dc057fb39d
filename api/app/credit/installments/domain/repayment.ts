import { sumLateFees, type OpenLateFee } from '#app/credit/late_fees/domain/late_fee'

/** Rials. */
export interface OpenInstallment {
  id: string
  remaining: number
  /** May exceed the rest. */
  disputed: number
  /** Last day in Tehran, `YYYY-MM-DD`. */
  dueDate: string
}

export interface RepaymentPart {
  installmentId: string
  amount: number
  /** Cleared at zero. */
  left: number
}

/** Ids grow with time, so the older invoice comes first. */
const byDueDate = (one: OpenInstallment, other: OpenInstallment): number =>
  one.dueDate === other.dueDate
    ? Number(one.id > other.id) - Number(one.id < other.id)
    : Number(one.dueDate > other.dueDate) - Number(one.dueDate < other.dueDate)

export const sumOwed = (owed: readonly OpenInstallment[]): number =>
  owed.reduce((sum, { remaining }) => sum + remaining, 0)

/** Without disputed parts. */
const collected = ({ remaining, disputed }: OpenInstallment): number =>
  Math.max(remaining - disputed, 0)

const sumCollectedOf = (owed: readonly OpenInstallment[]): number =>
  owed.reduce((sum, one) => sum + collected(one), 0)

interface Debt {
  installments: readonly OpenInstallment[]
  lateFees: readonly OpenLateFee[]
}

/** What is asked for now: everything but what is disputed. */
export const sumCollected = ({ installments, lateFees }: Debt): number =>
  sumCollectedOf(installments) + sumLateFees(lateFees)

/** The maximum of a repayment. */
export const sumDebt = ({ installments, lateFees }: Debt): number =>
  sumOwed(installments) + sumLateFees(lateFees)

/**
 * Oldest first, disputed parts last. domain "Invoices"
 * @param amount rials, at most the debt
 */
export const partsOf = (amount: number, owed: readonly OpenInstallment[]): RepaymentPart[] => {
  const inOrder = [...owed].sort(byDueDate)
  const collectedPart = Math.min(amount, sumCollectedOf(owed))
  let [first, last] = [collectedPart, amount - collectedPart]
  const parts = inOrder.flatMap((one): RepaymentPart[] => {
    const share = Math.min(first, collected(one))
    const disputedShare = Math.min(last, one.remaining - collected(one))
    ;[first, last] = [first - share, last - disputedShare]
    const taken = share + disputedShare
    return taken === 0
      ? []
      : [{ installmentId: one.id, amount: taken, left: one.remaining - taken }]
  })
  if (last > 0) throw new RangeError('a repayment is more than what is owed')
  return parts
}

/** Below the minimum while leaving a rest. */
export const isTooLittle = (amount: number, debt: Debt, min: number): boolean => {
  if (amount >= min || amount === sumDebt(debt) || amount === sumCollected(debt)) return false
  const clearing = amount - sumLateFees(debt.lateFees)
  return clearing <= 0 || partsOf(clearing, debt.installments).some(({ left }) => left > 0)
}
