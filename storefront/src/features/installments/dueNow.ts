import type { DebtSummary } from '#lib/api/types.ts'

/** What is past due, with the late fees that are taken before it: less does not end the arrears. Rials. */
export const dueNow = ({
  pastDueAmount,
  lateFeeAmount,
}: Pick<DebtSummary, 'pastDueAmount' | 'lateFeeAmount'>): number => pastDueAmount + lateFeeAmount
