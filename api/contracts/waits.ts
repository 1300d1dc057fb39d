/** Milliseconds; person §9: the countdown when the server gives none. */
export const defaultCodeLifeMs = 120_000
export const requestTimeoutMs = 30_000
