import type { DashboardMoney, MoneyAndCount } from '#contracts/dashboard'
import { clock } from '#app/platform/time/clock'
import { prepared } from '#app/platform/database/database'
import { dashboardExposure } from './dashboard_exposure.js'

const daysAhead = 7

/** The days of a group of past-due installments, counted from the due date. */
const ages = {
  '1-30': [1, 30],
  '31-60': [31, 60],
  '61-90': [61, 90],
  '91+': [91, 36_500],
} as const

const groups: [name: string, from: string, to: string][] = [
  ['dueToday', '0', '0'],
  ['dueInSevenDays', `-${daysAhead}`, '0'],
  ['notDue', '-36500', '0'],
  ...Object.entries(ages).map(([age, [from, to]]): [string, string, string] => [
    age,
    String(from),
    String(to),
  ]),
]

/** What is still owed, by how many days it is late; without what was written off. */
const installmentsSql = `
  select ${groups
    .map(
      ([name, from, to]) => `
         coalesce(sum(owed) filter (where late between ${from} and ${to}), 0)::bigint as "${name}",
         count(*) filter (where late between ${from} and ${to}) as "${name}Count"`
    )
    .join(',')}
    from (select owed, ?::date - due_date as late from installments_owed
           where status <> 'CLEARED' and owed > 0 and write_off_id is null) as open`

/** Money at risk: what falls due, what is late and for how long, what the lines carry. */
export const dashboardMoney = async (): Promise<DashboardMoney> => {
  const today = clock.today()
  const [sums] = await prepared<Record<string, number>>('dashboard_installments', installmentsSql, [
    today,
  ])
  const group = (name: string): MoneyAndCount => ({
    amount: sums[name],
    count: sums[`${name}Count`],
  })
  return {
    dueToday: group('dueToday'),
    dueInSevenDays: group('dueInSevenDays'),
    notDue: group('notDue'),
    pastDue: {
      '1-30': group('1-30'),
      '31-60': group('31-60'),
      '61-90': group('61-90'),
      '91+': group('91+'),
    },
    ...(await dashboardExposure()),
  }
}
