import * as field from '#app/platform/resource/fields'
import { ofItself } from '#app/platform/history/history'
import { personOfStaff, type PersonOfStaff } from '#app/platform/resource/person'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'
import { mayStill } from '#app/platform/two_people/second_person'

export default defineResource('merchants', {
  title: 'پذیرندگان',
  singular: 'پذیرنده',
  permission: 'merchants.list',
  query: () =>
    reading('merchants as merchant')
      .join('distributors_suppliers as distributor', 'distributor.id', 'merchant.distributor_id')
      .leftJoin('distributors_branches as branch', 'branch.id', 'merchant.branch_id')
      .leftJoin('staff_accounts as asking', 'asking.id', 'merchant.reactivation_asked_by'),
  fields: {
    id: 'merchant.id',
    number: field.code('merchant.number::text', {
      label: 'merchantNumber',
      sort: true,
      search: true,
    }),
    name: field.text('merchant.name', { sort: true }),
    distributorId: field.id('merchant.distributor_id', { filter: true }),
    distributorName: field.text('distributor.name'),
    branchId: field.id<string | null>('merchant.branch_id'),
    branchName: field.text<string | null>('branch.name'),
    dueDateInDays: field.number('merchant.due_date_in_days'),
    devices: field.number(`(select count(*) from devices device
                where device.merchant_id = merchant.id and device.status = 'ACTIVE')`),
    active: field.active('merchant.active', { filter: true }),
    reactivationAskedAt: 'merchant.reactivation_asked_at',
    reactivationAskedBy: field.raw<PersonOfStaff | null>(
      `case when ${mayStill('asking.id', 'merchants.update')} then ${personOfStaff('asking')} end`
    ),
    createdAt: field.moment('merchant.created_at', { filter: true, sort: true }),
  },
  search: ['merchant.search_key'],
  defaultSort: ['createdAt', 'DESC'],
  history: ofItself('merchants'),
})
