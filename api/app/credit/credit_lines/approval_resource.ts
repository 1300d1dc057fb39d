import { companyPlans } from '#contracts/plans'
import { words } from '#contracts/words'
import { ofItself } from '#app/platform/history/history'
import * as field from '#app/platform/resource/fields'
import { reading } from '#app/platform/resource/query'
import { personOfStaff, type PersonOfStaff } from '#app/platform/resource/person'
import { defineResource } from '#app/platform/resource/resource'
import { approvalEvidence } from './queries/approval_evidence.js'

/** Waiting and decided. */
export default defineResource('approvals', {
  title: 'تأییدهای دونفره',
  singular: 'تأیید دونفره',
  permission: 'approvals.list',
  query: () =>
    reading('approvals as approval')
      .leftJoin('registration_files as r', 'r.id', 'approval.subject_id')
      .leftJoin('identity_people as u', 'u.id', 'r.user_id')
      .leftJoin('companies_files as company', 'company.id', 'approval.subject_id')
      .leftJoin('staff_accounts as asking', 'asking.id', 'approval.requested_by')
      .leftJoin('staff_accounts as deciding', 'deciding.id', 'approval.decided_by'),
  fields: {
    id: 'approval.id',
    requestedAt: field.moment('approval.requested_at', { filter: true, sort: true }),
    kind: field.label('approval.kind', words.approvalKind, {
      label: 'change',
      filter: true,
      sort: true,
    }),
    subjectType: 'approval.subject_type',
    subjectId: field.id('approval.subject_id', { filter: true }),
    subjectName: field.text(
      `coalesce(company.name, nullif(concat_ws(' ', u.firstname, u.lastname), ''), u.phone)`
    ),
    phone: field.code(`coalesce(u.phone, (select phone from owners where owner_id = company.id))`),
    plan: `coalesce(r.plan, case when company.id is not null then '${companyPlans[0]}' end)`,
    amount: field.rials<number>(`(approval.payload->>'amount')::bigint`, {
      filter: true,
      sort: true,
      sum: true,
    }),
    askedReason: field.raw<string | null>(`approval.payload->>'reason'`),
    requestedBy: field.raw<PersonOfStaff>(personOfStaff('asking')),
    requestedByName: field.text('asking.full_name'),
    status: field.label('approval.status', words.approval, { filter: true, sort: true }),
    decidedBy: field.raw<PersonOfStaff | null>(personOfStaff('deciding')),
    decidedByName: field.text('deciding.full_name'),
    decidedAt: field.moment('approval.decided_at', { sort: true }),
    reason: field.text('approval.reason'),
  },
  defaultSort: ['requestedAt', 'DESC'],
  show: approvalEvidence,
  history: ofItself('approvals'),
})
