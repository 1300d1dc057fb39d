import type { EnrollmentStatus } from '#contracts/signing'
import { clock } from '#app/shared/clock'
import { prepared, type Trx } from '#app/shared/database'
import { BusinessRule, Conflict } from '#app/shared/errors'
import { messages } from '../i18n/fa.js'

export interface LockedEnrollment {
  id: string
  status: EnrollmentStatus
  providerRef: string
  sentence: string
  sentenceExpiresAt: Date
  submittingUntil: Date | null
}

const sql = `
  select id, status, provider_ref as "providerRef", sentence,
         sentence_expires_at as "sentenceExpiresAt", submitting_until as "submittingUntil"
    from signature_enrollments where user_id = ? order by created_at desc limit 1 for update`

/** What refuses a change of files; null when nothing does. */
export const refusalToChange = (
  enrollment: LockedEnrollment | undefined,
  now: Date
): BusinessRule | Conflict | null => {
  switch (enrollment?.status) {
    case undefined:
    case 'REJECTED':
    case 'EXPIRED':
      return new BusinessRule(messages.notBegun)
    case 'SUBMITTED':
    case 'ENROLLED':
      return new Conflict(messages.alreadySubmitted)
    case 'OPEN': {
      const { submittingUntil } = enrollment!
      return submittingUntil && submittingUntil > now ? new Conflict(messages.submitting) : null
    }
  }
}

/** The person's open try, locked. @throws BusinessRule (422) before one was begun, Conflict (409) once it was sent */
export const lockOpenEnrollment = async (userId: string, trx: Trx): Promise<LockedEnrollment> => {
  const [row] = await prepared<LockedEnrollment>('lock_enrollment', sql, [userId], trx)
  const refusal = refusalToChange(row, clock.systemNow().toJSDate())
  if (refusal) throw refusal
  return row
}
