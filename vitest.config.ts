import { fileURLToPath } from 'node:url'
import { type TestProjectInlineConfiguration, defineConfig } from 'vitest/config'

/** What both front ends' specs need: a browser's objects, and the clean-up between tests. */
const frontEnd = (
  folder: string,
  own: TestProjectInlineConfiguration['test'] = {}
): TestProjectInlineConfiguration => ({
  test: {
    name: folder,
    root: folder,
    include: ['tests/**/*.spec.{ts,tsx}'],
    // Reading a front end's packages takes longer than most of its specs: those of a process share them, and the window.
    isolate: false,
    environment: fileURLToPath(import.meta.resolve('./scripts/lib/testing/one_window.ts')),
    setupFiles: ['./tests/setup.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    // A quiet run takes a fraction of it; a loaded machine must not decide.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    ...own,
  },
})

/** Specs that put something else in the place of a module. */
const replacing = {
  backoffice: ['tests/lists/offered.spec.ts'],
  storefront: ['tests/dashboard/invoices.spec.tsx', 'tests/dashboard/pages.spec.tsx'],
}

/** Specs of the front ends: rules, hooks and components. What only a real browser shows is driven by Playwright. */
export default defineConfig({
  test: {
    projects: Object.entries(replacing).flatMap(([folder, include]) => [
      frontEnd(folder, { exclude: include }),
      frontEnd(folder, {
        name: `${folder}, with modules of its own`,
        include,
        isolate: true,
      }),
    ]),
    allowOnly: false,
    // One process for each of two cores.
    maxWorkers: 2,
  },
})
