import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { demoStaff } from '#contracts/demo'
import { launchChromium } from '#tests/support/browser'
import { recordsIn } from './support/list.js'
import { opensPage } from './support/menu.js'
import { Officer } from './support/officer.js'
import { Complaints } from './support/screen.js'

const loadFailed = 'دریافت اطلاعات با خطا روبه‌رو شد.'
const emptyList = /برای نمایش نیست|با این فیلترها پیدا نشد/

const entriesOf = (page: Page) =>
  page.getByRole('navigation', { name: 'منوی اصلی' }).getByRole('link')

/** Opens a list and, where its rows lead to pages of their own, the first one. */
const lookAtList = async (page: Page, name: string) => {
  const list = page.getByRole('region', { name, exact: true })
  const row = recordsIn(list).first()
  await row.or(list.getByText(emptyList)).or(list.getByText(loadFailed)).first().waitFor()
  const failures = await list.getByText(loadFailed).count()
  const leadsOn = list.locator('tbody tr.RaDataTable-clickableRow').first()
  if (!(await leadsOn.isVisible())) return failures
  await leadsOn.click()
  await list.waitFor({ state: 'detached' })
  await page.locator('main h1').first().waitFor()
  return failures + (await page.getByText(loadFailed).count())
}

const lookAtPage = async (page: Page) => {
  await page.locator('main h1').first().waitFor()
  return page.getByText(loadFailed).count()
}

test.group('The back-office', () => {
  for (const username of demoStaff) {
    test(`${username} opens every screen of the menu without an error`, async ({
      assert,
      cleanup,
    }) => {
      const browser = await launchChromium()
      cleanup(() => browser.close())
      const complaints = new Complaints()
      const { page } = await Officer.signIn(browser, username, complaints)
      await entriesOf(page).first().waitFor()

      for (const link of await entriesOf(page).all()) {
        const name = (await link.getAttribute('aria-label')) ?? ''
        const href = (await link.getAttribute('href')) ?? ''
        await link.click()
        await page.waitForURL(({ pathname }) => pathname === href)
        const failures = opensPage(href) ? await lookAtPage(page) : await lookAtList(page, name)
        assert.equal(failures, 0, `${name} could not be loaded`)
      }
      assert.deepEqual(complaints.all, [])
    })
  }
})
