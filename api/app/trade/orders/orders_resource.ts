import { words } from '#contracts/words'
import { orderHistory } from './order_history.js'
import { ofCompanies, ownerFields } from '#app/people/owners/owned'
import * as field from '#app/platform/resource/fields'
import { equals, flag, isNull } from '#app/platform/resource/filters'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'
import { orderFile } from './queries/order_file.js'

export default defineResource('orders', {
  title: 'فاکتورها',
  singular: 'فاکتور',
  permission: 'orders.list',
  part: ofCompanies,
  query: () =>
    reading('orders as o')
      .leftJoin('distributors_suppliers as d', 'd.id', 'o.distributor_id')
      .leftJoin('distributors_branches as b', 'b.id', 'o.branch_id')
      .leftJoin('owners as owner', 'owner.owner_id', 'o.owner_id')
      .leftJoin('installments_debts as i', 'i.order_id', 'o.id'),
  fields: {
    id: 'o.id',
    externalId: field.code('o.external_id', { filter: true, sort: true }),
    referenceNumber: field.code('o.reference_number', { filter: true, sort: true }),
    distributorName: field.text('d.name'),
    branchName: field.text('b.name'),
    branchId: field.id<string | null>('o.branch_id', { filter: true }),
    customerName: field.text(`coalesce(owner.name, '')`),
    ...ownerFields('o', { bankOnly: true }),
    phone: field.code('owner.phone', { filter: true }),
    distributorId: field.id('o.distributor_id', { filter: true }),
    plan: field.label('o.plan', words.plan, { filter: true }),
    status: field.label('o.status', words.order, { filter: true, sort: true }),
    grandTotalAmount: field.rials('o.grand_total_amount', { filter: true, sort: true, sum: true }),
    // Between customer and bank.
    kasbenoFeeAmount: field.rials('o.kasbeno_fee_amount', {
      sort: true,
      sum: true,
      bankOnly: true,
    }),
    bankFeeAmount: field.rials('o.bank_fee_amount', { sort: true, sum: true, bankOnly: true }),
    refundAmount: field.rials('o.refund_amount', { sum: true, bankOnly: true }),
    dueDateInDays: field.number('o.due_date_in_days', { export: false }),
    invoicedAt: field.moment('o.invoiced_at', { filter: true, sort: true }),
    createdAt: field.moment('o.created_at', { export: false, filter: true, sort: true }),
    paidAt: field.moment('o.paid_at', { filter: true, sort: true }),
    payableUntil: field.day('o.payable_until', { export: false }),
    paymentSource: field.label('o.payment_source', words.paymentSource, { filter: true }),
    dueDate: field.day('i.due_date', { filter: true, sort: true }),
    bankReferenceNumber: field.code('o.bank_reference_number'),
    cancelReason: field.text('o.cancel_reason'),
  },
  filters: {
    provinceId: equals('integer').on('b.province_id'),
    hasNoBranch: isNull().on('o.branch_id'),
    hasNoProvince: isNull().on('b.province_id'),
    isReturned: flag().on('exists (select from orders_returns r where r.order_id = o.id)'),
    isDisputed: flag().on('exists (select from disputes r where r.order_id = o.id)'),
  },
  search: ['o.search_key'],
  defaultSort: ['createdAt', 'DESC'],
  confine: { distributor: 'o.distributor_id', branch: 'o.branch_id' },
  show: orderFile,
  history: orderHistory,
})
