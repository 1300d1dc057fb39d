import type { CreditLine } from '#app/credit/credit_lines/queries/credit_line'
import type { ObligationTotals } from './obligations.js'

export type ClearanceRefusal = 'NO_CREDIT' | 'OWES' | 'DISPUTED'

/** Why nobody can be told that an owner owes nothing; null when they can. */
export const refusalOfClearance = (
  line: Pick<CreditLine, 'used' | 'held'> | null,
  { owedAmount, disputedAmount }: Pick<ObligationTotals, 'owedAmount' | 'disputedAmount'>,
  /** What a frozen invoice owes is in no sum, nor in used credit once it was written off. */
  hasFraud: boolean
): ClearanceRefusal | null => {
  if (!line) return 'NO_CREDIT'
  if (owedAmount > 0) return 'OWES'
  // What is left of used credit besides what is owed is held by reports, or by a card that is paying just now.
  return hasFraud || disputedAmount > 0 || line.used + line.held > 0 ? 'DISPUTED' : null
}
