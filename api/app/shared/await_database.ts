import { setTimeout as pause } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import pg from 'pg'
import env from '#start/env'
import { whyUnusable } from './database_fault.js'
import { latestMigration } from './migrations.js'
import { StartRefused } from './start_refused.js'

const waitMs = 30_000
const tryEveryMs = 500
const connectMsMax = 5_000

/** One look with a connection of its own. @throws what keeps the database from being used */
const look = async (): Promise<void> => {
  const client = new pg.Client({
    connectionString: env.get('DATABASE_URL'),
    application_name: 'kasbeno-start',
    connectionTimeoutMillis: connectMsMax,
    query_timeout: connectMsMax,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rowCount } = await client.query('select 1 from adonis_schema where name = $1', [
      await latestMigration(),
    ])
    if (!rowCount)
      throw new StartRefused('its migrations are pending: run node ace db:prepare first')
    const { rows } = await client.query("select current_setting('transaction_read_only') as mode")
    if (rows[0].mode === 'on') throw new StartRefused('it is read-only')
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Why it cannot be used. @throws what is a fault of ours */
const reasonOf = (error: unknown): string => {
  const why = error instanceof StartRefused ? error.message : whyUnusable(error)
  if (why === undefined) throw error
  return why
}

/**
 * Waits for a database that comes up or is being prepared while we start.
 * @throws StartRefused when it cannot be used by then
 */
export const awaitDatabase = async (): Promise<void> => {
  const startedAt = performance.now()
  let told = ''
  for (;;) {
    try {
      return await look()
    } catch (error) {
      const why = reasonOf(error)
      if (performance.now() - startedAt > waitMs) {
        throw new StartRefused(`Kasbeno cannot use its database: ${why}.`)
      }
      if (why !== told) logger.warn(`waiting for the database: ${why}`)
      told = why
      await pause(tryEveryMs)
    }
  }
}
