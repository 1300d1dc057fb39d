import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/platform/time/clock'
import { defineJob } from '#app/platform/jobs/queue'
import { codesKeptDays } from '../domain/code_seal.js'

/** Days. */
const keepDays = { tokens: 1, codes: codesKeptDays, failures: 2, reserved: 2, places: 90 } as const

/** Takes away what sign-in has left behind: dead tokens, old codes, failures that lock nobody, places long not seen. */
export const sweepSignIn = defineJob({
  name: 'sweep-sign-in',
  cron: '30 3 * * *',
  async run() {
    const before = (days: number) => clock.systemNow().minus({ days }).toJSDate()
    await db.from('access_tokens').where('expires_at', '<', before(keepDays.tokens)).delete()
    await db.from('refresh_tokens').where('expires_at', '<', before(keepDays.tokens)).delete()
    await db.from('one_time_codes').where('sent_at', '<', before(keepDays.codes)).delete()
    await db.from('sign_in_places').where('last_at', '<', before(keepDays.places)).delete()
    await db.from('reserved_codes').where('reserved_at', '<', before(keepDays.reserved)).delete()
    await db
      .from('failed_attempts')
      .where('last_at', '<', before(keepDays.failures))
      .where((query) =>
        query.whereNull('locked_until').orWhere('locked_until', '<', clock.systemNow().toJSDate())
      )
      .delete()
  },
})
