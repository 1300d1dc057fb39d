import { dayToCloseBefore } from '#app/platform/time/close_of_day'
import { prepared } from '#app/platform/database/database'
import { answered, gauge, level } from '#app/platform/metrics/gauge'

const sql = `
  select (select count(*) from settlement_alarms where resolved_at is null) as alarms,
         withdrawal.requested, withdrawal.approved, withdrawal.sent,
         (select count(*) from withdrawals_requests where bank_disagrees_since is not null) as "inDoubt",
         (select greatest(?::date - 1 - max(day), 0) from platform_closed_days having max(day) is not null) as "openDays"
    from (select count(*) filter (where status = 'REQUESTED') as requested,
                 count(*) filter (where status = 'APPROVED') as approved,
                 count(*) filter (where status = 'SENT') as sent
            from withdrawals_requests where status in ('REQUESTED', 'APPROVED', 'SENT')) withdrawal`

interface Counts {
  alarms: number
  requested: number
  approved: number
  sent: number
  inDoubt: number
  /** Null in a database that has closed no day yet. */
  openDays: number | null
}

const counts = answered(async () => {
  const [row] = await prepared<Counts>('metrics_of_the_desk', sql, [dayToCloseBefore()])
  return row
})

gauge('payout_alarms_open', 'Answers of the bank that speak against what stands.', async () =>
  level((await counts())?.alarms)
)
gauge('days_not_closed', 'Days that ended more than an hour ago and are not closed.', async () =>
  level((await counts())?.openDays ?? undefined)
)
gauge(
  'withdrawals',
  'Money that leaves wallets: requested, approved, sent to the bank, in doubt at the bank.',
  async () => {
    const row = await counts()
    if (!row) return []
    const { requested, approved, sent, inDoubt } = row
    return Object.entries({ requested, approved, sent, in_doubt: inDoubt }).map(
      ([state, value]) => ({ labels: { state }, value })
    )
  },
  ['state']
)
