import type pg from 'pg'
import { until } from '../lib/until.ts'
import type { BenchContext } from './context.ts'
import { addMatured } from './history.ts'
import { type Figure, median } from './measure.ts'
import { addDistributors, addShops } from './shops.ts'

const sentMsMax = 300_000
const heap = 100_000
const perSecondWanted = heap / 3600

/** Each its own message: the id stands where the day tells debts apart. */
const writeReminders = `
  insert into outbox (id, event, payload, created_at)
  select uuidv7(), 'DebtsReminder', jsonb_build_object(
           'owner', jsonb_build_object('type', owner_type, 'id', owner_id, 'plan', plan), 'dueDate', i.id,
           'installmentIds', jsonb_build_array(i.id), 'days', $1::int), now()
    from installments i join orders o on o.id = i.order_id`

/** @returns messages per second, from the first job to the last send */
async function rateOf(admin: pg.Client, count: number, days: number) {
  await admin.query('delete from sms_messages')
  await admin.query(`delete from pgboss.job where name = 'send-sms'`)
  await admin.query(writeReminders, [days])
  const areSent = async () => {
    const { rows } = await admin.query<{ sent: string }>(
      `select count(*) as sent from sms_messages where status = 'SENT'`
    )
    return Number(rows[0]!.sent) === count
  }
  if (!(await until(areSent, sentMsMax))) throw new Error('the messages were not sent in time')
  const { rows } = await admin.query<{ seconds: number }>(
    `select extract(epoch from (select max(sent_at) from sms_messages)
                             - (select min(created_on) from pgboss.job where name = 'send-sms'))::float8 as seconds`
  )
  return count / rows[0]!.seconds
}

/** Outbox, queue and sandbox provider. */
export async function benchMessages({ stage, quick }: BenchContext): Promise<Figure[]> {
  const [rounds, count] = quick ? [2, 500] : [5, 2000]
  const { admin, api } = await stage.database('bench_messages')
  const world = {
    shops: await addShops(admin, 500),
    distributors: await addDistributors(admin, 100),
  }
  await addMatured(admin, world, count, new Date().toISOString().slice(0, 10))
  const { stop } = await api({ WORKER: 'true' })
  const rates: number[] = []
  try {
    await rateOf(admin, count, 0)
    for (let round = 1; round <= rounds; round++) rates.push(await rateOf(admin, count, round))
  } finally {
    await stop()
  }
  const minutes = Math.ceil(heap / median(rates) / 60)
  return [
    {
      what: `reminders sent by one process, ${count.toLocaleString('en-US')} at once`,
      measured: `${Math.round(median(rates))} / s: 100,000 in ${minutes} minutes`,
      against: `100,000 in an hour: ${perSecondWanted.toFixed(1)} / s`,
      ratios: rates.map((rate) => rate / perSecondWanted),
      aim: { atLeast: 1 },
    },
  ]
}
