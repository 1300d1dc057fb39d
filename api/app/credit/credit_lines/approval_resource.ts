import { approvalKinds, approvalStatuses } from '#contracts/credit'
import { companyPlans } from '#contracts/plans'
import { words } from '#contracts/words'
import { ofItself } from '#app/platform/history/history'
import * as column from '#app/platform/resource/columns'
import { anyOf, between, equals } from '#app/platform/resource/filters'
import { reading } from '#app/platform/resource/query'
import { personOfStaff, type PersonOfStaff } from '#app/platform/resource/person'
import { defineResource, fieldTypes } from '#app/platform/resource/resource'
import { headers, titles } from './i18n/export.js'
import { approvalEvidence } from './queries/approval_evidence.js'

/** Four eyes: what waits for a second person, and what became of the rest. */
export default defineResource('approvals', {
  title: titles.approvals,
  permission: 'approvals.list',
  query: () =>
    reading('approvals as approval')
      .leftJoin('registrations as r', 'r.id', 'approval.subject_id')
      .leftJoin('users as u', 'u.id', 'r.user_id')
      .leftJoin('companies as company', 'company.id', 'approval.subject_id')
      .leftJoin('staff_users as asking', 'asking.id', 'approval.requested_by')
      .leftJoin('staff_users as deciding', 'deciding.id', 'approval.decided_by'),
  fields: {
    id: 'approval.id',
    kind: 'approval.kind',
    subjectType: 'approval.subject_type',
    subjectId: 'approval.subject_id',
    subjectName: `coalesce(company.name, nullif(concat_ws(' ', u.firstname, u.lastname), ''), u.phone)`,
    phone: `coalesce(u.phone, (select phone from owners where owner_id = company.id))`,
    plan: `coalesce(r.plan, case when company.id is not null then '${companyPlans[0]}' end)`,
    amount: `(approval.payload->>'amount')::bigint`,
    askedReason: `approval.payload->>'reason'`,
    requestedBy: personOfStaff('asking'),
    requestedByName: 'asking.full_name',
    requestedAt: 'approval.requested_at',
    status: 'approval.status',
    decidedBy: personOfStaff('deciding'),
    decidedByName: 'deciding.full_name',
    decidedAt: 'approval.decided_at',
    reason: 'approval.reason',
  },
  types: fieldTypes<{
    amount: number
    askedReason: string | null
    requestedBy: PersonOfStaff
    decidedBy: PersonOfStaff | null
  }>(),
  filters: {
    status: anyOf(approvalStatuses),
    kind: anyOf(approvalKinds),
    subjectId: equals(),
    requestedAt: between('moments'),
    amount: between('amounts'),
  },
  sorts: ['requestedAt', 'decidedAt', 'status', 'kind', 'amount'],
  defaultSort: ['requestedAt', 'DESC'],
  totals: ['amount'],
  columns: {
    requestedAt: column.jalaliMoment(headers.requestedAt),
    kind: column.label(headers.kind, words.approvalKind),
    subjectName: column.text(headers.customer),
    phone: column.code(headers.phone),
    amount: column.rials(headers.amount),
    requestedByName: column.text(headers.requestedBy),
    status: column.label(headers.status, words.approval),
    decidedByName: column.text(headers.decidedBy),
    decidedAt: column.jalaliMoment(headers.decidedAt),
    reason: column.text(headers.reason),
  },
  show: approvalEvidence,
  history: ofItself('approvals'),
})
