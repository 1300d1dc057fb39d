/** Fetches the desk ahead; where that fails, opening it tries again and shows what is wrong. */
export const fetchDesk = () => void import('../Desk').catch(() => undefined)
