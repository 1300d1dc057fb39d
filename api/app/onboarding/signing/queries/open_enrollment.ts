import { refusalToChange } from '../domain/refusal_to_change.js'
import { ownEnrollment, type OwnEnrollment } from './own_enrollment.js'

/**
 * The person's enrolment, as long as it takes files and sentences.
 * @throws BusinessRule (422) before one was begun, Conflict (409) once it was sent
 */
export const openEnrollmentOf = async (userId: string): Promise<OwnEnrollment> => {
  const enrollment = await ownEnrollment(userId)
  const refusal = refusalToChange(enrollment)
  if (refusal) throw refusal
  return enrollment!
}
