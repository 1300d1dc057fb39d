import { isPostalCode } from '@kasbeno/api/contracts/person'
import { z } from 'zod'
import { places as text } from '#areas/signup/words/places.ts'

const chosen = (missing: string) => z.string().min(1, missing)

/** Ids are strings here. */
export const placeShape = {
  provinceId: chosen(text.provinceMissing),
  cityId: chosen(text.cityMissing),
}
export const districtShape = { districtId: chosen(text.districtMissing) }
export const postalCodeShape = {
  postalCode: z.string().refine(isPostalCode, text.postalCodeWrong),
}

/** Empty for none. */
export interface PlaceValues {
  provinceId: string
  cityId: string
  districtId?: string
}
export const noPlace = { provinceId: '', cityId: '' }
