import { setTimeout as pause } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import pg from 'pg'
import env from '#start/env'
import { whyUnusable } from './database_fault.js'
import { placeOfDatabase } from './database_place.js'
import { latestMigration } from './migrations.js'
import { StartRefused } from '../process/start_refused.js'

const waitMs = 30_000
const tryEveryMs = 500
const connectMsMax = 5_000

const roleSql = `
  select session_user as "user", rolsuper as "isSuperuser",
         exists (select from pg_tables where tablename = 'adonis_schema' and tableowner = session_user) as "isOwner",
         pg_has_role(session_user, 'kasbeno_app', 'member') as "mayBeApplication"
    from pg_roles where rolname = session_user`

interface Role {
  user: string
  isSuperuser: boolean
  isOwner: boolean
  mayBeApplication: boolean
}

/** The database's guards hold only while the application's role owns nothing and is no superuser. */
const refuseRole = ({ user, isSuperuser, isOwner, mayBeApplication }: Role) => {
  // With one address for both roles the session continues as the application.
  const givesUpRights = !env.get('DATABASE_OWNER_URL') && !env.get('DATABASE_POOLER')
  if (givesUpRights ? mayBeApplication : !isSuperuser && !isOwner) return
  const kind = isSuperuser ? 'a superuser' : 'the owner of the schema'
  throw new StartRefused(
    `its role ${user} is ${isSuperuser || isOwner ? kind : 'not the application’s'}: DATABASE_URL must name kasbeno_app, and only db:prepare runs as the owner`
  )
}

/** One attempt on a connection of its own. @throws what keeps the database from being used */
export const look = async (withinMs = connectMsMax): Promise<void> => {
  const client = new pg.Client({
    connectionString: env.get('DATABASE_URL'),
    application_name: 'kasbeno-start',
    connectionTimeoutMillis: withinMs,
    query_timeout: withinMs,
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
    refuseRole((await client.query<Role>(roleSql)).rows[0])
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
        const place = placeOfDatabase(error, { DATABASE_URL: env.get('DATABASE_URL') })
        throw new StartRefused(`Kasbeno cannot use its database${place}: ${why}.`)
      }
      if (why !== told) logger.warn(`waiting for the database: ${why}`)
      told = why
      await pause(tryEveryMs)
    }
  }
}
