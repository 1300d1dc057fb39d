import db from '@adonisjs/lucid/services/db'
import { type ReceivableStatus } from '#contracts/settlement'
import { words } from '#contracts/words'
import * as field from '#app/platform/resource/fields'
import { equals } from '#app/platform/resource/filters'
import { defineResource } from '#app/platform/resource/resource'
import { receivables } from './queries/receivables.js'

/** What a dispute is about waits for its end; it never makes an amount negative. */
const payable = 'least(r.amount, greatest(r.amount - r.disputed_amount, 0))'

export default defineResource('receivables', {
  title: 'طلب‌های تسویه‌نشده',
  singular: 'طلب تسویه‌نشده',
  permission: 'receivables.list',
  query: () =>
    db
      .connection()
      .knexQuery()
      .from(db.knexRawQuery(receivables))
      .leftJoin('distributors_suppliers as d', 'd.id', 'r.distributor_id')
      .leftJoin('distributors_branches as b', 'b.id', 'r.branch_id')
      .whereRaw('r.amount <> 0'),
  fields: {
    id: 'r.id',
    maturesOn: field.day<string>('r.matures_on', {
      label: 'payDay',
      filter: true,
      sort: true,
    }),
    externalId: field.code<string>('r.external_id', { sort: true }),
    referenceNumber: field.code<string>('r.reference_number'),
    distributorId: field.id<string>('r.distributor_id', { filter: true }),
    distributorName: field.text<string>('d.name'),
    branchName: field.text('b.name'),
    grandTotalAmount: field.rials<number>('r.grand_total_amount'),
    amount: field.rials<number>('r.amount', { label: 'owed', filter: true, sort: true, sum: true }),
    payable: field.rials<number>(payable, { sum: true }),
    withheld: field.rials<number>(`r.amount - ${payable}`, { sum: true }),
    status: field.label<ReceivableStatus>('r.status', words.receivable, {
      filter: true,
      sort: true,
    }),
    payoutId: field.id<string | null>('r.payout_id'),
    paymentId: field.code('r.payment_id'),
    paidAt: field.moment<Date>('r.paid_at', {
      label: 'receivablePaidAt',
      filter: true,
      sort: true,
    }),
  },
  search: ['r.search_key', `coalesce(r.payment_id, '')`],
  filters: {
    branchId: equals().on('r.branch_id'),
  },
  defaultSort: ['maturesOn', 'ASC'],
  confine: { distributor: 'r.distributor_id', branch: 'r.branch_id' },
})
