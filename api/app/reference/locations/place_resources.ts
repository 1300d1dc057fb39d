import { words } from '#contracts/words'
import * as field from '#app/platform/resource/fields'
import { equals } from '#app/platform/resource/filters'
import { definePlainList } from '#app/platform/resource/plain_list'
import { folded, reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'

const place = {
  permission: 'locations.list',
  idKind: 'integer',
  defaultSort: ['name', 'ASC'],
} as const
const whole = equals('integer')

export const provinces = defineResource('provinces', {
  title: 'استان‌ها',
  singular: 'استان',
  ...place,
  query: () => reading('provinces as province'),
  fields: {
    id: field.number('province.id'),
    name: field.text('province.name', { sort: true }),
    active: field.active('province.active', { filter: true }),
  },
  search: ['province.search_key'],
})

export const cities = defineResource('cities', {
  title: 'شهرها',
  singular: 'شهر',
  ...place,
  query: () =>
    reading('cities as city').join('provinces as province', 'province.id', 'city.province_id'),
  fields: {
    id: field.number('city.id'),
    name: field.text('city.name', { sort: true }),
    provinceId: field.id('city.province_id', { filter: whole }),
    provinceName: field.text('province.name'),
    active: field.active('city.active', { filter: true }),
  },
  search: ['city.search_key'],
})

export const districts = defineResource('districts', {
  title: 'محله‌ها',
  singular: 'محله',
  ...place,
  query: () =>
    reading('districts as district').join('cities as city', 'city.id', 'district.city_id'),
  fields: {
    id: field.number('district.id'),
    name: field.text('district.name', { filter: true, sort: true }),
    cityId: field.id('district.city_id', { filter: whole }),
    cityName: field.text('city.name'),
    active: field.active('district.active', { filter: true }),
  },
})

export const guilds = definePlainList('guilds', {
  title: 'صنف‌ها',
  singular: 'صنف',
  permission: 'locations.list',
  columns: { id: 'number', name: 'text', plan: words.plan, active: 'flag' },
  labels: { active: 'isOffered' },
  search: [folded('guilds.name')],
  sorts: ['name'],
  defaultSort: ['name', 'ASC'],
})
