import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { demoOwners, type DemoState } from '#contracts/demo'
import { type Browser, launchChromium, productUrl } from '#tests/support/browser'
import { Debtor } from './support/debtor.js'
import { Complaints } from './support/screen.js'
import { barriersOn } from './support/screens.js'

/** The screens that each person of the demo has something to see on. */
const screens: Partial<Record<DemoState, string[]>> = {
  'credit-in-use': [
    '/home',
    '/home/distributors',
    '/order',
    '/order?status=COMPLETED',
    '/installments',
    '/wallet',
    '/wallet/charge',
    '/profile',
    '/general-home',
    '/nowhere',
  ],
  'documents-rejected': [
    '/signup/status',
    '/signup/identity-information',
    '/signup/store-info',
    '/signup/document-upload',
  ],
  'package-chosen': ['/signup/select-credit-amount', '/signup/platform-fee', '/signup/summary'],
}

/** The first of what a list leads to. */
const leads = ['/order', '/order?status=COMPLETED', '/installments']

const settled = async (page: Page, path: string) => {
  await page.goto(path)
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
}

const firstOf = async (page: Page, list: string): Promise<string[]> => {
  await settled(page, list)
  const links = page.locator('main a[href^="/order/"], main a[href^="/installments/"]')
  const href = (await links.count()) > 0 ? await links.first().getAttribute('href') : null
  return href ? [href] : []
}

const signIn = (browser: Browser, state: DemoState, complaints: Complaints) => {
  const facts = { nationalCode: '', firstname: '', lastname: '', shopname: '' }
  return Debtor.signIn(browser, { phone: demoOwners[state], ...facts }, complaints)
}

test.group('Every screen of the storefront', () => {
  for (const [state, paths] of Object.entries(screens)) {
    test(`can be read and used by everybody: ${state}`, async ({ assert, cleanup }) => {
      const browser = await launchChromium()
      cleanup(() => browser.close())
      const complaints = new Complaints()
      const { page } = await signIn(browser, state as DemoState, complaints)
      const found = state === 'credit-in-use' ? leads.map((list) => () => firstOf(page, list)) : []
      const opened = [...paths]
      for (const find of found) opened.push(...(await find()))
      if (found.length) assert.isAbove(opened.length, paths.length, 'a record to look at')
      for (const path of opened) {
        await settled(page, path)
        assert.deepEqual(await barriersOn(page), [])
        await page.emulateMedia({ colorScheme: 'dark' })
        assert.deepEqual(await barriersOn(page), [], 'in the dark')
        await page.emulateMedia({ colorScheme: 'light' })
      }
      assert.deepEqual(complaints.all, [])
    })
  }

  test('can be used before signing in', async ({ assert, cleanup }) => {
    const browser = await launchChromium()
    cleanup(() => browser.close())
    const context = await browser.newContext({ baseURL: productUrl(), locale: 'fa-IR' })
    const page = await context.newPage()
    for (const path of ['/login', '/demo/phone?phone=09990000116']) {
      await settled(page, path)
      assert.deepEqual(await barriersOn(page), [])
    }
  })
})
