import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { dirname, join } from 'node:path'
import { ensureGenerated } from './codegen.ts'
import { compressFolder } from './compress.ts'
import { withLock } from '../lock.ts'
import { inRoot } from '../paths.ts'
import { Refusal } from '../refusal.ts'
import { type RunResult, inLanes, run } from '../run.ts'
import { hashOf } from './source_hash.ts'

interface Target {
  name: string
  /** Files and folders whose content decides whether the target is built again. */
  sources: string[]
  output: string
  /** Into an empty draft folder. */
  build(draft: string): Promise<RunResult>
}

export type BuildEvent = { name: string; state: 'kept' | 'started' | 'built'; seconds: number }

/** Inside the output, so that removing it forces a build. */
const stampName = '.stamp'

const shared = [
  'package-lock.json',
  'tsconfig.json',
  'scripts/lib/builds/build_all.ts',
  'scripts/lib/builds/compress.ts',
]
const contract = [
  'api/contracts',
  'api/openapi/answers.d.ts',
  'api/openapi/lists.ts',
  'api/package.json',
]

const front = (name: string): Target => ({
  name,
  sources: [...shared, ...contract, name],
  output: inRoot(name, 'dist'),
  async build(draft) {
    const result = await run(
      'vite',
      ['build', '--outDir', draft, '--emptyOutDir', '--logLevel', 'warn'],
      {
        cwd: inRoot(name),
        env: { NODE_ENV: 'production' },
      }
    )
    if (result.ok) await compressFolder(draft)
    return result
  },
})

const targets: Target[] = [
  {
    name: 'api',
    sources: [...shared, 'api'],
    output: inRoot('api', 'build'),
    // tsconfig.build.json names the folder.
    build: () =>
      run(process.execPath, ['ace.js', 'build', '--tsconfig=tsconfig.build.json'], {
        cwd: inRoot('api'),
        env: { NODE_ENV: 'development' },
      }),
  },
  front('storefront'),
  front('backoffice'),
]

function stampOf({ output }: Target) {
  const file = join(output, stampName)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** By rename, so that nobody sees half of it. */
async function replace(output: string, draft: string) {
  const old = `${draft}.old`
  await rm(old, { recursive: true, force: true })
  if (existsSync(output)) await rename(output, old)
  await rename(draft, output)
  await rm(old, { recursive: true, force: true })
}

async function buildTarget(target: Target, onEvent: (event: BuildEvent) => void) {
  const started = Date.now()
  const tell = (state: BuildEvent['state']) =>
    onEvent({ name: target.name, state, seconds: (Date.now() - started) / 1000 })
  // Hashed first: later edits trigger the next build.
  const hash = hashOf(target.sources)
  if (stampOf(target) === hash) return tell('kept')
  tell('started')
  const draft = inRoot('.cache', 'build', target.name)
  await rm(draft, { recursive: true, force: true })
  await mkdir(dirname(draft), { recursive: true })
  const { ok, output } = await target.build(draft)
  if (!ok) throw new Refusal(`The build of ${target.name} failed:\n${output.trim()}`)
  await writeFile(join(draft, stampName), hash)
  await replace(target.output, draft)
  tell('built')
}

/**
 * Builds what changed.
 * @throws Refusal with the compiler's output
 */
export function buildAll(onEvent: (event: BuildEvent) => void) {
  return withLock(inRoot('.cache', 'build.lock'), async () => {
    await ensureGenerated(() => onEvent({ name: 'generated code', state: 'started', seconds: 0 }))
    return inLanes(
      Math.max(1, Math.min(cpus().length, targets.length)),
      targets.map((target) => () => buildTarget(target, onEvent))
    )
  })
}
