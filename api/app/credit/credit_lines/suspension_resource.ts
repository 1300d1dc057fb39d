import { words } from '#contracts/words'
import { companyOwning, type History } from '#app/platform/history/history'
import * as field from '#app/platform/resource/fields'
import { personOfStaff, type PersonOfStaff } from '#app/platform/resource/person'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'
import { mayStill } from '#app/platform/two_people/second_person'

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

/** Past and present blocks. */
export default defineResource('suspensions', {
  title: 'مسدودی‌ها',
  singular: 'مسدودی',
  permission: 'suspensions.list',
  query: () =>
    reading('suspensions as block')
      .join('credit_lines as line', 'line.id', 'block.line_id')
      .leftJoin('owners as owner', 'owner.owner_id', 'line.owner_id')
      .leftJoin('staff_accounts as blocking', 'blocking.id', 'block.blocked_by')
      .leftJoin('staff_accounts as lifting', 'lifting.id', 'block.lifted_by')
      .leftJoin('staff_accounts as asking', 'asking.id', 'block.lift_asked_by'),
  fields: {
    id: 'block.id',
    creditLineId: field.id('line.id', { filter: true }),
    userId: field.id<string | null>('owner.user_id', { filter: true }),
    blockedAt: field.moment('block.blocked_at', { filter: true, sort: true }),
    blockedBy: field.raw<PersonOfStaff | null>(personOfStaff('blocking')),
    ownerName: field.text('owner.name'),
    phone: field.code('owner.phone'),
    plan: field.label('line.plan', words.plan, { filter: true }),
    blockReason: field.label('block.reason', words.blockReason, { filter: true, sort: true }),
    state: field.label(
      `case when block.lifted_at is null then 'IN_FORCE' else 'LIFTED' end`,
      words.suspension,
      { filter: true }
    ),
    note: field.text('block.note'),
    blockedByName: field.text<string | null>('blocking.full_name'),
    liftAskedAt: 'block.lift_asked_at',
    liftAskedBy: field.raw<PersonOfStaff | null>(
      `case when ${mayStill('asking.id', 'credit.suspend')} then ${personOfStaff('asking')} end`
    ),
    liftedAt: field.moment('block.lifted_at', { filter: true, sort: true }),
    liftedBy: field.raw<PersonOfStaff | null>(personOfStaff('lifting')),
    liftedByName: field.text<string | null>('lifting.full_name'),
    liftNote: field.text('block.lift_note'),
  },
  search: [`coalesce(owner.search_key, '')`],
  defaultSort: ['blockedAt', 'DESC'],
  history,
})
