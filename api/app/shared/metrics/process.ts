import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { Gauge } from 'prom-client'
import { clock } from '../clock.js'

interface Level {
  labels?: Record<string, string>
  value: number
}

/** A scraper waits for seconds at most, and learns the rest all the same. */
const databaseMsMax = 1_500

/** Read when it is asked for. */
const gauge = (
  name: string,
  help: string,
  read: () => Level[] | Promise<Level[]>,
  labelNames: string[] = []
) =>
  new Gauge({
    name,
    help,
    labelNames,
    async collect() {
      const levels = await read()
      this.reset()
      // Without labels a gauge begins with 0, which would end an alarm.
      if (levels.length === 0 && labelNames.length === 0) this.remove()
      for (const { labels = {}, value } of levels) this.set(labels, value)
    },
  })

/** None when the database does not answer in time: what cannot be counted is missing, and alarms. */
const asked = (read: () => Promise<Level[]>) => async (): Promise<Level[]> => {
  const timer = new AbortController()
  try {
    const late = pause(databaseMsMax, [] as Level[], { signal: timer.signal, ref: false })
    return await Promise.race([read(), late])
  } catch {
    return []
  } finally {
    timer.abort()
  }
}

const nanoseconds = 1e9
const delays = monitorEventLoopDelay({ resolution: 20 })
delays.enable()

gauge('process_start_time_seconds', 'When the process started, since the epoch.', () => [
  { value: Math.round(clock.systemNow().toSeconds() - process.uptime()) },
])
gauge('process_resident_memory_bytes', 'Memory that the process holds.', () => [
  { value: process.memoryUsage.rss() },
])
gauge('nodejs_heap_used_bytes', 'Memory of living objects.', () => [
  { value: process.memoryUsage().heapUsed },
])
gauge(
  'nodejs_eventloop_delay_seconds',
  'How late the event loop was since the last look.',
  () => {
    const percentiles = [50, 99].map((percentile) => ({
      labels: { quantile: String(percentile / 100) },
      value: delays.percentile(percentile) / nanoseconds,
    }))
    delays.reset()
    return percentiles
  },
  ['quantile']
)

gauge(
  'db_pool_connections',
  'Connections of the pool, and who waits for one.',
  () => {
    const pool = db.manager.get('app')?.connection?.pool
    if (!pool) return []
    return [
      { labels: { state: 'used' }, value: pool.numUsed() },
      { labels: { state: 'free' }, value: pool.numFree() },
      { labels: { state: 'waiting' }, value: pool.numPendingAcquires() },
    ]
  },
  ['state']
)

gauge('database_up', 'Whether the database answers.', async () => {
  const levels = await asked(async () => {
    await db.rawQuery('select 1')
    return [{ value: 1 }]
  })()
  return levels.length > 0 ? levels : [{ value: 0 }]
})
gauge(
  'payout_alarms_open',
  'Answers of the bank that speak against what stands.',
  asked(async () => {
    const [row] = await db.from('payout_alarms').whereNull('resolved_at').count('* as value')
    return [{ value: Number(row.value) }]
  })
)
gauge(
  'outbox_events',
  'Events that no job was made of yet.',
  asked(async () => {
    const [row] = await db.from('outbox').count('* as value')
    return [{ value: Number(row.value) }]
  })
)
gauge(
  'outbox_lag_seconds',
  'Age of the oldest event in the outbox.',
  asked(async () => {
    const { rows } = await db.rawQuery(
      `select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as value from outbox`
    )
    return rows
  })
)
gauge(
  'jobs',
  'Jobs that wait, run or failed, by queue.',
  asked(async () => {
    const { rows } = await db.rawQuery(
      `select name, state::text as state, count(*)::float8 as value from pgboss.job
      where state in ('created', 'retry', 'active', 'failed') group by name, state`
    )
    return rows.map(({ name, state, value }: { name: string; state: string; value: number }) => ({
      labels: { queue: name, state },
      value,
    }))
  }),
  ['queue', 'state']
)
