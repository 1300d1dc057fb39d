import { outsideRoles } from '#contracts/identity'
import { words } from '#contracts/words'
import { ofItself } from '#app/platform/history/history'
import * as field from '#app/platform/resource/fields'
import { anyOf } from '#app/platform/resource/filters'
import { folded, reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'

/** Who works for a distributor: for its manager, and for the bank. */
export default defineResource('distributor-users', {
  title: 'کاربران شرکت‌های پخش',
  singular: 'کاربر شرکت پخش',
  permission: 'distributor-users.list',
  query: () =>
    reading('staff_users as staff')
      .join('distributors_suppliers as distributor', 'distributor.id', 'staff.distributor_id')
      .leftJoin('distributors_branches as branch', 'branch.id', 'staff.branch_id'),
  fields: {
    id: 'staff.id',
    username: field.text('staff.username', { sort: true, search: true }),
    fullName: field.text('staff.full_name', { sort: true }),
    role: field.label('staff.role', words.role, {
      label: 'key',
      filter: anyOf(Object.keys(outsideRoles)),
      sort: true,
    }),
    distributorId: field.id('staff.distributor_id', { filter: true }),
    distributorName: field.text('distributor.name'),
    branchId: field.id<string | null>('staff.branch_id', { filter: true }),
    branchName: field.text('branch.name'),
    hasTotp: field.yesNo('staff.totp_secret is not null', { filter: true }),
    active: field.active('staff.active', { filter: true, sort: true }),
    createdAt: field.moment('staff.created_at', { filter: true, sort: true }),
  },
  search: [folded('staff.full_name')],
  defaultSort: ['username', 'ASC'],
  confine: { distributor: 'staff.distributor_id', branch: 'staff.branch_id' },
  history: ofItself('staff'),
})
