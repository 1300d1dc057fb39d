import { limits } from '@kasbeno/api/contracts/limits'
import { z } from 'zod'
import { placeShape, postalCodeShape } from '#areas/signup/parts/places/placeSchema.ts'
import { addresses as text } from '#areas/cards/words/cards.ts'
import { errors } from '#core/words/errors.ts'
import type { Shop } from '#core/api/types.ts'

const required = (max: number) =>
  z.string().trim().min(1, { error: errors.required, abort: true }).max(max, text.tooLong)

/** person §5 */
export const addressSchema = z.object({
  title: required(limits.addressTitle),
  ...placeShape,
  ...postalCodeShape,
  address: required(limits.address),
})
export type AddressValues = z.infer<typeof addressSchema>

export const addressDraft = 'card-address'

/** Most cards go to the shop. */
export const startingValues = (shop: Shop | null): AddressValues => ({
  title: shop?.shopname ?? '',
  provinceId: shop ? String(shop.provinceId) : '',
  cityId: shop ? String(shop.cityId) : '',
  postalCode: shop?.postalCode ?? '',
  address: shop?.address ?? '',
})
