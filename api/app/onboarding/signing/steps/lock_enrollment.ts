import type { EnrollmentStatus } from '#contracts/signing'
import { clock } from '#app/platform/time/clock'
import { prepared, type Trx } from '#app/platform/database/database'
import { refusalToChange } from '../domain/refusal_to_change.js'

export interface LockedEnrollment {
  id: string
  status: EnrollmentStatus
  providerRef: string
  sentence: string
  sentenceExpiresAt: Date
  isBeingSubmitted: boolean
}

const sql = `
  select id, status, provider_ref as "providerRef", sentence,
         sentence_expires_at as "sentenceExpiresAt",
         coalesce(submitting_until > ?, false) as "isBeingSubmitted"
    from signature_enrollments where user_id = ? order by created_at desc limit 1 for update`

/** The person's open enrolment, locked. @throws BusinessRule (422) before one was begun, Conflict (409) once it was sent */
export const lockOpenEnrollment = async (userId: string, trx: Trx): Promise<LockedEnrollment> => {
  const now = clock.systemNow().toJSDate()
  const [row] = await prepared<LockedEnrollment>('lock_enrollment', sql, [now, userId], trx)
  const refusal = refusalToChange(row)
  if (refusal) throw refusal
  return row
}
