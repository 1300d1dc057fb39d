import { type Browser as Chromium, type BrowserContext, chromium } from 'playwright-core'

const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A camera and a microphone that are nobody's; who asks for them is told yes.
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
]

/** Where the built product under test answers. */
export const productUrl = () => process.env.PRODUCT_URL!

/** What a test opens in Chromium: each context is a profile of its own, as fresh as that of a browser just started. */
export interface Browser extends Pick<Chromium, 'newContext' | 'contexts'> {
  /** Ends the contexts that were opened through it. */
  close(): Promise<void>
}

const start = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    // The sandbox does not work for root and in many containers, and only our own pages are opened.
    chromiumSandbox: false,
    args: flags,
    // Without a locale a file with a Persian name is saved as "download".
    env: { LANG: 'C.UTF-8', ...process.env, ...JSON.parse(process.env.CHROMIUM_ENV ?? '{}') },
  })

let running: Chromium | undefined

/** The headless Chromium that the test command found: started once for all tests of a process. */
export const launchChromium = async (): Promise<Browser> => {
  if (!running?.isConnected()) running = await start()
  const chromium = running
  const opened = new Set<BrowserContext>()
  return {
    async newContext(options) {
      const context = await chromium.newContext(options)
      opened.add(context)
      context.once('close', () => opened.delete(context))
      return context
    },
    contexts: () => [...opened],
    async close() {
      for (const context of opened) await context.close()
    },
  }
}

export const endChromium = () => running?.close()
