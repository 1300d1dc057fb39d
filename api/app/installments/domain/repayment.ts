/** What is still owed for one invoice; rials. */
export interface Owed {
  id: string
  remaining: number
  /** `YYYY-MM-DD`, the last day in Tehran. */
  dueDate: string
}

/** The share of a repayment that goes to one installment. */
export interface RepaymentPart {
  installmentId: string
  amount: number
  /** What is left of the installment after it; it is cleared at zero. */
  left: number
}

/** Ids grow with time: of two that fall due on one day, the older invoice comes first. */
const byDueDate = (one: Owed, other: Owed): number =>
  one.dueDate === other.dueDate
    ? Number(one.id > other.id) - Number(one.id < other.id)
    : Number(one.dueDate > other.dueDate) - Number(one.dueDate < other.dueDate)

export const sumOwed = (owed: readonly Owed[]): number =>
  owed.reduce((sum, { remaining }) => sum + remaining, 0)

/**
 * Where a repayment goes: the oldest first, each filled before the next. domain "Invoices"
 * @param amount rials, at most what is owed
 */
export const partsOf = (amount: number, owed: readonly Owed[]): RepaymentPart[] => {
  const parts: RepaymentPart[] = []
  let rest = amount
  for (const { id, remaining } of [...owed].sort(byDueDate)) {
    const share = Math.min(rest, remaining)
    if (share === 0) continue
    parts.push({ installmentId: id, amount: share, left: remaining - share })
    rest -= share
  }
  if (rest > 0) throw new RangeError('a repayment is more than what is owed')
  return parts
}
