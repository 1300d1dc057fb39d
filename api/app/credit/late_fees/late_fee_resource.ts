import { words } from '#contracts/words'
import { plans } from '#contracts/plans'
import * as field from '#app/platform/resource/fields'
import { anyOf } from '#app/platform/resource/filters'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'

const open = 'fee.charged - fee.paid - fee.forgiven'

export default defineResource('late-fees', {
  title: 'دیرکردها',
  singular: 'دیرکرد',
  permission: 'late-fees.list',
  query: () =>
    reading('late_fees as fee')
      .join('late_fees_installments as i', 'i.id', 'fee.installment_id')
      .join('late_fees_invoices as o', 'o.id', 'i.order_id')
      .join('distributors_suppliers as d', 'd.id', 'o.distributor_id')
      .leftJoin('owners as owner', 'owner.owner_id', 'fee.owner_id'),
  fields: {
    id: 'fee.id',
    installmentId: 'i.id',
    orderId: field.id('o.id', { filter: true }),
    dueDate: field.day('i.due_date', { filter: true, sort: true }),
    customerName: field.text(`coalesce(owner.name, '')`),
    phone: field.code('owner.phone'),
    plan: field.label('fee.plan', words.plan, { export: false, filter: anyOf(plans) }),
    distributorId: field.id('o.distributor_id', { filter: true }),
    distributorName: field.text('d.name'),
    externalId: field.code('o.external_id'),
    userId: field.id('owner.user_id', { filter: true }),
    installmentAmount: field.rials('i.amount - i.reversed_amount'),
    days: field.number(
      '(select count(*)::integer from late_fee_charges charge where charge.late_fee_id = fee.id)'
    ),
    charged: field.rials('fee.charged', { sort: true, sum: true }),
    paid: field.rials('fee.paid', { sum: true }),
    forgiven: field.rials('fee.forgiven', { sum: true }),
    open: field.rials(open, { filter: true, sort: true, sum: true }),
    lastDay: field.day('fee.last_day', { filter: true, sort: true }),
    createdAt: field.raw('fee.created_at', { sort: true }),
  },
  search: ['o.search_key'],
  defaultSort: ['lastDay', 'DESC'],
})
