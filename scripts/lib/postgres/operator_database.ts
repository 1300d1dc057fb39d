import pg from 'pg'
import { whyUnusable } from '../../../api/app/platform/database/database_fault.ts'
import { Refusal } from '../refusal.ts'

const connectMsMax = 10_000
const serverVersionMin = 150_000

function why(error: unknown) {
  return (
    whyUnusable(error) ??
    (error instanceof Error && error.message ? error.message : 'it does not answer')
  )
}

/** Hides the password. */
function placeOf(name: string, address: string) {
  try {
    const url = new URL(address)
    if (!/^postgres(ql)?:$/.test(url.protocol)) throw new TypeError('another protocol')
    return `${url.hostname}:${url.port || 5432}${url.pathname}`
  } catch {
    throw new Refusal(
      `${name} is not a PostgreSQL address such as postgresql://user:password@host:5432/database.`
    )
  }
}

async function check(name: string, address: string) {
  const place = placeOf(name, address)
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: connectMsMax })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
    if (Number(rows[0]?.server_version_num) < serverVersionMin)
      throw new Refusal(`The PostgreSQL of ${name} (${place}) is older than version 15.`)
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal(`The database of ${name} (${place}) cannot be used: ${why(error)}.`)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * Read-only.
 * @throws Refusal naming the address
 */
export async function checkOperatorDatabase(env: NodeJS.ProcessEnv) {
  for (const name of ['DATABASE_URL', 'DATABASE_OWNER_URL']) {
    const address = env[name]
    if (address) await check(name, address)
  }
}
