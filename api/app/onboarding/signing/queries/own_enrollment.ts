import type { EnrollmentRefusal, EnrollmentStatus } from '#contracts/signing'
import { clock } from '#app/platform/time/clock'
import { prepared, type Client } from '#app/platform/database/database'

/** A person's newest try. */
export interface OwnEnrollment {
  id: string
  status: EnrollmentStatus
  providerRef: string
  sentence: string
  sentenceExpiresAt: Date
  isBeingSubmitted: boolean
  submittedAt: Date | null
  refusal: EnrollmentRefusal | null
  certificateSerial: string | null
  certificateExpiresAt: Date | null
  hasVideo: boolean
  hasSignature: boolean
}

const ofKind = (kind: string) => `exists (
           select 1 from signature_files file
            where file.enrollment_id = enrollment.id and file.kind = '${kind}')`

/** A certificate that has run out signs nothing, also before the night that writes so. */
const sql = `
  select id,
         case when status = 'ENROLLED' and certificate_expires_at <= ? then 'EXPIRED'
              else status end as status,
         provider_ref as "providerRef", sentence, sentence_expires_at as "sentenceExpiresAt",
         coalesce(submitting_until > ?, false) as "isBeingSubmitted",
         submitted_at as "submittedAt", refusal, certificate_serial as "certificateSerial",
         certificate_expires_at as "certificateExpiresAt",
         ${ofKind('VIDEO')} as "hasVideo", ${ofKind('SIGNATURE')} as "hasSignature"
    from signature_enrollments enrollment
   where user_id = ? order by created_at desc limit 1`

/** The newest try of a person; null before the first. */
export const ownEnrollment = async (
  userId: string,
  client?: Client
): Promise<OwnEnrollment | null> => {
  const now = clock.systemNow().toJSDate()
  const [row] = await prepared<OwnEnrollment>('own_enrollment', sql, [now, now, userId], client)
  return row ?? null
}
