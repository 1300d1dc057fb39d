import { enrollmentStatuses } from '#contracts/signing'
import { words } from '#contracts/words'
import * as column from '#app/platform/resource/columns'
import { anyOf, between, equals } from '#app/platform/resource/filters'
import { reading } from '#app/platform/resource/query'
import { defineResource, fieldTypes } from '#app/platform/resource/resource'
import { headers, names } from './i18n/export.js'
import { enrollmentDetails } from './queries/enrollment_details.js'

/** Who has enrolled for digital signatures. The list says nothing of what was filmed or drawn. */
export default defineResource('signature-enrollments', {
  ...names.enrollments,
  permission: 'signature-enrollments.list',
  query: () =>
    reading('signature_enrollments as enrollment').join(
      'users as person',
      'person.id',
      'enrollment.user_id'
    ),
  fields: {
    id: 'enrollment.id',
    userId: 'enrollment.user_id',
    personName: `nullif(concat_ws(' ', person.firstname, person.lastname), '')`,
    phone: 'person.phone',
    status: 'enrollment.status',
    refusal: 'enrollment.refusal',
    certificateSerial: 'enrollment.certificate_serial',
    certificateExpiresAt: 'enrollment.certificate_expires_at',
    signatures: `(select count(*)::integer from document_signatures document
                   where document.enrollment_id = enrollment.id and document.status = 'SIGNED')`,
    createdAt: 'enrollment.created_at',
    submittedAt: 'enrollment.submitted_at',
    decidedAt: 'enrollment.decided_at',
  },
  types: fieldTypes<{ userId: string; personName: string | null; signatures: number }>(),
  search: ['person.search_key', 'person.phone', 'enrollment.certificate_serial'],
  filters: {
    status: anyOf(enrollmentStatuses),
    userId: equals(),
    createdAt: between('moments'),
  },
  sorts: ['createdAt'],
  defaultSort: ['createdAt', 'DESC'],
  columns: {
    personName: column.text(headers.person),
    phone: column.code(headers.phone),
    status: column.label(headers.status, words.enrollment),
    refusal: column.label(headers.refusal, words.enrollmentRefusal),
    certificateSerial: column.code(headers.certificateSerial),
    certificateExpiresAt: column.jalaliMoment(headers.certificateExpiresAt),
    signatures: column.number(headers.signatures),
    createdAt: column.jalaliMoment(headers.createdAt),
    submittedAt: column.jalaliMoment(headers.submittedAt),
    decidedAt: column.jalaliMoment(headers.decidedAt),
  },
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
