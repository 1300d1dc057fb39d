import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Page, Route } from 'playwright-core'
import { toPersianDigits } from '#contracts/digits'
import { launchChromium, productUrl } from '#tests/support/browser'
import { aCompanyHolder } from '#factories/card_holder'
import { aCompanyWithCredit } from '#factories/company'
import { codeFor } from '#factories/messages'
import { statusOf } from '#tests/support/cards'
import { deskOf, enterDashboard } from './support/ceo.js'
import { Complaints, shoot } from './support/screen.js'
import { barriersOn } from './support/screens.js'
import { Supplier } from './support/supplier.js'

const cells = (page: Page, field: string) =>
  page.locator(`[role="gridcell"][data-field="${field}"]`)

/** What is drawn below a row: a grid whose styles were refused has none. */
const lineBelow = (page: Page) =>
  page.evaluate<string>(
    `getComputedStyle(document.querySelector('[role="gridcell"]')).borderTopStyle`
  )

/** Whether page and grid come to hold all their columns, within two seconds of frames. */
const comesToFit = (page: Page) =>
  page.evaluate<boolean>(`new Promise((resolve) => {
    const boxes = [document.documentElement, document.querySelector('.MuiDataGrid-virtualScroller')]
    const look = (frames) => {
      if (boxes.every((box) => box.scrollWidth <= box.clientWidth)) resolve(true)
      else if (frames === 0) resolve(false)
      else requestAnimationFrame(() => look(frames - 1))
    }
    look(120)
  })`)

