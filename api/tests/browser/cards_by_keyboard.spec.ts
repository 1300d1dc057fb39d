import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { launchChromium } from '#tests/support/browser'
import { recordsIn } from './support/list.js'
import { Officer } from './support/officer.js'
import { Complaints } from './support/screen.js'
import { aCardForThePrinter } from './support/shop_with_card.js'

const cards = 10
/** From the printer to the hand: each by its key, and by Enter in its dialog. */
const moves = [
  ['p', 'چاپ کارت ثبت شد و مرسوله آن ساخته شد.'],
  ['a', 'وضعیت مرسوله ثبت شد.'],
  ['t', 'وضعیت مرسوله ثبت شد.'],
  ['o', 'وضعیت مرسوله ثبت شد.'],
  ['d', 'تحویل کارت ثبت شد.'],
] as const
/** The way from the start page to the first card. */
const wayInMax = 6

test.group('The desk of the card officer', () => {
  test('takes ten cards from the printer to their holders by the keyboard alone', async ({
    assert,
    cleanup,
  }) => {
    await db.from('cards').where('status', 'PRINT_PENDING').update({ status: 'CREATED' })
    const waiting: string[] = []
    for (let i = 0; i < cards; i += 1) waiting.push(await aCardForThePrinter())
    const browser = await launchChromium()
    cleanup(() => browser.close())
    const complaints = new Complaints()
    const officer = await Officer.signIn(browser, 'card', complaints)
    const { page } = officer
    let pressed = 0
    const press = async (key: string) => {
      pressed += 1
      await page.keyboard.press(key)
    }
    const heading = (name: RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()

    // past the menu, and to what waits
    await page.goto('/backoffice/')
    await page.getByRole('link', { name: /کارت‌های در صف چاپ/ }).waitFor()
    await page.waitForLoadState('networkidle')
    const isFocused = (words: string) => page.locator(':focus', { hasText: words }).waitFor()
    await press('Tab')
    await isFocused('رفتن به محتوا')
    await press('Enter')
    await press('Tab')
    await isFocused('کارت‌های در صف چاپ')
    await press('Enter')
    await page.waitForURL(/cards\?/)
    await officer.shoot('cards-waiting')
    await recordsIn(page.getByRole('region', { name: 'کارت‌ها' }))
      .first()
      .waitFor()
    await press('j')
    await press('Enter')
    await heading(/^کارت /)
    assert.isAtMost(pressed, wayInMax)

    for (let card = 1; card <= cards; card += 1) {
      for (const [key, done] of moves) {
        const offered = page.locator(`button[aria-keyshortcuts=${key.toUpperCase()}]`)
        await offered.waitFor()
        await press(key)
        await page.getByRole('dialog').waitFor()
        await press('Enter')
        await page.getByRole('dialog').waitFor({ state: 'detached' })
        await page.getByText(done).last().waitFor()
      }
      if (card === 1) await officer.shoot('card-delivered')
      if (card < cards) {
        const { pathname } = new URL(page.url())
        await press('j')
        await page.waitForURL((url) => url.pathname !== pathname)
      }
    }
    // two for each of five moves, and one to the card after it
    assert.isAtMost(pressed, wayInMax + cards * (2 * moves.length + 1))
    const delivered = await db.from('cards').whereIn('id', waiting).where('status', 'DELIVERED')
    assert.lengthOf(delivered, cards)

    // back to the list, whose filter is still there; nothing waits any more
    await press('b')
    await page.getByText('در صف چاپ').first().waitFor()
    await page.getByText(/پیدا نشد/).waitFor()
    assert.deepEqual(complaints.all, [])
  })
})
