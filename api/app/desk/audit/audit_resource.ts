import { words } from '#contracts/words'
import * as field from '#app/platform/resource/fields'
import { equals } from '#app/platform/resource/filters'
import { folded, reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'

/** Who did what, to what, when and why. */
export default defineResource('audit', {
  permission: 'audit.read',
  query: () => reading('platform_audit_lines as line'),
  fields: {
    id: 'line.id',
    at: field.moment('line.at', { filter: true, sort: true }),
    businessAt: field.moment<Date>('line.at + make_interval(days => line.advanced_days)'),
    actorType: field.label('line.actor_type', words.actorType, { filter: true }),
    actorId: field.id('line.actor_id', { filter: true }),
    actorName: field.text('line.actor_name', { filter: true, search: true }),
    command: field.text('line.command', { filter: equals('text'), search: true }),
    subjectType: field.text('line.subject_type', { filter: equals('text') }),
    subjectId: field.code('line.subject_id', { filter: equals() }),
    before: field.text<Record<string, unknown> | null>('line.before'),
    after: field.text<Record<string, unknown> | null>('line.after'),
    reason: field.text('line.reason', { label: 'why' }),
    traceId: field.code('line.trace_id', { filter: true, search: true }),
  },
  search: [folded('line.reason')],
  defaultSort: ['at', 'DESC'],
})
