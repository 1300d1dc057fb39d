import type { EnrollmentStatus } from '#contracts/signing'
import { BusinessRule, Conflict } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'

interface Changed {
  status: EnrollmentStatus
  isBeingSubmitted: boolean
}

/** What refuses a change of an enrolment's files; null when nothing does. */
export const refusalToChange = (
  enrollment: Changed | null | undefined
): BusinessRule | Conflict | null => {
  switch (enrollment?.status) {
    case undefined:
    case 'REJECTED':
    case 'EXPIRED':
      return new BusinessRule(messages.notBegun)
    case 'SUBMITTED':
    case 'ENROLLED':
      return new Conflict(messages.alreadySubmitted)
    case 'OPEN':
      return enrollment!.isBeingSubmitted ? new Conflict(messages.submitting) : null
  }
}
