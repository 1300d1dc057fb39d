import { setTimeout as pause } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import { isAtRest } from '#contracts/demo'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { closeDays, closeOfDay } from '#app/platform/time/close_of_day'
import { transaction } from '#app/platform/database/database'
import { queue, settle } from '#app/platform/jobs/main'
import { workOfDays } from '../queries/work_of_days.js'

const patienceMs = 10_000
const pollEveryMs = 50

/** Moves business time on, alone, and begins the work that the days in between bring. */
export default class AdvanceClock {
  /** @returns false when that work is still going on after a while: it does not wait for an answer */
  async execute({ actor, days }: { actor: StaffActor; days: number }): Promise<boolean> {
    // Days count from the first close; without one the days to come would owe nothing.
    await closeDays()
    const jobs = await queue()
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
      // Whatever becomes of this process.
      await jobs.enqueue(closeOfDay, {}, trx)
    })
    const work = closeAll()
    work.catch((error: unknown) => logger.error({ err: error }, 'the days could not be closed'))
    const late = new AbortController()
    const isOver = await Promise.race([
      work.then(() => true),
      pause(patienceMs, false, { signal: late.signal }).catch(() => false),
    ])
    late.abort()
    return isOver
  }
}

/** With what other workers have taken. */
const closeAll = async (): Promise<void> => {
  await closeDays()
  await settle()
  while (!isAtRest(await workOfDays())) await pause(pollEveryMs)
}
