import { requestStatuses } from '#contracts/two_people'
import { words } from '#contracts/words'
import { type History, ofItself } from '../history/history.js'
import { jalaliMoment, label, text } from '../resource/columns.js'
import { anyOf, between } from '../resource/filters.js'
import { personOfStaff, type PersonOfStaff } from '../resource/person.js'
import { reading } from '../resource/query.js'
import { headers } from './i18n/fa.js'

/** The rows of a table of requests, as `request`, with those who asked and decided. */
export const readingRequests = (table: string) =>
  reading(`${table} as request`)
    .leftJoin('staff_users as asking', 'asking.id', 'request.requested_by')
    .leftJoin('staff_users as deciding', 'deciding.id', 'request.decided_by')

/** What every list of requests has. */
export const requestFields = {
  id: 'request.id',
  kind: 'request.kind',
  before: 'request.before',
  after: 'request.after',
  reason: 'request.reason',
  status: 'request.status',
  requestedBy: personOfStaff('asking'),
  requestedByName: 'asking.full_name',
  requestedAt: 'request.requested_at',
  decidedBy: personOfStaff('deciding'),
  decidedByName: 'deciding.full_name',
  decidedAt: 'request.decided_at',
  decisionReason: 'request.decision_reason',
} as const

/** What those of them hold that are JSON. */
export interface RequestTypes {
  before: Record<string, unknown>
  after: Record<string, unknown>
  requestedBy: PersonOfStaff
  decidedBy: PersonOfStaff | null
}

export const requestFilters = (kinds: readonly string[]) => ({
  status: anyOf(requestStatuses),
  kind: anyOf(kinds),
  requestedAt: between('moments'),
})

/** In the time in which a request itself says when it was asked and decided. */
export const requestHistory = (type: string): History => ({ ...ofItself(type), clock: 'system' })

export const requestOrder = {
  sorts: ['requestedAt', 'decidedAt', 'status', 'kind'],
  defaultSort: ['requestedAt', 'DESC'],
} as const

/** The columns of the export, with those that tell what a request is about in the middle. */
export const requestColumns = <About extends object>(
  kinds: Readonly<Record<string, string>>,
  about: About
) => ({
  requestedAt: jalaliMoment(headers.requestedAt),
  kind: label(headers.kind, kinds),
  ...about,
  reason: text(headers.reason),
  requestedByName: text(headers.requestedBy),
  status: label(headers.status, words.approval),
  decidedByName: text(headers.decidedBy),
  decidedAt: jalaliMoment(headers.decidedAt),
  decisionReason: text(headers.decisionReason),
})
