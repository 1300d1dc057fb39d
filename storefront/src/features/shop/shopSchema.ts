import { limits } from '@kasbeno/api/contracts/limits'
import { isPersianShopName, isPostalCode } from '@kasbeno/api/contracts/person'
import type { PersonPlan } from '@kasbeno/api/contracts/plans'
import { propertyTypes } from '@kasbeno/api/contracts/registration'
import { z } from 'zod'
import { shop as text } from '#i18n/fa/shop.ts'

const chosen = (missing: string) => z.string().min(1, missing)

/** person §5 "Shop". */
export const shopSchema = z.object({
  shopname: z
    .string()
    .trim()
    .min(1, { error: text.shopnameMissing, abort: true })
    .max(limits.shopName, text.tooLong)
    .refine(isPersianShopName, text.shopnameWrong),
  guildId: chosen(text.guildMissing),
  provinceId: chosen(text.provinceMissing),
  cityId: chosen(text.cityMissing),
  districtId: chosen(text.districtMissing),
  address: z.string().trim().min(1, text.addressMissing).max(limits.shopAddress, text.tooLong),
  postalCode: z.string().refine(isPostalCode, text.postalCodeWrong),
  landNumber: z.string().max(limits.landNumber, text.landNumberWrong),
  propertyType: z.enum(propertyTypes),
})

export type ShopValues = z.infer<typeof shopSchema>
/** A shop belongs to a plan, and so does what was typed of it. */
export const shopDraft = (plan: PersonPlan) => `${plan}.shop`

/** The form pre-fills OWN. person §5 */
export const emptyShop: ShopValues = {
  shopname: '',
  guildId: '',
  provinceId: '',
  cityId: '',
  districtId: '',
  address: '',
  postalCode: '',
  landNumber: '',
  propertyType: 'OWN',
}
