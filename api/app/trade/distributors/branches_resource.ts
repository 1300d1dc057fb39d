import * as column from '#app/platform/resource/columns'
import { ofItself } from '#app/platform/history/history'
import { contains, equals, flag } from '#app/platform/resource/filters'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'
import { branchHeaders as headers, titles } from './i18n/export.js'

export default defineResource('branches', {
  title: titles.branches,
  permission: 'branches.list',
  query: () =>
    reading('distributor_branches as b')
      .join('distributors as d', 'd.id', 'b.distributor_id')
      .leftJoin('provinces as p', 'p.id', 'b.province_id')
      .leftJoin('cities as c', 'c.id', 'b.city_id'),
  fields: {
    id: 'b.id',
    name: 'b.name',
    distributorId: 'b.distributor_id',
    distributorName: 'd.name',
    provinceId: 'b.province_id',
    provinceName: 'p.name',
    cityId: 'b.city_id',
    cityName: 'c.name',
    active: 'b.active',
    createdAt: 'b.created_at',
  },
  search: ['b.name', 'd.search_key'],
  filters: { distributorId: equals(), active: flag(), name: contains() },
  sorts: ['name', 'createdAt'],
  defaultSort: ['name', 'ASC'],
  confine: { distributor: 'b.distributor_id', branch: 'b.id' },
  columns: {
    name: column.text(headers.name),
    distributorName: column.text(headers.distributorName),
    provinceName: column.text(headers.provinceName),
    cityName: column.text(headers.cityName),
    active: column.active(headers.status),
  },
  history: ofItself('branches'),
})
