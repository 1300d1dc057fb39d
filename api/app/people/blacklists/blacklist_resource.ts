import { words } from '#contracts/words'
import { ofItself } from '#app/platform/history/history'
import { businessToday } from '#app/platform/resource/business_today'
import * as field from '#app/platform/resource/fields'
import { nameWithId, personWithId, type PersonOfStaff } from '#app/platform/resource/person'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'
import { mayStill } from '#app/platform/two_people/second_person'

/** Who is kept out of new business; of what they are known by, the last four characters. */
export default defineResource('blacklists', {
  title: 'فهرست سیاه',
  singular: 'مورد فهرست سیاه',
  permission: 'blacklists.list',
  query: () => reading('blacklist_entries as entry'),
  fields: {
    id: 'entry.id',
    addedAt: field.moment('entry.added_at', { filter: true, sort: true }),
    addedBy: field.raw<PersonOfStaff>(personWithId('entry.added_by')),
    kind: field.label('entry.kind', words.blacklistKind, { filter: true, sort: true }),
    lastFour: field.code('entry.last_four'),
    state: field.label(
      `case when entry.removed_at is not null then 'REMOVED'
      when entry.until < ${businessToday} then 'OVER' else 'IN_FORCE' end`,
      words.blacklistState,
      { filter: true }
    ),
    reason: field.text('entry.reason'),
    until: field.day('entry.until', { filter: true, sort: true }),
    addedByName: field.text(nameWithId('entry.added_by')),
    removalAskedAt: 'entry.removal_asked_at',
    removalAskedBy: field.raw<PersonOfStaff | null>(
      `case when ${mayStill('entry.removal_asked_by', 'blacklists.update')} then ${personWithId('entry.removal_asked_by')} end`
    ),
    removedAt: field.moment('entry.removed_at'),
    removedBy: field.raw<PersonOfStaff | null>(personWithId('entry.removed_by')),
    removedByName: field.text<string | null>(nameWithId('entry.removed_by')),
    removeReason: field.text('entry.remove_reason'),
  },
  defaultSort: ['addedAt', 'DESC'],
  history: ofItself('blacklists'),
})
