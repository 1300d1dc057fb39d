import { searchKey } from '#contracts/digits'
import { isPlan, type Plan } from '#contracts/plans'
import { prepared } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import { hasSlug } from './has_slug.js'
import { paged, type Page, type Paged } from '#app/platform/resource/paging'

/** person §3 */
export interface DistributorEntry {
  name: string
  slug: string
  logo: string | null
  link: { link: string; text: string } | null
  category: string
  activeProvinces: string[]
  provincesId: number[]
  officeAddresses: string[]
  phone: string | null
  priority: number
}

const columns = `
  d.name, d.slug, d.logo, d.category, d.phone, d.priority,
  case when d.link_url is not null
    then json_build_object('link', d.link_url, 'text', coalesce(d.link_text, d.name)) end as link,
  d.office_addresses as "officeAddresses", d.province_ids as "provincesId",
  array(select name from locations_provinces where id = any(d.province_ids) order by name) as "activeProvinces"`

/** Without provinces it delivers everywhere. */
const listed = `
  from distributors d
 where d.active and d.plans @> array[?]::text[] and d.search_key like ?
   and (?::integer is null or d.province_ids = '{}' or d.province_ids @> array[?]::integer[])`

const planOf = (plan: unknown): Plan => {
  if (!isPlan(plan)) throw new NotFound()
  return plan
}

/** Escapes `%` and `_`. */
const pattern = (keyword = '') => `%${searchKey(keyword).replace(/[\\%_]/g, '\\$&')}%`

/**
 * By priority.
 * @throws NotFound for an unknown plan
 */
export const directory = async (
  plan: unknown,
  { keyword, provinceId = null }: { keyword?: string; provinceId?: number | null },
  page: Page
): Promise<Paged<DistributorEntry>> => {
  const filter = [planOf(plan), pattern(keyword), provinceId, provinceId]
  const rows = await prepared<DistributorEntry>(
    'directory',
    `select ${columns} ${listed} order by d.priority desc, d.name, d.id limit ? offset ?`,
    [...filter, page.pageSize, page.pageSize * page.pageNumber]
  )
  const [{ total }] = await prepared<{ total: number }>(
    'count_directory',
    `select count(*) as total ${listed}`,
    filter
  )
  return paged(rows, page, total)
}

/** @throws NotFound when the plan lacks it */
export const directoryEntry = async (plan: unknown, slug: string): Promise<DistributorEntry> => {
  const [row] = await prepared<DistributorEntry>(
    'directory_entry',
    `select ${columns} from distributors d
      where d.active and d.plans @> array[?]::text[] and ${hasSlug}`,
    [planOf(plan), slug, slug]
  )
  if (!row) throw new NotFound()
  return row
}

/** Undefined without a shop. */
export const shopProvinceOf = async (
  userId: string,
  plan: unknown
): Promise<number | undefined> => {
  const [row] = await prepared<{ province_id: number }>(
    'shop_province_of',
    `select s.province_id from registration_shops s join registration_files r on r.id = s.registration_id
      where r.user_id = ? and r.plan = ?`,
    [userId, planOf(plan)]
  )
  return row?.province_id
}
