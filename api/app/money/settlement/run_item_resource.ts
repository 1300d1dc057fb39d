import { words } from '#contracts/words'
import * as field from '#app/platform/resource/fields'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'

/** What the approver looks at. A negative amount is a netted return. */
export default defineResource('settlement-run-items', {
  title: 'فاکتورهای تسویه',
  permission: 'settlement.read',
  query: () =>
    reading('payout_items as item')
      .join('payouts', 'payouts.id', 'item.payout_id')
      .leftJoin('orders_invoices as o', 'o.id', 'item.order_id')
      .leftJoin('distributors_suppliers as d', 'd.id', 'payouts.distributor_id')
      .leftJoin('distributors_branches as b', 'b.id', 'o.branch_id')
      .leftJoin('installments_debts as debt', 'debt.order_id', 'item.order_id'),
  idKind: 'text',
  fields: {
    id: `item.payout_id || ':' || item.order_id`,
    runId: field.id('payouts.run_id', { filter: true }),
    payoutId: field.id('item.payout_id', { filter: true }),
    paymentId: field.code('payouts.reference', { filter: true, sort: true, search: true }),
    distributorName: field.text('d.name'),
    externalId: field.code('o.external_id', { sort: true }),
    referenceNumber: field.code('o.reference_number'),
    branchName: field.text('b.name'),
    orderId: field.id('item.order_id', { filter: true }),
    paidAt: field.moment('o.paid_at', { label: 'receivablePaidAt', sort: true }),
    maturesOn: field.day('debt.due_date'),
    gross: field.rials('item.amount', { sort: true, sum: true }),
    discount: field.rials('item.discount', { sum: true }),
    net: field.rials('item.amount - item.discount', { sort: true, sum: true }),
    status: field.label('payouts.status', words.payout),
    distributorId: field.id('payouts.distributor_id', { filter: true }),
  },
  search: ['o.search_key', 'd.search_key'],
  defaultSort: ['paymentId', 'ASC'],
})
