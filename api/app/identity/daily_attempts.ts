import { clock, tehran } from '#app/shared/clock'
import { prepared, type Trx } from '#app/shared/database'
import { Throttled } from '#app/shared/errors'

interface DailyAttempt {
  /** What is guarded: a purpose, and the id of whose it is. */
  purpose: string
  who: string
  isRight: boolean
  /** Wrong ones that a day has room for; the last of them locks for the rest of it. */
  max: number
  /** What is said while it is locked. */
  message: string
  /** Where several secrets are tried at one place: a right one does not make up for the wrong ones of others. */
  isShared?: boolean
}

const functions = { own: 'settle_daily_attempt', shared: 'settle_shared_attempt' } as const

/**
 * Counts a try whose secret was compared outside; its answer may be given only when this does not throw, so tries
 * that run side by side tell no more than those in a row. A day is one of business time, in Tehran.
 * @throws Throttled until the next day, also for a right one
 */
export const settleToday = async (attempt: DailyAttempt): Promise<void> => {
  const now = clock.businessNow()
  const day = now.setZone(tehran).startOf('day')
  const name = functions[attempt.isShared ? 'shared' : 'own']
  const sql = `select ${name}(?, ?, ?, ?, ?, ?, ?) as millis`
  const [{ millis }] = await prepared<{ millis: number }>(name, sql, [
    attempt.who,
    attempt.purpose,
    attempt.isRight,
    now.toJSDate(),
    day.toJSDate(),
    day.plus({ days: 1 }).toJSDate(),
    attempt.max,
  ])
  if (millis > 0) throw new Throttled(Math.ceil(millis / 1000), attempt.message)
}

/** The secret is another one from now on: what was tried before tells nothing of it. */
export const forgetAttempts = async (purpose: string, who: string, trx: Trx): Promise<void> => {
  await trx.from('failed_attempts').where({ purpose, who }).delete()
}
