import db from '@adonisjs/lucid/services/db'
import type { Plan } from '#contracts/plans'
import { clock } from '#app/platform/time/clock'
import { newId } from '#app/platform/values/ids'

export interface Place {
  provinceId: number
  cityId: number
}

/** A city of the reference data, the first one where none is named. */
export const aPlace = async (name?: string): Promise<Place> => {
  const cities = db.from('cities').orderBy('id')
  const city = await (name ? cities.where({ name }) : cities).firstOrFail()
  return { provinceId: city.province_id, cityId: city.id }
}

/** A guild of a plan. @returns its id */
export const guildOf = async (plan: Plan, name?: string): Promise<number> =>
  (
    await db
      .from('guilds')
      .where({ plan, ...(name && { name }) })
      .select('id')
      .firstOrFail()
  ).id

/** A branch that companies may choose, in Tehran unless another city is named. @returns its id */
export const aBankBranch = async (branch_code = '999001', city = 'تهران'): Promise<string> => {
  const { provinceId, cityId } = await aPlace(city)
  const now = clock.businessNow().toJSDate()
  await db
    .knexQuery()
    .insert({
      id: newId(),
      branch_code,
      name: city === 'تهران' ? 'شعبه نمونه' : `شعبه ${city}`,
      province_id: provinceId,
      city_id: cityId,
      address: `${city}، خیابان نمونه`,
      search_key: `شعبه نمونه ${branch_code}`,
      created_at: now,
      updated_at: now,
    })
    .into('bank_branches')
    .onConflict('branch_code')
    .ignore()
  return (await db.from('bank_branches').where({ branch_code }).firstOrFail()).id
}
