import db from '@adonisjs/lucid/services/db'
import { settle } from '#app/platform/jobs/main'

/** As if so many minutes had passed since: for what was asked, reminded of, and what waits for its time. */
export const minutesLater = async (minutes: number) => {
  const past = (column: string) => `${column} - interval '${minutes} minutes'`
  await db.rawQuery(
    `update approbations set asked_at = ${past('asked_at')}, nudged_at = ${past('nudged_at')}`
  )
  await db
    .connection('owner')
    .rawQuery(
      `update pgboss.job set start_after = ${past('start_after')} where name = 'ask-signers' and state = 'created'`
    )
  await settle()
}
