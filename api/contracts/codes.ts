/** domain "One-time codes". Milliseconds and counts. */
export const codeRules = {
  digits: 5,
  lifeMs: 120_000,
  maxTries: 3,
  sendsPerPhone: 10,
  sendsWindowMs: 600_000,
  lockAfterFailures: 8,
} as const
