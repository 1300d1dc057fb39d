import * as column from '#app/platform/resource/columns'
import { between, equals, flag } from '#app/platform/resource/filters'
import { headers as common } from '#app/platform/resource/i18n/fa'
import { reading } from '#app/platform/resource/query'
import { defineResource, fieldTypes } from '#app/platform/resource/resource'
import { headers, names } from './i18n/export.js'

/** Where owners want to be sent things. */
export default defineResource('addresses', {
  ...names.addresses,
  permission: 'addresses.list',
  query: () =>
    reading('addresses as address')
      .leftJoin('owners as owner', 'owner.owner_id', 'address.owner_id')
      .leftJoin('provinces as province', 'province.id', 'address.province_id')
      .leftJoin('cities as city', 'city.id', 'address.city_id'),
  fields: {
    id: 'address.id',
    userId: 'owner.user_id',
    ownerName: 'owner.name',
    phone: 'owner.phone',
    title: 'address.title',
    provinceName: 'province.name',
    cityName: 'city.name',
    postalCode: 'address.postal_code',
    address: 'address.address',
    deliverable: 'address.deliverable',
    createdAt: 'address.created_at',
  },
  types: fieldTypes<{ userId: string | null }>(),
  search: [`coalesce(owner.search_key, '')`, 'address.postal_code'],
  filters: { deliverable: flag(), userId: equals(), createdAt: between('moments') },
  sorts: ['createdAt'],
  defaultSort: ['createdAt', 'DESC'],
  columns: {
    ownerName: column.text(headers.owner),
    phone: column.code(common.phone),
    title: column.text(headers.title),
    provinceName: column.text(common.provinceName),
    cityName: column.text(common.cityName),
    postalCode: column.code(headers.postalCode),
    address: column.text(headers.address),
    deliverable: column.yesNo(headers.deliverable),
    createdAt: column.jalaliMoment(common.createdAt),
  },
})
