import { plans } from '#contracts/plans'
import { words } from '#contracts/words'
import { companyOwning, type History } from '#app/platform/history/history'
import * as column from '#app/platform/resource/columns'
import { anyOf, between, equals } from '#app/platform/resource/filters'
import { personOfStaff, type PersonOfStaff } from '#app/platform/resource/person'
import { reading } from '#app/platform/resource/query'
import { defineResource, fieldTypes } from '#app/platform/resource/resource'
import { headers, title } from './i18n/fa.js'

const open = `(
  select coalesce(sum(i.amount - i.paid_amount - i.reversed_amount), 0)::bigint
    from installments i where i.write_off_id = written.id)`

const history: History = {
  company: companyOwning(
    'select owner_id from credit_lines where id = (select line_id from write_offs where id = ?)'
  ),
  subjects: [
    {
      type: 'credit-lines',
      ids: 'select line_id, null::text from write_offs where id = ?',
      commands: ['credit.write-off', 'credit.suspend'],
    },
  ],
}

/** Debts that the bank has given up in its books, and what came of them since. */
export default defineResource('write-offs', {
  title,
  permission: 'write-offs.list',
  query: () =>
    reading('write_offs as written')
      .join('credit_lines as line', 'line.id', 'written.line_id')
      .leftJoin('owners as owner', 'owner.owner_id', 'line.owner_id')
      .leftJoin('staff_users as asking', 'asking.id', 'written.requested_by')
      .leftJoin('staff_users as deciding', 'deciding.id', 'written.approved_by'),
  fields: {
    id: 'written.id',
    creditLineId: 'line.id',
    userId: 'owner.user_id',
    ownerName: 'owner.name',
    phone: 'owner.phone',
    plan: 'line.plan',
    amount: 'written.amount',
    lateFees: 'written.late_fees',
    recovered: `written.amount - ${open}`,
    open,
    reason: 'written.reason',
    writtenOffAt: 'written.written_off_at',
    requestedBy: personOfStaff('asking'),
    requestedByName: 'asking.full_name',
    approvedBy: personOfStaff('deciding'),
    approvedByName: 'deciding.full_name',
  },
  types: fieldTypes<{
    userId: string | null
    recovered: number
    open: number
    requestedBy: PersonOfStaff
    approvedBy: PersonOfStaff
  }>(),
  search: [`coalesce(owner.search_key, '')`],
  filters: {
    plan: anyOf(plans),
    userId: equals(),
    creditLineId: equals(),
    amount: between('amounts'),
    writtenOffAt: between('moments'),
  },
  sorts: ['writtenOffAt', 'amount'],
  defaultSort: ['writtenOffAt', 'DESC'],
  totals: ['amount', 'lateFees', 'recovered', 'open'],
  columns: {
    writtenOffAt: column.jalaliMoment(headers.writtenOffAt),
    ownerName: column.text(headers.customer),
    phone: column.code(headers.phone),
    plan: column.label(headers.plan, words.plan),
    amount: column.rials(headers.amount),
    lateFees: column.rials(headers.lateFees),
    recovered: column.rials(headers.recovered),
    open: column.rials(headers.open),
    reason: column.text(headers.reason),
    requestedByName: column.text(headers.requestedBy),
    approvedByName: column.text(headers.approvedBy),
  },
  history,
})
