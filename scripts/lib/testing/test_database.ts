import { execFileSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, globSync, statSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { withLock } from '../lock.ts'
import { inRoot, root, runsSources } from '../paths.ts'
import { type Pooler, startPooler } from '../postgres/pooler.ts'
import { freePort } from '../ports.ts'
import { type EmbeddedPostgres, startPostgres } from '../postgres/server.ts'
import { Refusal } from '../refusal.ts'
import { run } from '../run.ts'
import { hashOf } from '../builds/source_hash.ts'

const template = 'kasbeno'

/** Another PostgreSQL to test on. */
const binaries = process.env.TEST_POSTGRES_BIN || undefined
const serverVersion = () =>
  binaries ? execFileSync(join(binaries, 'postgres'), ['--version'], { encoding: 'utf8' }) : ''

export interface TestDatabases {
  /** As a process's environment. */
  copy(name: string): Promise<NodeJS.ProcessEnv>
  stop(): Promise<void>
}

/** Tests go through it. */
const pgbouncer = process.env.TEST_PGBOUNCER || undefined

/** Set on the role where a pooler drops them. */
const limits = ['statement_timeout', 'lock_timeout'].map(
  (name) => `alter role kasbeno_app set ${name} = '30s'`
)

async function poolerOf(server: EmbeddedPostgres) {
  if (!pgbouncer) return undefined
  await query(server, ...limits)
  return startPooler(pgbouncer, server.url('kasbeno_app'))
}

const pooledEnvironment = (pooler: Pooler, url: string): NodeJS.ProcessEnv => ({
  DATABASE_URL: pooler.through(url),
  DATABASE_DIRECT_URL: url,
  DATABASE_POOLER: 'transaction',
})

async function environmentOf(server: EmbeddedPostgres, database: string, files: string) {
  return {
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'fatal',
    TZ: 'UTC',
    APP_KEY: randomBytes(32).toString('base64url'),
    CODE_PEPPER: randomBytes(32).toString('base64url'),
    DATABASE_URL: server.url('kasbeno_app', database),
    DATABASE_OWNER_URL: server.url('kasbeno_owner', database),
    DRIVE_ROOT: join(files, database),
  }
}

async function query(server: EmbeddedPostgres, ...statements: string[]) {
  const client = new pg.Client({ connectionString: server.url('postgres', 'postgres') })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** @throws Refusal */
async function migrate(server: EmbeddedPostgres, files: string) {
  const prepared = await run(process.execPath, [...runsSources, 'bin/console.ts', 'db:prepare'], {
    cwd: inRoot('api'),
    env: await environmentOf(server, template, files),
  })
  if (!prepared.ok) {
    await server.stop()
    throw new Refusal(`The test database could not be prepared:\n${prepared.output}`)
  }
  // Lets tests truncate guarded tables, here only.
  await query(server, 'grant set on parameter session_replication_role to kasbeno_owner')
}

/** Migrations, SQL and jobs (their queues). */
const sources = () => [
  'package-lock.json',
  'api/contracts',
  'api/database',
  'api/start/modules.ts',
  'scripts/lib/testing/test_database.ts',
  ...globSync('api/app/**/{jobs,asked.sql,functions.sql,published.sql}', { cwd: root }),
]

const homePrefix = join(tmpdir(), 'kasbeno-migrated-')
const homeAgeMsMax = 24 * 3600_000

async function forgetOldHomes() {
  const old = globSync(`${homePrefix}*`).filter(
    (path) => Date.now() - statSync(path).mtimeMs > homeAgeMsMax
  )
  for (const path of old) await rm(path, { recursive: true, force: true })
}

/** A stopped, migrated server cached by sources, for repeated single specs. */
async function warmHome() {
  const madeOf = createHash('sha256').update(hashOf(sources())).update(serverVersion())
  const home = `${homePrefix}${madeOf.digest('hex').slice(0, 16)}`
  await withLock(`${home}.lock`, async () => {
    if (existsSync(home)) return
    await forgetOldHomes()
    const draft = `${home}-draft-${randomBytes(3).toString('hex')}`
    const server = await startPostgres({ home: draft, binaries })
    await migrate(server, `${draft}-files`)
    await server.stop()
    await rename(draft, home)
  })
  return home
}

/**
 * @param isWarm reuses an unchanged template
 * @throws Refusal
 */
export async function startTestDatabases({ isWarm = false } = {}): Promise<TestDatabases> {
  const home = join(tmpdir(), `kasbeno-test-${randomBytes(6).toString('hex')}`)
  const files = `${home}-files`
  if (isWarm) await run('cp', ['-a', await warmHome(), home])
  const server = await startPostgres({ home, durable: false, binaries })
  if (!isWarm) await migrate(server, files)
  const pooler = await poolerOf(server)
  return {
    async copy(name) {
      await query(
        server,
        `create database ${name} template ${template} owner kasbeno_owner`,
        // Database grants are not copied.
        `revoke temporary on database ${name} from public`
      )
      const env = await environmentOf(server, name, files)
      return pooler ? { ...env, ...pooledEnvironment(pooler, env.DATABASE_URL) } : env
    },
    async stop() {
      await pooler?.stop()
      await server.stop()
      await rm(files, { recursive: true, force: true })
    },
  }
}
