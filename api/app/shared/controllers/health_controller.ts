import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { prepared } from '#app/shared/database'
import { draining } from '#app/shared/draining'
import { Worker } from '#app/shared/jobs/worker'
import { latestMigration } from '#app/shared/migrations'

/** Who asks whether to send us calls does not wait for a database that hangs. */
const answerWithinMs = 3_000

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

const inTime = async <T>(work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database hangs')), answerWithinMs)
  })
  // One that comes too late, or fails later, has been answered already.
  work.catch(() => undefined)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** For load balancers and supervisors. Readiness asks the database and its migrations alone. */
export default class HealthController {
  async live() {
    return { status: 'ok' }
  }

  async ready({ response, logger }: HttpContext) {
    if (draining.signal.aborted) return response.status(503).json({ status: 'it is being stopped' })
    try {
      const status = await inTime(obstacle())
      if (!status) return { status: 'ok' }
      return response.status(503).json({ status })
    } catch (error) {
      logger.error({ err: error }, 'the database does not answer')
      return response.status(503).json({ status: 'the database does not answer' })
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
