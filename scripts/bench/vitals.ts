import { type Browser, type BrowserContext, type Page, chromium } from 'playwright-core'
import { findChromium } from '../lib/testing/chromium.ts'
import type { BenchContext } from './context.ts'
import { addInvoices } from './invoices.ts'
import { type Figure, median, spreadOf } from './measure.ts'
import { addDistributors, addShops } from './shops.ts'

/** Mid-range phone on Chrome's slow 4G. */
const phone = { width: 390, height: 844 }
const cpuSlowdown = 4
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.44 * 1_000_000) / 8,
  uploadThroughput: (675 * 1_000) / 8,
}
const keysApartMs = 60

interface Vitals {
  lcp: number
  cls: number
  inp: number
}

interface BrowserWindow {
  vitals: Vitals
  requestAnimationFrame: (callback: () => void) => void
}

/** Injected before the page's scripts. */
function observe() {
  const vitals = { lcp: 0, cls: 0, inp: 0 }
  const watch = (type: string, note: (entry: Record<string, number>) => void) => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as never)
    })
    // Node's types lack these entry kinds.
    observer.observe({ type, buffered: true, durationThreshold: 16 } as never)
  }
  watch('largest-contentful-paint', (entry) => (vitals.lcp = entry.startTime!))
  // CLS: shifts within a second of each other, five seconds at most.
  const moment = { from: 0, to: 0, sum: 0 }
  watch('layout-shift', ({ hadRecentInput, startTime: at, value }) => {
    if (hadRecentInput) return
    if (at! - moment.to > 1000 || at! - moment.from > 5000)
      Object.assign(moment, { from: at, sum: 0 })
    moment.to = at!
    moment.sum += value!
    vitals.cls = Math.max(vitals.cls, moment.sum)
  })
  watch('event', (entry) => {
    if (entry.interactionId) vitals.inp = Math.max(vitals.inp, entry.duration!)
  })
  Object.assign(globalThis, { vitals })
}

/** After the frame of the last interaction. */
const read = (page: Page) =>
  page.evaluate(async () => {
    const { requestAnimationFrame: onFrame, vitals } = globalThis as unknown as BrowserWindow
    for (let frame = 0; frame < 3; frame++)
      await new Promise<void>((resolve) => onFrame(() => setTimeout(resolve)))
    return { ...vitals }
  })

interface Visit {
  origin: string
  phone: string
  code: () => Promise<string>
}

type Kept = Awaited<ReturnType<BrowserContext['storageState']>>

/** Empty cache; `kept`: cookies and storage of an earlier visit. */
async function openPhone(browser: Browser, origin: string, kept?: Kept) {
  const context = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'fa-IR',
    baseURL: origin,
    storageState: kept,
  })
  const page = await context.newPage()
  const protocol = await context.newCDPSession(page)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  await protocol.send('Network.enable')
  await protocol.send('Network.emulateNetworkConditions', network)
  await page.addInitScript(observe)
  return { context, page }
}

/** Evicted cache, live session. */
async function coldHome(browser: Browser, origin: string, kept: Kept) {
  const { context, page } = await openPhone(browser, origin, kept)
  let requests = 0
  page.on('request', () => requests++)
  await page.goto('/home')
  await page.getByText('اعتبار باقی‌مانده').first().waitFor()
  const { lcp } = await read(page)
  // The service worker then stores what was fetched.
  const seen = requests
  await context.close()
  return { lcp, requests: seen }
}

