import type { KycStep, StepStatus } from '#contracts/registration'
import { isEditable } from '#contracts/registration'
import { BusinessRule, Conflict } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'

interface Asked {
  kycStep: KycStep
  identityStatus: StepStatus
}

/**
 * The bureau is asked about somebody whose identity was sent and whose score is not known yet.
 * @throws BusinessRule (422) before that, Conflict (409) after it
 */
export const assertScoreIsOpen = ({ kycStep, identityStatus }: Asked): void => {
  if (isEditable(identityStatus)) throw new BusinessRule(messages.scoreNeedsIdentity)
  const isOpen = kycStep === 'PHONE_CONFIRMED' || kycStep === 'CREDIT_SCORE_PENDING'
  if (!isOpen) throw new Conflict(messages.scoreKnown)
}
