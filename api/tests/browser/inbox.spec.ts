import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { launchChromium } from '#tests/support/browser'
import { Officer } from './support/officer.js'
import { Complaints } from './support/screen.js'

/** Longer than any queue: with each repeat heard, everything would be approved. */
const repeats = 40
const person = 'سیدمحمدحسین میرزاعبداللهی تهرانی'
const ids = ['a', 'b', 'c'].map((last) => `018f3c2a-77b1-7000-8000-00000000000${last}`)

/** Widest that a row may be, and nobody's: what the test decides stays in the browser. */
const requestOf = (id: string) => ({
  id,
  kind: 'package-requests',
  action: 'COLLATERALS',
  subject: { resource: 'packages', id: null, title: `${person} ${ids.indexOf(id)}` },
  before: { collaterals: [] },
  after: { collaterals: [] },
  details: {},
  reason: 'مطابق نامه شماره ۱۴۰۵/۱۲۳۴۵ شرکت پخش به واحد مالی بانک',
  amount: 999_999_999_999,
  askedBy: { id: ids[0], name: person },
  askedByName: person,
  askedAt: '2026-11-22T20:25:37.000Z',
  status: 'PENDING',
  mayDecide: true,
  whyNot: null,
  verbs: ['approve', 'reject'],
  evidence: null,
})

/** Answers for the inbox alone. @returns the ids that were approved */
const withRequests = async (page: Page): Promise<string[]> => {
  const approved: string[] = []
  await page.route(/\/api\/admin\/change-requests/, (route) => {
    const { pathname } = new URL(route.request().url())
    const id = ids.find((each) => pathname.includes(each))
    if (id && pathname.endsWith('/approve')) {
      approved.push(id)
      return route.fulfill({ json: { id, status: 'APPROVED' } })
    }
    if (pathname.endsWith('/history'))
      return route.fulfill({ json: { entries: [], hasMore: false } })
    if (id) return route.fulfill({ json: requestOf(id) })
    const waiting = ids.filter((each) => !approved.includes(each))
    return route.fulfill({
      json: waiting.map(requestOf),
      headers: { 'Content-Range': `change-requests 0-2/${waiting.length}` },
    })
  })
  return approved
}

/** By how many pixels anything in the page's own part is wider than its place. */
const tooWide = (page: Page) =>
  page.evaluate<number>(`document.fonts.ready.then(() => Math.max(...[
    document.documentElement, ...document.querySelectorAll('main, main nav, main [class*=MuiPaper]')
  ].map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)))`)

test.group('The inbox', (group) => {
  const complaints = new Complaints()
  let officer: Officer
  let page: Page
  let approved: string[]
  group.setup(async () => {
    const browser = await launchChromium()
    officer = await Officer.signIn(browser, 'approver', complaints)
    page = officer.page
    approved = await withRequests(page)
    return () => browser.close()
  })
  const opened = (at: number) =>
    page.getByRole('heading', { level: 1, name: `${person} ${['۰', '۱', '۲'][at]}` }).waitFor()

  test('stands first below the dashboard, and fits a laptop and a phone', async ({ assert }) => {
    const links = page.getByRole('navigation', { name: 'منوی اصلی' }).getByRole('link')
    await links.nth(1).click()
    await page.getByRole('button', { name: /باز کردن نخستین درخواست/ }).waitFor()
    for (const [width, height] of [
      [1366, 768],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.getByText(`${person} ۰`).first().waitFor()
      assert.equal(await tooWide(page), 0, `list at ${width}`)
      await officer.shoot(`inbox-${width}`)
    }
    await page.getByRole('link', { name: `${person} ۰` }).click()
    await opened(0)
    assert.equal(await tooWide(page), 0, 'request at 390')
    await officer.shoot('inbox-request-390')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('tab', { name: 'برای تصمیم من' }).waitFor()
  })

  test('goes on by J and K; a key that is held approves one request', async ({ assert }) => {
    await page.keyboard.press('j')
    await opened(1)
    await page.keyboard.press('k')
    await opened(0)
    for (let i = 0; i < repeats; i += 1) await page.keyboard.down('a')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'تأیید', exact: true }).waitFor()
    for (let i = 0; i < repeats; i += 1) await page.keyboard.down('Enter')
    await opened(1)
    for (let i = 0; i < repeats; i += 1) await page.keyboard.down('Enter')
    for (let i = 0; i < repeats; i += 1) await page.keyboard.down('a')
    await page.keyboard.up('a')
    await page.keyboard.up('Enter')
    await page.getByText('درخواست تأیید و انجام شد.').waitFor()
    assert.deepEqual(approved, ids.slice(0, 1))
    await officer.shoot('inbox-next')
    assert.deepEqual(complaints.all, [])
  })

  test('is where old links to requests lead', async () => {
    await page.goto(`/backoffice/distributor-requests/${ids[2]}/show`)
    await page.waitForURL(({ pathname }) => pathname.endsWith(`/change-requests/${ids[2]}/show`))
    await opened(2)
  })
})
