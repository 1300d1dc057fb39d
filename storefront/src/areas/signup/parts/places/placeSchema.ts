import { isPostalCode } from '@kasbeno/api/contracts/person'
import { z } from 'zod'
import { places as text } from '#areas/signup/words/places.ts'

const chosen = (missing: string) => z.string().min(1, missing)

/** Province and city, as a part of the schema of a form; ids are texts there, and numbers in the requests. */
export const placeShape = {
  provinceId: chosen(text.provinceMissing),
  cityId: chosen(text.cityMissing),
}
export const districtShape = { districtId: chosen(text.districtMissing) }
export const postalCodeShape = {
  postalCode: z.string().refine(isPostalCode, text.postalCodeWrong),
}

/** What `PlaceFields` reads and writes of a form; nothing chosen is an empty text. */
export interface PlaceValues {
  provinceId: string
  cityId: string
  districtId?: string
}
export const noPlace = { provinceId: '', cityId: '' }
