import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../ports.ts'
import { type Account, type Binaries, findAccount, findBinaries, rootShelter } from './binaries.ts'
import {
  type DatabaseRole,
  type Passwords,
  clusterOf,
  createHome,
  findHome,
  isHome,
  accountOwning,
  postgresEnvironment,
  readPasswords,
  refuseOtherVersion,
} from './home.ts'
import { Refusal } from '../refusal.ts'

export interface PostgresOptions {
  /** Data and passwords; created on first start. */
  home: string
  /** False for tests: no fsync, removed at the end. */
  durable?: boolean
  /** Other binaries, for tests. */
  binaries?: string | undefined
}

export interface EmbeddedPostgres {
  /** As owner, application (owns nothing) or superuser. */
  url(role: DatabaseRole, database?: string): string
  /** Settles when it could not be restarted. */
  lost: Promise<Error>
  stop(): Promise<void>
}

/** Shared memory and recovery take a moment after a crash. */
const retryMsMax = 5_000
const recoverMsMax = 60_000
const retryPauseMs = 200
const mainDatabase = 'kasbeno'
/** Detects another supervisor on the same data. */
const supervisorName = 'kasbeno-supervisor'

function isPostmaster(pid: number, cluster: string) {
  try {
    if (process.platform === 'linux')
      return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster)
    return spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], {
      encoding: 'utf8',
    }).stdout.includes('postgres')
  } catch {
    return false
  }
}

/** Removes a stale pid file, whose pid may be reused. */
function livePort(cluster: string) {
  const file = join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  if (isPostmaster(Number(lines[0]), cluster)) return Number(lines[3])
  rmSync(file, { force: true })
  return undefined
}

class Supervisor implements EmbeddedPostgres {
  lost: Promise<Error>
  private port = 0
  private stopping = false
  private watch: pg.Client | undefined
  private guard: ChildProcessByStdio<Writable, null, null> | undefined
  private reportLoss!: (error: Error) => void
  private readonly cluster: string
  private readonly passwords: Passwords
  private readonly home: string
  private readonly account: Account
  private readonly binaries: Binaries
  private readonly durable: boolean

  constructor(home: string, account: Account, binaries: Binaries, durable: boolean) {
    this.home = home
    this.account = account
    this.binaries = binaries
    this.durable = durable
    this.cluster = clusterOf(home)
    this.passwords = readPasswords(home)
    this.lost = new Promise((resolve) => (this.reportLoss = resolve))
  }

  url(role: DatabaseRole, database = mainDatabase) {
    return `postgresql://${role}:${this.passwords[role]}@127.0.0.1:${this.port}/${database}`
  }

  /** Unless its supervisor lives. */
  async stopLeftOver() {
    const port = livePort(this.cluster)
    if (port === undefined) return
    this.port = port
    const client = await this.connect().catch(() => undefined)
    const busy = await client?.query('select 1 from pg_stat_activity where application_name = $1', [
      supervisorName,
    ])
    await client?.end()
    if (busy?.rowCount) {
      throw new Refusal(
        'Kasbeno is running in this folder already: stop it first, or use another copy of the folder.'
      )
    }
    this.pgCtl('stop', '-m', 'fast', '-t', '30')
  }

  async start() {
    this.guard = this.startGuard()
    this.port = await freePort()
    await this.untilItWorks(async () => {
      const options = ['-t', '60', '-l', this.logFile(), '-o', this.serverOptions()]
      const { status, output } = this.pgCtl('start', ...options)
      if (status !== 0) this.port = await freePort()
      if (status !== 0)
        throw new Error(`${output}\n${readFileSync(this.logFile(), 'utf8').slice(-2_000)}`)
    })
    await this.superviseConnection()
  }

