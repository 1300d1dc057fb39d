import { words } from '#contracts/words'
import { companyOwning, type History } from '#app/platform/history/history'
import * as field from '#app/platform/resource/fields'
import { personOfStaff, type PersonOfStaff } from '#app/platform/resource/person'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'

const open = `(
  select coalesce(sum(i.amount - i.paid_amount - i.reversed_amount), 0)::bigint
    from installments_debts i where i.write_off_id = written.id)`

const history: History = {
  company: companyOwning(
    'select owner_id from credit_lines_of_owners where id = (select line_id from write_offs where id = ?)'
  ),
  subjects: [
    {
      type: 'credit-lines',
      ids: 'select line_id, null::text from write_offs where id = ?',
      commands: ['credit.write-off', 'credit.suspend'],
    },
  ],
}

export default defineResource('write-offs', {
  title: 'بدهی‌های سوخت‌شده',
  singular: 'بدهی سوخت‌شده',
  permission: 'write-offs.list',
  query: () =>
    reading('write_offs as written')
      .join('credit_lines_of_owners as line', 'line.id', 'written.line_id')
      .leftJoin('owners as owner', 'owner.owner_id', 'line.owner_id')
      .leftJoin('staff_accounts as asking', 'asking.id', 'written.requested_by')
      .leftJoin('staff_accounts as deciding', 'deciding.id', 'written.approved_by'),
  fields: {
    id: 'written.id',
    creditLineId: field.id('line.id', { filter: true }),
    userId: field.id<string | null>('owner.user_id', { filter: true }),
    writtenOffAt: field.moment('written.written_off_at', { filter: true, sort: true }),
    requestedBy: field.raw<PersonOfStaff>(personOfStaff('asking')),
    ownerName: field.text('owner.name'),
    phone: field.code('owner.phone'),
    plan: field.label('line.plan', words.plan, { filter: true }),
    amount: field.rials('written.amount', {
      label: 'writtenOff',
      filter: true,
      sort: true,
      sum: true,
    }),
    lateFees: field.rials('written.late_fees', { sum: true }),
    recovered: field.rials<number>(`written.amount - ${open}`, { sum: true }),
    open: field.rials<number>(open, { label: 'openDebt', sum: true }),
    reason: field.text('written.reason'),
    requestedByName: field.text('asking.full_name'),
    approvedBy: field.raw<PersonOfStaff>(personOfStaff('deciding')),
    approvedByName: field.text('deciding.full_name'),
  },
  search: [`coalesce(owner.search_key, '')`],
  defaultSort: ['writtenOffAt', 'DESC'],
  history,
})
