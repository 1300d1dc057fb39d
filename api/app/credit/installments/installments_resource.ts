import { words } from '#contracts/words'
import { plans } from '#contracts/plans'
import { ownerFields } from '#app/people/owners/owned'
import * as field from '#app/platform/resource/fields'
import { anyOf } from '#app/platform/resource/filters'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'

export default defineResource('installments', {
  title: 'بدهی‌ها',
  singular: 'بدهی',
  permission: 'installments.list',
  query: () =>
    reading('installments as i')
      .leftJoin('installments_invoices as o', 'o.id', 'i.order_id')
      .leftJoin('distributors_suppliers as d', 'd.id', 'o.distributor_id')
      .leftJoin('owners as owner', 'owner.owner_id', 'o.owner_id'),
  fields: {
    id: 'i.id',
    orderId: field.id('o.id', { filter: true }),
    dueDate: field.day('i.due_date', { filter: true, sort: true }),
    status: field.label('i.status', words.installment, { filter: true, sort: true }),
    customerName: field.text(`coalesce(owner.name, '')`),
    phone: field.code('owner.phone', { bankOnly: true }),
    plan: field.label('o.plan', words.plan, { export: false, filter: anyOf(plans) }),
    distributorId: field.id('o.distributor_id', { filter: true }),
    distributorName: field.text('d.name'),
    externalId: field.code('o.external_id'),
    ...ownerFields('o', { export: false, bankOnly: true }),
    // Fees between customer and bank are in them, and how a customer pays is the bank's to know.
    amount: field.rials('i.amount', {
      label: 'installmentAmount',
      filter: true,
      sort: true,
      sum: true,
      bankOnly: true,
    }),
    paidAmount: field.rials('i.paid_amount', { sort: true, sum: true, bankOnly: true }),
    reversedAmount: field.rials('i.reversed_amount', { bankOnly: true }),
    remainingAmount: field.rials('i.amount - i.paid_amount - i.reversed_amount', {
      sort: true,
      sum: true,
      bankOnly: true,
    }),
    clearedAt: field.moment('i.cleared_at', { filter: true, sort: true, bankOnly: true }),
    createdAt: field.raw('i.created_at', { sort: true }),
  },
  search: ['o.search_key'],
  defaultSort: ['dueDate', 'ASC'],
  confine: { distributor: 'o.distributor_id', branch: 'o.branch_id' },
})
