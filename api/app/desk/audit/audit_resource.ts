import { words } from '#contracts/words'
import { code, jalaliMoment, label, text } from '#app/platform/resource/columns'
import { anyOf, between, contains, equals } from '#app/platform/resource/filters'
import { folded, reading } from '#app/platform/resource/query'
import { defineResource, fieldTypes } from '#app/platform/resource/resource'
import { headers, title } from './i18n/export.js'

/** Who did what, to what, when and why. */
export default defineResource('audit', {
  title,
  permission: 'audit.read',
  query: () => reading('audit_lines as line'),
  fields: {
    id: 'line.id',
    at: 'line.at',
    businessAt: 'line.at + make_interval(days => line.advanced_days)',
    actorType: 'line.actor_type',
    actorId: 'line.actor_id',
    actorName: 'line.actor_name',
    command: 'line.command',
    subjectType: 'line.subject_type',
    subjectId: 'line.subject_id',
    before: 'line.before',
    after: 'line.after',
    reason: 'line.reason',
    traceId: 'line.trace_id',
  },
  types: fieldTypes<{
    businessAt: Date
    before: Record<string, unknown> | null
    after: Record<string, unknown> | null
  }>(),
  search: ['line.actor_name', 'line.command', folded('line.reason'), 'line.trace_id'],
  filters: {
    at: between('moments'),
    actorType: anyOf(Object.keys(words.actorType)),
    actorId: equals(),
    actorName: contains(),
    command: equals('text'),
    subjectType: equals('text'),
    subjectId: equals(),
    traceId: equals('text'),
  },
  sorts: ['at'],
  defaultSort: ['at', 'DESC'],
  columns: {
    at: jalaliMoment(headers.at),
    businessAt: jalaliMoment(headers.businessAt),
    actorType: label(headers.actorType, words.actorType),
    actorName: text(headers.actor),
    command: text(headers.command),
    subjectType: text(headers.subjectType),
    subjectId: code(headers.subjectId),
    before: text(headers.before),
    after: text(headers.after),
    reason: text(headers.reason),
    traceId: code(headers.traceId),
  },
})
