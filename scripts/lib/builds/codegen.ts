import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { withLock } from '../lock.ts'
import { inRoot, runsSources } from '../paths.ts'
import { Refusal } from '../refusal.ts'
import { type RunResult, run } from '../run.ts'
import { hashOf } from './source_hash.ts'

/** Satisfies the environment check; nothing is started. */
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

/** Committed, so that reviewers see changes. */
export const reviewedFiles = [
  inRoot('api', 'openapi', 'answers.d.ts'),
  inRoot('api', 'openapi', 'lists.ts'),
  inRoot('docs', 'permissions.md'),
]

/** Not committed; one per command represents its output. */
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

/** In dependency order. */
const steps: (() => Promise<RunResult>)[] = [
  () => ace('codegen'),
  () => ace('docs:openapi'),
  () => ace('docs:permissions'),
]

/** Writes api/.adonisjs, the API's document and the table of permissions. */
export async function generateCode(): Promise<RunResult> {
  // Hashed first: later edits trigger the next run.
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
 * Only when missing or outdated.
 * @param onStart called when there is work
 * @throws Refusal with the output
 */
export const ensureGenerated = (onStart: () => void = () => {}): Promise<void> =>
  withLock(inRoot('.cache', 'generated.lock'), async () => {
    if (isCurrent()) return
    onStart()
    const { ok, output } = await generateCode()
    if (!ok) throw new Refusal(`The code could not be generated:\n${output.trim()}`)
  })
