/** Three decimals. */
export const quantities = new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 3 })
