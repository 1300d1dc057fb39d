import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { launchChromium } from '#tests/support/browser'
import { recordsIn } from './support/list.js'
import { opensPage } from './support/menu.js'
import { Officer } from './support/officer.js'
import { Complaints } from './support/screen.js'
import { widestRun } from './support/widest_payouts.js'
import { widestRows } from './support/widest_rows.js'

const laptop = { width: 1366, height: 768 }
/** Of a hint of one line, in pixels. */
const hintHeight = 18
const id = '018f3c2a-77b1-7000-8000-00000000000a'

/** Answers a list with one row, the widest that there may be; everything else comes from the product. */
const answerWith = (page: Page, resource: string) =>
  page.route(new RegExp(`/api/admin/${resource}\\?`), (route) =>
    route.fulfill({
      json: [{ id, ...widestRows[resource] }],
      headers: { 'Content-Range': `${resource} 0-0/1` },
    })
  )

/** Runs in the page: what surrounds a table must be no wider inside than out. */
const measure = `document.fonts.ready.then(() => {
  const around = (box) => (box ? [box, ...around(box.parentElement)] : [])
  const boxes = [...document.querySelectorAll('main table')].flatMap((table) => around(table.parentElement))
  return Math.max(...boxes.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
})`

/** By how many pixels the page, and whatever in it scrolls sideways, is wider than its place. */
const tooWide = (page: Page): Promise<number> => page.evaluate<number>(measure)

test.group('At 1366 × 768', (group) => {
  const complaints = new Complaints()
  let officer: Officer
  let page: Page
  group.setup(async () => {
    const browser = await launchChromium()
    officer = await Officer.signIn(browser, 'super', complaints)
    page = officer.page
    await page.setViewportSize(laptop)
    return () => browser.close()
  })
  group.each.teardown(() => page.unrouteAll())

  test('every list of the menu shows its widest rows without scrolling sideways', async ({
    assert,
  }) => {
    const links = page.getByRole('navigation', { name: 'منوی اصلی' }).getByRole('link')
    await links.first().waitFor()
    const entries = await links.evaluateAll((all) =>
      all.map((link) => ({
        href: link.getAttribute('href')!,
        name: link.getAttribute('aria-label')!,
      }))
    )
    const lists = entries
      .filter(({ href }) => !opensPage(href))
      .map(({ href, name }) => ({ path: href.replace('/backoffice/', ''), name }))
    assert.sameMembers(
      lists.map(({ path }) => path),
      Object.keys(widestRows)
    )
    for (const { path: list, name } of lists) {
      await answerWith(page, list)
      await links.and(page.locator(`[href="/backoffice/${list}"]`)).click()
      const shown = page.getByRole('region', { name, exact: true })
      await recordsIn(shown).waitFor()
      assert.equal(await tooWide(page), 0, `${list} is too wide`)
      await officer.shoot(`widest-${list}`)
    }
    assert.deepEqual(complaints.all, [])
  })

  for (const list of ['payouts', 'distributors']) {
    test(`the IBAN in the list of ${list} is shown whole`, async ({ assert }) => {
      await answerWith(page, list)
      await page.goto(`/backoffice/${list}`)
      const cell = page.getByRole('cell', { name: 'IR۸۲۰۵۴۰۱۰۲۶۸۰۰۲۰۸۱۷۹۰۹۰۰۲' })
      await cell.waitFor()
      const isWhole = await cell.evaluate((box) => box.scrollWidth <= box.clientWidth)
      assert.isTrue(isWhole)
    })
  }

  test('the transfers of a run stand whole beside its timeline', async ({ assert }) => {
    const { record, detail } = widestRun
    await page.route(`**/api/admin/settlement-runs/${id}`, (route) =>
      route.fulfill({ json: { id, ...record } })
    )
    await page.route(`**/api/admin/settlement/discount-runs/${id}`, (route) =>
      route.fulfill({ json: { id, ...record, ...detail } })
    )
    await page.goto(`/backoffice/settlement-runs/${id}/show`)
    await page.getByText('IR۸۲۰۵۴۰۱۰۲۶۸۰۰۲۰۸۱۷۹۰۹۰۰۲').first().waitFor()
    assert.equal(await tooWide(page), 0)
    await officer.shoot('widest-run')
  })

  test('the figures of the dashboard stand on one line, however long their names are', async ({
    assert,
  }) => {
    await page.goto('/backoffice/')
    const waiting = page.getByRole('region', { name: 'کارهای در انتظار' })
    await waiting.getByText('پرداخت‌های در انتظار تعیین تکلیف').waitFor()
    const tiles = await waiting.getByRole('link').evaluateAll((all) =>
      all.map((tile) => ({
        row: tile.getBoundingClientRect().top,
        figure: tile.children[1].getBoundingClientRect().top,
      }))
    )
    assert.isAbove(tiles.length, 7)
    const rows = Map.groupBy(tiles, ({ row }) => row)
    for (const row of rows.values()) {
      assert.lengthOf(new Set(row.map(({ figure }) => figure)), 1)
    }
    await officer.shoot('figures')
  })

  for (const form of ['distributors', 'staff']) {
    test(`no label touches the hint above it where ${form} are made`, async ({ assert }) => {
      await page.goto(`/backoffice/${form}/create`)
      const fields = page.getByRole('main').getByRole('textbox')
      await fields.first().waitFor()
      for (const field of await fields.all()) {
        await field.fill('1')
      }
      const edges = (css: string, edge: 'top' | 'bottom') =>
        page
          .locator(css)
          .evaluateAll(
            (all, side) => all.map((one) => one.getBoundingClientRect()[side as 'top']),
            edge
          )
      const hints = await edges('main .MuiFormHelperText-root', 'bottom')
      const labels = await edges('main .MuiInputLabel-shrink', 'top')
      assert.isAbove(labels.length, 2)
      for (const [label, hint] of labels.flatMap((top) => hints.map((end) => [top, end]))) {
        assert.isFalse(label < hint && label > hint - hintHeight, `${label} over ${hint}`)
      }
      await officer.shoot(`form-${form}`)
    })
  }

  test('the label of a setting is whole in its dialog', async ({ assert }) => {
    await page.goto('/backoffice/settings')
    await page.getByRole('button', { name: 'تغییر', exact: true }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').waitFor()
    const topOf = (css: string) =>
      dialog.locator(css).evaluate((box) => box.getBoundingClientRect().top)
    const content = await topOf('.MuiDialogContent-root')
    assert.isAtLeast(await topOf('.MuiInputLabel-root'), content)
    await officer.shoot('setting-dialog')
  })
})
