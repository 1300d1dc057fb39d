import type { DebtSummary } from '#core/api/types.ts'

/** Days before a due date from which the home page speaks of it. */
const soonDays = 3

/** Past due, else due soon. */
export const dueNotice = (summary: DebtSummary): 'PAST_DUE' | 'SOON' | null => {
  // Shown by the big card.
  if (summary.payingUnblocks) return null
  if (summary.pastDueAmount > 0) return 'PAST_DUE'
  const { nextDueDate, nextDueInDays } = summary
  return nextDueDate !== null && nextDueInDays !== null && nextDueInDays <= soonDays ? 'SOON' : null
}
