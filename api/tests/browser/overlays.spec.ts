import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { toPersianDigits } from '#contracts/digits'
import { launchChromium } from '#tests/support/browser'
import { aShopWithCredit } from '#factories/shop'
import { eventually } from '#tests/support/eventually'
import { Debtor } from './support/debtor.js'
import { Complaints, keep } from './support/screen.js'
import { Supplier } from './support/supplier.js'

const tea = { itemName: 'چای کله‌مورچه', unitType: 'بسته', qty: 4, price: 4_500_000 }
const facts = { firstname: 'نرگس', lastname: 'کسب‌وکار', shopname: 'سوپرمارکت نرگس' }

const pathOf = (page: Page) => new URL(page.url()).pathname

/** Somebody with credit and an unpaid invoice, on the list of invoices. */
const anOwner = async (cleanup: (undo: () => Promise<void>) => void) => {
  const browser = await launchChromium()
  cleanup(() => browser.close())
  const complaints = new Complaints()
  const shop = await aShopWithCredit(100_000_000, { cash: 30_000_000 })
  const invoice = await Supplier.demo().send({
    phone: shop.phone,
    items: [tea],
    dueDateInDays: 30,
  })
  const owner = await Debtor.signIn(browser, { ...shop, ...facts }, complaints)
  await owner.page.goto('/order')
  const { page } = owner
  await page.getByRole('link', { name: new RegExp(toPersianDigits(invoice.externalId)) }).click()
  await page.getByText('مبلغ فاکتور').waitFor()
  return { owner, page, invoice: { ...invoice, phone: shop.phone }, complaints }
}

test.group('What lies on top of a page', () => {
  test('is closed by Back, which goes nowhere else, and gives the focus back', async ({
    assert,
    cleanup,
  }) => {
    const { owner, page, invoice, complaints } = await anOwner(cleanup)
    const pay = page.getByRole('button', { name: 'پرداخت فاکتور' })
    await pay.click()
    await page.getByRole('dialog').waitFor()
    await owner.shoot('overlay-sheet')
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    assert.equal(pathOf(page), `/order/${invoice.id}/pending`)
    assert.equal(await page.locator(':focus').innerText(), 'پرداخت فاکتور')

    await pay.click()
    for (let i = 0; i < 12; i++) await page.keyboard.press('Tab')
    // The focus may leave for the browser's own bar, never for the page behind.
    assert.equal(await page.locator('#root :focus').count(), 0)

    await page.getByRole('dialog').getByRole('button', { name: 'ارسال کد' }).click()
    await page.getByLabel('کد پیامک‌شده').waitFor()
    await owner.shoot('overlay-code')
    await page.goBack()
    await pay.waitFor()
    assert.equal(pathOf(page), `/order/${invoice.id}/pending`)
    await page.goBack()
    await page.waitForURL('**/order')
    assert.deepEqual(complaints.all, [])
  })

  test('a code step shows what the running code carries, also when it is opened again', async ({
    assert,
    cleanup,
  }) => {
    const { owner, page } = await anOwner(cleanup)
    const pay = page.getByRole('button', { name: 'پرداخت فاکتور' })
    const send = async (source: string) => {
      await pay.click()
      await page.getByRole('radio', { name: source }).check()
      await page.getByRole('dialog').getByRole('button', { name: 'ارسال کد' }).click()
      await page.getByLabel('کد پیامک‌شده').waitFor()
    }
    await send('کیف پول')
    await page.getByText('می‌پردازید از کیف پول').waitFor()
    await page.goBack()
    await send('کیف پول')
    await page.getByText('می‌پردازید از کیف پول').waitFor()
    await owner.shoot('overlay-code-again')
    assert.include(await page.locator('dl').innerText(), '۱۸٬۰۹۰٬۰۰۰')
  })
})

test.group('A list that was left for one of its rows', () => {
  test('is found by Back where it was left', async ({ assert, cleanup }) => {
    const { page, invoice } = await anOwner(cleanup)
    for (let i = 0; i < 3; i++) {
      await Supplier.demo().send({ phone: invoice.phone, items: [tea], dueDateInDays: 30 })
    }
    await page.goto('/order')
    await page.locator('article').nth(3).waitFor()
    const scrolled = () => page.evaluate('Math.round(scrollY)') as Promise<number>
    const row = page.locator('article').nth(3).getByRole('link').first()
    await row.scrollIntoViewIfNeeded()
    await page.evaluate('scrollTo(0, 400)')
    assert.equal(await scrolled(), 400)
    // A press by the mouse would move the row into view first.
    await row.dispatchEvent('click')
    await page.getByText('مبلغ فاکتور').waitFor()
    await eventually('the top of the page', async () => (await scrolled()) === 0)
    await page.goBack()
    await page.locator('article').nth(3).waitFor()
    await eventually('the place where the list was left', async () => (await scrolled()) === 400)
  })
})