  /** The owner migrates; the application owns nothing. */
  async createDatabase() {
    const client = await this.connect()
    for (const role of ['kasbeno_owner', 'kasbeno_app'] as const) {
      const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role])
      const verb = rowCount ? 'alter' : 'create'
      await client.query(`${verb} role ${role} login password '${this.passwords[role]}'`)
    }
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [
      mainDatabase,
    ])
    if (!rowCount) await client.query(`create database ${mainDatabase} owner kasbeno_owner`)
    await client.end()
  }

  async stop() {
    this.stopping = true
    await this.watch?.end().catch(() => undefined)
    const guard = this.guard
    if (!guard) return
    const ended = new Promise((resolve) => guard.once('exit', resolve))
    guard.ref()
    guard.stdin.end()
    if (guard.exitCode === null) await ended
  }

  /** A shell stops the server when we die. */
  private startGuard() {
    const script = 'cat >/dev/null; "$0" stop -D "$1" -w -t 60 -m "$2"; [ -z "$3" ] || rm -rf "$3"'
    const guard = spawn(
      '/bin/sh',
      [
        '-c',
        script,
        ...[this.binaries.pgCtl, this.cluster],
        ...(this.durable ? ['fast', ''] : ['immediate', this.home]),
      ],
      {
        ...this.account,
        cwd: '/',
        env: postgresEnvironment(),
        detached: true,
        stdio: ['pipe', 'ignore', 'ignore'],
      }
    )
    guard.unref()
    return guard
  }

  private logFile() {
    const file = join(this.home, 'server.log')
    writeFileSync(file, '', { mode: 0o600, flag: 'a' })
    if (this.account) chownSync(file, this.account.uid, this.account.gid)
    return file
  }

  private serverOptions() {
    const settings = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'timezone=UTC',
      'log_timezone=UTC',
    ]
    if (!this.durable) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off')
    return [`-p ${this.port}`, ...settings.map((setting) => `-c ${setting}`)].join(' ')
  }

  private pgCtl(command: 'start' | 'stop', ...options: string[]) {
    // The server inherits outputs, so pipes would never end; the log file has them.
    const { status, error } = spawnSync(
      this.binaries.pgCtl,
      [command, '-D', this.cluster, '-w', '-s', ...options],
      {
        ...this.account,
        cwd: '/',
        env: postgresEnvironment(),
        stdio: 'ignore',
      }
    )
    return { status, output: error?.message ?? `pg_ctl ${command} ended with ${status}` }
  }

  private async connect(name = 'kasbeno-setup') {
    const client = new pg.Client({
      connectionString: this.url('postgres', 'postgres'),
      application_name: name,
    })
    client.on('error', () => undefined)
    await client.connect()
    return client
  }

  private async untilItWorks(attempt: () => Promise<void>, msMax = retryMsMax) {
    const deadline = Date.now() + msMax
    for (;;) {
      try {
        return await attempt()
      } catch (error) {
        if (Date.now() > deadline)
          throw new Refusal(`The embedded PostgreSQL does not start: ${(error as Error).message}`)
        await pause(retryPauseMs)
      }
    }
  }

  private async superviseConnection() {
    this.watch = await this.connect(supervisorName)
    this.watch.once('end', () => {
      if (!this.stopping) void this.recover()
    })
  }

  /** Restarts on the same port. */
  private async recover() {
    try {
      await this.untilItWorks(async () => {
        if (livePort(this.cluster) === undefined && !this.stopping) {
          this.pgCtl('start', '-t', '60', '-l', this.logFile(), '-o', this.serverOptions())
        }
        await this.superviseConnection()
      }, recoverMsMax)
    } catch (error) {
      this.reportLoss(error as Error)
    }
  }
}

/**
 * On a free loopback port.
 * @throws Refusal when it cannot run, or runs already
 */
export async function startPostgres({
  home: wanted,
  durable = true,
  binaries: folder,
}: PostgresOptions): Promise<EmbeddedPostgres> {
  const account = findAccount(accountOwning(wanted))
  const home = findHome(wanted, account)
  const binaries = findBinaries(account, rootShelter, folder)
  if (!isHome(home)) createHome(home, account, binaries, durable)
  if (!folder) refuseOtherVersion(home)
  chmodSync(home, 0o700)
  const server = new Supervisor(home, account, binaries, durable)
  try {
    await server.stopLeftOver()
    await server.start()
    await server.createDatabase()
    return server
  } catch (error) {
    await server.stop()
    throw error
  }
}
