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
import * as field from '../resource/fields.js'
import { anyOf, choices, custom, equals } from '../resource/filters.js'
import { personOfStaff, type PersonOfStaff } from '../resource/person.js'
import { folded } from '../resource/query.js'
import { defineResource } from '../resource/resource.js'
import { changeEvidence } from './evidence.js'
import { inboxSql, toDecide, toDecideBy } from './inbox.js'
import { kindsWith } from './kinds.js'
import { judged, type Judged } from './may_decide.js'

const actions = new Set(Object.values(changeActions).flatMap((name) => Object.keys(words[name])))

/** Requests that wait for a second person, and decided ones, of every kind. */
export default defineResource('change-requests', {
  title: 'درخواست‌های تأیید',
  singular: 'درخواست تأیید',
  permission: null,
  query: () =>
    db
      .connection()
      .knexQuery()
      .from(db.knexRawQuery(`(${inboxSql()}) as request`))
      .leftJoin('platform_accounts as asking', 'asking.id', 'request.asked_by')
      .leftJoin('platform_accounts as deciding', 'deciding.id', 'request.decided_by'),
  within: (query, caller) =>
    query.whereRaw('request.kind = any(?)', [kindsWith(caller, 'listedWith', 'decidedWith')]),
  fields: {
    id: 'request.id',
    kind: field.label<ChangeKind>('request.kind', words.changeKind, {
      export: false,
      filter: anyOf(changeKinds),
      sort: true,
    }),
    action: field.raw<string>('request.action', { filter: anyOf([...actions]) }),
    askedAt: field.moment<Date>('request.asked_at', {
      label: 'requestedAt',
      filter: true,
      sort: true,
    }),
    change: field.label<string>(`request.kind || ':' || request.action`, changeWords),
    subject: field.raw<ChangeSubject>(
      `jsonb_build_object('resource', request.subject_type, 'id', request.subject_id, 'title', request.title)`
    ),
    subjectTitle: field.text<string>('request.title'),
    before: field.raw<Record<string, unknown>>('request.before'),
    after: field.raw<Record<string, unknown>>('request.after'),
    details: field.raw<Record<string, unknown>>('request.details'),
    amount: field.rials<number | null>('request.amount', {
      label: 'amountInRials',
      filter: true,
      sort: true,
    }),
    askedBy: field.raw<PersonOfStaff | null>(personOfStaff('asking')),
    reason: field.text('request.reason', { label: 'requestReason' }),
    askedByName: field.text<string>(`coalesce(asking.full_name, request.asked_by_name)`),
    status: field.label<RequestStatus>('request.status', words.approval, {
      filter: anyOf(requestStatuses),
      sort: true,
    }),
    decidedBy: field.raw<PersonOfStaff | null>(personOfStaff('deciding')),
    decidedByName: field.text('deciding.full_name'),
    decidedAt: field.moment('request.decided_at', { sort: true }),
    decisionReason: field.text('request.decision_reason'),
    /** Computed for the caller once the rows are read. */
    mayDecide: field.raw<boolean>('false'),
    whyNot: field.raw<string | null>('null::text'),
    verbs: field.raw<ChangeVerb[]>(`'[]'::jsonb`),
  },
  complete: (rows, caller) => judged(rows as Judged[], caller),
  search: [folded('request.title')],
  filters: {
    mine: custom(choices(changeViews), (query, views, caller) =>
      views.includes('TO_DECIDE')
        ? query.whereRaw(toDecide, toDecideBy(caller))
        : query.whereRaw('request.asked_by = ?', [caller.id])
    ),
    resource: equals('text').on('request.subject_type'),
    subjectId: equals('text').on('request.subject_id'),
  },
  defaultSort: ['askedAt', 'DESC'],
  show: changeEvidence,
  // Business time, as in the request itself.
  history: { subjects: changeKinds.map((type) => ({ type })), clock: 'system' },
})
