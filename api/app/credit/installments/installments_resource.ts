import { words } from '#contracts/words'
import { installmentStatuses } from '#contracts/orders'
import { plans } from '#contracts/plans'
import * as column from '#app/platform/resource/columns'
import { anyOf, between, equals } from '#app/platform/resource/filters'
import { reading } from '#app/platform/resource/query'
import { defineResource, fieldTypes } from '#app/platform/resource/resource'
import { headers, title } from './i18n/export.js'

/** What customers owe and when; the bank's own list. */
export default defineResource('installments', {
  title,
  permission: 'installments.list',
  query: () =>
    reading('installments as i')
      .leftJoin('orders as o', 'o.id', 'i.order_id')
      .leftJoin('distributors as d', 'd.id', 'o.distributor_id')
      .leftJoin('owners as owner', 'owner.owner_id', 'o.owner_id'),
  fields: {
    id: 'i.id',
    orderId: 'o.id',
    externalId: 'o.external_id',
    userId: 'owner.user_id',
    customerName: `coalesce(owner.name, '')`,
    phone: 'owner.phone',
    plan: 'o.plan',
    distributorId: 'o.distributor_id',
    distributorName: 'd.name',
    amount: 'i.amount',
    paidAmount: 'i.paid_amount',
    reversedAmount: 'i.reversed_amount',
    remainingAmount: 'i.amount - i.paid_amount - i.reversed_amount',
    status: 'i.status',
    dueDate: 'i.due_date',
    clearedAt: 'i.cleared_at',
    createdAt: 'i.created_at',
  },
  types: fieldTypes<{
    userId: string | null
  }>(),
  search: ['o.search_key'],
  filters: {
    status: anyOf(installmentStatuses),
    plan: anyOf(plans),
    userId: equals(),
    orderId: equals(),
    distributorId: equals(),
    amount: between('amounts'),
    dueDate: between('days'),
    clearedAt: between('moments'),
  },
  sorts: ['dueDate', 'status', 'amount', 'paidAmount', 'remainingAmount', 'clearedAt', 'createdAt'],
  defaultSort: ['dueDate', 'ASC'],
  totals: ['amount', 'paidAmount', 'remainingAmount'],
  columns: {
    dueDate: column.jalaliDay(headers.dueDate),
    status: column.label(headers.status, words.installment),
    customerName: column.text(headers.customerName),
    phone: column.code(headers.phone),
    distributorName: column.text(headers.distributorName),
    externalId: column.code(headers.externalId),
    amount: column.rials(headers.amount),
    paidAmount: column.rials(headers.paidAmount),
    reversedAmount: column.rials(headers.reversedAmount),
    remainingAmount: column.rials(headers.remainingAmount),
    clearedAt: column.jalaliMoment(headers.clearedAt),
  },
})
