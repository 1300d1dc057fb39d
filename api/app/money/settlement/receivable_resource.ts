import db from '@adonisjs/lucid/services/db'
import { receivableStatuses, type ReceivableStatus } from '#contracts/settlement'
import { words } from '#contracts/words'
import * as column from '#app/platform/resource/columns'
import { anyOf, between, equals } from '#app/platform/resource/filters'
import { defineResource, fieldTypes } from '#app/platform/resource/resource'
import { headers, titles } from './i18n/fa.js'
import { receivables } from './queries/receivables.js'

/** What distributors have not been paid yet, invoice by invoice: how much, and from which day on. */
export default defineResource('receivables', {
  title: titles.receivables,
  permission: 'receivables.list',
  query: () =>
    db
      .connection()
      .knexQuery()
      .from(db.knexRawQuery(receivables))
      .leftJoin('distributors as d', 'd.id', 'r.distributor_id')
      .leftJoin('distributor_branches as b', 'b.id', 'r.branch_id')
      .whereRaw('r.amount <> 0'),
  fields: {
    id: 'r.id',
    externalId: 'r.external_id',
    referenceNumber: 'r.reference_number',
    distributorId: 'r.distributor_id',
    distributorName: 'd.name',
    branchName: 'b.name',
    grandTotalAmount: 'r.grand_total_amount',
    paidAt: 'r.paid_at',
    maturesOn: 'r.matures_on',
    amount: 'r.amount',
    disputedAmount: 'r.disputed_amount',
    status: 'r.status',
    payoutId: 'r.payout_id',
    paymentId: 'r.payment_id',
  },
  types: fieldTypes<{
    externalId: string
    referenceNumber: string
    distributorId: string
    distributorName: string
    grandTotalAmount: number
    paidAt: Date
    maturesOn: string
    amount: number
    status: ReceivableStatus
    payoutId: string | null
  }>(),
  search: ['r.search_key', `coalesce(r.payment_id, '')`],
  filters: {
    status: anyOf(receivableStatuses),
    distributorId: equals(),
    branchId: equals().on('r.branch_id'),
    maturesOn: between('days'),
    amount: between('amounts'),
    paidAt: between('moments'),
  },
  sorts: ['maturesOn', 'amount', 'status', 'paidAt', 'externalId'],
  defaultSort: ['maturesOn', 'ASC'],
  totals: ['amount'],
  confine: { distributor: 'r.distributor_id', branch: 'r.branch_id' },
  columns: {
    maturesOn: column.jalaliDay(headers.maturesOn),
    externalId: column.code(headers.externalId),
    referenceNumber: column.code(headers.referenceNumber),
    distributorName: column.text(headers.distributor),
    branchName: column.text(headers.branch),
    grandTotalAmount: column.rials(headers.invoiceAmount),
    amount: column.rials(headers.owed),
    disputedAmount: column.rials(headers.disputed),
    status: column.label(headers.status, words.receivable),
    paymentId: column.code(headers.paymentId),
    paidAt: column.jalaliMoment(headers.paidAt),
  },
})
