import env from '#start/env'
import type { Client } from '../database/database.js'
import { StartRefused } from './start_refused.js'

/** The oldest PostgreSQL that the SQL of migrations, functions and queries is written for. */
const majorMin = 15

/** @throws StartRefused */
export const refuseVersion = (server: { num: number; name: string }): void => {
  if (server.num >= majorMin * 10_000) return
  throw new StartRefused(
    `Kasbeno needs PostgreSQL ${majorMin} or newer, and the server of the database is ${server.name}: nothing was changed.`
  )
}

/** Asked before anything else is. @throws StartRefused */
export const refuseOldServer = async (client: Client): Promise<void> => {
  const { rows } = await client.rawQuery<{ rows: { num: number; name: string }[] }>(
    `select current_setting('server_version_num')::integer as num, current_setting('server_version') as name`
  )
  refuseVersion(rows[0])
}

/** Asked before anything is written. @throws StartRefused */
export const refuseReadOnly = async (client: Client): Promise<void> => {
  const { rows } = await client.rawQuery<{ rows: { mode: string }[] }>(
    `select current_setting('transaction_read_only') as mode`
  )
  if (rows[0].mode !== 'on') return
  throw new StartRefused('Kasbeno cannot prepare its database: it is read-only.')
}

/**
 * Behind a pooler of transactions nothing can be said at the start of a session: the role brings its limits.
 * @throws StartRefused
 */
export const refusePooledSession = async (client: Client): Promise<void> => {
  if (env.get('DATABASE_POOLER') !== 'transaction') return
  const { rows } = await client.rawQuery<{ rows: { role: string; limited: boolean }[] }>(
    `select current_user as role, current_setting('statement_timeout') <> '0'
            and current_setting('lock_timeout') <> '0' as limited`
  )
  const [{ role, limited }] = rows
  if (role === 'kasbeno_app' && limited) return
  throw new StartRefused(
    'Behind a pooler DATABASE_URL must name the role kasbeno_app, which has a statement_timeout and a lock_timeout of its own: see docs/scale.md, "PgBouncer".'
  )
}
