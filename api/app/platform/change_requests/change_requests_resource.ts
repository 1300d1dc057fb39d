import db from '@adonisjs/lucid/services/db'
import {
  changeActions,
  changeKinds,
  changeViews,
  changeWords,
  type ChangeKind,
  type ChangeSubject,
  type ChangeVerb,
} from '#contracts/change_requests'
import { requestStatuses, type RequestStatus } from '#contracts/two_people'
import { words } from '#contracts/words'
import { jalaliMoment, label, rials, text } from '../resource/columns.js'
import { anyOf, between, choices, custom, equals } from '../resource/filters.js'
import { personOfStaff, type PersonOfStaff } from '../resource/person.js'
import { folded } from '../resource/query.js'
import { defineResource, fieldTypes } from '../resource/resource.js'
import { changeEvidence } from './evidence.js'
import { headers, singular, title } from './i18n/fa.js'
import { inboxSql, toDecide, toDecideBy } from './inbox.js'
import { kindsWith } from './kinds.js'
import { judged, type Judged } from './may_decide.js'

const actions = new Set(Object.values(changeActions).flatMap((name) => Object.keys(words[name])))

/** What waits for a second person, and what became of the rest: whatever it is about. */
export default defineResource('change-requests', {
  title,
  singular,
  permission: null,
  query: () =>
    db
      .connection()
      .knexQuery()
      .from(db.knexRawQuery(`(${inboxSql()}) as request`))
      .leftJoin('staff_users as asking', 'asking.id', 'request.asked_by')
      .leftJoin('staff_users as deciding', 'deciding.id', 'request.decided_by'),
  within: (query, caller) =>
    query.whereRaw('request.kind = any(?)', [kindsWith(caller, 'listedWith', 'decidedWith')]),
  fields: {
    id: 'request.id',
    kind: 'request.kind',
    action: 'request.action',
    change: `request.kind || ':' || request.action`,
    subject: `jsonb_build_object('resource', request.subject_type, 'id', request.subject_id, 'title', request.title)`,
    subjectTitle: 'request.title',
    before: 'request.before',
    after: 'request.after',
    details: 'request.details',
    reason: 'request.reason',
    amount: 'request.amount',
    askedBy: personOfStaff('asking'),
    askedByName: `coalesce(asking.full_name, request.asked_by_name)`,
    askedAt: 'request.asked_at',
    status: 'request.status',
    decidedBy: personOfStaff('deciding'),
    decidedByName: 'deciding.full_name',
    decidedAt: 'request.decided_at',
    decisionReason: 'request.decision_reason',
    /** These are judged for the caller, once the rows are there. */
    mayDecide: 'false',
    whyNot: 'null::text',
    verbs: `'[]'::jsonb`,
  },
  types: fieldTypes<{
    kind: ChangeKind
    action: string
    change: string
    subjectTitle: string
    askedByName: string
    askedAt: Date
    status: RequestStatus
    subject: ChangeSubject
    before: Record<string, unknown>
    after: Record<string, unknown>
    details: Record<string, unknown>
    amount: number | null
    askedBy: PersonOfStaff | null
    decidedBy: PersonOfStaff | null
    mayDecide: boolean
    whyNot: string | null
    verbs: ChangeVerb[]
  }>(),
  complete: (rows, caller) => judged(rows as Judged[], caller),
  search: [folded('request.title')],
  filters: {
    status: anyOf(requestStatuses),
    kind: anyOf(changeKinds),
    action: anyOf([...actions]),
    mine: custom(choices(changeViews), (query, views, caller) =>
      views.includes('TO_DECIDE')
        ? query.whereRaw(toDecide, toDecideBy(caller))
        : query.whereRaw('request.asked_by = ?', [caller.id])
    ),
    resource: equals('text').on('request.subject_type'),
    subjectId: equals('text').on('request.subject_id'),
    askedAt: between('moments'),
    amount: between('amounts'),
  },
  sorts: ['askedAt', 'decidedAt', 'status', 'kind', 'amount'],
  defaultSort: ['askedAt', 'DESC'],
  columns: {
    askedAt: jalaliMoment(headers.askedAt),
    change: label(headers.change, changeWords),
    subjectTitle: text(headers.subject),
    amount: rials(headers.amount),
    reason: text(headers.reason),
    askedByName: text(headers.askedBy),
    status: label(headers.status, words.approval),
    decidedByName: text(headers.decidedBy),
    decidedAt: jalaliMoment(headers.decidedAt),
    decisionReason: text(headers.decisionReason),
  },
  show: changeEvidence,
  // In the time in which a request itself says when it was asked and decided.
  history: { subjects: changeKinds.map((type) => ({ type })), clock: 'system' },
})
