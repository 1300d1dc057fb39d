import type { CertificateType, PropertyType, StepStatus } from '#contracts/registration'
import type { CustomerActor } from '#app/platform/audit/actor'
import { prepared } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import { registrationOf } from './registration_of.js'

/** person §3 "Shop", with the names of its places. */
export interface OwnShop {
  id: string
  shopname: string
  certificateType: CertificateType | null
  shopOverallStatus: StepStatus
  /** Line by line; null while the shop is not refused. */
  rejectionReason: string | null
  address: string
  postalCode: string
  landNumber: string | null
  provinceId: number
  provinceName: string
  cityId: number
  cityName: string
  districtId: number
  districtName: string
  guildId: number
  guildName: string
  propertyType: PropertyType
}

const sql = `
  select s.id, s.shopname, s.address, s.postal_code as "postalCode", s.land_number as "landNumber",
         s.province_id as "provinceId", p.name as "provinceName",
         s.city_id as "cityId", c.name as "cityName",
         s.district_id as "districtId", d.name as "districtName",
         s.guild_id as "guildId", g.name as "guildName",
         s.property_type as "propertyType", r.shop_status as "shopOverallStatus",
         case r.shop_status when 'REJECTED' then r.shop_rejection end as "rejectionReason",
         paper.certificate_type as "certificateType"
    from shops s
    join registrations r on r.id = s.registration_id
    join locations_provinces p on p.id = s.province_id
    join locations_cities c on c.id = s.city_id
    join locations_districts d on d.id = s.district_id
    join locations_guilds g on g.id = s.guild_id
    left join documents paper
      on paper.registration_id = r.id and paper.kind = 'certificate' and paper.current
   where`

/** The shop that was entered in a plan. @throws NotFound before one was */
export const ownShop = async (customer: CustomerActor, plan: unknown): Promise<OwnShop> => {
  const { id } = await registrationOf(customer, plan)
  const [shop] = await prepared<OwnShop>('own_shop', `${sql} r.id = ?`, [id])
  if (!shop) throw new NotFound()
  return shop
}

/** The business document of one's own shop; somebody else's shop is not found. */
export const certificateTypeOf = async (
  customer: CustomerActor,
  shopId: string
): Promise<CertificateType | null> => {
  const [shop] = await prepared<OwnShop>('shop_of_owner', `${sql} s.id = ? and r.user_id = ?`, [
    shopId,
    customer.id,
  ])
  if (!shop) throw new NotFound()
  return shop.certificateType
}
