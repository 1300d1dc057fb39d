/** Fits +98… and 0098…. */
export const longestPhone = 14

/** To `0912…`; ASCII digits. */
export const asLocalPhone = (digits: string) => digits.replace(/^(?:(?:00)?98)?0?(?=9\d{9}$)/, '0')
