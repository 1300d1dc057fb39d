import { words } from '#contracts/words'
import * as column from '#app/platform/resource/columns'
import { anyOf, between, equals } from '#app/platform/resource/filters'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'
import { payoutStatuses, distributorRunKinds } from '#contracts/settlement'
import { headers, titles } from './i18n/fa.js'

/** Which invoices are in which transfer; a negative amount is a return that was netted. */
export default defineResource('payout-items', {
  title: titles.payoutItems,
  permission: 'receivables.list',
  query: () =>
    reading('payout_items as item')
      .join('payouts', 'payouts.id', 'item.payout_id')
      .join('settlement_runs as run', 'run.id', 'payouts.run_id')
      .join('orders as o', 'o.id', 'item.order_id')
      .leftJoin('distributors as d', 'd.id', 'payouts.distributor_id')
      .leftJoin('distributor_branches as b', 'b.id', 'o.branch_id')
      .whereIn('run.status', ['APPROVED', 'DONE']),
  idKind: 'text',
  fields: {
    id: `item.payout_id || ':' || item.order_id`,
    payoutId: 'item.payout_id',
    orderId: 'item.order_id',
    paymentId: 'payouts.reference',
    kind: 'run.kind',
    status: 'payouts.status',
    trackingNumber: 'payouts.tracking_number',
    distributorId: 'payouts.distributor_id',
    distributorName: 'd.name',
    branchName: 'b.name',
    externalId: 'o.external_id',
    referenceNumber: 'o.reference_number',
    gross: 'item.amount',
    discount: 'item.discount',
    net: 'item.amount - item.discount',
    approvedAt: 'run.approved_at',
    answeredAt: 'payouts.answered_at',
  },
  search: ['o.search_key', 'payouts.reference', `coalesce(payouts.tracking_number, '')`],
  filters: {
    payoutId: equals(),
    orderId: equals(),
    distributorId: equals(),
    branchId: equals().on('o.branch_id'),
    kind: anyOf(distributorRunKinds),
    status: anyOf(payoutStatuses),
    approvedAt: between('moments'),
    answeredAt: between('moments'),
  },
  sorts: ['approvedAt', 'answeredAt', 'externalId', 'gross', 'net'],
  defaultSort: ['approvedAt', 'DESC'],
  totals: ['gross', 'discount', 'net'],
  confine: { distributor: 'payouts.distributor_id', branch: 'o.branch_id' },
  columns: {
    paymentId: column.code(headers.paymentId),
    externalId: column.code(headers.externalId),
    referenceNumber: column.code(headers.referenceNumber),
    distributorName: column.text(headers.distributor),
    branchName: column.text(headers.branch),
    kind: column.label(headers.kind, words.runKind),
    gross: column.rials(headers.gross),
    discount: column.rials(headers.discount),
    net: column.rials(headers.net),
    status: column.label(headers.status, words.payout),
    trackingNumber: column.code(headers.trackingNumber),
    approvedAt: column.jalaliMoment(headers.approvedAt),
    answeredAt: column.jalaliMoment(headers.answeredAt),
  },
})
