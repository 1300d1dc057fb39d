import { staffRequestKinds, staffRequestStatuses } from '#contracts/staff'
import { ofItself } from '#app/shared/history/history'
import { jalaliMoment, label, text } from '#app/shared/resource/columns'
import { anyOf, between, equals } from '#app/shared/resource/filters'
import { folded, reading } from '#app/shared/resource/query'
import { defineResource } from '#app/shared/resource/resource'
import { headers, requestKinds, requestStatuses, titles } from './i18n/fa.js'

const person = (staff: string) =>
  `case when ${staff}.id is not null
     then jsonb_build_object('id', ${staff}.id, 'name', ${staff}.full_name) end`

/** Changes of accounts and roles that wait for a second person, and what became of the others. */
export default defineResource('staff-requests', {
  title: titles.requests,
  permission: 'staff-requests.list',
  query: () =>
    reading('staff_requests as request')
      .leftJoin('staff_users as account', 'account.id', 'request.staff_id')
      .leftJoin('staff_users as asking', 'asking.id', 'request.requested_by')
      .leftJoin('staff_users as deciding', 'deciding.id', 'request.decided_by'),
  fields: {
    id: 'request.id',
    kind: 'request.kind',
    subject: 'request.subject',
    subjectName: `coalesce(account.full_name, request.after->>'fullName')`,
    staffId: 'request.staff_id',
    before: 'request.before',
    after: 'request.after',
    reason: 'request.reason',
    status: 'request.status',
    requestedBy: person('asking'),
    requestedByName: 'asking.full_name',
    requestedAt: 'request.requested_at',
    decidedBy: person('deciding'),
    decidedByName: 'deciding.full_name',
    decidedAt: 'request.decided_at',
    decisionReason: 'request.decision_reason',
  },
  search: ['request.subject', folded('account.full_name')],
  filters: {
    status: anyOf(staffRequestStatuses),
    kind: anyOf(staffRequestKinds),
    staffId: equals(),
    requestedAt: between('moments'),
  },
  sorts: ['requestedAt', 'decidedAt', 'status', 'kind'],
  defaultSort: ['requestedAt', 'DESC'],
  columns: {
    requestedAt: jalaliMoment(headers.requestedAt),
    kind: label(headers.kind, requestKinds),
    subject: text(headers.subject),
    reason: text(headers.reason),
    requestedByName: text(headers.requestedBy),
    status: label(headers.status, requestStatuses),
    decidedByName: text(headers.decidedBy),
    decidedAt: jalaliMoment(headers.decidedAt),
    decisionReason: text(headers.decisionReason),
  },
  history: ofItself('staff-requests'),
})
