import * as field from '#app/platform/resource/fields'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'

/** Where owners want to be sent things. */
export default defineResource('addresses', {
  title: 'نشانی‌ها',
  singular: 'نشانی',
  permission: 'addresses.list',
  query: () =>
    reading('addresses as address')
      .leftJoin('owners as owner', 'owner.owner_id', 'address.owner_id')
      .leftJoin('locations_provinces as province', 'province.id', 'address.province_id')
      .leftJoin('locations_cities as city', 'city.id', 'address.city_id'),
  fields: {
    id: 'address.id',
    userId: field.id<string | null>('owner.user_id', { filter: true }),
    ownerName: field.text('owner.name'),
    phone: field.code('owner.phone'),
    title: field.text('address.title'),
    provinceName: field.text('province.name'),
    cityName: field.text('city.name'),
    postalCode: field.code('address.postal_code', { search: true }),
    address: field.text('address.address'),
    deliverable: field.yesNo('address.deliverable', { filter: true }),
    createdAt: field.moment('address.created_at', { filter: true, sort: true }),
  },
  search: [`coalesce(owner.search_key, '')`],
  defaultSort: ['createdAt', 'DESC'],
})
