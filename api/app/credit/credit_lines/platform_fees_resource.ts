import { plans } from '#contracts/plans'
import { words } from '#contracts/words'
import { ownerFields } from '#app/people/owners/owned'
import * as field from '#app/platform/resource/fields'
import { anyOf } from '#app/platform/resource/filters'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'

/** One row per paid year of a line, what was given back among them. domain "The platform fee" */
export default defineResource('platform-fees', {
  title: 'کارمزدهای اعتبار',
  singular: 'کارمزد اعتبار',
  permission: 'platform-fees.list',
  query: () =>
    reading('platform_fees as fee').leftJoin('owners as owner', (join) =>
      join.on('owner.owner_type', 'fee.owner_type').andOn('owner.owner_id', 'fee.owner_id')
    ),
  fields: {
    id: 'fee.id',
    paidAt: field.moment('fee.paid_at', { filter: true, sort: true }),
    ownerName: field.text('owner.name'),
    phone: field.code('owner.phone', { search: true }),
    ...ownerFields('fee'),
    plan: field.label('fee.plan', words.plan, { filter: anyOf(plans) }),
    creditYear: field.number('fee.credit_year'),
    limit: field.rials('fee.credit_amount', { sort: true }),
    fee: field.rials('fee.fee', { sum: true }),
    vat: field.rials('fee.vat', { sum: true }),
    amount: field.rials<number>('(fee.fee + fee.vat)', { label: 'feeWithVat', sum: true }),
    status: field.label('fee.status', words.fee, { filter: true, sort: true }),
    settledAt: field.moment('fee.settled_at', { label: 'feeSettledAt', filter: true, sort: true }),
  },
  search: [`coalesce(owner.search_key, '')`],
  defaultSort: ['paidAt', 'DESC'],
})
