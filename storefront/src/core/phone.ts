/** Room for +98… and 0098…, as phones fill a number in and address books copy it. */
export const longestPhone = 14

/** `+98 912…`, `0098912…` and `912…` as the house knows the number: `0912…`. Takes ASCII digits. */
export const asLocalPhone = (digits: string) => digits.replace(/^(?:(?:00)?98)?0?(?=9\d{9}$)/, '0')
