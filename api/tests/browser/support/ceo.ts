import type { Page } from 'playwright-core'
import { toPersianDigits } from '#contracts/digits'
import { type Browser, productUrl } from '#tests/support/browser'
import { codeFor } from '#factories/messages'
import type { Complaints } from './screen.js'

/** A CEO at a desk, with nobody signed in. */
export const deskOf = async (browser: Browser, complaints: Complaints): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    baseURL: productUrl(),
    acceptDownloads: true,
  })
  const page = await context.newPage()
  complaints.watch(page, 'ceo')
  return page
}

/** From the phone through its code to the dashboard of the only company that the CEO leads. */
export const enterDashboard = async (page: Page, { phone }: { phone: string }): Promise<void> => {
  await page.waitForURL('**/legal-dashboard-login')
  await page.getByLabel('شماره موبایل').fill(toPersianDigits(phone))
  await page.getByRole('button', { name: 'دریافت کد' }).click()
  const code = page.getByLabel('کد پیامک‌شده')
  await code.waitFor()
  await code.fill(toPersianDigits(await codeFor(phone)))
  await page.waitForURL('**/legal-dashboard')
}
