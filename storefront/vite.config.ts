import react from '@vitejs/plugin-react'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

const api = process.env.API_ORIGIN ?? 'http://localhost:3333'

/** Chunks that every visit needs; the others are kept when they were first used. */
const shellChunks = /^assets\/(index|tabs)-[^/]+\.(js|css)$|\.woff2$/

/** Writes the worker that keeps the shell, with the names of this build's files. */
const shellWorker = (): Plugin => ({
  name: 'shell-worker',
  apply: 'build',
  generateBundle(_options, bundle) {
    const all = Object.keys(bundle).sort()
    const files = all.filter((name) => shellChunks.test(name)).map((name) => `/${name}`)
    const version = createHash('sha256').update(all.join('\n')).digest('hex').slice(0, 12)
    const source = readFileSync(new URL('worker/sw.js', import.meta.url), 'utf8')
      .replace("'__VERSION__'", JSON.stringify(version))
      .replace("['__FILES__']", JSON.stringify(files))
    this.emitFile({ type: 'asset', fileName: 'sw.js', source })
  },
})

/** Tells `public/early.js` the names of the bundle of the four tabs. */
const tabsNamed = (): Plugin => ({
  name: 'tabs-named',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) => {
      const files = Object.keys(bundle).filter((name) =>
        /^assets\/tabs-[^/]+\.(js|css)$/.test(name)
      )
      const content = files.map((name) => `/${name}`).join(' ')
      return [{ tag: 'meta', attrs: { name: 'tabs', content }, injectTo: 'head' as const }]
    },
  },
})

interface Modules {
  getModuleInfo: (id: string) => { importedIds: string[] } | null
}

/** A module with all that it imports at once. */
const withImports = (root: string, modules: Modules) => {
  const found = new Set([root])
  for (const id of found) {
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  }
  return found
}

const source = (path: string) => fileURLToPath(new URL(`src/${path}`, import.meta.url))

/**
 * Three bundles: what the first page needs, what the four tabs need beside it, and what the forms share.
 * Each request costs a round trip, which on a phone is longer than the download of what it brings.
 */
const bundleOf = (id: string, modules: Modules) => {
  if (withImports(source('app/main.tsx'), modules).has(id)) return 'index'
  if (withImports(source('screens/tabs.ts'), modules).has(id)) return 'tabs'
  return /node_modules\/(react-hook-form|@hookform|zod)\//.test(id) ? 'forms' : null
}

export default defineConfig({
  plugins: [react(), shellWorker(), tabsNamed()],
  build: {
    // The policy of the pages allows no data: URLs, so nothing is inlined.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: bundleOf }] },
      },
    },
  },
  server: {
    port: Number(process.env.STOREFRONT_PORT ?? 5173),
    proxy: { '/api': api, '/demo': api },
  },
})
