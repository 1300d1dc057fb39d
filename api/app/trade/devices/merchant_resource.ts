import * as column from '#app/platform/resource/columns'
import { between, equals, flag } from '#app/platform/resource/filters'
import { ofItself } from '#app/platform/history/history'
import { headers as common } from '#app/platform/resource/i18n/fa'
import { personOfStaff, type PersonOfStaff } from '#app/platform/resource/person'
import { reading } from '#app/platform/resource/query'
import { defineResource, fieldTypes } from '#app/platform/resource/resource'
import { mayStill } from '#app/platform/two_people/second_person'
import { headers, names } from './i18n/export.js'

/** Where cards are taken: a distributor, or one of its branches. */
export default defineResource('merchants', {
  ...names.merchants,
  permission: 'merchants.list',
  query: () =>
    reading('merchants as merchant')
      .join('distributors as distributor', 'distributor.id', 'merchant.distributor_id')
      .leftJoin('distributor_branches as branch', 'branch.id', 'merchant.branch_id')
      .leftJoin('staff_users as asking', 'asking.id', 'merchant.reactivation_asked_by'),
  fields: {
    id: 'merchant.id',
    number: 'merchant.number::text',
    name: 'merchant.name',
    distributorId: 'merchant.distributor_id',
    distributorName: 'distributor.name',
    branchId: 'merchant.branch_id',
    branchName: 'branch.name',
    dueDateInDays: 'merchant.due_date_in_days',
    devices: `(select count(*) from devices device
                where device.merchant_id = merchant.id and device.status = 'ACTIVE')`,
    active: 'merchant.active',
    reactivationAskedAt: 'merchant.reactivation_asked_at',
    reactivationAskedBy: `case when ${mayStill('asking.id', 'merchants.update')} then ${personOfStaff('asking')} end`,
    createdAt: 'merchant.created_at',
  },
  types: fieldTypes<{
    branchId: string | null
    branchName: string | null
    reactivationAskedBy: PersonOfStaff | null
  }>(),
  search: ['merchant.search_key', 'merchant.number::text'],
  filters: { distributorId: equals(), active: flag(), createdAt: between('moments') },
  sorts: ['number', 'name', 'createdAt'],
  defaultSort: ['createdAt', 'DESC'],
  columns: {
    number: column.code(headers.number),
    name: column.text(common.name),
    distributorName: column.text(common.distributorName),
    branchName: column.text(common.branchName),
    dueDateInDays: column.number(headers.dueDateInDays),
    devices: column.number(headers.devices),
    active: column.active(common.status),
    createdAt: column.jalaliMoment(common.createdAt),
  },
  history: ofItself('merchants'),
})
