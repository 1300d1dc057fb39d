import { blockReasons, suspensionStates } from '#contracts/credit'
import { plans } from '#contracts/plans'
import { words } from '#contracts/words'
import { companyOwning, type History } from '#app/platform/history/history'
import * as column from '#app/platform/resource/columns'
import { anyOf, between, equals } from '#app/platform/resource/filters'
import { personOfStaff, type PersonOfStaff } from '#app/platform/resource/person'
import { reading } from '#app/platform/resource/query'
import { defineResource, fieldTypes } from '#app/platform/resource/resource'
import { mayStill } from '#app/platform/two_people/second_person'
import { headers, titles } from './i18n/export.js'

/** What was done to the line of a suspension: this one, and those before and after it. */
const history: History = {
  company: companyOwning(
    'select owner_id from credit_lines where id = (select line_id from suspensions where id = ?)'
  ),
  subjects: [
    {
      type: 'credit-lines',
      ids: 'select line_id, null::text from suspensions where id = ?',
      commands: ['credit.suspend', 'credit.ask-unsuspend', 'credit.unsuspend', 'credit.write-off'],
    },
  ],
}

/** Every block of a credit line that is or was in force, with who set it and who lifted it. */
export default defineResource('suspensions', {
  title: titles.suspensions,
  permission: 'suspensions.list',
  query: () =>
    reading('suspensions as block')
      .join('credit_lines as line', 'line.id', 'block.line_id')
      .leftJoin('owners as owner', 'owner.owner_id', 'line.owner_id')
      .leftJoin('staff_users as blocking', 'blocking.id', 'block.blocked_by')
      .leftJoin('staff_users as lifting', 'lifting.id', 'block.lifted_by')
      .leftJoin('staff_users as asking', 'asking.id', 'block.lift_asked_by'),
  fields: {
    id: 'block.id',
    creditLineId: 'line.id',
    userId: 'owner.user_id',
    ownerName: 'owner.name',
    phone: 'owner.phone',
    plan: 'line.plan',
    state: `case when block.lifted_at is null then 'IN_FORCE' else 'LIFTED' end`,
    blockReason: 'block.reason',
    note: 'block.note',
    blockedAt: 'block.blocked_at',
    blockedBy: personOfStaff('blocking'),
    blockedByName: 'blocking.full_name',
    liftAskedAt: 'block.lift_asked_at',
    liftAskedBy: `case when ${mayStill('asking.id', 'credit.suspend')} then ${personOfStaff('asking')} end`,
    liftedAt: 'block.lifted_at',
    liftedBy: personOfStaff('lifting'),
    liftedByName: 'lifting.full_name',
    liftNote: 'block.lift_note',
  },
  types: fieldTypes<{
    userId: string | null
    blockedBy: PersonOfStaff | null
    blockedByName: string | null
    liftAskedBy: PersonOfStaff | null
    liftedBy: PersonOfStaff | null
    liftedByName: string | null
  }>(),
  search: [`coalesce(owner.search_key, '')`],
  filters: {
    state: anyOf(suspensionStates),
    blockReason: anyOf(blockReasons),
    plan: anyOf(plans),
    userId: equals(),
    creditLineId: equals(),
    blockedAt: between('moments'),
    liftedAt: between('moments'),
  },
  sorts: ['blockedAt', 'liftedAt', 'blockReason'],
  defaultSort: ['blockedAt', 'DESC'],
  columns: {
    blockedAt: column.jalaliMoment(headers.blockedAt),
    ownerName: column.text(headers.customer),
    phone: column.code(headers.phone),
    plan: column.label(headers.plan, words.plan),
    blockReason: column.label(headers.blockReason, words.blockReason),
    state: column.label(headers.status, words.suspension),
    note: column.text(headers.note),
    blockedByName: column.text(headers.blockedBy),
    liftedAt: column.jalaliMoment(headers.liftedAt),
    liftedByName: column.text(headers.liftedBy),
    liftNote: column.text(headers.liftNote),
  },
  history,
})
