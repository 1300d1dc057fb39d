import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, openSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { ApiProcess } from './api_process.ts'
import { prepareDatabase } from './database.ts'
import { inRoot } from './paths.ts'
import { freePort } from './ports.ts'
import { type EmbeddedPostgres, startPostgres } from './postgres.ts'
import { clusterOf, findHome } from './postgres_home.ts'
import { findAccount } from './postgres_binaries.ts'

/** A process that has just ended by itself is as good as killed. */
function killHard(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

export const victims = ['api', 'worker', 'database'] as const
export type Victim = (typeof victims)[number]

/** One process of the product: the API without jobs, or a worker that only works. */
interface Part {
  port: number
  process: ApiProcess
}

/** The product as it stands on one machine in production: a database that waits for its disk, an API, a worker. */
export class CrashStage {
  readonly pepper = randomBytes(32).toString('base64url')
  private readonly appKey = randomBytes(32).toString('base64url')
  private readonly folder = mkdtempSync(join(tmpdir(), 'kasbeno-crash-'))
  private readonly home = join(this.folder, 'postgres')
  private readonly parts = new Map<'api' | 'worker', Part>()
  private server: EmbeddedPostgres | undefined

  async open() {
    this.server = await startPostgres({ home: this.home })
    const owner = { DATABASE_OWNER_URL: this.server.url('kasbeno_owner') }
    const env = this.environment(await freePort())
    await prepareDatabase(inRoot('api', 'build'), { ...env, ...owner }, false)
    for (const name of ['api', 'worker'] as const) {
      await this.start(name, await freePort())
      await this.ready(name)
    }
  }

  get apiPort() {
    return this.parts.get('api')!.port
  }

  /** A connection as the superuser: for generating data, and for looking at what is left. */
  async admin() {
    const client = new pg.Client({ connectionString: this.server!.url('postgres', 'kasbeno') })
    client.on('error', () => undefined)
    await client.connect()
    return client
  }

  /** No signal that could be answered: the process is gone in the middle of whatever it does. */
  async kill(victim: Victim) {
    if (victim === 'database') {
      this.killDatabase()
      return
    }
    const { process: part } = this.parts.get(victim)!
    process.kill(part.pid, 'SIGKILL')
    await part.ended
  }

  /** What an operator's supervisor does; the database has one of its own that is faster than us. */
  async bringBack(victim: Victim) {
    if (victim !== 'database') await this.start(victim, this.parts.get(victim)!.port)
  }

  ready(name: 'api' | 'worker') {
    const { port, process: part } = this.parts.get(name)!
    return part.ready(`http://127.0.0.1:${port}`)
  }

  async close() {
    await Promise.all([...this.parts.values()].map((part) => part.process.stop()))
    await this.server?.stop()
    await rm(this.folder, { recursive: true, force: true })
  }

  private async start(name: 'api' | 'worker', port: number) {
    const log = openSync(join(this.folder, `${name}.log`), 'a')
    const env = { ...this.environment(port), WORKER: String(name === 'worker') }
    this.parts.set(name, { port, process: new ApiProcess(env, { log }) })
  }

  /** All of it, as when the machine dies: a backend alone would finish what it has begun. */
  private killDatabase() {
    const postmaster = this.postmaster()
    const { stdout } = spawnSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    const backends = stdout
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number))
      .filter(([, parent]) => parent === postmaster)
      .map(([pid]) => pid!)
    for (const pid of [postmaster, ...backends]) killHard(pid)
  }

  private postmaster() {
    const home = findHome(this.home, findAccount(undefined))
    const file = join(clusterOf(home), 'postmaster.pid')
    return Number(readFileSync(file, 'utf8').split('\n')[0])
  }

  private environment(port: number): NodeJS.ProcessEnv {
    return {
      NODE_ENV: 'production',
      DEMO: 'true',
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'error',
      TZ: 'UTC',
      APP_KEY: this.appKey,
      CODE_PEPPER: this.pepper,
      DATABASE_URL: this.server!.url('kasbeno_app'),
      DRIVE_ROOT: join(this.folder, 'files'),
    }
  }
}
