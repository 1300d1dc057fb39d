import type { KycStep, StepStatus } from '#contracts/registration'

export interface StepStatuses {
  identityStatus: StepStatus
  shopStatus: StepStatus
  docsStatus: StepStatus
}

export const isReviewed = (file: StepStatuses): boolean =>
  [file.identityStatus, file.shopStatus, file.docsStatus].every((status) => status === 'APPROVED')

/** The third approval asks for the credit score; otherwise the file stays where the bank put it. */
export const kycAfterReview = (kycStep: KycStep, file: StepStatuses): KycStep =>
  kycStep === 'PHONE_CONFIRMED' && isReviewed(file) ? 'CREDIT_SCORE_PENDING' : kycStep

/** A new application of a refused file: its papers stand, its score is asked for anew once they are approved. */
export const kycAfterReopening = (file: StepStatuses): KycStep =>
  isReviewed(file) ? 'CREDIT_SCORE_PENDING' : 'PHONE_CONFIRMED'

/** A refused score that is taken up again: accepted for a reviewed file, else the review goes on. */
export const kycAfterAcceptance = (file: StepStatuses): KycStep =>
  isReviewed(file) ? 'CREDIT_SCORE_ACCEPTED' : 'PHONE_CONFIRMED'

/**
 * A step waits again: the score is asked for anew once all are approved, unless the paid fee has
 * accepted it.
 */
export const kycAfterStepReopened = (kycStep: KycStep, isFeePaid: boolean): KycStep => {
  if (kycStep === 'CREDIT_SCORE_PENDING') return 'PHONE_CONFIRMED'
  return kycStep === 'CREDIT_SCORE_ACCEPTED' && !isFeePaid ? 'PHONE_CONFIRMED' : kycStep
}
