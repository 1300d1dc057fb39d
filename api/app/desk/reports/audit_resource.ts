import { searchKey } from '#contracts/digits'
import { commandWords } from '#contracts/trail'
import { words } from '#contracts/words'
import { systemNames } from '#app/platform/history/history_entry'
import * as field from '#app/platform/resource/fields'
import { contains, equals, SearchFilter } from '#app/platform/resource/filters'
import { folded, jsonOf, reading } from '#app/platform/resource/query'
import { defineResource, resourceNamed } from '#app/platform/resource/resource'
import { isAboutNamed, subjectName } from './queries/subject_names.js'
import { tellFacts } from './domain/told_facts.js'

const actorName = `case
  when line.actor_type = 'system' then coalesce(${jsonOf(systemNames)} ->> line.actor_name, line.actor_name)
  else coalesce(account.full_name, person.full_name, program.name, line.actor_name) end`

const named = new SearchFilter({ kind: 'text' }, (query, value) =>
  contains().apply(query, value, folded(actorName))
)

/** What a command is called, as a search writes it. */
const foldedCommands = Object.fromEntries(
  Object.entries(commandWords).map(([command, word]) => [command, searchKey(word)])
)

/** A subject bears the name of its list; only what has none is written as it is. */
const subjectWord = (type: string): string => {
  const { singular = null, title = type } = resourceNamed(type) ?? {}
  return singular ?? title
}

const facts = (sql: string) =>
  field.told<Record<string, unknown> | null>(sql, (value, { subjectType }) =>
    tellFacts(value as Record<string, unknown>, String(subjectType))
  )

/** Who did what, to what, when and why. */
export default defineResource('audit', {
  title: 'رد تغییرات',
  singular: 'رویداد',
  permission: 'audit.read',
  query: () =>
    reading('platform_audit_lines as line')
      .leftJoin('staff_accounts as account', 'account.id', 'line.actor_id')
      .leftJoin('identity_people as person', 'person.id', 'line.actor_id')
      .leftJoin('partners_programs as program', 'program.id', 'line.actor_id'),
  fields: {
    id: 'line.id',
    at: field.moment('line.at', { filter: true, sort: true }),
    businessAt: field.moment<Date>('line.at + make_interval(days => line.advanced_days)'),
    actorType: field.label('line.actor_type', words.actorType, { filter: true }),
    actorId: field.id('line.actor_id', { filter: true }),
    actorName: field.text<string>(actorName, { filter: named }),
    command: field.openLabel('line.command', commandWords, { filter: true }),
    subjectType: field.told<string>('line.subject_type', (type) => subjectWord(String(type)), {
      filter: equals('text'),
    }),
    subjectName: field.text<string | null>(subjectName, { label: 'subjectTitle' }),
    subjectId: field.code('line.subject_id', { filter: equals() }),
    before: facts('line.before'),
    after: facts('line.after'),
    reason: field.text('line.reason', { label: 'why' }),
    traceId: field.code('line.trace_id', { filter: true, search: true }),
  },
  search: [
    `coalesce(${jsonOf(foldedCommands)} ->> line.command, line.command)`,
    folded(actorName),
    folded('line.actor_name'),
    folded('line.reason'),
    isAboutNamed,
    'line.subject_id::text',
  ],
  defaultSort: ['at', 'DESC'],
})
