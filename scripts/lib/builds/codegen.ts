import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { withLock } from '../lock.ts'
import { inRoot, runsSources } from '../paths.ts'
import { Refusal } from '../refusal.ts'
import { type RunResult, run } from '../run.ts'
import { hashOf } from './source_hash.ts'

/** Generating boots the application, which checks its environment; it listens nowhere and asks no database. */
const idle = {
  NODE_ENV: 'development',
  HOST: '127.0.0.1',
  PORT: '3333',
  LOG_LEVEL: 'fatal',
  APP_KEY: 'only-to-boot-for-generated-code-0123456789',
  CODE_PEPPER: 'only-to-boot-for-generated-code-0123456789',
  DATABASE_URL: 'postgresql://kasbeno_app@127.0.0.1:1/kasbeno',
}

const ace = (command: string): Promise<RunResult> =>
  run(process.execPath, [...runsSources, 'bin/console.ts', command], {
    cwd: inRoot('api'),
    env: idle,
  })

const permissions = inRoot('docs', 'permissions.md')

/** Generated files that are committed, because a reviewer reads what has changed in them. */
export const reviewedFiles = [
  inRoot('api', 'openapi', 'answers.d.ts'),
  inRoot('api', 'openapi', 'lists.ts'),
  permissions,
]

/** Generated files that are not committed: one of each command stands for all that it writes. */
const builtFiles = [
  inRoot('api', '.adonisjs', 'server', 'controllers.ts'),
  inRoot('api', 'openapi', 'openapi.json'),
]

const sources = [
  'package-lock.json',
  'scripts/lib/builds/codegen.ts',
  'api/adonisrc.ts',
  'api/package.json',
  'api/tsconfig.json',
  ...['app', 'commands', 'config', 'contracts', 'database', 'providers', 'start', 'types'].map(
    (folder) => `api/${folder}`
  ),
]

const stampFile = inRoot('.cache', 'generated')

/** The application's commands read one another's files; the last table is then laid out as all documents are. */
const steps: (() => Promise<RunResult>)[] = [
  () => ace('codegen'),
  () => ace('docs:openapi'),
  () => ace('docs:permissions'),
  () => run('prettier', ['--write', '--log-level', 'warn', permissions]),
]

/**
 * Writes api/.adonisjs (indexes of controllers and transformers, the route registry), then the API's document, which
 * is read off the routes and their types, and the table of roles and routes.
 */
export async function generateCode(): Promise<RunResult> {
  // Hashed before: what is edited meanwhile is generated the next time.
  const hash = hashOf(sources)
  let output = ''
  for (const step of steps) {
    const result = await step()
    output += result.output
    if (!result.ok) return { ok: false, output }
  }
  await mkdir(dirname(stampFile), { recursive: true })
  await writeFile(stampFile, hash)
  return { ok: true, output }
}

const isCurrent = () =>
  [stampFile, ...builtFiles].every((file) => existsSync(file)) &&
  readFileSync(stampFile, 'utf8') === hashOf(sources)

/**
 * Generates what is missing or older than its sources.
 * @param onStart told when there is something to do
 * @throws Refusal with the output when it fails
 */
export const ensureGenerated = (onStart: () => void = () => {}): Promise<void> =>
  withLock(inRoot('.cache', 'generated.lock'), async () => {
    if (isCurrent()) return
    onStart()
    const { ok, output } = await generateCode()
    if (!ok) throw new Refusal(`The code could not be generated:\n${output.trim()}`)
  })
