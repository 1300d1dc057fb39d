import { inRoot } from '../paths.ts'
import { startPostgres } from './server.ts'
import { tell } from '../progress.ts'
import { Refusal } from '../refusal.ts'
import { run } from '../run.ts'

export interface Database {
  /** Migrations and reference data. */
  ownerEnvironment: NodeJS.ProcessEnv
  /** Without the owner's password. */
  environment: NodeJS.ProcessEnv
  /** Settles when the embedded server is lost. */
  lost: Promise<string>
  stop(): Promise<void>
}

const refused = /The database is newer than this version.*|Kasbeno needs PostgreSQL .*/

export async function openDatabase(): Promise<Database> {
  if (process.env.DATABASE_URL) {
    const { DATABASE_URL, DATABASE_OWNER_URL } = process.env
    const environment = { DATABASE_URL, DATABASE_OWNER_URL }
    const never = new Promise<string>(() => undefined)
    return { environment, ownerEnvironment: environment, lost: never, stop: async () => undefined }
  }
  tell('Starting PostgreSQL …')
  const server = await startPostgres({ home: inRoot('.data', 'postgres') })
  const environment = { DATABASE_URL: server.url('kasbeno_app') }
  return {
    environment,
    ownerEnvironment: { ...environment, DATABASE_OWNER_URL: server.url('kasbeno_owner') },
    lost: server.lost.then((error) => `The database ended and did not come back: ${error.message}`),
    stop: () => server.stop(),
  }
}

/**
 * Runs the folder's `ace.js`.
 * @throws Refusal for a newer database or a failed migration
 */
export async function prepareDatabase(folder: string, env: NodeJS.ProcessEnv, demo: boolean) {
  tell('Preparing the database …')
  const args = ['ace.js', 'db:prepare', ...(demo ? ['--demo'] : [])]
  const { ok, output } = await run(process.execPath, args, { cwd: folder, env })
  if (ok) return
  const [sentence] = refused.exec(output) ?? []
  throw new Refusal(sentence ?? `The database could not be prepared:\n${output.trim()}`)
}
