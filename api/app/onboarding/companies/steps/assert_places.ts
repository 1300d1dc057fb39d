import { prepared, type Trx } from '#app/platform/database/database'
import { refusedField } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'

const sql = `
  select exists (select from locations_provinces where id = ?) as "hasProvince",
         (select province_id from locations_cities where id = ?) as "cityIn"`

/** @throws InvalidFields for a city that is not in the province */
export const assertPlaces = async (
  { provinceId, cityId }: { provinceId: number; cityId: number },
  trx: Trx
): Promise<void> => {
  const [place] = await prepared<{ hasProvince: boolean; cityIn: number | null }>(
    'company_places',
    sql,
    [provinceId, cityId],
    trx
  )
  if (!place.hasProvince) throw refusedField('provinceId', messages.place)
  if (place.cityIn !== provinceId) throw refusedField('cityId', messages.cityElsewhere)
}
