import react from '@vitejs/plugin-react'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, minifySync, type Plugin } from 'vite'

const api = process.env.API_ORIGIN ?? 'http://localhost:3333'

/** Chunks that every visit needs; the others are kept when they were first used. */
const shellChunks = /^assets\/(index|pages|tabs|rolldown-runtime)-[^/]+\.(js|css)$|\.woff2$/

/** Writes the worker that keeps the shell, with the names of this build's files. */
const shellWorker = (): Plugin => ({
  name: 'shell-worker',
  apply: 'build',
  generateBundle: {
    // After Vite has taken out the chunks that the start page makes needless: one name that is not there,
    // and no phone can install the worker.
    order: 'post',
    handler(_options, bundle) {
      const all = Object.keys(bundle).sort()
      const files = all.filter((name) => shellChunks.test(name)).map((name) => `/${name}`)
      const version = createHash('sha256').update(all.join('\n')).digest('hex').slice(0, 12)
      const source = readFileSync(new URL('worker/sw.js', import.meta.url), 'utf8')
        .replace("'__VERSION__'", JSON.stringify(version))
        .replace("['__FILES__']", JSON.stringify(files))
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  },
})

/** Writes into the start page what runs before the bundles are here, with the names of the bundles of the pages and the tabs. */
const earlyScript = (): Plugin => ({
  name: 'early-script',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      /** The files of a bundle, as members of a list. */
      const filesOf = (group: string) =>
        Object.keys(bundle)
          .filter((name) => new RegExp(`^assets/${group}-[^/]+\\.(js|css)$`).test(name))
          .map((name) => JSON.stringify(`/${name}`))
          .join()
      const source = readFileSync(new URL('worker/early.js', import.meta.url), 'utf8')
        .replace("'__PAGES__'", filesOf('pages'))
        .replace("'__TABS__'", filesOf('tabs'))
      const { code } = minifySync('early.js', source)
      return html.replace('<!-- early.js -->', () => `<script>${code.trim()}</script>`)
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

/** What a bundle is made of, with all that it imports; what two of the last ones share is one more. */
const bundles = {
  index: ['app/main.tsx'],
  pages: ['app/Pages.tsx'],
  tabs: ['app/bundles/tabs.ts', 'areas/signup/parts/registration/RefusalBanner.tsx'],
  code: ['areas/entry/parts/login/CodeForm.tsx'],
}
const journeys = ['signup', 'money', 'looking']

/**
 * What the entry needs, what every other page needs beside it, what the four tabs need, what a code needs, what the forms share, and
 * the pages of each journey. Each request costs a round trip, which on a phone is longer than the download of
 * what it brings.
 */
const bundleOf = (id: string, modules: Modules) => {
  const isNeededBy = (root: string) => withImports(source(root), modules).has(id)
  for (const [name, roots] of Object.entries(bundles)) if (roots.some(isNeededBy)) return name
  if (/node_modules\/(react-hook-form|@hookform|zod)\//.test(id)) return 'forms'
  const [journey, another] = journeys.filter((name) => isNeededBy(`app/bundles/${name}.ts`))
  return another ? 'shared' : (journey ?? null)
}

export default defineConfig({
  resolve: {
    // Both wouter and the signals bring a substitute for a hook that React has had since 18.
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
  },
  plugins: [react(), shellWorker(), earlyScript()],
  build: {
    // The policy of the pages allows no data: URLs, so nothing is inlined.
    assetsInlineLimit: 0,
    // Browsers that do not know it load the same files a little later.
    modulePreload: { polyfill: false },
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
