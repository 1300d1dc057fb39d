/** Errors show when it is opened. */
export const fetchDesk = () => void import('../Desk').catch(() => undefined)
