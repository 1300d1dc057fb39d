import { type Environment, builtinEnvironments } from 'vitest/runtime'

const { jsdom } = builtinEnvironments

/** On the global object: this file may be evaluated per spec. */
const shared = globalThis as { hasWindow?: boolean }

/** Shared with the modules, whose references into it stay valid; `setup.ts` resets it. */
export default {
  ...jsdom,
  name: 'one window',
  async setup(global, options) {
    if (!shared.hasWindow) await jsdom.setup(global, options)
    shared.hasWindow = true
    return { teardown: () => undefined }
  },
} satisfies Environment
