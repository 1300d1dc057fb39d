import type { DashboardDay } from '#contracts/dashboard'
import { clock, tehran } from '#app/platform/time/clock'
import { prepared } from '#app/platform/database/database'
import { addDays } from '#app/platform/time/jalali'

const days = 30

/** Each part reads its own days through an index and groups them by the day in Tehran. */
const sql = `
  with bounds as (
    select ?::date as first, ?::date as last
  ), day as (
    select generate_series(first, last, '1 day')::date as date,
           first::timestamp at time zone '${tehran}' as since
      from bounds
  ), since as (
    select min(since) as moment from day
  ), applied as (
    select (created_at at time zone '${tehran}')::date as date, count(*) as count
      from registration_files where created_at >= (select moment from since) group by 1
  ), allocated as (
    select (allocated_at at time zone '${tehran}')::date as date, count(*) as count
      from credit_lines_of_owners where allocated_at >= (select moment from since) group by 1
  ), paid as (
    select (paid_at at time zone '${tehran}')::date as date,
           count(*) as count, sum(grand_total_amount)::bigint as amount
      from orders_invoices
     where paid_at >= (select moment from since) and status in ('PENDING', 'COMPLETED')
     group by 1
  )
  select day.date, coalesce(applied.count, 0) as applications,
         coalesce(allocated.count, 0) as approvals, coalesce(paid.count, 0) as payments,
         coalesce(paid.amount, 0) as "paidAmount"
    from day
    left join applied using (date)
    left join allocated using (date)
    left join paid using (date)
   order by day.date`

/** The last 30 days of Tehran, today included, oldest first. */
export const dashboardTrends = (): Promise<DashboardDay[]> => {
  const today = clock.today()
  return prepared<DashboardDay>('dashboard_trends', sql, [addDays(today, 1 - days), today])
}
