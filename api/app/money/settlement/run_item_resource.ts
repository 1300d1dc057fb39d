import { words } from '#contracts/words'
import * as column from '#app/platform/resource/columns'
import { equals } from '#app/platform/resource/filters'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'
import { headers, titles } from './i18n/fa.js'

/**
 * Every invoice of every transfer of a run, from its preview on: what whoever approves it looks at. A negative
 * amount is a return that is netted.
 */
export default defineResource('settlement-run-items', {
  title: titles.runItems,
  permission: 'settlement.read',
  query: () =>
    reading('payout_items as item')
      .join('payouts', 'payouts.id', 'item.payout_id')
      .leftJoin('orders as o', 'o.id', 'item.order_id')
      .leftJoin('distributors as d', 'd.id', 'payouts.distributor_id')
      .leftJoin('distributor_branches as b', 'b.id', 'o.branch_id')
      .leftJoin('installments as debt', 'debt.order_id', 'item.order_id'),
  idKind: 'text',
  fields: {
    id: `item.payout_id || ':' || item.order_id`,
    runId: 'payouts.run_id',
    payoutId: 'item.payout_id',
    paymentId: 'payouts.reference',
    status: 'payouts.status',
    distributorId: 'payouts.distributor_id',
    distributorName: 'd.name',
    branchName: 'b.name',
    orderId: 'item.order_id',
    externalId: 'o.external_id',
    referenceNumber: 'o.reference_number',
    paidAt: 'o.paid_at',
    maturesOn: 'debt.due_date',
    gross: 'item.amount',
    discount: 'item.discount',
    net: 'item.amount - item.discount',
  },
  search: ['o.search_key', 'payouts.reference', 'd.search_key'],
  filters: {
    runId: equals(),
    payoutId: equals(),
    distributorId: equals(),
    orderId: equals(),
    paymentId: equals('text'),
  },
  sorts: ['paymentId', 'externalId', 'gross', 'net', 'paidAt'],
  defaultSort: ['paymentId', 'ASC'],
  totals: ['gross', 'discount', 'net'],
  columns: {
    paymentId: column.code(headers.paymentId),
    distributorName: column.text(headers.distributor),
    externalId: column.code(headers.externalId),
    referenceNumber: column.code(headers.referenceNumber),
    branchName: column.text(headers.branch),
    paidAt: column.jalaliMoment(headers.paidAt),
    maturesOn: column.jalaliDay(headers.maturesOn),
    gross: column.rials(headers.gross),
    discount: column.rials(headers.discount),
    net: column.rials(headers.net),
    status: column.label(headers.status, words.payout),
  },
})
