import { words } from '#contracts/words'
import { ofItself } from '#app/platform/history/history'
import { active, jalaliMoment, openLabel, text, yesNo } from '#app/platform/resource/columns'
import { between, equals, flag } from '#app/platform/resource/filters'
import { headers as common } from '#app/platform/resource/i18n/fa'
import { folded, reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'
import { headers, titles } from './i18n/fa.js'

/** The people of the back-office, those of distributors among them. */
export default defineResource('staff', {
  title: titles.staff,
  permission: 'staff.list',
  query: () =>
    reading('staff_users as staff')
      .leftJoin('distributors as distributor', 'distributor.id', 'staff.distributor_id')
      .leftJoin('distributor_branches as branch', 'branch.id', 'staff.branch_id'),
  fields: {
    id: 'staff.id',
    username: 'staff.username',
    fullName: 'staff.full_name',
    role: 'staff.role',
    distributorId: 'staff.distributor_id',
    distributorName: 'distributor.name',
    branchId: 'staff.branch_id',
    branchName: 'branch.name',
    hasTotp: 'staff.totp_secret is not null',
    active: 'staff.active',
    createdAt: 'staff.created_at',
    updatedAt: 'staff.updated_at',
  },
  search: ['staff.username', folded('staff.full_name')],
  filters: {
    role: equals('text'),
    active: flag(),
    distributorId: equals(),
    createdAt: between('moments'),
    hasTotp: flag(),
  },
  sorts: ['username', 'fullName', 'role', 'active', 'createdAt'],
  defaultSort: ['username', 'ASC'],
  columns: {
    username: text(headers.username),
    fullName: text(headers.fullName),
    role: openLabel(headers.role, words.role),
    distributorName: text(common.distributorName),
    branchName: text(common.branchName),
    hasTotp: yesNo(headers.hasTotp),
    active: active(common.status),
    createdAt: jalaliMoment(common.createdAt),
  },
  history: ofItself('staff'),
})
