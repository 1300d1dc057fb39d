import { pageSizes } from '#contracts/limits'
import { searchKey } from '#contracts/digits'
import { prepared } from '#app/platform/database/database'
import { paged, type Page, type Paged } from '#app/platform/resource/paging'
import { isPlan } from '#contracts/plans'
import { NotFound } from '#app/platform/errors'

export interface Province {
  provinceId: number
  provinceName: string
}
export interface City {
  cityId: number
  cityName: string
}
export interface District {
  districtId: number
  districtName: string
}
export interface Guild {
  id: number
  name: string
}

/** What a person typed, as a pattern for the search keys; `%` and `_` are letters like any other. */
const pattern = (keyword = '') => `%${searchKey(keyword).replace(/[\\%_]/g, '\\$&')}%`

/** A list that is short enough to travel whole, in the shape of all lists. */
const whole = <Item>(items: Item[]): Paged<Item> =>
  paged(items, { pageSize: Math.max(items.length, pageSizes.max), pageNumber: 0 }, items.length)

export const listProvinces = async (keyword?: string): Promise<Paged<Province>> =>
  whole(
    await prepared<Province>(
      'provinces',
      `select id as "provinceId", name as "provinceName" from provinces
        where active and search_key like ? order by name, id`,
      [pattern(keyword)]
    )
  )

export const citiesOf = async (provinceId: number, keyword?: string): Promise<Paged<City>> =>
  whole(
    await prepared<City>(
      'cities_of',
      `select id as "cityId", name as "cityName" from cities
        where active and province_id = ? and search_key like ? order by name, id`,
      [provinceId, pattern(keyword)]
    )
  )

export const districtsOf = async (cityId: number, page: Page): Promise<Paged<District>> => {
  const rows = await prepared<District>(
    'districts_of',
    `select id as "districtId", name as "districtName" from districts
      where active and city_id = ? order by name, id limit ? offset ?`,
    [cityId, page.pageSize, page.pageSize * page.pageNumber]
  )
  const [{ total }] = await prepared<{ total: number }>(
    'count_districts_of',
    `select count(*) as total from districts where active and city_id = ?`,
    [cityId]
  )
  return paged(rows, page, total)
}

/** Guilds of a plan. @throws NotFound for a plan that does not exist */
export const guildsOf = async (plan: unknown): Promise<Paged<Guild>> => {
  if (!isPlan(plan)) throw new NotFound()
  return whole(
    await prepared<Guild>(
      'guilds_of',
      `select id, name from guilds where active and plan = ? order by name, id`,
      [plan]
    )
  )
}
