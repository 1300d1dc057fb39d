import { words } from '#contracts/words'
import { ofItself } from '#app/platform/history/history'
import * as field from '#app/platform/resource/fields'
import { folded, reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'

/** The people of the back-office, those of distributors among them. */
export default defineResource('staff', {
  title: 'کارکنان',
  singular: 'کارمند',
  permission: 'staff.list',
  query: () =>
    reading('staff_users as staff')
      .leftJoin('distributors_suppliers as distributor', 'distributor.id', 'staff.distributor_id')
      .leftJoin('distributors_branches as branch', 'branch.id', 'staff.branch_id'),
  fields: {
    id: 'staff.id',
    username: field.text('staff.username', { sort: true, search: true }),
    fullName: field.text('staff.full_name', { sort: true }),
    role: field.openLabel('staff.role', words.role, { label: 'key', filter: true, sort: true }),
    distributorId: field.id('staff.distributor_id', { filter: true }),
    distributorName: field.text('distributor.name'),
    branchId: 'staff.branch_id',
    branchName: field.text('branch.name'),
    hasTotp: field.yesNo('staff.totp_secret is not null', { filter: true }),
    active: field.active('staff.active', { filter: true, sort: true }),
    createdAt: field.moment('staff.created_at', { filter: true, sort: true }),
    updatedAt: 'staff.updated_at',
  },
  search: [folded('staff.full_name')],
  defaultSort: ['username', 'ASC'],
  history: ofItself('staff'),
})
