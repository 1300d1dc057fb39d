import type { KycStep } from '#contracts/registration'

const beforeScore: readonly KycStep[] = [
  'AUTHENTICATION',
  'PHONE_CONFIRMED',
  'CREDIT_SCORE_PENDING',
]

/** Paying the fee leaves CREDIT_SCORE_ACCEPTED, or a later step that was reached before. domain "Registration" */
export const kycAfterFee = (step: KycStep): KycStep =>
  beforeScore.includes(step) ? 'CREDIT_SCORE_ACCEPTED' : step
