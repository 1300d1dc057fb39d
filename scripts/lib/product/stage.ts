import { randomBytes } from 'node:crypto'
import { mkdtempSync, openSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { ApiProcess } from './api_process.ts'
import { prepareDatabase } from '../postgres/database.ts'
import { make } from './factories.ts'
import { inRoot } from '../paths.ts'
import type { Wanted } from '../../../api/factories/wanted.ts'
import { freePort } from '../ports.ts'
import { type EmbeddedPostgres, startPostgres } from '../postgres/server.ts'

interface Part {
  port: number
  process: ApiProcess
}

interface StageOptions {
  /** Whether the people and data of demo mode are added. */
  demo?: boolean
  /** False: no fsync. */
  durable?: boolean
  /** Puts a database in place, instead of a new one. */
  restore?: (home: string) => Promise<void>
  env?: NodeJS.ProcessEnv
}

/** Separate processes as in production. */
export class ProductStage {
  readonly pepper = randomBytes(32).toString('base64url')
  protected readonly folder = mkdtempSync(join(tmpdir(), 'kasbeno-stage-'))
  readonly home = join(this.folder, 'postgres')
  private readonly appKey = randomBytes(32).toString('base64url')
  private readonly parts = new Map<string, Part>()
  private readonly options: StageOptions
  private server: EmbeddedPostgres | undefined

  constructor(options: StageOptions = {}) {
    this.options = options
  }

  async openDatabase() {
    const { demo = false, durable = true, restore } = this.options
    await restore?.(this.home)
    this.server = await startPostgres({ home: this.home, durable })
    const env = { ...this.environment(await freePort()), DATABASE_OWNER_URL: this.ownerUrl }
    await prepareDatabase(inRoot('api', 'build'), env, demo)
  }

  get databaseLost() {
    return this.server!.lost
  }

  /** For a stage that reads this one's data. */
  get secrets(): NodeJS.ProcessEnv {
    return { APP_KEY: this.appKey, CODE_PEPPER: this.pepper }
  }

  get ownerUrl() {
    return this.server!.url('kasbeno_owner')
  }

  portOf(name: string) {
    return this.parts.get(name)!.port
  }

  urlOf(name: string) {
    return `http://127.0.0.1:${this.portOf(name)}`
  }

  processOf(name: string) {
    return this.parts.get(name)!.process
  }

  /** A connection as the superuser: for generating data, and for looking at what is left. */
  async admin() {
    const client = new pg.Client({ connectionString: this.server!.url('postgres', 'kasbeno') })
    client.on('error', () => undefined)
    await client.connect()
    return client
  }

  async make(admin: pg.Client, wanted: Wanted) {
    const env = { ...this.environment(await freePort()), DATABASE_OWNER_URL: this.ownerUrl }
    return make(admin, env, wanted)
  }

  /** Reuses its port; `ready` waits. */
  async start(name: string, env: NodeJS.ProcessEnv) {
    const port = this.parts.get(name)?.port ?? (await freePort())
    const log = openSync(join(this.folder, `${name}.log`), 'a')
    const part = new ApiProcess({ ...this.environment(port), ...env }, { log })
    this.parts.set(name, { port, process: part })
  }

  ready(name: string) {
    return this.processOf(name).ready(this.urlOf(name))
  }

  async close() {
    await Promise.all([...this.parts.values()].map((part) => part.process.stop()))
    await this.server?.stop()
    await rm(this.folder, { recursive: true, force: true })
  }

  /** Production's, with public test secrets. */
  environment(port: number): NodeJS.ProcessEnv {
    return {
      NODE_ENV: 'development',
      DEMO: 'true',
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'error',
      TZ: 'UTC',
      APP_KEY: this.appKey,
      CODE_PEPPER: this.pepper,
      DATABASE_URL: this.server!.url('kasbeno_app'),
      DRIVE_ROOT: join(this.folder, 'files'),
      ...this.options.env,
    }
  }
}
