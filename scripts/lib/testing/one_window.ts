import { type Environment, builtinEnvironments } from 'vitest/runtime'

const { jsdom } = builtinEnvironments

/** Of this process; on the global object, as this file may be evaluated anew for each spec. */
const shared = globalThis as { hasWindow?: boolean }

/**
 * One window for all specs of a process. They share the modules as well, and what those keep of the window, such as the
 * place where styles go, stays right. `setup.ts` brings the window back to how it begins.
 */
export default {
  ...jsdom,
  name: 'one window',
  async setup(global, options) {
    if (!shared.hasWindow) await jsdom.setup(global, options)
    shared.hasWindow = true
    return { teardown: () => undefined }
  },
} satisfies Environment
