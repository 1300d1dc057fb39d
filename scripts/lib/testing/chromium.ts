import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'
import { withLock } from '../lock.ts'

const execute = promisify(execFile)
const root = join(import.meta.dirname, '..', '..', '..')
const namesOnPath = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const versionMsMax = 20_000

export interface FoundChromium {
  executablePath: string
  /** Such as bundled libraries. */
  env: Record<string, string>
}

/** Stubs exist on PATH: the version check tells. */
async function starts(executablePath: string, env: Record<string, string> = {}) {
  try {
    const options = { timeout: versionMsMax, env: { ...process.env, ...env } }
    const { stdout } = await execute(executablePath, ['--version', '--no-sandbox'], options)
    return /Chrom/.test(stdout)
  } catch {
    return false
  }
}

function* candidates() {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of namesOnPath) yield join(folder, name)
  }
  yield chromium.executablePath()
}

/** Once and atomic: test processes run in parallel. */
async function unpack() {
  const require = createRequire(import.meta.url)
  const packageFolder = join(dirname(require.resolve('@sparticuz/chromium')), '..')
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string
  }
  const folder = join(root, '.cache', `chromium-${version}`)
  await withLock(`${folder}.lock`, async () => {
    if (existsSync(folder)) return
    await mkdir(dirname(folder), { recursive: true })
    const draft = await mkdtemp(`${folder}.`)
    try {
      const program = `import('@sparticuz/chromium').then((it) => it.default.executablePath())`
      // It unpacks into TMPDIR, libraries only on Lambda.
      const env = { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' }
      await execute(process.execPath, ['--eval', program], { cwd: root, env })
      await rename(draft, folder)
    } finally {
      await rm(draft, { recursive: true, force: true })
    }
  })
  return folder
}

async function packagedChromium(): Promise<FoundChromium> {
  const folder = await unpack()
  const executablePath = join(folder, 'chromium')
  const fonts: Record<string, string> = existsSync('/etc/fonts/fonts.conf')
    ? {}
    : { FONTCONFIG_PATH: join(folder, 'fonts') }
  const libraries = { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') }
  if (await starts(executablePath, fonts)) return { executablePath, env: fonts }
  if (await starts(executablePath, { ...fonts, ...libraries })) {
    return { executablePath, env: { ...fonts, ...libraries } }
  }
  throw new Error('No Chromium runs on this machine: install one, or name it with CHROMIUM_PATH.')
}

let found: Promise<FoundChromium> | undefined

async function find(): Promise<FoundChromium> {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (await starts(named)) return { executablePath: named, env: {} }
    throw new Error(`CHROMIUM_PATH names ${named}, which does not start.`)
  }
  for (const executablePath of candidates()) {
    if (existsSync(executablePath) && (await starts(executablePath)))
      return { executablePath, env: {} }
  }
  return packagedChromium()
}

/** CHROMIUM_PATH, PATH, Playwright's, or the npm package's. */
export function findChromium() {
  found ??= find()
  return found
}
