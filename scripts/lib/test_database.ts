import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inRoot } from './paths.ts'
import { freePort } from './ports.ts'
import { type EmbeddedPostgres, startPostgres } from './postgres.ts'
import { Refusal } from './refusal.ts'
import { run } from './run.ts'

const template = 'kasbeno'

/** A throw-away server whose migrated database is copied for each process that tests. */
export interface TestDatabases {
  /** A new copy of the template, as the environment of a process that uses it. */
  copy(name: string): Promise<NodeJS.ProcessEnv>
  stop(): Promise<void>
}

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

/** Starts the server and migrates the template.
 *  @throws Refusal when the database cannot be prepared */
export async function startTestDatabases(): Promise<TestDatabases> {
  const home = join(tmpdir(), `kasbeno-test-${randomBytes(6).toString('hex')}`)
  const files = `${home}-files`
  const server = await startPostgres({ home, durable: false })
  const prepared = await run(process.execPath, ['ace.js', 'db:prepare'], {
    cwd: inRoot('api'),
    env: await environmentOf(server, template, files),
  })
  if (!prepared.ok) {
    await server.stop()
    throw new Refusal(`The test database could not be prepared:\n${prepared.output}`)
  }
  // Tests empty tables that guard themselves with triggers; only this throw-away server allows that.
  await query(server, 'grant set on parameter session_replication_role to kasbeno_owner')
  return {
    async copy(name) {
      await query(server, `create database ${name} template ${template} owner kasbeno_owner`)
      return environmentOf(server, name, files)
    },
    async stop() {
      await server.stop()
      await rm(files, { recursive: true, force: true })
    },
  }
}
