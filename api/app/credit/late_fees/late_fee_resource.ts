import { plans } from '#contracts/plans'
import * as column from '#app/platform/resource/columns'
import { anyOf, between, equals } from '#app/platform/resource/filters'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'
import { headers, titles } from './i18n/export.js'

const open = 'fee.charged - fee.paid - fee.forgiven'

/** What past-due installments have cost, and what of it is still owed. */
export default defineResource('late-fees', {
  title: titles.lateFees,
  permission: 'late-fees.list',
  query: () =>
    reading('late_fees as fee')
      .join('installments as i', 'i.id', 'fee.installment_id')
      .join('orders as o', 'o.id', 'i.order_id')
      .join('distributors as d', 'd.id', 'o.distributor_id')
      .leftJoin('owners as owner', 'owner.owner_id', 'fee.owner_id'),
  fields: {
    id: 'fee.id',
    installmentId: 'i.id',
    orderId: 'o.id',
    externalId: 'o.external_id',
    userId: 'owner.user_id',
    customerName: `coalesce(owner.name, '')`,
    phone: 'owner.phone',
    plan: 'fee.plan',
    distributorId: 'o.distributor_id',
    distributorName: 'd.name',
    dueDate: 'i.due_date',
    installmentAmount: 'i.amount - i.reversed_amount',
    charged: 'fee.charged',
    paid: 'fee.paid',
    forgiven: 'fee.forgiven',
    open,
    days: '(select count(*)::integer from late_fee_charges charge where charge.late_fee_id = fee.id)',
    lastDay: 'fee.last_day',
    createdAt: 'fee.created_at',
  },
  search: ['o.search_key'],
  filters: {
    plan: anyOf(plans),
    userId: equals(),
    orderId: equals(),
    distributorId: equals(),
    open: between('amounts'),
    dueDate: between('days'),
    lastDay: between('days'),
  },
  sorts: ['lastDay', 'dueDate', 'charged', 'open', 'createdAt'],
  defaultSort: ['lastDay', 'DESC'],
  totals: ['charged', 'paid', 'forgiven', 'open'],
  columns: {
    dueDate: column.jalaliDay(headers.dueDate),
    customerName: column.text(headers.customerName),
    phone: column.code(headers.phone),
    distributorName: column.text(headers.distributorName),
    externalId: column.code(headers.externalId),
    installmentAmount: column.rials(headers.installmentAmount),
    days: column.number(headers.days),
    charged: column.rials(headers.charged),
    paid: column.rials(headers.paid),
    forgiven: column.rials(headers.forgiven),
    open: column.rials(headers.open),
    lastDay: column.jalaliDay(headers.lastDay),
  },
})
