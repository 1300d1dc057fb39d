import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import db from '@adonisjs/lucid/services/db'
import { demoOwners, demoPin } from '#contracts/demo'
import { toAsciiDigits, toPersianDigits } from '#contracts/digits'
import { launchChromium, productUrl } from '#tests/support/browser'
import { aShopWithCredit } from '#factories/shop'
import { usedOf } from '#tests/support/credit'
import { eventually } from '#tests/support/eventually'
import { get } from '#tests/support/http'
import { Complaints } from './support/screen.js'
import { barriersOn } from './support/screens.js'
import { phones, ShopOwner } from './support/shop_owner.js'
import { Supplier } from './support/supplier.js'

const facts = { firstname: 'نرگس', lastname: 'کسب‌وکار', shopname: 'سوپرمارکت نرگس' }
const items = [{ itemName: 'چای کله‌مورچه', unitType: 'بسته', qty: 4, price: 4_500_000 }]

/** Whether a part lies between what stands at the top and at the bottom of the screen. */
const isInSight = (page: Page, part: string) =>
  page.evaluate<boolean>(`(() => {
    const box = (name) => document.querySelector(name).getBoundingClientRect()
    const { top, bottom } = box('${part}')
    return top >= box('header').bottom && bottom <= box('footer').top
  })()`)

/** How wide the page and its arrow are, and how far the title lies over what stands beside it. */
const measured = `(() => {
  const box = (name) => document.querySelector(name)?.getBoundingClientRect()
  const title = document.createRange()
  title.selectNodeContents(document.querySelector('h1'))
  const beside = box('header > div > a')
  return {
    page: document.documentElement.scrollWidth,
    arrow: box('header [aria-label="بازگشت"]')?.width ?? 48,
    over: beside ? Math.max(0, Math.round(beside.right - title.getBoundingClientRect().left)) : 0,
  }
})()`

const amountOf = (text: string | null) => Number(toAsciiDigits(text ?? '').replace(/\D/g, ''))

