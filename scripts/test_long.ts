import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { styleText } from 'node:util'
import { inRoot } from './lib/paths.ts'

interface Part {
  name: string
  specs: string[]
  env: NodeJS.ProcessEnv
  missing?: string
}

/** Debian's path of the oldest supported PostgreSQL. */
const debian = '/usr/lib/postgresql/15/bin'
const oldest = process.env.TEST_POSTGRES_BIN || debian
const onPath = (program: string) =>
  [...(process.env.PATH ?? '').split(':'), '/usr/sbin']
    .map((folder) => join(folder, program))
    .find((file) => existsSync(file))
const pgbouncer = onPath('pgbouncer')

const parts: Part[] = [
  {
    name: 'random histories, many times over',
    specs: ['model/', 'chaos/', 'idempotency/money_paths'],
    env: { ROUNDS: 'long' },
  },
  {
    name: `all functional tests on PostgreSQL 15 (${oldest})`,
    specs: [],
    env: { TEST_POSTGRES_BIN: oldest },
    ...(!existsSync(join(oldest, 'initdb')) && {
      missing: 'apt-get install postgresql-15, or TEST_POSTGRES_BIN=FOLDER with its programs',
    }),
  },
  {
    name: 'payments, codes, repeated requests, workers and exports through PgBouncer in transaction mode',
    specs: [
      'orders/pay',
      'orders/batch',
      'identity/',
      'ledger/guards',
      'idempotency/',
      'operate/jobs',
      'operate/workers',
      'resource/export',
      'webhooks/',
      'notifications/',
    ],
    env: { TEST_PGBOUNCER: pgbouncer },
    ...(!pgbouncer && { missing: 'apt-get install pgbouncer' }),
  },
]

const run = ({ specs, env }: Part) =>
  spawnSync(process.execPath, [inRoot('scripts', 'test_api.ts'), 'functional', ...specs], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  }).status === 0

const results = parts.map((part) => ({ ...part, passed: !part.missing && run(part) }))

console.log()
for (const { name, missing, passed } of results) {
  if (missing) console.log(styleText('yellow', `Not run: ${name}. It needs: ${missing}.`))
  else console.log(passed ? `Passed: ${name}.` : styleText('red', `Failed: ${name}.`))
}
const notRun = results.filter(({ missing }) => missing).length
const failed = results.filter(({ missing, passed }) => !missing && !passed).length
console.log(
  `\n${results.length - notRun - failed} parts passed, ${failed} failed, ${notRun} not run`
)
if (failed) process.exitCode = 1