test.group('The code that pays', () => {
  test('is typed where it is seen, with the amount beside it, on the smallest phone', async ({
    assert,
    cleanup,
  }) => {
    const { owner, page } = await anOwner(cleanup)
    await page.setViewportSize({ width: 360, height: 640 })
    await page.getByRole('button', { name: 'پرداخت فاکتور' }).click()
    const sheet = page.getByRole('dialog')
    await page.evaluate(`document.documentElement.style.fontSize = '200%'`)
    await owner.shoot('pay-sheet-in-large-letters')
    const send = (await sheet.getByRole('button', { name: 'ارسال کد' }).boundingBox())!
    for (const name of ['می‌پردازید از اعتبار', 'سررسید']) {
      const fact = (await sheet.getByText(name, { exact: true }).locator('..').boundingBox())!
      assert.isAtMost(fact.y + fact.height, send.y, name)
    }
    await page.evaluate(`document.documentElement.style.fontSize = ''`)
    await page.getByRole('dialog').getByRole('button', { name: 'ارسال کد' }).click()
    const field = page.getByLabel('کد پیامک‌شده')
    await field.waitFor()
    await owner.shoot('code-on-a-small-phone')
    const footer = (await page.getByRole('button', { name: 'تأیید و پرداخت' }).boundingBox())!
    for (const part of [field, page.getByText('می‌پردازید از اعتبار')]) {
      const box = (await part.boundingBox())!
      assert.isAbove(box.y, 0)
      assert.isBelow(box.y + box.height, footer.y)
    }
  })
})

test.group('A receipt', () => {
  test('is shared as a picture, and Back after it does not return to the code', async ({
    assert,
    cleanup,
  }) => {
    const { owner, page, invoice, complaints } = await anOwner(cleanup)
    await page.getByRole('button', { name: 'پرداخت فاکتور' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'ارسال کد' }).click()
    await page.getByLabel('کد پیامک‌شده').waitFor()
    await page.getByLabel('کد پیامک‌شده').fill(await owner.code())
    await page.getByRole('heading', { name: 'پرداخت انجام شد' }).waitFor()
    await owner.shoot('receipt-page')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'هم‌رسانی رسید' }).click()
    const picture = await download
    assert.match(picture.suggestedFilename(), /^رسید پرداخت فاکتور-14\d\d-\d\d-\d\d\.png$/)
    const bytes = await readFile(await keep(picture, 'receipt-picture'))
    // Width and height stand behind the signature and the first chunk's name.
    const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
    assert.equal(width, 780)
    assert.isAbove(height, 1_000)
    await page.goBack()
    await page.waitForURL('**/order')
    await page.goto(
      `/order/${invoice.id}/pending/payment-status?success=true&message=x&orderPaymentInvoice_grandTotalAmount=1&orderPaymentInvoice_distributorName=forged`
    )
    await page.getByRole('heading', { name: 'پرداخت انجام شد' }).waitFor()
    assert.notInclude(await page.locator('main').innerText(), 'forged')
    assert.deepEqual(complaints.all, [])
  })
})

test.group('The bank’s page', () => {
  test('left by Back, shows the open payment, which can be put aside and begun anew', async ({
    assert,
    cleanup,
  }) => {
    const { owner, page } = await anOwner(cleanup)
    await page.goto('/wallet')
    await page.getByRole('link', { name: 'شارژ کیف پول' }).click()
    await page.getByLabel('مبلغ شارژ').fill('۵۰۰۰۰۰۰')
    await page.getByRole('button', { name: 'پرداخت و شارژ' }).click()
    await page.waitForURL('**/demo/gateway/**')
    await page.goBack()
    await page.getByRole('heading', { name: 'هنوز نمی‌دانیم پرداخت شده است یا نه' }).waitFor()
    await owner.shoot('left-the-bank')
    await page.getByRole('button', { name: 'پرداخت نکرده‌ام؛ کنار بگذار' }).click()
    await page.waitForURL('**/wallet/charge')
    await page.goBack()
    await page.waitForURL('**/wallet')
    assert.equal(pathOf(page), '/wallet')
  })
})

test.group('The login', () => {
  test('offers its terms and help on both steps, and Back leaves the code step alone', async ({
    assert,
    cleanup,
  }) => {
    const browser = await launchChromium()
    cleanup(() => browser.close())
    const owner = await Debtor.open(
      browser,
      { ...(await aShopWithCredit(1_000_000)), ...facts },
      new Complaints()
    )
    const { page } = owner
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto('/login')
    await page.getByRole('button', { name: 'قوانین و حریم خصوصی' }).click()
    await page.getByRole('dialog').getByText('حریم خصوصی').first().waitFor()
    await owner.shoot('terms')
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await owner.shoot('login-small')
    await page.getByRole('link', { name: 'تماس با پشتیبانی' }).first().waitFor()
    await page.getByLabel('شماره موبایل').fill(owner.phone)
    await page.getByRole('button', { name: 'دریافت کد' }).click()
    await page.getByLabel('کد پیامک‌شده').waitFor()
    await page.getByRole('link', { name: 'تماس با پشتیبانی' }).first().waitFor()
    await owner.shoot('login-code-small')
    await page.goBack()
    assert.equal(await page.getByLabel('شماره موبایل').inputValue(), toPersianDigits(owner.phone))
    assert.equal(pathOf(page), '/login')
  })
})