test.group('At the counter, on the smallest phone', () => {
  test('three invoices are paid with one code, whose field lies under nothing', async ({
    assert,
    cleanup,
  }) => {
    const browser = await launchChromium()
    cleanup(() => browser.close())
    const complaints = new Complaints()
    const shop = await aShopWithCredit(400_000_000)
    const sent = []
    for (const dueDateInDays of [15, 30, 45]) {
      sent.push(await Supplier.demo().send({ phone: shop.phone, items, dueDateInDays }))
    }
    const owner = await ShopOwner.open(browser, { ...shop, ...facts }, complaints, 'small')
    const { page } = owner
    const code = page.getByLabel('کد پیامک‌شده')
    const asksForCode = async () => {
      const entry = 'history.state?.overlay'
      const ofSheet = await page.evaluate(entry)
      await page.getByRole('dialog').getByRole('button', { name: 'ارسال کد' }).click()
      await code.waitFor()
      // The sheet's entry is gone and the step's own is there: nothing moves the page any more.
      await eventually('the entry of the step', async () => {
        const current = await page.evaluate(entry)
        return current !== undefined && current !== ofSheet
      })
    }
    await owner.comeTo(`/order/${sent[0].id}/pending`)
    await page.getByText('مبلغ فاکتور').waitFor()
    // Its page has been moved when the code is asked for.
    await page.evaluate('scrollTo(0, document.body.scrollHeight)')
    await owner.press('پرداخت فاکتور')
    await asksForCode()
    assert.isTrue(await isInSight(page, 'input'))
    await page.goBack()
    await page.getByText('مبلغ فاکتور').waitFor()

    await page.goto('/order')
    await page.getByRole('link', { name: 'پرداخت چند فاکتور با یک کد' }).click()
    await owner.press('علامت زدن همه')
    await owner.shoot('batch-marked')
    await owner.press('ادامه پرداخت')
    const sheet = page.getByRole('dialog')
    await sheet.getByText('پرداخت ۳ فاکتور با هم').waitFor()
    await owner.shoot('batch-sheet')
    assert.deepEqual(await barriersOn(page), [])
    await asksForCode()
    await owner.shoot('batch-code')
    assert.isTrue(await isInSight(page, 'input'))
    await code.fill('۱۱۱۱۱')
    await page.getByText('کد واردشده درست نیست.').waitFor()
    assert.isTrue(await isInSight(page, '[id$="-error"]:not(:empty)'))
    assert.equal(await usedOf(shop), 0)

    await code.fill(await owner.code())
    await page.getByRole('heading', { name: '۳ فاکتور پرداخت شد' }).waitFor()
    await owner.shoot('batch-paid')
    assert.deepEqual(await barriersOn(page), [])
    const paid = amountOf(
      await page
        .getByText('مبلغ پرداخت‌شده با کارمزدها')
        .first()
        .locator('xpath=..')
        .locator('bdi, strong, dd')
        .first()
        .textContent()
    )
    assert.isAbove(paid, 54_000_000)
    const states = await db
      .from('orders')
      .whereIn(
        'id',
        sent.map(({ id }) => id)
      )
      .select('status')
    assert.notInclude(
      states.map(({ status }) => status),
      'CREATED'
    )
    assert.equal(await usedOf(shop), paid)
    await page.getByRole('link', { name: 'فاکتورهای پایان‌یافته' }).click()
    for (const { externalId } of sent) await page.getByText(toPersianDigits(externalId)).waitFor()
    assert.deepEqual(complaints.all, [])
  })

  test('a terminal charges the card; the owner finds it among the invoices and in the statement', async ({
    assert,
    cleanup,
  }) => {
    const browser = await launchChromium()
    cleanup(() => browser.close())
    const complaints = new Complaints()
    const phone = demoOwners['card-enabled']
    const owner = await ShopOwner.open(
      browser,
      { ...facts, phone, nationalCode: '' },
      complaints,
      'small'
    )
    const { page } = owner
    const [card] = (await get(`${productUrl()}/api/demo/cards?phone=${phone}`)).body

    const terminal = await page.context().newPage()
    await terminal.setViewportSize(phones.small)
    await terminal.goto('/demo/pos')
    await terminal.getByText(toPersianDigits(demoPin)).waitFor()
    await terminal.getByLabel('شماره کارت').fill(toPersianDigits(card.cardNumber))
    await terminal.getByLabel('مبلغ (ریال)').fill('۲٬۵۰۰٬۰۰۰')
    await terminal.getByLabel('رمز کارت').fill(toPersianDigits(demoPin))
    await terminal.getByRole('button', { name: 'پرداخت', exact: true }).dblclick()
    await terminal.getByText('پرداخت شد.').waitFor()
    // What the terminal prints is in sight without a hand.
    const slip = (await terminal.locator('#slip').boundingBox())!
    assert.isAtMost(Math.floor(slip.y + slip.height), phones.small.height)
    const total = await terminal.locator('dd').nth(3).textContent()
    await terminal.close()

    await owner.comeTo('/home')
    // Its wallet is empty and nothing presses: the house suggests a charge, once.
    const offer = page.getByRole('dialog', { name: 'شارژ کیف پول' })
    await offer.waitFor()
    await owner.shoot('special-charge')
    assert.deepEqual(await barriersOn(page), [])
    await page.keyboard.press('Escape')
    await offer.waitFor({ state: 'detached' })
    await page.reload()
    await page.getByText('بدهی من و سررسیدها').waitFor()
    assert.isFalse(await offer.isVisible())

    await page.goto('/order?status=COMPLETED')
    await page.getByText('۲٬۵۰۰٬۰۰۰').first().waitFor()
    await owner.shoot('card-purchase')
    await page.goto('/wallet')
    await page.getByRole('link', { name: 'صورت‌حساب' }).click()
    await page.getByRole('button', { name: 'اعتبار', exact: true }).click()
    await page.getByText(total!.trim()).first().waitFor()
    await owner.shoot('statement-line')
    const sum = async (name: string) =>
      amountOf(
        await page.getByText(name, { exact: true }).locator('xpath=..').locator('dd').textContent()
      )
    const [opening, raised, lowered, closing] = await Promise.all(
      ['مصرف‌شده در آغاز بازه', 'خرید اعتباری', 'بازگشت به اعتبار', 'مصرف‌شده در پایان بازه'].map(
        sum
      )
    )
    assert.equal(opening + raised - lowered, closing)
    assert.isAtLeast(raised, amountOf(total))
    const download = page.waitForEvent('download')
    await owner.press('فایل PDF')
    assert.match((await download).suggestedFilename(), /\.pdf$/)

    await page.goto('/profile')
    await page.getByRole('link', { name: 'درخواست تماس' }).click()
    await owner.press('ثبت درخواست')
    await page.getByText('این فیلد الزامی است.').first().waitFor()
    await page.getByRole('radio', { name: 'کارت' }).check()
    await page.getByLabel('شرح').fill('مبلغی با کارت من برداشته شده است.')
    await owner.shoot('call-me')
    assert.deepEqual(await barriersOn(page), [])
    await owner.press('ثبت درخواست')
    await page.getByRole('heading', { name: 'درخواست شما ثبت شد' }).waitFor()
    assert.deepEqual(complaints.all, [])
  })

  test('in letters of twice the size nothing lies over its neighbour or beside the page', async ({
    assert,
    cleanup,
  }) => {
    const browser = await launchChromium()
    cleanup(() => browser.close())
    const complaints = new Complaints()
    const phone = demoOwners['credit-in-use']
    const owner = await ShopOwner.open(
      browser,
      { ...facts, phone, nationalCode: '' },
      complaints,
      'small'
    )
    const { page } = owner
    await owner.comeTo('/home')
    for (const path of [
      '/home',
      '/order?status=COMPLETED',
      '/wallet/statement',
      '/obligations',
      '/installments',
      '/profile',
    ]) {
      await page.goto(path)
      await page.evaluate(`document.documentElement.style.fontSize = '200%'`)
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
      await page.getByLabel('در حال دریافت').first().waitFor({ state: 'detached' })
      const widths = { page: phones.small.width, arrow: 48, over: 0 }
      assert.deepEqual(await page.evaluate(measured), widths, path)
    }
    await owner.shoot('large-letters')
  })
})
