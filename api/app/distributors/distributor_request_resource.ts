import { distributorRequestKinds, distributorRequestStatuses } from '#contracts/distributors'
import { ofItself } from '#app/shared/history/history'
import { jalaliMoment, label, text } from '#app/shared/resource/columns'
import { anyOf, between, equals } from '#app/shared/resource/filters'
import { reading } from '#app/shared/resource/query'
import { defineResource } from '#app/shared/resource/resource'
import { requestHeaders, requestKinds, requestStatuses, titles } from './i18n/export.js'

const person = (staff: string) =>
  `case when ${staff}.id is not null
     then jsonb_build_object('id', ${staff}.id, 'name', ${staff}.full_name) end`

/** Other IBANs and fees of distributors that wait for a second person, and what became of the others. */
export default defineResource('distributor-requests', {
  title: titles.requests,
  permission: 'distributor-requests.list',
  query: () =>
    reading('distributor_requests as request')
      .join('distributors as d', 'd.id', 'request.distributor_id')
      .leftJoin('staff_users as asking', 'asking.id', 'request.requested_by')
      .leftJoin('staff_users as deciding', 'deciding.id', 'request.decided_by'),
  fields: {
    id: 'request.id',
    kind: 'request.kind',
    distributorId: 'request.distributor_id',
    distributorName: 'd.name',
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
  search: ['d.search_key'],
  filters: {
    status: anyOf(distributorRequestStatuses),
    kind: anyOf(distributorRequestKinds),
    distributorId: equals(),
    requestedAt: between('moments'),
  },
  sorts: ['requestedAt', 'decidedAt', 'status', 'kind'],
  defaultSort: ['requestedAt', 'DESC'],
  columns: {
    requestedAt: jalaliMoment(requestHeaders.requestedAt),
    kind: label(requestHeaders.kind, requestKinds),
    distributorName: text(requestHeaders.distributorName),
    reason: text(requestHeaders.reason),
    requestedByName: text(requestHeaders.requestedBy),
    status: label(requestHeaders.status, requestStatuses),
    decidedByName: text(requestHeaders.decidedBy),
    decidedAt: jalaliMoment(requestHeaders.decidedAt),
    decisionReason: text(requestHeaders.decisionReason),
  },
  history: ofItself('distributor-requests'),
})
