import { addressesMax, relatedTypeOf, type Address } from '#contracts/addresses'
import type { OwnerName, OwnerType } from '#contracts/owners'
import { prepared, type Client } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import { paged, type Paged } from '#app/platform/resource/paging'

interface Row extends Omit<Address, 'relatedUserType'> {
  ownerType: OwnerType
}

const columns = `
  address.id, address.title, address.province_id as "provinceId", province.name as "provinceName",
  address.city_id as "cityId", city.name as "cityName", address.postal_code as "postalCode",
  address.address, address.owner_id as "relatedUserId", address.owner_type as "ownerType",
  address.deliverable`
const tables = `
  addresses address
  join locations_provinces province on province.id = address.province_id
  join locations_cities city on city.id = address.city_id`

const addressOf = ({ ownerType, ...row }: Row): Address => ({
  ...row,
  relatedUserType: relatedTypeOf[ownerType],
})

const listSql = `
  select ${columns} from ${tables}
   where address.owner_type = ? and address.owner_id = ?
   order by address.created_at desc, address.id desc`

const oneSql = `
  select ${columns} from ${tables}
   where address.owner_type = ? and address.owner_id = ? and address.id = ?`

/** All addresses of an owner, newest first, on one page. */
export const addressesOf = async ({ type, id }: OwnerName): Promise<Paged<Address>> => {
  const items = (await prepared<Row>('addresses_of', listSql, [type, id])).map(addressOf)
  return paged(items, { pageSize: addressesMax, pageNumber: 0 }, items.length)
}

/** An address of this owner. @throws NotFound for those of others */
export const ownAddress = async (
  { type, id }: OwnerName,
  addressId: string,
  client?: Client
): Promise<Address> => {
  const [row] = await prepared<Row>('own_address', oneSql, [type, id, addressId], client)
  if (!row) throw new NotFound()
  return addressOf(row)
}
