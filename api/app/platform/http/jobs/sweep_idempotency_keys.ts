import db from '@adonisjs/lucid/services/db'
import { clock } from '../../time/clock.js'
import { defineJob } from '../../jobs/queue.js'

/** Days. Nobody repeats a request a month later; what may never happen twice has its own unique key. */
const keepDays = 30

/** Forgets the answers of requests that nobody will repeat. */
export const sweepIdempotencyKeys = defineJob({
  name: 'sweep-idempotency-keys',
  cron: '45 3 * * *',
  async run() {
    const before = clock.systemNow().minus({ days: keepDays }).toJSDate()
    await db.from('idempotency_keys').where('created_at', '<', before).delete()
  },
})
