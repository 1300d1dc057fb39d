import type { CodePurpose } from './identity.ts'

/** domain "One-time codes". Milliseconds and counts. */
export const codeRules = {
  digits: 5,
  lifeMs: 120_000,
  maxTries: 3,
  sendsPerPhone: 10,
  sendsWindowMs: 600_000,
  lockAfterFailures: 8,
} as const

/** The code of a forgotten PIN is shorter, but worth nothing without a live session. domain "One-time codes" */
export const codeDigits: Readonly<Record<CodePurpose, number>> = {
  LOGIN: codeRules.digits,
  INVOICE_PAYMENT: codeRules.digits,
  CARD_BLOCK: codeRules.digits,
  CARD_FORGOT_PIN: 4,
  CARD_UNFREEZE: codeRules.digits,
  CARD_CVV2: codeRules.digits,
  CREDIT_SCORE: codeRules.digits,
  SIGNATURE: codeRules.digits,
  WITHDRAWAL: codeRules.digits,
  SPENDING: codeRules.digits,
}
