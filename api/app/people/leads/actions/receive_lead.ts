import { prepared, transaction, type Trx } from '#app/platform/database/database'
import { refusedField } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import { keepContact } from '../steps/keep_contact.js'

interface Lead {
  name: string
  phone: string
  shopname?: string
  provinceId?: number
  cityId?: number
  text?: string
}

/** Somebody would like to be a customer. Whoever says so twice waits once, and is told the same. */
export default class ReceiveLead {
  /** @throws InvalidFields for places that do not belong together */
  async execute(lead: Lead): Promise<void> {
    await transaction(async (trx) => {
      await refuseWrongPlace(lead, trx)
      await keepContact('LEAD', lead, trx)
    })
  }
}

const refuseWrongPlace = async ({ provinceId, cityId }: Lead, trx: Trx): Promise<void> => {
  if (provinceId === undefined) {
    if (cityId !== undefined) throw refusedField('cityId', messages.provinceFirst)
    return
  }
  const [place] = await prepared<{ isProvince: boolean; cityIn: number | null }>(
    'lead_place',
    `select exists (select from locations_provinces where id = ? and active) as "isProvince",
            (select province_id from locations_cities where id = ? and active) as "cityIn"`,
    [provinceId, cityId ?? null],
    trx
  )
  if (!place?.isProvince) throw refusedField('provinceId', messages.unknownPlace)
  if (cityId !== undefined && place.cityIn !== provinceId) {
    throw refusedField('cityId', messages.cityElsewhere)
  }
}
