import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { closeDays } from '#app/platform/time/close_of_day'
import { transaction } from '#app/platform/database/database'
import { settle } from '#app/platform/jobs/main'

const waitForJobsMs = 20_000
const pollEveryMs = 50

/** Jobs that another worker has taken and not finished. */
const runningJobs = async (): Promise<number> => {
  const row = await db.from('pgboss.job').where({ state: 'active' }).count('* as count').first()
  return row.count
}

/** Moves business time on, alone, and does the work that the days in between bring. */
export default class AdvanceClock {
  /** @returns false when jobs of the days still run after a while */
  async execute({ actor, days }: { actor: StaffActor; days: number }): Promise<boolean> {
    // Days count from the first close; without one the days to come would owe nothing.
    await closeDays()
    await transaction(async (trx) => {
      await clock.advance(days, trx)
      await audit(
        {
          actor,
          command: 'demo.advance-clock',
          subject: { type: 'clock', id: null },
          after: { advancedDays: clock.advancedDays },
        },
        trx
      )
    })
    await closeDays()
    await settle()
    return this.#othersAreDone()
  }

  async #othersAreDone(): Promise<boolean> {
    const deadline = performance.now() + waitForJobsMs
    while ((await runningJobs()) > 0) {
      if (performance.now() > deadline) return false
      await pause(pollEveryMs)
    }
    return true
  }
}
