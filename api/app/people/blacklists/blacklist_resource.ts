import { blacklistKinds, blacklistStates } from '#contracts/blacklists'
import { words } from '#contracts/words'
import { ofItself } from '#app/platform/history/history'
import { businessToday } from '#app/platform/resource/business_today'
import * as column from '#app/platform/resource/columns'
import { anyOf, between } from '#app/platform/resource/filters'
import { personOfStaff, type PersonOfStaff } from '#app/platform/resource/person'
import { reading } from '#app/platform/resource/query'
import { defineResource, fieldTypes } from '#app/platform/resource/resource'
import { mayStill } from '#app/platform/two_people/second_person'
import { headers, title } from './i18n/fa.js'

/** Who is kept out of new business; of what they are known by, the last four characters. */
export default defineResource('blacklists', {
  title,
  permission: 'blacklists.list',
  query: () =>
    reading('blacklist_entries as entry')
      .leftJoin('staff_users as adding', 'adding.id', 'entry.added_by')
      .leftJoin('staff_users as removing', 'removing.id', 'entry.removed_by')
      .leftJoin('staff_users as asking', 'asking.id', 'entry.removal_asked_by'),
  fields: {
    id: 'entry.id',
    kind: 'entry.kind',
    lastFour: 'entry.last_four',
    state: `case when entry.removed_at is not null then 'REMOVED'
      when entry.until < ${businessToday} then 'OVER' else 'IN_FORCE' end`,
    reason: 'entry.reason',
    until: 'entry.until',
    addedAt: 'entry.added_at',
    addedBy: personOfStaff('adding'),
    addedByName: 'adding.full_name',
    removalAskedAt: 'entry.removal_asked_at',
    removalAskedBy: `case when ${mayStill('asking.id', 'blacklists.update')} then ${personOfStaff('asking')} end`,
    removedAt: 'entry.removed_at',
    removedBy: personOfStaff('removing'),
    removedByName: 'removing.full_name',
    removeReason: 'entry.remove_reason',
  },
  types: fieldTypes<{
    addedBy: PersonOfStaff
    removalAskedBy: PersonOfStaff | null
    removedBy: PersonOfStaff | null
    removedByName: string | null
  }>(),
  filters: {
    kind: anyOf(blacklistKinds),
    state: anyOf(blacklistStates),
    addedAt: between('moments'),
    until: between('days'),
  },
  sorts: ['addedAt', 'until', 'kind'],
  defaultSort: ['addedAt', 'DESC'],
  columns: {
    addedAt: column.jalaliMoment(headers.addedAt),
    kind: column.label(headers.kind, words.blacklistKind),
    lastFour: column.code(headers.lastFour),
    state: column.label(headers.state, words.blacklistState),
    reason: column.text(headers.reason),
    until: column.jalaliDay(headers.until),
    addedByName: column.text(headers.addedBy),
    removedAt: column.jalaliMoment(headers.removedAt),
    removedByName: column.text(headers.removedBy),
    removeReason: column.text(headers.removeReason),
  },
  history: ofItself('blacklists'),
})
