import * as field from '#app/platform/resource/fields'
import { ofItself } from '#app/platform/history/history'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'

export default defineResource('branches', {
  title: 'شعبه‌ها',
  singular: 'شعبه پخش',
  permission: 'branches.list',
  query: () =>
    reading('distributor_branches as b')
      .join('distributors as d', 'd.id', 'b.distributor_id')
      .leftJoin('locations_provinces as p', 'p.id', 'b.province_id')
      .leftJoin('locations_cities as c', 'c.id', 'b.city_id'),
  fields: {
    id: 'b.id',
    name: field.text('b.name', { label: 'nameOfBranch', filter: true, sort: true, search: true }),
    distributorId: field.id('b.distributor_id', { filter: true }),
    distributorName: field.text('d.name'),
    provinceId: 'b.province_id',
    provinceName: field.text('p.name'),
    cityId: 'b.city_id',
    cityName: field.text('c.name'),
    active: field.active('b.active', { filter: true }),
    createdAt: field.raw('b.created_at', { sort: true }),
  },
  search: ['d.search_key'],
  defaultSort: ['name', 'ASC'],
  confine: { distributor: 'b.distributor_id', branch: 'b.id' },
  history: ofItself('branches'),
})
