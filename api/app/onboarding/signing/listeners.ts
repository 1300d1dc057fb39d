import { notifyPhone } from '#app/people/notifications/notify'
import { prepared } from '#app/platform/database/database'
import { on } from '#app/platform/events/outbox'

const phoneSql = `
  select person.phone
    from signature_enrollments enrollment
    join identity_people person on person.id = enrollment.user_id and person.active
   where enrollment.id = ?`

const templates = {
  ENROLLED: 'signature-enrolled',
  REJECTED: 'signature-enrollment-refused',
} as const

/** The provider takes its time, and its answer comes when the page was left. */
on('SignatureEnrollmentDecided', async ({ enrollmentId, status }, then, trx) => {
  const [person] = await prepared<{ phone: string }>(
    'enrollment_phone',
    phoneSql,
    [enrollmentId],
    trx
  )
  if (!person) return
  const key = `signature-enrollment:${enrollmentId}`
  await notifyPhone(person.phone, { key, template: templates[status], params: {} }, then)
})
