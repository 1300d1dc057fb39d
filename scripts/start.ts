import {
  demoCompanies,
  demoHolders,
  demoOwners,
  demoPassword,
  demoStaff,
  demoSupplierToken,
} from '../api/contracts/demo.ts'
import { ApiProcess } from './lib/product/api_process.ts'
import { buildAll } from './lib/builds/build_all.ts'
import { type Database, openDatabase, prepareDatabase } from './lib/postgres/database.ts'
import { checkOperatorDatabase } from './lib/postgres/operator_database.ts'
import { onOrphaned } from './lib/product/orphan.ts'
import { inRoot } from './lib/paths.ts'
import { tell, tellBuild } from './lib/progress.ts'
import { Refusal, runMain } from './lib/refusal.ts'
import { endRunning } from './lib/run.ts'
import { type Settings, readSettings, refuseTakenPort } from './lib/product/settings.ts'

const columnGap = 2

function ownerLines() {
  const all = { ...demoOwners, ...demoCompanies, ...demoHolders }
  const owners = Object.entries(all).map(
    ([state, phone]) => `${phone} ${state.replaceAll('-', ' ')}`
  )
  const height = Math.ceil(owners.length / 2)
  const width = Math.max(...owners.map(({ length }) => length)) + columnGap
  return owners
    .slice(0, height)
    .map((owner, row) => `  ${owner.padEnd(width)}${owners[height + row] ?? ''}`.trimEnd())
}

const demoLines = (url: string) => [
  `  Phone simulator  ${url}/demo/phone`,
  '',
  `  Demo users       ${demoStaff.slice(0, 6).join(', ')},`,
  `                   ${demoStaff.slice(6).join(', ')}`,
  `  Password of all  ${demoPassword}`,
  `  Supplier token   ${demoSupplierToken}`,
  '',
  '  Owners and companies sign in with any mobile number; the phone simulator shows their codes.',
  '  These wait in every state:',
  ...ownerLines(),
]

function greet({ url, demo }: Settings) {
  const lines = [
    '',
    `  Storefront       ${url}/`,
    `  Back-office      ${url}/backoffice/`,
    ...(demo ? demoLines(url) : []),
    '',
    '  Ctrl-C stops everything; the data stay.',
    '',
  ]
  console.log(lines.join('\n'))
}

/** Stopped in reverse order. */
class Product {
  private database: Database | undefined
  private api: ApiProcess | undefined
  private stopping: Promise<void> | undefined

  /** Settles when a part ends. */
  async run(settings: Settings): Promise<string> {
    await refuseTakenPort(settings)
    await checkOperatorDatabase(process.env)
    await buildAll(tellBuild)
    const environment = settings.environment()
    this.database = await openDatabase()
    const { ownerEnvironment, lost } = this.database
    await prepareDatabase(
      inRoot('api', 'build'),
      { ...environment, ...ownerEnvironment },
      settings.demo
    )
    this.api = new ApiProcess({ ...environment, ...this.database.environment })
    await this.api.ready(settings.url)
    greet(settings)
    return Promise.race([lost, this.api.ended.then(() => 'The API ended by itself.')])
  }

  stop() {
    this.stopping ??= this.stopInOrder()
    return this.stopping
  }

  get isStopping() {
    return this.stopping !== undefined
  }

  private async stopInOrder() {
    endRunning()
    await this.api?.stop()
    await this.database?.stop()
  }
}

function stopOnSignals(product: Product) {
  const stop = () => {
    if (product.isStopping) return
    tell('Stopping …')
    void product.stop().then(() => process.exit())
  }
  // A closed terminal needs no output.
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  if (process.env.npm_lifecycle_event) onOrphaned(stop)
}

await runMain(async () => {
  const settings = readSettings()
  const product = new Product()
  stopOnSignals(product)
  try {
    throw new Refusal(await product.run(settings))
  } catch (error) {
    // Errors while stopping are expected.
    if (!product.isStopping) throw error
  } finally {
    await product.stop()
  }
})
