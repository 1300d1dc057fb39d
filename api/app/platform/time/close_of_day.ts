import db from '@adonisjs/lucid/services/db'
import { clock, tehranDayAt } from './clock.js'
import { ClusterLock } from '../database/cluster_lock.js'
import { addDays, daysBetween } from './jalali.js'
import { defineJob } from '../jobs/queue.js'

/**
 * A day closes in this order: an invoice that is given back is not charged for its delay, and nobody is reminded of what
 * the day has settled.
 */
const dayPhases = ['fees', 'credit', 'invoices', 'debts', 'late-fees', 'notices'] as const
type DayPhase = (typeof dayPhases)[number]

/** Work that a finished Tehran day brings: what fell due, expired or was forgotten. Must be idempotent. */
export interface DayTask {
  name: string
  phase: DayPhase
  /** @param day the day that has ended, `YYYY-MM-DD` in Tehran */
  run: (day: string) => Promise<void>
}

const tasks: DayTask[] = []

export const onDayClosed = (task: DayTask): void => {
  tasks.push(task)
}

/** What closes a day, first to last. */
export const dayTasks = (): DayTask[] =>
  dayPhases.flatMap((phase) => tasks.filter((task) => task.phase === phase))

const lock = new ClusterLock('close-of-day')

/** A day closes minutes after its midnight; one that is open for longer waits for a task that fails, or for a worker. */
const hoursToClose = 1

/** Today as the close of day should have seen it by now: a day before it that is open is overdue. */
export const dayToCloseBefore = (): string =>
  tehranDayAt(clock.businessNow().minus({ hours: hoursToClose }).toMillis())

const newestClosed = async (): Promise<string | null> =>
  (await db.from('closed_days').max('day as day').first())?.day ?? null

/** How many days have ended and are not closed. */
export const daysToClose = async (): Promise<number> => {
  const closed = await newestClosed()
  return closed ? Math.max(daysBetween(closed, clock.today()) - 1, 0) : 0
}

/** The last day closed; on the first run of an installation, nothing before today is owed. */
const lastClosed = async (today: string): Promise<string> => {
  const closed = await newestClosed()
  if (closed) return closed
  await markClosed(addDays(today, -1))
  return addDays(today, -1)
}

const markClosed = (day: string) =>
  db.table('closed_days').insert({ day, closed_at: clock.systemNow().toJSDate() })

/**
 * Closes every day that has ended and is not closed yet, in order, the missed ones too. One worker at a
 * time; a failed task leaves its day open, and the next run takes it up again.
 */
export const closeDays = async (): Promise<void> => {
  await clock.refresh()
  const today = clock.today()
  await lock.run(async () => {
    for (let day = await nextDay(today); day < today; day = addDays(day, 1)) {
      for (const task of dayTasks()) await runTask(task, day)
      await markClosed(day)
    }
  })
}

/** @throws Error that names the task, for whoever reads the log of the job */
const runTask = async ({ name, run }: DayTask, day: string): Promise<void> => {
  try {
    await run(day)
  } catch (error) {
    throw new Error(`the close of ${day} stopped at: ${name}`, { cause: error })
  }
}

const nextDay = async (today: string) => addDays(await lastClosed(today), 1)

/** Starts by itself a few minutes after midnight in Tehran, and whenever the demo clock moves. */
export const closeOfDay = defineJob({
  name: 'close-of-day',
  cron: '5 0 * * *',
  run: closeDays,
})
