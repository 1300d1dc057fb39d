const persian = new Intl.NumberFormat('fa-IR')

/** An amount as messages show it: Persian digits in groups. */
export const grouped = (amount: number): string => persian.format(amount)
