import db from '@adonisjs/lucid/services/db'
import { pool } from '#config/database'
import { look } from '../database/await_database.js'
import { laneLimits } from '../database/connection_lanes.js'
import { prepared } from '../database/database.js'
import { latestMigration } from '../database/migrations.js'
import { Overloaded } from '../errors.js'

/** Who asks whether to send us calls does not wait for a database that hangs. */
const answerWithinMs = 2_000
/** Then it is looked for past the pool, so that who asks is answered within three seconds. */
const lookWithinMs = 800

const isReadOnly = async (): Promise<boolean> => {
  const [{ mode }] = await prepared<{ mode: string }>(
    'transaction_mode',
    `select current_setting('transaction_read_only') as mode`,
    []
  )
  return mode === 'on'
}

const findObstacle = async (): Promise<string | undefined> => {
  const row = await db
    .from('adonis_schema')
    .where('name', await latestMigration())
    .first()
  if (!row) return 'migrations are pending'
  return (await isReadOnly()) ? 'the database is read-only' : undefined
}

const inTime = async <T>(work: Promise<T>, withinMs: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database hangs')), withinMs)
  })
  // One that comes too late, or fails later, has been answered already.
  work.catch(() => undefined)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

const isPoolFull = () => {
  const used = db.manager.get('app')?.connection?.pool?.numUsed() ?? 0
  return used >= laneLimits(pool.size).read
}

let looking: Promise<boolean> | undefined
/** Asks past the pool, once for all who want to know. */
const answersOthers = () =>
  (looking ??= inTime(look(lookWithinMs), lookWithinMs)
    .then(
      () => true,
      () => false
    )
    .finally(() => {
      looking = undefined
    }))

/** A database that answers others is not what an operator has to mend. */
export const whySilent = async (error: unknown): Promise<string> => {
  const waits = error instanceof Overloaded || isPoolFull()
  return waits && (await answersOthers())
    ? 'all connections of this process are in use'
    : 'the database does not answer'
}

/** What keeps the product from being served; undefined when nothing does. @throws where nobody answers in time */
export const obstacle = (): Promise<string | undefined> => inTime(findObstacle(), answerWithinMs)
