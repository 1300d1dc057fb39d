import type { DashboardMoney, Exposure } from '#contracts/dashboard'
import { prepared } from '#app/platform/database/database'

type Grouping = 'lines' | 'guilds' | 'provinces'

/** One pass over the lines gives their sums by guild, by province and in all, so that the three agree. */
const sql = `
  select case grouping(guild.name, province.name)
           when 1 then 'guilds' when 2 then 'provinces' else 'lines' end as grouping,
         coalesce(guild.name, province.name) as name,
         count(*) as count,
         coalesce(sum(account.credit_limit), 0)::bigint as "limit",
         coalesce(sum(account.balance), 0)::bigint as used,
         coalesce(sum(account.held), 0)::bigint as held
    from credit_lines_of_owners line
    join ledger_accounts account on account.id = line.account_id
    left join identity_people owner on owner.id = line.owner_id
    left join owner_plans file on file.owner_type = line.owner_type
                              and file.owner_id = line.owner_id and file.plan = line.plan
    left join registration_shops shop on shop.registration_id = file.registration_id
    left join locations_guilds guild on guild.id = shop.guild_id
    left join locations_provinces province on province.id = shop.province_id
   where owner.is_test is not true
   group by grouping sets ((guild.name), (province.name), ())
   order by sum(account.balance + account.held) desc, name`

/** What the lines carry, in all and by guild and province of the shop. */
export const dashboardExposure = async (): Promise<Pick<DashboardMoney, 'lines' | 'exposure'>> => {
  const rows = await prepared<Exposure & { grouping: Grouping }>('dashboard_exposure', sql, [])
  const of = (wanted: Grouping): Exposure[] =>
    rows
      .filter(({ grouping }) => grouping === wanted)
      .map(({ grouping: _, ...exposure }) => exposure)
  const [{ limit, used, held }] = of('lines')
  return {
    lines: { limit, used, held },
    exposure: { guilds: of('guilds'), provinces: of('provinces') },
  }
}
