import { active, code, jalaliMoment, text } from '#app/platform/resource/columns'
import { equals, flag } from '#app/platform/resource/filters'
import { ofItself } from '#app/platform/history/history'
import { headers as common } from '#app/platform/resource/i18n/fa'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'
import { bankBranchHeaders, names } from './i18n/export.js'

/** The branches of the bank, of which companies choose one. */
export default defineResource('bank-branches', {
  ...names.bankBranches,
  permission: 'bank-branches.list',
  isLegal: true,
  query: () =>
    reading('bank_branches as branch').leftJoin(
      'provinces as province',
      'province.id',
      'branch.province_id'
    ),
  fields: {
    id: 'branch.id',
    branchCode: 'branch.branch_code',
    name: 'branch.name',
    provinceId: 'branch.province_id',
    provinceName: 'province.name',
    address: 'branch.address',
    active: 'branch.active',
    createdAt: 'branch.created_at',
    updatedAt: 'branch.updated_at',
  },
  search: ['branch.search_key', 'province.search_key'],
  filters: { provinceId: equals('integer'), active: flag() },
  sorts: ['branchCode', 'name', 'provinceName', 'updatedAt'],
  defaultSort: ['name', 'ASC'],
  columns: {
    branchCode: code(bankBranchHeaders.branchCode),
    name: text(common.name),
    provinceName: text(common.provinceName),
    address: text(bankBranchHeaders.address),
    active: active(common.status),
    createdAt: jalaliMoment(common.createdAt),
    updatedAt: jalaliMoment(common.updatedAt),
  },
  history: ofItself('bank-branches'),
})
