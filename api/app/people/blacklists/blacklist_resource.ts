import { words } from '#contracts/words'
import { ofItself } from '#app/platform/history/history'
import { businessToday } from '#app/platform/resource/business_today'
import * as field from '#app/platform/resource/fields'
import { personOfStaff, type PersonOfStaff } from '#app/platform/resource/person'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'
import { mayStill } from '#app/platform/two_people/second_person'

/** Who is kept out of new business; of what they are known by, the last four characters. */
export default defineResource('blacklists', {
  permission: 'blacklists.list',
  query: () =>
    reading('blacklist_entries as entry')
      .leftJoin('staff_accounts as adding', 'adding.id', 'entry.added_by')
      .leftJoin('staff_accounts as removing', 'removing.id', 'entry.removed_by')
      .leftJoin('staff_accounts as asking', 'asking.id', 'entry.removal_asked_by'),
  fields: {
    id: 'entry.id',
    addedAt: field.moment('entry.added_at', { filter: true, sort: true }),
    addedBy: field.raw<PersonOfStaff>(personOfStaff('adding')),
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
    addedByName: field.text('adding.full_name'),
    removalAskedAt: 'entry.removal_asked_at',
    removalAskedBy: field.raw<PersonOfStaff | null>(
      `case when ${mayStill('asking.id', 'blacklists.update')} then ${personOfStaff('asking')} end`
    ),
    removedAt: field.moment('entry.removed_at'),
    removedBy: field.raw<PersonOfStaff | null>(personOfStaff('removing')),
    removedByName: field.text<string | null>('removing.full_name'),
    removeReason: field.text('entry.remove_reason'),
  },
  defaultSort: ['addedAt', 'DESC'],
  history: ofItself('blacklists'),
})