/** First visit, sign-in, browsing, return visit. */
async function visit(browser: Browser, { origin, phone: number, code }: Visit) {
  const { context, page } = await openPhone(browser, origin)
  const type = async (label: string, text: string) => {
    await page.getByLabel(label).tap()
    await page.keyboard.type(text, { delay: keysApartMs })
  }

  await page.goto('/login?redirectTo=%2Fhome')
  await page.getByLabel('شماره موبایل').waitFor()
  await type('شماره موبایل', number)
  const { lcp: firstLcp } = await read(page)
  await page.getByRole('button', { name: 'دریافت کد' }).tap()
  await page.getByLabel('کد پیامک‌شده').waitFor()
  await type('کد پیامک‌شده', await code())
  await page.waitForURL('**/home')
  const suggestion = page.getByRole('dialog')
  await page.getByText('اعتبار باقی‌مانده').or(suggestion).first().waitFor()
  const signedIn = await read(page)

  await page.goto('/home')
  await page.getByRole('navigation').getByRole('link').first().waitFor()
  await page.waitForLoadState('networkidle')
  const { lcp: homeLcp } = await read(page)
  await page.keyboard.press('Escape')
  const links = page.getByRole('navigation').getByRole('link')
  for (let index = (await links.count()) - 1; index >= 0; index--) {
    await links.nth(index).tap()
    await page.waitForLoadState('networkidle')
  }
  const looked = await read(page)
  const kept = await context.storageState()
  await context.close()
  const cold = await coldHome(browser, origin, kept)
  return {
    firstLcp,
    homeLcp,
    coldLcp: cold.lcp,
    coldRequests: cold.requests,
    inp: Math.max(signedIn.inp, looked.inp),
    cls: Math.max(signedIn.cls, looked.cls),
  }
}

export async function benchVitals({ stage, quick }: BenchContext): Promise<Figure[]> {
  const rounds = quick ? 2 : 5
  const { admin, api } = await stage.database('bench_vitals')
  const shops = await addShops(admin, rounds)
  const distributors = await addDistributors(admin, 10)
  await addInvoices(admin, { count: rounds * 5, shops, distributors, pepper: stage.pepper })
  const { port, stop } = await api()
  const { executablePath, env } = await findChromium()
  const args = ['--no-sandbox', '--disable-gpu']
  const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env }, args })
  const visits: Awaited<ReturnType<typeof visit>>[] = []
  try {
    for (const shop of shops) {
      const code = async () => {
        const messages = await fetch(`http://localhost:${port}/api/demo/sms?phone=${shop.phone}`)
        const sent = (await messages.json()) as { code?: string }[]
        return sent.find((message) => message.code)!.code!
      }
      visits.push(
        await visit(browser, { origin: `http://localhost:${port}`, phone: shop.phone, code })
      )
    }
  } finally {
    await browser.close()
    await stop()
  }
  return figuresOf(visits)
}

const against = `CPU slowed ${cpuSlowdown} times, slow 4G`

type Measured = 'firstLcp' | 'homeLcp' | 'coldLcp' | 'coldRequests' | 'inp' | 'cls'

function figuresOf(visits: Record<Measured, number>[]) {
  const figure = (
    what: string,
    values: number[],
    aim: number,
    write: (value: number) => string
  ): Figure => {
    const { min, max } = spreadOf(values)
    return {
      what: `storefront on a phone: ${what}`,
      measured: `${write(median(values))} [${write(min)}–${write(max)}]; aim ≤ ${write(aim)}`,
      against,
      reached: median(values) <= aim,
    }
  }
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
  const millis = (ms: number) => `${Math.round(ms)} ms`
  const shift = (value: number) => value.toFixed(3)
  return [
    figure(
      'LCP of the login screen, empty cache',
      visits.map((each) => each.firstLcp),
      2500,
      seconds
    ),
    figure(
      'LCP of the home screen, coming back',
      visits.map((each) => each.homeLcp),
      2500,
      seconds
    ),
    figure(
      'LCP of the home screen, empty cache',
      visits.map((each) => each.coldLcp),
      2500,
      seconds
    ),
    figure(
      'requests of the home screen, empty cache',
      visits.map((each) => each.coldRequests),
      15,
      (value) => `${value}`
    ),
    figure(
      'INP while signing in and looking around',
      visits.map((each) => each.inp),
      200,
      millis
    ),
    figure(
      'CLS',
      visits.map((each) => each.cls),
      0.1,
      shift
    ),
  ]
}
