import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { type Browser, launchChromium } from '#tests/support/browser'
import { answerFile, transfersIn } from './support/bank_result.js'
import { advanceClock } from './support/clock.js'
import { Officer } from './support/officer.js'
import { Complaints } from './support/screen.js'
import { Treasury } from './support/treasury.js'

const nastaran = 'پخش بهداشتی نسترن'
const noIban = 'شماره شبا ثبت نشده یا درست نیست؛ در صفحه شرکت درخواست دهید'
const iban = 'IR500600000000000044123001'
const shownIban = 'IR۵۰۰۶۰۰۰۰۰۰۰۰۰۰۰۰۴۴۱۲۳۰۰۱'
const owed = 61_000_000
/** The due date of what the demo owes this distributor, from the demo's first day. */
const daysToDueDate = 46

/** Everybody who meets here, and what they hand to each other. */
interface Road {
  browser: Browser
  complaints: Complaints
  finance: Officer
  /** Moves the clock, and approves as the second person of a run. */
  chief: Officer
  approver: Officer
  /** Paths of pages. */
  request: string
  run: string
}
const road = {} as Road

const excluded = (page: Page) =>
  page
    .getByRole('table', { name: 'کنار گذاشته‌شده‌ها' })
    .getByRole('row')
    .filter({ hasText: nastaran })
const path = (page: Page) => new URL(page.url()).pathname

test.group('A distributor whose account was missing', (group) => {
  group.bail()

  group.setup(async () => {
    road.complaints = new Complaints()
    road.browser = await launchChromium()
    const signIn = (username: 'finance' | 'super' | 'approver') =>
      Officer.signIn(road.browser, username, road.complaints)
    road.finance = await signIn('finance')
    road.chief = await signIn('super')
    road.approver = await signIn('approver')
    return () => road.browser.close()
  })

  test('is left out of a run, which says why and leads to where it is mended', async () => {
    const { page } = road.finance
    await advanceClock(road.chief, daysToDueDate)
    await new Treasury(road.finance).preview('تسویه سررسید', 'excluded')
    await excluded(page).getByText(noIban).waitFor()
    await road.finance.command('لغو', 'excluded-cancel')
    await page.getByText('تسویه لغو شد.').waitFor()
    await excluded(page).getByRole('link', { name: nastaran }).click()
    await page.getByText('این شرکت شبای درستی ندارد').waitFor()
  })

  test('gets one when one person asks for it with the reason', async ({ assert }) => {
    const { page } = road.finance
    await page.getByRole('button', { name: 'درخواست تغییر شبا' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('شماره شبای تازه').fill(iban)
    await dialog.getByLabel('دلیل').fill('نامه شرکت')
    await road.finance.shoot('iban-dialog')
    await dialog.getByRole('button', { name: 'درخواست تغییر شبا' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'دیدن درخواست' }).click()
    await page.getByRole('alert').getByText('درخواست خود را نمی‌توانید تأیید کنید').waitFor()
    await page.getByRole('button', { name: 'پس گرفتن درخواست' }).waitFor()
    assert.equal(await page.getByRole('button', { name: /^تأیید/ }).count(), 0)
    road.request = path(page)
  })

  test('and a second person, who sees it, approves', async () => {
    const { page } = road.approver
    await page.goto('/backoffice/')
    await page.getByRole('link', { name: /^در انتظار تصمیم شما/ }).click()
    await page.getByRole('listitem').filter({ hasText: nastaran }).getByRole('link').click()
    await page.waitForURL((url) => url.pathname === road.request)
    await page.getByRole('cell', { name: shownIban }).waitFor()
    await road.approver.shoot('iban-request')
    await page.keyboard.press('a')
    const dialog = page.getByRole('dialog', { name: `تأیید تغییر شبا: ${nastaran}` })
    await dialog.getByRole('button', { name: 'تأیید', exact: true }).click()
    await page.getByText('درخواست تأیید و انجام شد.').waitFor()
  })

  test('is paid by the next run, to that account', async ({ assert }) => {
    const { page } = road.finance
    const treasury = new Treasury(road.finance)
    road.run = await treasury.preview('تسویه سررسید', 'mended')
    const transfer = page
      .getByRole('table', { name: 'پرداخت‌ها', exact: true })
      .getByRole('row')
      .filter({ hasText: nastaran })
    await transfer.getByText(shownIban).waitFor()
    await transfer.getByText('۶۱٬۰۰۰٬۰۰۰').waitFor()
    assert.equal(await excluded(page).count(), 0)

    await new Treasury(road.chief).approve(road.run, 'mended')
    const file = await treasury.download(road.run)
    const sent = (await transfersIn(file)).filter(({ distributor }) => distributor === nastaran)
    assert.lengthOf(sent, 1)
    assert.containSubset(sent[0], { iban, amount: owed })
    await treasury.takeIn(await answerFile(file, () => null), 'mended-paid')
    await page.getByText('پایان‌یافته').waitFor()
    await transfer.getByText('پرداخت‌شده').waitFor()
    assert.deepEqual(road.complaints.all, [])
  })
})
