const grouped = new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 0 })

/** ۵۰٬۰۰۰٬۰۰۰, without the unit. Apart from `money.ts`: the first page has no amounts in words. */
export const groupDigits = (amount: number): string => grouped.format(amount)
