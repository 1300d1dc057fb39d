import {
  reconciliationLimits,
  reconciliationSources,
  type MissingStatement,
  type ReconciliationSource,
} from '#contracts/reconciliation'
import { prepared } from '#app/platform/database/database'
import { clock } from '#app/platform/time/clock'

/** Days that ended: of a gateway those on which it took money, of the bank all since money first moved there. */
const sql = `
  with days as (
    select to_char(day, 'YYYY-MM-DD') as day, day::date as at
      from generate_series(?::date - ?::integer, ?::date - 1, interval '1 day') as day),
  moved as (
    select least((select min(deposited_on) from payments_gateway_deposits),
                 (select min(answered_at at time zone 'Asia/Tehran')::date from settlement_payouts
                   where status = 'PAID')) as since),
  asked as (
    select 'BANK' as source, days.day, days.at from days, moved where days.at >= moved.since
     union all
    select gateway.source, days.day, days.at
      from days, unnest(?::text[]) as gateway(source)
     where exists (
       select from payments_taken taken
        where taken.indicator = gateway.source
          and taken.completed_at >= days.at::timestamp at time zone 'Asia/Tehran'
          and taken.completed_at < (days.at + 1)::timestamp at time zone 'Asia/Tehran'))
  select source, array_agg(day order by day) as days
    from asked
   where not exists (
     select from reconciliations brought
      where brought.source = asked.source and asked.at between brought.from_day and brought.to_day)
   group by source order by source`

/** Whose file nobody has brought, of the last days. */
export const missingStatements = (): Promise<MissingStatement[]> => {
  const today = clock.today()
  return prepared<{ source: ReconciliationSource; days: string[] }>('missing_statements', sql, [
    today,
    reconciliationLimits.missingDays,
    today,
    reconciliationSources.filter((source) => source !== 'BANK'),
  ])
}
