import type { Client } from './database.js'
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
