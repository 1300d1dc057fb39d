import { plans } from '#contracts/plans'
import * as column from '#app/shared/resource/columns'
import { anyOf, equals } from '#app/shared/resource/filters'
import { reading } from '#app/shared/resource/query'
import { defineResource } from '#app/shared/resource/resource'
import { headers, titles } from './i18n/fa.js'

/** As `searchKey` of the contracts would write a name of the seeds; the lists are short. */
const folded = (name: string) =>
  `translate(${name}, '\u0622\u0623\u0625\u200c', '\u0627\u0627\u0627 ')`

const common = {
  permission: 'locations.list',
  idKind: 'integer',
  defaultSort: ['name', 'ASC'],
} as const

export const provinces = defineResource('provinces', {
  ...common,
  title: titles.provinces,
  query: () => reading('provinces as p'),
  fields: { id: 'p.id', name: 'p.name' },
  search: ['p.search_key'],
  columns: { id: column.number(headers.id), name: column.text(headers.name) },
})

export const cities = defineResource('cities', {
  ...common,
  title: titles.cities,
  query: () => reading('cities as c').join('provinces as p', 'p.id', 'c.province_id'),
  fields: { id: 'c.id', name: 'c.name', provinceId: 'c.province_id', provinceName: 'p.name' },
  search: ['c.search_key'],
  filters: { provinceId: equals('integer') },
  columns: {
    id: column.number(headers.id),
    name: column.text(headers.name),
    provinceName: column.text(headers.province),
  },
})

export const districts = defineResource('districts', {
  ...common,
  title: titles.districts,
  query: () => reading('districts as d').join('cities as c', 'c.id', 'd.city_id'),
  fields: { id: 'd.id', name: 'd.name', cityId: 'd.city_id', cityName: 'c.name' },
  search: [folded('d.name'), 'c.search_key'],
  filters: { cityId: equals('integer') },
  columns: {
    id: column.number(headers.id),
    name: column.text(headers.name),
    cityName: column.text(headers.city),
  },
})

export const guilds = defineResource('guilds', {
  ...common,
  title: titles.guilds,
  query: () => reading('guilds as g'),
  fields: { id: 'g.id', name: 'g.name', plan: 'g.plan' },
  search: [folded('g.name')],
  filters: { plan: anyOf(plans) },
  sorts: ['plan'],
  columns: {
    id: column.number(headers.id),
    name: column.text(headers.name),
    plan: column.text(headers.plan),
  },
})
