import { searchKey } from '#contracts/digits'
import type { Nearness } from '#contracts/visits'
import { prepared, type Client } from '#app/platform/database/database'
import { paged, type Page, type Paged } from '#app/platform/resource/paging'
import { escapeLike } from '#app/platform/resource/query'

export interface BankBranch {
  id: string
  branchCode: string
  name: string
  address: string
  openingHours: string
  provinceName: string
  cityName: string | null
  /** To the city that was named; null where none was. */
  nearness: Nearness | null
}

const matches = `branch.active and (branch.search_key like ? or province.search_key like ?)`

const sql = `
  select branch.id, branch.branch_code as "branchCode", branch.name, branch.address,
         branch.opening_hours as "openingHours", province.name as "provinceName", city.name as "cityName",
         case when place.id is null then null
              when branch.city_id = place.id then 'CITY'
              when branch.province_id = place.province_id then 'PROVINCE'
              else 'OTHER' end as nearness
    from bank_branches branch
    join provinces province on province.id = branch.province_id
    left join cities city on city.id = branch.city_id
    left join cities place on place.id = ?::integer
   where ${matches}
   order by coalesce(branch.city_id = place.id, false) desc,
            coalesce(branch.province_id = place.province_id, false) desc, branch.name, branch.id
   limit ? offset ?`

const countSql = `
  select count(*) as total
    from bank_branches branch join provinces province on province.id = branch.province_id
   where ${matches}`

interface Wanted {
  keyword?: string
  cityId?: number | null
}

/**
 * The branches that are offered: those of the city first, then those of its province, each by name; a keyword is looked
 * for in code, name, address and province. company §3
 */
export const bankBranches = async (
  { keyword = '', cityId = null }: Wanted,
  page: Page,
  client?: Client
): Promise<Paged<BankBranch>> => {
  const pattern = `%${escapeLike(searchKey(keyword))}%`
  const rows = await prepared<BankBranch>(
    'bank_branches',
    sql,
    [cityId, pattern, pattern, page.pageSize, page.pageSize * page.pageNumber],
    client
  )
  const [{ total }] = await prepared<{ total: number }>(
    'count_bank_branches',
    countSql,
    [pattern, pattern],
    client
  )
  return paged(rows, page, total)
}
