const grouped = new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 0 })

/** Without unit; separate from `money.ts`, which the first page does without. */
export const groupDigits = (amount: number): string => grouped.format(amount)
