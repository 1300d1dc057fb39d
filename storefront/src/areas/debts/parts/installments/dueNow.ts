import type { DebtSummary } from '#core/api/types.ts'

/** What is past due, with the late fees that are taken before it: less does not end the arrears. Rials. */
export const dueNow = ({
  pastDueAmount,
  lateFeeAmount,
}: Pick<DebtSummary, 'pastDueAmount' | 'lateFeeAmount'>): number => pastDueAmount + lateFeeAmount

/** Days before a due date from which the home page speaks of it. */
const soonDays = 3

/** What the home page says of debts: what is past due, else what falls due in the next days. */
export const dueNotice = (summary: DebtSummary): 'PAST_DUE' | 'SOON' | null => {
  // The big card asks for it.
  if (summary.payingUnblocks) return null
  if (dueNow(summary) > 0) return 'PAST_DUE'
  const { nextDueDate, nextDueInDays } = summary
  return nextDueDate !== null && nextDueInDays !== null && nextDueInDays <= soonDays ? 'SOON' : null
}
