/** Up to three decimals, in Persian digits. */
export const quantities = new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 3 })
