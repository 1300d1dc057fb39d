import { test } from '@japa/runner'
import { demoOwners } from '#contracts/demo'
import { launchChromium } from '#tests/support/browser'
import { Debtor } from './support/debtor.js'
import { Complaints, shoot } from './support/screen.js'

const facts = { nationalCode: '', firstname: '', lastname: '', shopname: '' }

/** Runs in the page. A worker that cannot be installed never becomes ready, so the wait has an end. */
const workerIsActive = `Promise.race([
  navigator.serviceWorker.ready,
  new Promise((_, refuse) => setTimeout(refuse, 60_000, new Error('No worker was installed.'))),
]).then(() => true)`

test.group('The frame of the storefront', () => {
  test('without a network home is opened and marked as old; a page that is missing comes back by itself', async ({
    assert,
    cleanup,
  }) => {
    const browser = await launchChromium()
    cleanup(() => browser.close())
    const owner = { phone: demoOwners['credit-in-use'], ...facts }
    const { page } = await Debtor.signIn(browser, owner, new Complaints())
    await page.getByText('فاکتورهای در انتظار پرداخت').waitFor()
    await page.evaluate(workerIsActive)

    await page.context().setOffline(true)
    await page.goto('/home')
    await page.getByText('این اطلاعات تازه نیست').waitFor()
    assert.equal(await page.getByRole('link', { name: 'پرداخت', exact: true }).count(), 0)

    // The code of this page was never fetched: its frame stands until the network is back.
    await page.goto('/home/distributors')
    await page.getByRole('link', { name: 'بازگشت' }).waitFor()
    await page.context().setOffline(false)
    await page.getByRole('heading', { name: 'شرکت‌های پخش' }).waitFor()
    await page.getByRole('link', { name: /پخش نمونه/ }).waitFor()
  })

  test('a phone at 200 % scrolls no page sideways', async ({ assert, cleanup }) => {
    const browser = await launchChromium()
    cleanup(() => browser.close())
    const owner = { phone: demoOwners['credit-in-use'], ...facts }
    const { page } = await Debtor.signIn(browser, owner, new Complaints())
    const pages = {
      '/home': 'خانه',
      '/wallet': 'کیف پول',
      '/wallet/charge': 'شارژ کیف پول',
      '/wallet/statement': 'صورت‌حساب',
      '/order': 'فاکتورها',
      '/installments': 'بدهی‌ها',
      '/obligations': 'بدهی من و سررسیدها',
      '/profile': 'پروفایل',
      '/card/management': 'کارت',
    }
    const sideways = `document.documentElement.scrollWidth - document.documentElement.clientWidth`
    const wide = []
    for (const [path, title] of Object.entries(pages)) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await page.waitForLoadState('networkidle')
      // As a browser that enlarges: half the room for the same letters, then twice the letters in all of it.
      await page.setViewportSize({ width: 195, height: 422 })
      const enlarged = Number(await page.evaluate(sideways))
      await page.setViewportSize({ width: 390, height: 844 })
      await page.evaluate(`document.documentElement.style.fontSize = '200%'`)
      const letters = Number(await page.evaluate(sideways))
      if (enlarged + letters > 0) wide.push({ path, enlarged, letters })
    }
    assert.deepEqual(wide, [])
  })

  test('the support button stays within its bar and covers nothing, on the smallest phone and in the largest letters', async ({
    assert,
    cleanup,
  }) => {
    const browser = await launchChromium()
    cleanup(() => browser.close())
    const owner = { phone: demoOwners['credit-blocked'], ...facts }
    const { page } = await Debtor.signIn(browser, owner, new Complaints())
    await page.setViewportSize({ width: 360, height: 640 })
    const support = page.getByRole('navigation').getByRole('link', { name: 'تماس با پشتیبانی' })
    await support.waitFor()
    for (const letters of ['100%', '200%']) {
      await page.evaluate(`document.documentElement.style.fontSize = '${letters}'`)
      const bar = (await page.getByRole('navigation').boundingBox())!
      const parts = await support.locator('*').all()
      assert.isNotEmpty(parts)
      for (const part of [support, ...parts]) {
        const box = (await part.boundingBox())!
        assert.isAtLeast(box.y, bar.y, letters)
        assert.isAtMost(box.y + box.height, bar.y + bar.height, letters)
      }
    }
    await shoot(page, 'owner-support')
  })
})
