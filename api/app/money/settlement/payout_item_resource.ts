import { words } from '#contracts/words'
import * as field from '#app/platform/resource/fields'
import { anyOf, equals } from '#app/platform/resource/filters'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'
import { distributorRunKinds } from '#contracts/settlement'

/** A negative amount is a netted return. */
export default defineResource('payout-items', {
  title: 'فاکتورهای هر پرداخت',
  singular: 'فاکتور پرداخت',
  permission: 'receivables.list',
  query: () =>
    reading('payout_items as item')
      .join('payouts', 'payouts.id', 'item.payout_id')
      .join('settlement_runs as run', 'run.id', 'payouts.run_id')
      .join('orders_invoices as o', 'o.id', 'item.order_id')
      .leftJoin('distributors_suppliers as d', 'd.id', 'payouts.distributor_id')
      .leftJoin('distributors_branches as b', 'b.id', 'o.branch_id')
      .whereIn('run.status', ['APPROVED', 'DONE']),
  idKind: 'text',
  fields: {
    id: `item.payout_id || ':' || item.order_id`,
    payoutId: field.id('item.payout_id', { filter: true }),
    orderId: field.id('item.order_id', { filter: true }),
    paymentId: field.code('payouts.reference', { search: true }),
    externalId: field.code('o.external_id', { sort: true }),
    referenceNumber: field.code('o.reference_number'),
    distributorName: field.text('d.name'),
    branchName: field.text('b.name'),
    kind: field.label('run.kind', words.runKind, { filter: anyOf(distributorRunKinds) }),
    gross: field.rials('item.amount', { sort: true, sum: true }),
    discount: field.rials('item.discount', { sum: true }),
    net: field.rials('item.amount - item.discount', { sort: true, sum: true }),
    status: field.label('payouts.status', words.payout, { filter: true }),
    trackingNumber: field.code('payouts.tracking_number', { label: 'referenceCode' }),
    distributorId: field.id('payouts.distributor_id', { filter: true }),
    upTo: field.day('run.up_to', { export: false }),
    approvedAt: field.moment('run.approved_at', { filter: true, sort: true }),
    answeredAt: field.moment('payouts.answered_at', { filter: true, sort: true }),
  },
  search: ['o.search_key', `coalesce(payouts.tracking_number, '')`],
  filters: {
    branchId: equals().on('o.branch_id'),
  },
  defaultSort: ['approvedAt', 'DESC'],
  confine: { distributor: 'payouts.distributor_id', branch: 'o.branch_id' },
})
