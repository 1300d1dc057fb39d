import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { pool } from '#config/database'
import { look } from '#app/platform/database/await_database'
import { laneLimits } from '#app/platform/database/connection_lanes'
import { prepared } from '#app/platform/database/database'
import { draining } from '#app/platform/process/draining'
import { Overloaded } from '#app/platform/errors'
import { Worker } from '#app/platform/jobs/worker'
import { latestMigration } from '#app/platform/database/migrations'

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

/** What keeps the product from being served; undefined when nothing does. */
const obstacle = async (): Promise<string | undefined> => {
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
const whySilent = async (error: unknown): Promise<string> => {
  const waits = error instanceof Overloaded || isPoolFull()
  return waits && (await answersOthers())
    ? 'all connections of this process are in use'
    : 'the database does not answer'
}

/** For load balancers and supervisors. Readiness asks the database and its migrations alone. */
export default class HealthController {
  async live() {
    return { status: 'ok' }
  }

  async ready({ response, logger }: HttpContext) {
    if (draining.signal.aborted) return response.status(503).json({ status: 'it is being stopped' })
    // It listens before its queues are open; a start that fails in between ends the process.
    if (!app.isReady) return response.status(503).json({ status: 'it is being started' })
    try {
      const status = await inTime(obstacle(), answerWithinMs)
      if (!status) return { status: 'ok' }
      return response.status(503).json({ status })
    } catch (error) {
      const status = await whySilent(error)
      logger.error({ err: error }, status)
      return response.status(503).json({ status })
    }
  }

  /** Of a process that should do jobs: whether it looks for them. */
  async jobs({ response }: HttpContext) {
    const worker = app.container.hasBinding(Worker) && (await app.container.make(Worker))
    if (!worker) return response.status(503).json({ status: 'this process does no jobs' })
    const silent = worker.silent()
    if (silent.length === 0) return { status: 'ok' }
    return response.status(503).json({ status: `nobody looks into ${silent.join(', ')}` })
  }
}