test.group('A CEO at a desk', () => {
  test('signs in, reads the invoices of the company as a table, and changes the rule of signatures', async ({
    assert,
    cleanup,
  }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY', 'OPTIONAL'] })
    const { companyUniqueId } = company
    const items = [{ itemName: 'روغن مایع', unitType: 'کارتن', qty: 1, price: 10_000_000 }]
    for (let count = 0; count < 11; count++) {
      await Supplier.demo().send({ companyUniqueId, items, dueDateInDays: 30 })
    }
    const browser = await launchChromium()
    cleanup(() => browser.close())
    const complaints = new Complaints()
    const page = await deskOf(browser, complaints)

    await page.goto('/legal-dashboard/invoices')
    await enterDashboard(page, company.ceo)
    await page.getByText('ورود با موفقیت انجام شد.').waitFor()
    await page.getByText('احرازشده').waitFor()
    await page.getByText('در انتظار امضا، ۱۱ فاکتور').waitFor()
    await shoot(page, 'dashboard-home')
    assert.deepEqual(await barriersOn(page), [])

    await page.getByRole('link', { name: 'فاکتورها', exact: true }).click()
    await cells(page, 'distributorName').nth(9).waitFor()
    assert.equal(await cells(page, 'distributorName').count(), 10)
    assert.equal(await lineBelow(page), 'solid')
    await page.getByText('۱ تا ۱۰ از ۱۱').waitFor()
    await shoot(page, 'dashboard-invoices')
    const words = await page.getByRole('grid').innerText()
    // The letter is the distributor's own, in the numbers of its invoices.
    assert.notMatch(words.replaceAll('F-', ''), /[0-9A-Za-z]/)
    // What has no room folds below another column: nothing is lost, and nobody scrolls sideways.
    for (const width of [1280, 1024, 1366]) {
      await page.setViewportSize({ width, height: 768 })
      assert.isTrue(await comesToFit(page), String(width))
      const shown = await page.getByRole('grid').innerText()
      for (const word of ['شماره پیگیری', 'مهلت (روز)', 'زمان پرداخت', 'در انتظار امضا']) {
        assert.include(shown, word, String(width))
      }
      await shoot(page, `dashboard-invoices-${width}`)
    }
    await page.getByRole('button', { name: 'رفتن به صفحه‌ی بعدی' }).click()
    await page.getByText('۱۱ تا ۱۱ از ۱۱').waitFor()
    const number = await cells(page, 'externalId').first().innerText()

    // What was found is the first page again, and Back of the browser leaves the table, not the search.
    await page.getByLabel('جست‌وجو در شماره، پیگیری یا نام شرکت پخش').fill(number)
    await page.getByText('۱ تا ۱ از ۱').waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'خروجی اکسل' }).click()
    assert.match((await download).suggestedFilename(), /\.xlsx$/)

    await page.getByRole('link', { name: 'مدیریت امضا' }).click()
    const level = page.getByRole('combobox', { name: /^حق امضای/ })
    await level.nth(2).selectOption({ label: 'امضای الزامی' })
    await page.getByRole('button', { name: 'ثبت تغییر' }).click()
    await page.getByRole('button', { name: 'بله، ثبت شود' }).click()
    await page.getByText('تغییر در انتظار تأیید', { exact: true }).waitFor()
    await shoot(page, 'dashboard-rule')
    assert.isTrue(await level.first().isDisabled())
    assert.deepEqual(await barriersOn(page), [])
    await page.getByRole('button', { name: 'پس گرفتن تغییر' }).click()
    await page.getByText('تغییر کنار گذاشته شد.').waitFor()

    await page.getByRole('link', { name: 'صورت‌حساب' }).click()
    await page.getByText('موجودی پایان بازه').waitFor()
    await shoot(page, 'dashboard-statement')
    assert.deepEqual(await barriersOn(page), [])

    await page.getByRole('link', { name: 'حساب کاربری' }).click()
    await page.getByText(toPersianDigits(company.companyUniqueId)).waitFor()
    await shoot(page, 'dashboard-account')
    assert.deepEqual(await barriersOn(page), [])
    assert.deepEqual(complaints.all, [])
  })

  test('leads two companies, blocks the card of one, and never sees the numbers of both', async ({
    assert,
    cleanup,
  }) => {
    const first = await aCompanyWithCredit({ amount: 1_110_000_000 })
    const second = await aCompanyWithCredit({ amount: 2_220_000_000 })
    const { ceo } = first
    await db.from('companies').where('id', second.id).update({ name: 'بازرگانی دوم' })
    await db
      .from('company_members')
      .where('id', second.ceo.memberId)
      .update({ user_id: ceo.userId })
    const holder = await aCompanyHolder(first, { person: first.members[0]! })
    const limits = ['۱٬۱۱۰٬۰۰۰٬۰۰۰', '۲٬۲۲۰٬۰۰۰٬۰۰۰'] as const
    const browser = await launchChromium()
    cleanup(() => browser.close())
    const complaints = new Complaints()
    const context = await browser.newContext({
      viewport: { width: 1366, height: 768 },
      locale: 'fa-IR',
      timezoneId: 'Asia/Tehran',
      baseURL: productUrl(),
    })
    const page = await context.newPage()
    complaints.watch(page, 'ceo')
    const shown = async (on: Page, limit: string) => on.getByText(limit).first().waitFor()

    await page.goto('/legal-dashboard-login')
    await page.getByLabel('شماره موبایل').fill(ceo.phone)
    await page.getByRole('button', { name: 'دریافت کد' }).click()
    await page.getByLabel('کد پیامک‌شده').waitFor()
    await page.getByLabel('کد پیامک‌شده').fill(await codeFor(ceo.phone))
    await page.getByRole('button', { name: 'پخش نمونه' }).click()
    await shown(page, limits[0])

    const details = `/legal-dashboard/card-details/${holder.phone}`
    await page.goto(details)
    await page.getByRole('table', { name: 'مدیریت کارت' }).waitFor()
    assert.equal(await page.getByRole('table').count(), 2)
    await shoot(page, 'dashboard-holder')
    assert.deepEqual(await barriersOn(page), [])
    await page.getByRole('button', { name: 'مسدود کردن کارت' }).click()
    await page.getByRole('button', { name: 'ارسال کد' }).click()
    await page.getByLabel('کد پیامک‌شده').waitFor()
    await page.getByLabel('کد پیامک‌شده').fill(await codeFor(ceo.phone))
    await page.getByText('مسدود کردن کارت با موفقیت انجام شد.').waitFor()
    assert.equal(await statusOf(holder), 'BLOCKED')

    // What was asked for the first company is still under way while the second one is chosen.
    const held: Route[] = []
    await page.route('**/orders/panel', (route) => void held.push(route))
    await page.getByRole('link', { name: 'داشبورد', exact: true }).click()
    await shown(page, limits[0])
    await page.getByRole('combobox', { name: 'شرکت' }).selectOption({ label: 'بازرگانی دوم' })
    await shown(page, limits[1])
    await page.unroute('**/orders/panel')
    assert.isNotEmpty(held)
    for (const route of held) {
      // A request that the page has given up has no answer any more.
      await route.continue().catch(() => undefined)
      await (await route.request().response())?.finished()
    }
    await page.evaluate('new Promise(requestAnimationFrame)')
    assert.equal(await page.getByText(limits[0]).count(), 0)
    await page.goBack()
    await page.waitForURL(`**${details}`)
    await page.getByText('دارنده کارتی با این شماره در این شرکت پیدا نشد.').waitFor()

    const other = await context.newPage()
    complaints.watch(other, 'other tab')
    await other.goto('/legal-dashboard')
    await shown(other, limits[1])
    await other.getByRole('combobox', { name: 'شرکت' }).selectOption({ label: 'پخش نمونه' })
    await shown(other, limits[0])
    // The first tab follows: its page is that of the company that is open now.
    await page.getByRole('table', { name: 'مدیریت کارت' }).waitFor()
    assert.deepEqual(complaints.all, [])
  })

  test('who leads no company is told so, and gets no further', async ({ assert, cleanup }) => {
    const company = await aCompanyWithCredit()
    const [member] = company.members
    const browser = await launchChromium()
    cleanup(() => browser.close())
    const page = await (await browser.newContext({ baseURL: productUrl() })).newPage()
    await page.goto('/legal-dashboard-login')
    await page.getByLabel('شماره موبایل').fill(member.phone)
    await page.getByRole('button', { name: 'دریافت کد' }).click()
    const code = page.getByLabel('کد پیامک‌شده')
    await code.waitFor()
    await code.fill(await codeFor(member.phone))
    await page.getByText('شما مدیرعامل هیچ شرکتی در کسب‌نو نیستید.').waitFor()
    await page.goto('/legal-dashboard/signature-management')
    await page.waitForURL('**/legal-dashboard-login')
    assert.equal(await page.getByText('مدیریت امضا').count(), 0)
  })
})
