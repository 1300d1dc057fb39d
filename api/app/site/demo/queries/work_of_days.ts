import db from '@adonisjs/lucid/services/db'
import type { WorkOfDays } from '#contracts/demo'
import { daysToClose } from '#app/platform/time/close_of_day'

/** Jobs that some worker has taken and not finished. */
const runningJobs = async (): Promise<number> => {
  const row = await db.from('pgboss.job').where({ state: 'active' }).count('* as count').first()
  return row.count
}

/** What the moved clock has not done yet. */
export const workOfDays = async (): Promise<WorkOfDays> => ({
  daysToClose: await daysToClose(),
  jobsRunning: await runningJobs(),
})
