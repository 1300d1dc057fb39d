import * as field from '#app/platform/resource/fields'
import { equals } from '#app/platform/resource/filters'
import { ofItself } from '#app/platform/history/history'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'

/** The branches of the bank, of which companies choose one. */
export default defineResource('bank-branches', {
  title: 'شعبه‌های بانک',
  singular: 'شعبه بانک',
  permission: 'bank-branches.list',
  isLegal: true,
  query: () =>
    reading('bank_branches as branch')
      .leftJoin('provinces as province', 'province.id', 'branch.province_id')
      .leftJoin('cities as city', 'city.id', 'branch.city_id'),
  fields: {
    id: 'branch.id',
    branchCode: field.code('branch.branch_code', { sort: true }),
    name: field.text('branch.name', { sort: true }),
    provinceId: field.id('branch.province_id', { filter: equals('integer') }),
    provinceName: field.text('province.name', { sort: true }),
    cityId: field.id('branch.city_id', { filter: equals('integer') }),
    cityName: field.text('city.name', { sort: true }),
    address: field.text('branch.address'),
    openingHours: field.text('branch.opening_hours'),
    active: field.active('branch.active', { filter: true }),
    createdAt: field.moment('branch.created_at'),
    updatedAt: field.moment('branch.updated_at', { sort: true }),
  },
  search: ['branch.search_key', 'province.search_key'],
  defaultSort: ['name', 'ASC'],
  history: ofItself('bank-branches'),
})
