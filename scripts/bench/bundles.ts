import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { findChromium } from '../lib/testing/chromium.ts'
import { inRoot } from '../lib/paths.ts'
import { Refusal } from '../lib/refusal.ts'
import { run } from '../lib/run.ts'
import type { BenchContext } from './context.ts'
import type { Figure } from './measure.ts'

interface Baseline {
  workspace: string
  name: string
  entry: string
}

const storefrontBase: Baseline = {
  workspace: 'storefront',
  name: 'react, react-dom, wouter and signals alone',
  entry: `import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { Route, Switch } from 'wouter'
const count = signal(0)
function Page() {
  useSignals()
  return createElement('button', { onClick: () => count.value++ }, count.value)
}
createRoot(document.getElementById('root')).render(
  createElement(Switch, null, createElement(Route, { path: '/', component: Page })))`,
}

const backofficeBase: Baseline = {
  workspace: 'backoffice',
  name: 'a minimal react-admin',
  entry: `import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { Admin, Resource, ListGuesser } from 'react-admin'
import simpleRest from 'ra-data-simple-rest'
createRoot(document.getElementById('root')).render(
  createElement(Admin, { dataProvider: simpleRest('/api') },
    createElement(Resource, { name: 'orders', list: ListGuesser })))`,
}

const page = '<!doctype html><div id="root"></div><script type="module" src="./entry.js"></script>'
const counted = /\.(js|css|html)$/

const gzipBytes = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length

/** Gzipped bytes of a minimal application's page; cached by lock file. */
async function baselineBytes({ workspace, entry }: Baseline) {
  const lock = readFileSync(inRoot('package-lock.json'))
  const key = createHash('sha256').update(lock).update(entry).digest('hex')
  const kept = inRoot('.cache', `bench-${workspace}.json`)
  if (existsSync(kept)) {
    const known = JSON.parse(readFileSync(kept, 'utf8')) as { key: string; bytes: number }
    if (known.key === key) return known.bytes
  }
  // Inside the workspace, to resolve its dependencies.
  const draft = inRoot(workspace, 'node_modules', '.cache', 'bench')
  mkdirSync(draft, { recursive: true })
  writeFileSync(join(draft, 'index.html'), page)
  writeFileSync(join(draft, 'entry.js'), entry)
  const env = { NODE_ENV: 'production' }
  const { ok, output } = await run('vite', ['build', '--logLevel', 'warn'], { cwd: draft, env })
  if (!ok) throw new Refusal(`The smallest ${workspace} does not build:\n${output}`)
  const html = readFileSync(join(draft, 'dist', 'index.html'), 'utf8')
  const files = [...html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(([, name]) => name!)
  const bytes = ['index.html', ...files]
    .map((name) => gzipBytes(join(draft, 'dist', name)))
    .reduce((sum, each) => sum + each, 0)
  rmSync(draft, { recursive: true })
  mkdirSync(inRoot('.cache'), { recursive: true })
  writeFileSync(kept, JSON.stringify({ key, bytes }))
  return bytes
}

/** Gzipped bytes until the login screen. */
async function firstLoadBytes(origin: string, path: string, dist: string) {
  const { executablePath, env } = await findChromium()
  const browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const tab = await browser.newPage()
    const files = new Set(['index.html'])
    const base = path.startsWith('/backoffice') ? '/backoffice/' : '/'
    tab.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (counted.test(pathname)) files.add(pathname.slice(base.length))
    })
    await tab.goto(origin + path, { waitUntil: 'load' })
    await tab.locator('input').first().waitFor()
    return [...files]
      .map((file) => gzipBytes(join(dist, file)))
      .reduce((sum, each) => sum + each, 0)
  } finally {
    await browser.close()
  }
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

async function figureOf(what: string, path: string, base: Baseline, aim: number, origin: string) {
  const baseline = await baselineBytes(base)
  const bytes = await firstLoadBytes(origin, path, inRoot(base.workspace, 'dist'))
  return {
    what: `${what}, first load of the login screen, gzip`,
    measured: kilobytes(bytes),
    against: `${base.name}: ${kilobytes(baseline)}`,
    ratios: [bytes / baseline],
    aim: { atMost: aim },
  }
}

export async function benchBundles({ stage }: BenchContext): Promise<Figure[]> {
  const { port, stop } = await (await stage.database('bench_bundles')).api()
  const origin = `http://localhost:${port}`
  try {
    return [
      await figureOf('storefront', '/', storefrontBase, 1.25, origin),
      await figureOf('back-office', '/backoffice/', backofficeBase, 1.15, origin),
    ]
  } finally {
    await stop()
  }
}
