import { limits } from '@kasbeno/api/contracts/limits'
import { isPersianShopName } from '@kasbeno/api/contracts/person'
import type { Plan } from '@kasbeno/api/contracts/plans'
import { propertyTypes } from '@kasbeno/api/contracts/registration'
import { z } from 'zod'
import {
  districtShape,
  noPlace,
  placeShape,
  postalCodeShape,
} from '#areas/signup/parts/places/placeSchema.ts'
import { shop as text } from '#areas/signup/words/shop.ts'

/** person §5 */
export const shopSchema = z.object({
  shopname: z
    .string()
    .trim()
    .min(1, { error: text.shopnameMissing, abort: true })
    .max(limits.shopName, text.tooLong)
    .refine(isPersianShopName, text.shopnameWrong),
  guildId: z.string().min(1, text.guildMissing),
  ...placeShape,
  ...districtShape,
  address: z.string().trim().min(1, text.addressMissing).max(limits.shopAddress, text.tooLong),
  ...postalCodeShape,
  landNumber: z.string().max(limits.landNumber, text.landNumberWrong),
  propertyType: z.enum(propertyTypes),
})

export type ShopValues = z.infer<typeof shopSchema>
/** A shop belongs to a plan, and so does what was typed of it. */
export const shopDraft = (plan: Plan) => `${plan}.shop`

/** person §5: OWN. */
export const emptyShop: ShopValues = {
  shopname: '',
  guildId: '',
  ...noPlace,
  districtId: '',
  address: '',
  postalCode: '',
  landNumber: '',
  propertyType: 'OWN',
}
