import { words } from '#contracts/words'
import { orderStatuses, paymentSources } from '#contracts/orders'
import { plans } from '#contracts/plans'
import { orderHistory } from './order_history.js'
import * as column from '#app/platform/resource/columns'
import { anyOf, between, equals } from '#app/platform/resource/filters'
import { reading } from '#app/platform/resource/query'
import { defineResource, fieldTypes } from '#app/platform/resource/resource'
import { headers, title } from './i18n/export.js'
import { orderFile } from './queries/order_file.js'

/** Invoices, for the bank and, confined to their own, for distributors and their branches. */
export default defineResource('orders', {
  title,
  permission: 'orders.list',
  query: () =>
    reading('orders as o')
      .leftJoin('distributors as d', 'd.id', 'o.distributor_id')
      .leftJoin('distributor_branches as b', 'b.id', 'o.branch_id')
      .leftJoin('owners as owner', 'owner.owner_id', 'o.owner_id')
      .leftJoin('installments as i', 'i.order_id', 'o.id'),
  fields: {
    id: 'o.id',
    externalId: 'o.external_id',
    referenceNumber: 'o.reference_number',
    status: 'o.status',
    plan: 'o.plan',
    userId: 'owner.user_id',
    customerName: `coalesce(owner.name, '')`,
    phone: 'owner.phone',
    distributorId: 'o.distributor_id',
    distributorName: 'd.name',
    branchName: 'b.name',
    grandTotalAmount: 'o.grand_total_amount',
    kasbenoFeeAmount: 'o.kasbeno_fee_amount',
    bankFeeAmount: 'o.bank_fee_amount',
    refundAmount: 'o.refund_amount',
    dueDateInDays: 'o.due_date_in_days',
    dueDate: 'i.due_date',
    invoicedAt: 'o.invoiced_at',
    createdAt: 'o.created_at',
    paidAt: 'o.paid_at',
    payableUntil: 'o.payable_until',
    paymentSource: 'o.payment_source',
    bankReferenceNumber: 'o.bank_reference_number',
    cancelReason: 'o.cancel_reason',
  },
  types: fieldTypes<{
    userId: string | null
  }>(),
  search: ['o.search_key'],
  filters: {
    status: anyOf(orderStatuses),
    plan: anyOf(plans),
    paymentSource: anyOf(paymentSources),
    distributorId: equals(),
    userId: equals(),
    phone: equals('text'),
    externalId: equals('text'),
    referenceNumber: equals('text'),
    grandTotalAmount: between('amounts'),
    dueDate: between('days'),
    invoicedAt: between('moments'),
    createdAt: between('moments'),
    paidAt: between('moments'),
  },
  sorts: [
    'createdAt',
    'invoicedAt',
    'paidAt',
    'dueDate',
    'grandTotalAmount',
    'kasbenoFeeAmount',
    'bankFeeAmount',
    'status',
    'externalId',
    'referenceNumber',
  ],
  defaultSort: ['createdAt', 'DESC'],
  totals: ['grandTotalAmount', 'kasbenoFeeAmount', 'bankFeeAmount', 'refundAmount'],
  confine: { distributor: 'o.distributor_id', branch: 'o.branch_id' },
  // What the customer pays beside the goods lies between the customer and the bank.
  bankOnly: ['kasbenoFeeAmount', 'bankFeeAmount', 'refundAmount', 'userId'],
  columns: {
    externalId: column.code(headers.externalId),
    referenceNumber: column.code(headers.referenceNumber),
    distributorName: column.text(headers.distributorName),
    branchName: column.text(headers.branchName),
    customerName: column.text(headers.customerName),
    phone: column.code(headers.phone),
    plan: column.label(headers.plan, words.plan),
    status: column.label(headers.status, words.order),
    grandTotalAmount: column.rials(headers.grandTotalAmount),
    kasbenoFeeAmount: column.rials(headers.kasbenoFeeAmount),
    bankFeeAmount: column.rials(headers.bankFeeAmount),
    refundAmount: column.rials(headers.refundAmount),
    invoicedAt: column.jalaliMoment(headers.invoicedAt),
    paidAt: column.jalaliMoment(headers.paidAt),
    paymentSource: column.label(headers.paymentSource, words.paymentSource),
    dueDate: column.jalaliDay(headers.dueDate),
    bankReferenceNumber: column.code(headers.bankReferenceNumber),
    cancelReason: column.text(headers.cancelReason),
  },
  show: orderFile,
  history: orderHistory,
})
