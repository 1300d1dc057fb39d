import {
  addressesMax,
  addressLengthMax,
  relatedTypeOf,
  type Address,
  type RelatedUserType,
} from '#contracts/addresses'
import { toPersianDigits } from '#contracts/digits'
import type { OwnerName } from '#contracts/owners'
import { ownerColumns, refuseOtherMembers } from '#app/people/owners/owner'
import type { CustomerActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { prepared, transaction, type Trx } from '#app/platform/database/database'
import { BusinessRule, InvalidFields, NotFound } from '#app/platform/errors'
import { validationMessages } from '#app/platform/i18n/fa'
import { newId } from '#app/platform/values/ids'
import { messages } from '../i18n/fa.js'
import { ownAddress } from '../queries/addresses.js'
import { lockAddresses } from '../steps/lock_addresses.js'

export interface AddAddressCommand {
  actor: CustomerActor
  title: string
  provinceId: number
  cityId: number
  postalCode: string
  address: string
  /** The caller's own when left out. */
  relatedUserId?: string
  relatedUserType?: RelatedUserType
}

/** Adds an address; the first one is deliverable. person §5 "Address (person)" */
export default class AddAddress {
  /**
   * @throws NotFound for somebody else's id, InvalidFields for places that do not belong together, BusinessRule
   *   beyond `addressesMax` and for members who are not the CEO
   */
  async execute({ actor, relatedUserId, relatedUserType, ...given }: AddAddressCommand) {
    const { owner } = actor
    refuseOthers(owner, relatedUserId)
    refuseOtherMembers(actor)
    refuseTooLong(owner, given)
    if (relatedUserType && relatedUserType !== relatedTypeOf[owner.type]) {
      throw new InvalidFields([
        { field: 'relatedUserType', rule: 'enum', message: messages.relatedType },
      ])
    }
    return transaction(async (trx): Promise<Address> => {
      await lockAddresses(owner, trx)
      await refuseWrongPlace(given, trx)
      const [{ count }] = await prepared<{ count: number }>(
        'addresses_count',
        countSql,
        [owner.type, owner.id],
        trx
      )
      if (count >= addressesMax) {
        throw new BusinessRule(messages.tooMany(toPersianDigits(addressesMax)))
      }
      const id = newId()
      const now = clock.businessNow().toJSDate()
      await trx
        .insertQuery()
        .table('addresses')
        .insert({
          id,
          ...ownerColumns(owner),
          title: given.title,
          province_id: given.provinceId,
          city_id: given.cityId,
          postal_code: given.postalCode,
          address: given.address,
          deliverable: count === 0,
          created_at: now,
          updated_at: now,
        })
      await audit({ actor, command: 'addresses.add', subject: { type: 'addresses', id } }, trx)
      return ownAddress(owner, id, trx)
    })
  }
}

/** @throws NotFound when the id that a call names is not the caller's own */
export const refuseOthers = ({ id }: OwnerName, relatedUserId: string | undefined): void => {
  if (relatedUserId !== undefined && relatedUserId.toLowerCase() !== id) throw new NotFound()
}

const refuseTooLong = (
  { type }: OwnerName,
  given: Pick<AddAddressCommand, 'title' | 'address'>
): void => {
  for (const field of ['title', 'address'] as const) {
    if (given[field].length > addressLengthMax[type]) {
      throw new InvalidFields([{ field, rule: 'maxLength', message: validationMessages.maxLength }])
    }
  }
}

const countSql = `select count(*) as count from addresses where owner_type = ? and owner_id = ?`

interface Places {
  province: boolean
  cityIn: number | null
}

const placesSql = `
  select exists (select from locations_provinces where id = ? and active) as "province",
         (select province_id from locations_cities where id = ? and active) as "cityIn"`

const refuseWrongPlace = async (
  { provinceId, cityId }: Pick<AddAddressCommand, 'provinceId' | 'cityId'>,
  trx: Trx
) => {
  const [places] = await prepared<Places>('address_places', placesSql, [provinceId, cityId], trx)
  const rule = 'database.exists'
  if (!places.province) {
    throw new InvalidFields([{ field: 'provinceId', rule, message: messages.place }])
  }
  if (places.cityIn !== provinceId) {
    throw new InvalidFields([{ field: 'cityId', rule, message: messages.cityElsewhere }])
  }
}
