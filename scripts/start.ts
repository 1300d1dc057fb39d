import { demoPassword, demoStaff, demoSupplierToken } from '../api/contracts/demo.ts'
import { existsSync } from 'node:fs'
import { ApiProcess, addressOf } from './lib/api_process.ts'
import { buildAll } from './lib/builds.ts'
import { checkOperatorDatabase } from './lib/operator_database.ts'
import { inRoot } from './lib/paths.ts'
import { whyNotListen } from './lib/ports.ts'
import { type EmbeddedPostgres, startPostgres } from './lib/postgres.ts'
import { tell, tellBuild } from './lib/progress.ts'
import { Refusal, runMain } from './lib/refusal.ts'
import { endRunning, run } from './lib/run.ts'
import { demoSecrets } from './lib/secrets.ts'

const defaultPort = 3333
const newerDatabaseExit = /newer than this version/

function readPort() {
  const port = Number(process.env.PORT || defaultPort)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Refusal(`PORT must be a whole number from 1 to 65535, not "${process.env.PORT}".`)
}

async function refuseTakenPort(port: number, host: string) {
  const reason = await whyNotListen(port, host)
  if (reason === 'EADDRINUSE') {
    throw new Refusal(
      `Port ${port} is taken: end the program that listens there, or choose another with PORT=… npm start.`
    )
  }
  if (reason === 'EACCES')
    throw new Refusal(`This user may not listen on port ${port}: choose one above 1023 with PORT.`)
  if (reason)
    throw new Refusal(`Kasbeno cannot listen on ${host}:${port} (${reason}): check HOST and PORT.`)
}

async function prepareDatabase(env: NodeJS.ProcessEnv, demo: boolean) {
  const { ok, output } = await run(
    process.execPath,
    ['ace.js', 'db:prepare', ...(demo ? ['--demo'] : [])],
    {
      cwd: inRoot('api', 'build'),
      env,
    }
  )
  if (ok) return
  const newer = output.split('\n').find((line) => newerDatabaseExit.test(line))
  throw new Refusal(
    newer
      ? newer.replace(/^.*?(?=The database)/, '')
      : `The database could not be prepared:\n${output.trim()}`
  )
}

function greet(url: string, demo: boolean) {
  const lines = [
    '',
    `  Storefront       ${url}/`,
    `  Back-office      ${url}/backoffice/`,
    ...(demo ? [`  Phone simulator  ${url}/demo/phone`] : []),
  ]
  if (demo) {
    lines.push(
      '',
      `  Demo users       ${demoStaff.slice(0, 6).join(', ')},`,
      `                   ${demoStaff.slice(6).join(', ')}`
    )
    lines.push(`  Password of all  ${demoPassword}`, `  Supplier token   ${demoSupplierToken}`)
    lines.push(
      '',
      '  Shop owners sign in with any mobile number; the phone simulator shows their codes.'
    )
  }
  console.log([...lines, '', '  Ctrl-C stops everything; the data stay.', ''].join('\n'))
}

/** The server does not need to know the owner's password of the embedded database. */
const asApplication = ({ DATABASE_URL }: { DATABASE_URL: string }) => ({ DATABASE_URL })

/** What is to be stopped, in the order in which it was started. */
class Stack {
  private database: EmbeddedPostgres | undefined
  private api: ApiProcess | undefined
  private stopping: Promise<void> | undefined

  async start() {
    const production = process.env.NODE_ENV === 'production'
    const demo = process.env.DEMO ? process.env.DEMO === 'true' : !production
    const host = process.env.HOST || '127.0.0.1'
    const port = readPort()
    await refuseTakenPort(port, host)
    await checkOperatorDatabase(process.env)
    await buildAll(tellBuild)

    const env: NodeJS.ProcessEnv = {
      NODE_ENV: process.env.NODE_ENV ?? 'development',
      HOST: host,
      PORT: String(port),
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
      DRIVE_ROOT: process.env.DRIVE_ROOT ?? inRoot('.data', 'files'),
      DEMO: String(demo),
      ...(production ? {} : demoSecrets()),
    }
    const databases = await this.openDatabase()
    tell('Preparing the database …')
    await prepareDatabase({ ...env, ...databases }, demo)

    this.api = new ApiProcess({ ...env, ...(this.database ? asApplication(databases) : databases) })
    await this.api.ready(addressOf(host, port))
    greet(addressOf(host, port), demo)
    return Promise.race([this.api.ended.then(() => 'The API ended.'), this.databaseLost()])
  }

  stop() {
    this.stopping ??= this.stopAll()
    return this.stopping
  }

  get isStopping() {
    return this.stopping !== undefined
  }

  private async stopAll() {
    endRunning()
    await this.api?.stop()
    await this.database?.stop()
  }

  private async openDatabase() {
    if (process.env.DATABASE_URL) {
      return {
        DATABASE_URL: process.env.DATABASE_URL,
        DATABASE_OWNER_URL: process.env.DATABASE_OWNER_URL,
      }
    }
    tell('Starting PostgreSQL …')
    this.database = await startPostgres({ home: inRoot('.data', 'postgres') })
    return {
      DATABASE_URL: this.database.url('kasbeno_app'),
      DATABASE_OWNER_URL: this.database.url('kasbeno_owner'),
    }
  }

  private databaseLost(): Promise<string> {
    if (!this.database) return new Promise(() => undefined)
    return this.database.lost.then(
      (error) => `The database ended and did not come back: ${error.message}`
    )
  }
}

await runMain(async () => {
  if (existsSync(inRoot('.env'))) process.loadEnvFile(inRoot('.env'))
  const stack = new Stack()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stack.isStopping) return
      tell('Stopping …')
      void stack.stop().then(() => process.exit())
    })
  }
  try {
    const end = await stack.start()
    if (!stack.isStopping) throw new Refusal(end)
  } catch (error) {
    if (!stack.isStopping) throw error
  } finally {
    await stack.stop()
  }
})
