import { type LaunchOptions, chromium } from 'playwright-core'

const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Where the built product under test answers. */
export const productUrl = () => process.env.PRODUCT_URL!

/** The headless Chromium that the test command found, with a fresh profile. */
export const launchChromium = (options: LaunchOptions = {}) =>
  chromium.launch({
    ...options,
    executablePath: process.env.CHROMIUM_PATH,
    // The sandbox does not work for root and in many containers, and only our own pages are opened.
    chromiumSandbox: false,
    args: [...flags, ...(options.args ?? [])],
    env: { ...process.env, ...JSON.parse(process.env.CHROMIUM_ENV ?? '{}') },
  })
