import { BusinessRule, Conflict } from '#app/shared/errors'
import { messages } from '../i18n/fa.js'
import { ownEnrollment, type OwnEnrollment } from './own_enrollment.js'

/**
 * The person's try, as long as it takes files and sentences.
 * @throws BusinessRule (422) before one was begun, Conflict (409) once it was sent
 */
export const openEnrollmentOf = async (userId: string): Promise<OwnEnrollment> => {
  const enrollment = await ownEnrollment(userId)
  const status = enrollment?.status ?? 'EXPIRED'
  if (status === 'REJECTED' || status === 'EXPIRED') throw new BusinessRule(messages.notBegun)
  if (status !== 'OPEN') throw new Conflict(messages.alreadySubmitted)
  if (enrollment!.isBeingSubmitted) throw new Conflict(messages.submitting)
  return enrollment!
}
