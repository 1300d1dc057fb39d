import { randomBytes } from 'node:crypto'
import {
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  writeFileSync,
} from 'node:fs'
import { rm } from 'node:fs/promises'
import { setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { ApiProcess } from '../lib/product/api_process.ts'
import { prepareDatabase } from '../lib/postgres/database.ts'
import { inRoot } from '../lib/paths.ts'
import { freePort } from '../lib/ports.ts'
import { type EmbeddedPostgres, startPostgres } from '../lib/postgres/server.ts'
import { tell } from '../lib/progress.ts'
import { make } from '../lib/product/factories.ts'
import type { Made, Wanted } from '../../api/factories/wanted.ts'
import { type World, addHistory } from './history.ts'
import { addDistributors, addShops } from './shops.ts'

/** A quarter of the default weight, as in docker-compose.yml. */
const workersNiceness = 6

/** With session scheduling, niceness only works within one. */
function stepBack(pid: number) {
  for (const thread of readdirSync(`/proc/${pid}/task`))
    setPriority(Number(thread), workersNiceness)
  const session = `/proc/${pid}/autogroup`
  if (existsSync(session)) writeFileSync(session, String(workersNiceness))
}

const template = 'kasbeno'
const logTail = 4000

export interface RunningApi {
  port: number
  pid: number
  stop(): Promise<void>
}

export interface BenchDatabase {
  /** As the superuser, for generating data and looking at the server. */
  admin: pg.Client
  /** The application's role. */
  url: string
  /** By the API's factories. */
  make(wanted: Wanted): Promise<Made>
  /** Production build; logs to a file. */
  api(env?: NodeJS.ProcessEnv): Promise<RunningApi>
  /** Jobs only, at lower priority. */
  worker(): Promise<RunningApi>
}

export interface HistoryDatabase {
  database: BenchDatabase
  world: World
  rows: number
}

/** A throw-away server. */
export class Stage {
  readonly pepper = randomBytes(32).toString('base64url')
  private readonly appKey = randomBytes(32).toString('base64url')
  private readonly folder = mkdtempSync(join(tmpdir(), 'kasbeno-bench-'))
  private readonly apis = new Set<ApiProcess>()
  private readonly clients: pg.Client[] = []
  private readonly nodeOptions: string[]
  private server: EmbeddedPostgres | undefined
  private known: Promise<HistoryDatabase> | undefined
  private histories = 0

  /** @param profiles folder for CPU profiles */
  constructor(profiles?: string) {
    this.nodeOptions = profiles ? ['--cpu-prof', `--cpu-prof-dir=${profiles}`] : []
  }

  /** Durable: both sides of a ratio wait for the disk. */
  async open() {
    this.server = await startPostgres({ home: join(this.folder, 'postgres') })
    const owner = { DATABASE_OWNER_URL: this.server.url('kasbeno_owner') }
    const env = await this.environment(this.server.url('kasbeno_app'))
    await prepareDatabase(inRoot('api', 'build'), { ...env, ...owner }, false)
    const admin = await this.connect('postgres')
    // Avoids constant checkpoints.
    await admin.query(`alter system set max_wal_size = '8GB'`)
    await admin.query('select pg_reload_conf()')
  }

  async database(name: string): Promise<BenchDatabase> {
    const [root] = this.clients
    await root!.query(`create database ${name} template ${template} owner kasbeno_owner`)
    const admin = await this.connect(name)
    const url = this.server!.url('kasbeno_app', name)
    const ownersUrl = this.server!.url('kasbeno_owner', name)
    return {
      admin,
      url,
      make: async (wanted) => {
        const env = { ...(await this.environment(url)), DATABASE_OWNER_URL: ownersUrl }
        return make(admin, env, wanted)
      },
      api: (env) => this.start(url, env),
      worker: async () => {
        const worker = await this.start(url, { WORKER: 'true' })
        stepBack(worker.pid)
        return worker
      },
    }
  }

  /** Cached: the first caller must ask for most. */
  async history(rowsMin: number): Promise<HistoryDatabase> {
    const known = await this.known
    if (known && known.rows >= rowsMin) return known
    this.histories += 1
    this.known = this.generateHistory(`bench_history_${this.histories}`, rowsMin)
    return this.known
  }

  private async generateHistory(name: string, rows: number): Promise<HistoryDatabase> {
    tell(`Generating ${rows.toLocaleString('en-US')} invoices …`)
    const database = await this.database(name)
    const { admin } = database
    const world = {
      shops: await addShops(admin, 20_000),
      distributors: await addDistributors(admin, 1000),
    }
    await addHistory(admin, world, rows)
    return { database, world, rows }
  }

  async serverVersion() {
    const { rows } = await this.clients[0]!.query<{ server_version: string }>('show server_version')
    return rows[0]!.server_version
  }

  async close() {
    const apis = [...this.apis]
    this.apis.clear()
    await Promise.all(apis.map((api) => api.stop()))
    await Promise.all(this.clients.map((client) => client.end()))
    await this.server?.stop()
    await rm(this.folder, { recursive: true, force: true })
  }

  private async start(url: string, env: NodeJS.ProcessEnv = {}) {
    const port = await freePort()
    const log = openSync(join(this.folder, 'api.log'), 'a')
    const settings = { ...(await this.environment(url)), PORT: String(port), ...env }
    const api = new ApiProcess(settings, { log, nodeOptions: this.nodeOptions })
    this.apis.add(api)
    void api.ended.then(() => this.explain(api))
    await api.ready(`http://127.0.0.1:${port}`)
    const stop = async () => {
      this.apis.delete(api)
      await api.stop()
    }
    return { port, pid: api.pid, stop }
  }

  /** Otherwise only "connection refused" would show. */
  private explain(api: ApiProcess) {
    if (!this.apis.has(api)) return
    const last = readFileSync(join(this.folder, 'api.log'), 'utf8').slice(-logTail)
    tell(`The API ended by itself with ${api.ending}. The end of its log:\n${last}`)
  }

  /** Production with an external worker and the message sandbox. */
  private async environment(url: string): Promise<NodeJS.ProcessEnv> {
    return {
      NODE_ENV: 'development',
      DEMO: 'true',
      WORKER: 'false',
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
      LOG_LEVEL: 'info',
      TZ: 'UTC',
      APP_KEY: this.appKey,
      CODE_PEPPER: this.pepper,
      DATABASE_URL: url,
      DRIVE_ROOT: join(this.folder, 'files'),
    }
  }

  private async connect(database: string) {
    const client = new pg.Client({ connectionString: this.server!.url('postgres', database) })
    client.on('error', () => undefined)
    await client.connect()
    this.clients.push(client)
    return client
  }
}
