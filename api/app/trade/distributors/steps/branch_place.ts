import type { Trx } from '#app/platform/database/database'
import { InvalidFields } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'

export interface BranchPlace {
  name: string
  provinceId: number | null
  cityId: number | null
}

/** A branch's missing reference. */
export const invalid = (field: string, message: string) =>
  new InvalidFields([{ field, rule: 'exists', message }])

/**
 * Must exist and belong together.
 * @throws InvalidFields
 */
export const checkPlace = async ({ provinceId, cityId }: BranchPlace, trx: Trx): Promise<void> => {
  if (provinceId !== null) {
    const province = await trx.from('locations_provinces').where({ id: provinceId }).first()
    if (!province) throw invalid('provinceId', messages.unknownProvince)
  }
  if (cityId === null) return
  const city = await trx
    .from('locations_cities')
    .where({ id: cityId, province_id: provinceId })
    .first()
  if (!city) throw invalid('cityId', messages.cityElsewhere)
}
