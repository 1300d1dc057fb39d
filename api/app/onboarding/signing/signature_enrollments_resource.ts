import { words } from '#contracts/words'
import * as field from '#app/platform/resource/fields'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'
import { enrollmentDetails } from './queries/enrollment_details.js'

/** Who has enrolled for digital signatures. The list says nothing of what was filmed or drawn. */
export default defineResource('signature-enrollments', {
  title: 'ثبت‌نام‌های امضای دیجیتال',
  singular: 'ثبت‌نام امضای دیجیتال',
  permission: 'signature-enrollments.list',
  query: () =>
    reading('signature_enrollments as enrollment').join(
      'identity_people as person',
      'person.id',
      'enrollment.user_id'
    ),
  fields: {
    id: 'enrollment.id',
    userId: field.id<string>('enrollment.user_id', { filter: true }),
    personName: field.text<string | null>(
      `nullif(concat_ws(' ', person.firstname, person.lastname), '')`
    ),
    phone: field.code('person.phone', { search: true }),
    status: field.label('enrollment.status', words.enrollment, { filter: true }),
    refusal: field.label('enrollment.refusal', words.enrollmentRefusal),
    certificateSerial: field.code('enrollment.certificate_serial', { search: true }),
    certificateExpiresAt: field.moment('enrollment.certificate_expires_at'),
    signatures: field.number<number>(`(select count(*)::integer from document_signatures document
                   where document.enrollment_id = enrollment.id and document.status = 'SIGNED')`),
    createdAt: field.moment('enrollment.created_at', { filter: true, sort: true }),
    submittedAt: field.moment('enrollment.submitted_at'),
    decidedAt: field.moment('enrollment.decided_at', { label: 'repliedAt' }),
  },
  search: ['person.search_key'],
  defaultSort: ['createdAt', 'DESC'],
  show: enrollmentDetails,
  history: {
    clock: 'system',
    subjects: [{ type: 'signature-enrollments' }],
    events: `
      select created_at, 'enrollment.began', 'customer', user_id, null::jsonb
        from signature_enrollments where id = ?
      union all
      select submitted_at, 'enrollment.submitted', 'customer', user_id, null::jsonb
        from signature_enrollments where id = ?
      union all
      select decided_at, 'enrollment.decided', 'system', null::uuid,
             jsonb_build_object('status', case when refusal is null then 'ENROLLED' else 'REJECTED' end)
        from signature_enrollments where id = ?
      union all
      select signed_at, 'document.signed', 'customer', user_id, null::jsonb
        from document_signatures where enrollment_id = ?`,
  },
})
