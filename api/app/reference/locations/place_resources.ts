import { words } from '#contracts/words'
import { active, number, text } from '#app/platform/resource/columns'
import { contains, equals, flag } from '#app/platform/resource/filters'
import { headers as common } from '#app/platform/resource/i18n/fa'
import { definePlainList } from '#app/platform/resource/plain_list'
import { folded, reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'
import { names } from './i18n/export.js'

const offered = { active: flag() }
const place = { permission: 'locations.list', idKind: 'integer' } as const
const byName = { sorts: ['name'], defaultSort: ['name', 'ASC'] } as const
const nameColumns = { id: number(common.id), name: text(common.name) }

export const provinces = defineResource('provinces', {
  ...place,
  ...byName,
  ...names.provinces,
  query: () => reading('provinces as province'),
  fields: { id: 'province.id', name: 'province.name', active: 'province.active' },
  filters: offered,
  search: ['province.search_key'],
  columns: { ...nameColumns, active: active(common.status) },
})

export const cities = defineResource('cities', {
  ...place,
  ...byName,
  ...names.cities,
  query: () =>
    reading('cities as city').join('provinces as province', 'province.id', 'city.province_id'),
  fields: {
    id: 'city.id',
    name: 'city.name',
    provinceId: 'city.province_id',
    provinceName: 'province.name',
    active: 'city.active',
  },
  search: ['city.search_key'],
  filters: { ...offered, provinceId: equals('integer') },
  columns: {
    ...nameColumns,
    provinceName: text(common.provinceName),
    active: active(common.status),
  },
})

export const districts = defineResource('districts', {
  ...place,
  ...byName,
  ...names.districts,
  query: () =>
    reading('districts as district').join('cities as city', 'city.id', 'district.city_id'),
  fields: {
    id: 'district.id',
    name: 'district.name',
    cityId: 'district.city_id',
    cityName: 'city.name',
    active: 'district.active',
  },
  filters: { ...offered, cityId: equals('integer'), name: contains() },
  columns: { ...nameColumns, cityName: text(common.cityName), active: active(common.status) },
})

export const guilds = definePlainList(
  'guilds',
  names.guilds,
  { id: 'number', name: 'text', plan: words.plan, active: 'flag' },
  { ...byName, permission: 'locations.list', search: [folded('guilds.name')] }
)
