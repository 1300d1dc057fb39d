const grouped = new Intl.NumberFormat('fa-IR')

/** An amount as people read it: Persian digits in groups. */
export const inRials = (amount: number): string => grouped.format(amount)
