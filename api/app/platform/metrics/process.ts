import { monitorEventLoopDelay } from 'node:perf_hooks'
import db from '@adonisjs/lucid/services/db'
import { clock } from '../time/clock.js'
import { answered, gauge, level } from './gauge.js'

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

const state = answered(async () => {
  const { rows } = await db.rawQuery<{ rows: { readOnly: number }[] }>(
    `select (current_setting('transaction_read_only') = 'on')::int as "readOnly"`
  )
  return rows[0]
})
gauge('database_up', 'Whether the database answers.', async () => level((await state()) ? 1 : 0))
gauge('database_read_only', 'Whether the database takes no writes.', async () =>
  level((await state())?.readOnly)
)

const outbox = answered(async () => {
  const { rows } = await db.rawQuery<{ rows: { events: number; lag: number }[] }>(
    `select count(*)::float8 as events,
            coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as lag from outbox
          where held_until is null or held_until <= now()`
  )
  return rows[0]
})
gauge('outbox_events', 'Events that no job was made of yet.', async () =>
  level((await outbox())?.events)
)
gauge('outbox_lag_seconds', 'Age of the oldest event in the outbox.', async () =>
  level((await outbox())?.lag)
)

const jobs = answered(async () => {
  const { rows } = await db.rawQuery<{ rows: { queue: string; state: string; value: number }[] }>(
    `select name as queue, state::text as state, count(*)::float8 as value from pgboss.job
      where state in ('created', 'retry', 'active', 'failed') group by name, state`
  )
  return rows
})
gauge(
  'jobs',
  'Jobs that wait, run or failed, by queue.',
  async () =>
    ((await jobs()) ?? []).map(({ queue, state, value }) => ({ labels: { queue, state }, value })),
  ['queue', 'state']
)
