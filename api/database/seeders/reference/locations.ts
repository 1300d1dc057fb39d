import db from '@adonisjs/lucid/services/db'
import places from 'iran-cities-json'
import { searchKey, toPersianDigits } from '#contracts/digits'
import { guildNames, municipalZones, wholeCity } from '../data/places.js'

interface Province {
  id: number
  name: string
}
interface City extends Province {
  ostan: number
}

const add = async (table: string, rows: object[]) => {
  await db.knexQuery().insert(rows).into(table).onConflict('id').ignore()
}

const named = ({ id, name }: Province) => ({ id, name, search_key: searchKey(name) })

/** The list of cities (MIT) has no districts: large cities get their municipal zones, the others one. */
const districtsOf = (city: City) => {
  const zones = municipalZones[city.name] ?? 0
  const names = zones
    ? Array.from({ length: zones }, (_, i) => `منطقه ${toPersianDigits(i + 1)}`)
    : [wholeCity]
  return names.map((name, i) => ({ id: city.id * 100 + i + 1, city_id: city.id, name }))
}

/** The list counts the numbered zones of one city as cities; here they are its districts. */
const isZone = (name: string) => /\d/.test(name)

const guildsPerPlan = 100

export const seedLocations = async (): Promise<void> => {
  const cities: City[] = places.shahr.filter(({ name }: City) => !isZone(name))
  await add('provinces', places.ostan.map(named))
  await add(
    'cities',
    cities.map((city) => ({ ...named(city), province_id: city.ostan }))
  )
  await add('districts', cities.flatMap(districtsOf))
  await add(
    'guilds',
    Object.entries(guildNames).flatMap(([plan, names], p) =>
      names.map((name, i) => ({ id: (p + 1) * guildsPerPlan + i + 1, plan, name }))
    )
  )
}
