import { clock, tehran } from '#app/platform/time/clock'
import { prepared, transaction, type Client, type Trx } from '#app/platform/database/database'
import { Throttled } from '#app/platform/errors'

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

const startOfDay = () => clock.businessNow().setZone(tehran).startOf('day')

/** Refuses until the next day. */
export const throttledUntilTomorrow = (message: string): Throttled => {
  const left = startOfDay().plus({ days: 1 }).diff(clock.businessNow())
  return new Throttled(Math.ceil(left.as('seconds')), message)
}

const settle = async (attempt: DailyAttempt, client?: Client): Promise<void> => {
  const day = startOfDay()
  const name = functions[attempt.isShared ? 'shared' : 'own']
  const sql = `select ${name}(?, ?, ?, ?, ?, ?, ?) as millis`
  const bindings = [
    attempt.who,
    attempt.purpose,
    attempt.isRight,
    clock.businessNow().toJSDate(),
    day.toJSDate(),
    day.plus({ days: 1 }).toJSDate(),
    attempt.max,
  ]
  const [{ millis }] = await prepared<{ millis: number }>(name, sql, bindings, client)
  if (millis > 0) throw new Throttled(Math.ceil(millis / 1000), attempt.message)
}

const lockSql = `select lock_millis(?, ?, ?) as millis`

/** Refuses before anything is compared, and counts nothing. @throws Throttled until the next day */
export const refuseLockedToday = async ({
  purpose,
  who,
  message,
}: Pick<DailyAttempt, 'purpose' | 'who' | 'message'>): Promise<void> => {
  const named = [who, purpose, clock.businessNow().toJSDate()]
  const [{ millis }] = await prepared<{ millis: number }>('lock_millis', lockSql, named)
  if (millis > 0) throw new Throttled(Math.ceil(millis / 1000), message)
}

/**
 * Counts a try whose secret was compared outside; its answer may be given only when this does not throw, so tries
 * that run side by side tell no more than those in a row. A day is one of business time, in Tehran.
 * @returns whether this very try, a wrong one, has locked it
 * @throws Throttled until the next day, also for a right one
 */
export const recordAttempt = async (attempt: DailyAttempt): Promise<{ hasLocked: boolean }> => {
  if (attempt.isRight) {
    await settle(attempt)
    return { hasLocked: false }
  }
  // One transaction: the next try waits until it is known what this one did.
  return transaction(async (trx) => {
    await settle(attempt, trx)
    const named = [attempt.who, attempt.purpose, clock.businessNow().toJSDate()]
    const [{ millis }] = await prepared<{ millis: number }>('lock_millis', lockSql, named, trx)
    return { hasLocked: millis > 0 }
  })
}

/** What was counted before another program failed to do it is left to whoever asks again. */
export const forgetAttempt = async ({
  purpose,
  who,
}: Pick<DailyAttempt, 'purpose' | 'who'>): Promise<void> => {
  await prepared(
    'uncount_attempt',
    `update failed_attempts set failures = failures - 1, locked_until = null
      where purpose = ? and who = ? and failures > 0`,
    [purpose, who]
  )
}

/** The secret is another one from now on: what was tried before tells nothing of it. */
export const forgetAttempts = async (purpose: string, who: string, trx: Trx): Promise<void> => {
  await trx.from('failed_attempts').where({ purpose, who }).delete()
}

/** How often the day was failed at it, of who is locked now; holds the count until the transaction ends. */
export const lockedAttempts = async (
  purpose: string,
  who: string,
  trx: Trx
): Promise<{ failures: number } | null> =>
  trx
    .from('failed_attempts')
    .where({ purpose, who })
    .where('locked_until', '>', clock.businessNow().toJSDate())
    .forUpdate()
    .select('failures')
    .first()
