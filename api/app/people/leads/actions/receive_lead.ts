import { prepared, transaction, type Trx } from '#app/platform/database/database'
import { refusedField } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import { keepOnce } from '../steps/keep_once.js'

interface Lead {
  /** Hash of who may hear that theirs waits already. */
  asker?: string
  name: string
  phone: string
  shopname?: string
  provinceId?: number
  cityId?: number
  text?: string
}

/** Somebody would like to be a customer. Whoever says so twice waits once. */
export default class ReceiveLead {
  /** @returns false where theirs waits already @throws InvalidFields for places that do not belong together */
  execute({ asker, ...lead }: Lead): Promise<boolean> {
    return transaction(async (trx) => {
      await refuseWrongPlace(lead, trx)
      return keepOnce('LEAD', lead, asker, trx)
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
