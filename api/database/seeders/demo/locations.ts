import db from '@adonisjs/lucid/services/db'
import { searchKey } from '#contracts/digits'
import { clock } from '#app/platform/time/clock'
import { newId } from '#app/platform/values/ids'
import { demoBankBranches } from '../data/bank_branches.js'

/** Where the demo's companies may open their account. */
export const seedLocations = async (): Promise<void> => {
  const provinces: { id: number; name: string }[] = await db.from('provinces').select('id', 'name')
  const ids = new Map(provinces.map(({ id, name }) => [name, id]))
  const cities: { id: number; name: string; province_id: number }[] = await db
    .from('cities')
    .select('id', 'name', 'province_id')
  const cityOf = (province: string, address: string) =>
    cities.find(
      ({ name, province_id }) => province_id === ids.get(province) && address.startsWith(`${name}،`)
    )?.id ?? null
  const now = clock.businessNow().toJSDate()
  const rows = demoBankBranches.map(([code, name, province, address]) => ({
    id: newId(),
    branch_code: code,
    name,
    province_id: ids.get(province),
    city_id: cityOf(province, address),
    address,
    search_key: searchKey(`${code} ${name} ${address}`),
    created_at: now,
    updated_at: now,
  }))
  await db.knexQuery().insert(rows).into('bank_branches').onConflict('branch_code').ignore()
}
