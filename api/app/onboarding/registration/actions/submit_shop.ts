import { refuseListedOwner, recordingHits } from '#app/people/blacklists/steps/refuse_listed'
import { searchKey } from '#contracts/digits'
import { isPersianShopName } from '#contracts/person'
import type { PropertyType } from '#contracts/registration'
import type { CustomerActor } from '#app/platform/audit/actor'
import { clock } from '#app/platform/time/clock'
import { prepared, transaction, type Trx } from '#app/platform/database/database'
import { InvalidFields, type FieldError } from '#app/platform/errors'
import { newId } from '#app/platform/values/ids'
import { refuseLocked } from '../domain/editing.js'
import { inquiriesOf } from '../domain/inquiry.js'
import { messages } from '../i18n/fa.js'
import { lockRegistrationOf } from '../steps/lock_registration.js'
import { askInquiries } from '../inquiries.js'

export interface Shop {
  plan: string
  shopname: string
  address: string
  postalCode: string
  landNumber?: string | null
  provinceId: number
  cityId: number
  districtId: number
  guildId: number
  propertyType: PropertyType
}

interface ShopCommand extends Shop {
  actor: CustomerActor
}

/** Sends the shop to the reviewers. person §4, §5 */
export default class SubmitShop {
  /** @throws InvalidFields for places that do not belong together; BusinessRule while the form is locked */
  async execute({ actor, ...shop }: ShopCommand): Promise<void> {
    const submit = () =>
      transaction(async (trx) => {
        const registration = await lockRegistrationOf(actor, shop.plan, trx)
        refuseLocked(registration.shopStatus)
        await refuseListedOwner('STEP', registration.owner, trx)
        const faults = await faultsOf(registration.id, shop, trx)
        if (faults.length) throw new InvalidFields(faults)
        await keepShop(registration.id, shop, trx)
        await askInquiries(registration.id, inquiriesOf.shop, trx)
      })
    await recordingHits(actor, submit)
  }
}

interface Places {
  province: boolean
  cityIn: number | null
  districtIn: number | null
  guildOf: string | null
}

const placesSql = `
  with held as (
    select province_id, city_id, district_id, guild_id from shops where registration_id = ?)
  select exists (select from locations_provinces where id = ? and (active or id in (select province_id from held)))
           as "province",
         (select province_id from locations_cities
           where id = ? and (active or id in (select city_id from held))) as "cityIn",
         (select city_id from locations_districts
           where id = ? and (active or id in (select district_id from held))) as "districtIn",
         (select plan from locations_guilds
           where id = ? and (active or id in (select guild_id from held))) as "guildOf"`

/** What is offered no more stays with the shop that has it. */
const faultsOf = async (registrationId: string, shop: Shop, trx: Trx): Promise<FieldError[]> => {
  const [places] = await prepared<Places>(
    'shop_places',
    placesSql,
    [registrationId, shop.provinceId, shop.cityId, shop.districtId, shop.guildId],
    trx
  )
  const rules: [fails: boolean, field: keyof Shop, rule: string, message: string][] = [
    [!isPersianShopName(shop.shopname), 'shopname', 'persian', messages.shopNamePersian],
    [!places.province, 'provinceId', 'database.exists', messages.place],
    [places.cityIn !== shop.provinceId, 'cityId', 'database.exists', messages.cityElsewhere],
    [
      places.districtIn !== shop.cityId,
      'districtId',
      'database.exists',
      messages.districtElsewhere,
    ],
    [places.guildOf !== shop.plan, 'guildId', 'database.exists', messages.guildElsewhere],
  ]
  return rules
    .filter(([fails]) => fails)
    .map(([, field, rule, message]) => ({ field, rule, message }))
}

const keepShop = async (registrationId: string, shop: Shop, trx: Trx) => {
  const now = clock.businessNow().toJSDate()
  const values = {
    shopname: shop.shopname,
    address: shop.address,
    postal_code: shop.postalCode,
    land_number: shop.landNumber ?? null,
    province_id: shop.provinceId,
    city_id: shop.cityId,
    district_id: shop.districtId,
    guild_id: shop.guildId,
    property_type: shop.propertyType,
    search_key: searchKey(shop.shopname),
    updated_at: now,
  }
  await trx
    .knexQuery()
    .insert({ id: newId(), registration_id: registrationId, created_at: now, ...values })
    .into('shops')
    .onConflict('registration_id')
    .merge(values)
  await trx.from('registrations').where('id', registrationId).update({
    shop_status: 'PENDING',
    shop_sent_at: now,
    updated_at: now,
  })
}
