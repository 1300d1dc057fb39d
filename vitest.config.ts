import { defineConfig } from 'vitest/config'

/** What both front ends' specs need: a browser's objects, and the clean-up between tests. */
const frontEnd = (name: string) => ({
  test: {
    name,
    root: name,
    include: ['tests/**/*.spec.{ts,tsx}'],
    environment: 'jsdom',
    setupFiles: ['./tests/setup.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    // A quiet run takes a fraction of it; a loaded machine must not decide.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})

/** Specs of the front ends: rules, hooks and components. What only a real browser shows is driven by Playwright. */
export default defineConfig({
  test: {
    projects: [frontEnd('storefront'), frontEnd('backoffice')],
    allowOnly: false,
    // One process for each of two cores.
    maxWorkers: 2,
  },
})
