import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { toPersianDigits } from '#contracts/digits'
import { launchChromium } from '#tests/support/browser'
import { aShopWithCredit } from '#factories/shop'
import { Debtor } from './support/debtor.js'
import { recordsIn } from './support/list.js'
import { Officer } from './support/officer.js'
import { Complaints } from './support/screen.js'
import { Supplier } from './support/supplier.js'

const items = [
  { itemName: 'چای کله‌مورچه', unitType: 'بسته', qty: 4, price: 4_500_000 },
  { itemName: 'روغن آفتابگردان ۱٫۸ لیتری', unitType: 'کارتن', qty: 12, price: 9_850_000 },
]
const facts = { firstname: 'نرگس', lastname: 'کسب‌وکار', shopname: 'سوپرمارکت نرگس' }
const answer = 'سه کارتن در انبار مانده بود و پس گرفته شد.'

test.group('Goods that did not arrive', () => {
  test('are reported by their owner, accepted by the distributor, and come back', async ({
    assert,
    cleanup,
  }) => {
    const browser = await launchChromium()
    cleanup(() => browser.close())
    const complaints = new Complaints()
    const shop = await aShopWithCredit(400_000_000)
    const { phone } = shop
    const invoice = await Supplier.demo().send({ phone, items, dueDateInDays: 30 })
    const owner = await Debtor.signIn(browser, { ...shop, ...facts }, complaints)
    const { page } = owner
    await owner.payInvoice(invoice.id)

    await owner.see(`/order/${invoice.id}/completed`, 'کالاها رسید؟')
    await owner.look('goods-asked')
    await page.getByRole('link', { name: 'گزارش مشکل' }).click()
    await page.getByRole('checkbox', { name: /روغن/ }).check()
    await page.getByRole('textbox', { name: 'تعداد دارای مشکل' }).fill('۳')
    await page.getByRole('textbox', { name: 'شرح' }).fill('سه کارتن از دوازده کارتن نرسید.')
    await page.getByText('۲۹٬۵۵۰٬۰۰۰').waitFor()
    await owner.look('goods-report')
    await page.getByRole('button', { name: 'فرستادن گزارش' }).click()
    await page.getByText('در انتظار پاسخ شرکت پخش').waitFor()
    await owner.look('goods-reported')
    await owner.see('/obligations', 'گزارش مشکل در دست بررسی؛ تا پایان بررسی پرداخت آن لازم نیست')
    await owner.look('goods-in-timeline')

    const officer = await Officer.signIn(browser, 'distributor', complaints)
    await officer.page.goto('/backoffice/disputes')
    const row = officer.page
      .getByRole('row')
      .filter({ hasText: toPersianDigits(invoice.externalId) })
    await row.waitFor()
    await officer.shoot('disputes-of-distributor')
    await row.click()
    await officer.page.getByRole('table', { name: 'کالاهای گزارش‌شده' }).waitFor()
    await officer.shoot('dispute-of-distributor')
    await officer.page.getByRole('button', { name: 'پذیرفتن', exact: true }).click()
    const dialog = officer.page.getByRole('dialog')
    await dialog.getByLabel('پاسخ به خریدار').fill(answer)
    await officer.shoot('dispute-dialog')
    await dialog.getByRole('button', { name: 'پذیرفتن', exact: true }).click()
    await officer.page.getByText('گزارش پذیرفته شد و مبلغ آن برگشت.').waitFor()

    await owner.see(`/order/${invoice.id}/completed`, answer)
    await owner.look('goods-accepted')
    await page.getByText('۱۰۶٬۶۵۰٬۰۰۰').first().waitFor()
    const { status } = await db.from('disputes').where({ order_id: invoice.id }).firstOrFail()
    assert.equal(status, 'ACCEPTED')
    assert.deepEqual(complaints.all, [])
  })

  test('wait for staff when the distributor does not answer', async ({ assert, cleanup }) => {
    const browser = await launchChromium()
    cleanup(() => browser.close())
    const complaints = new Complaints()
    const officer = await Officer.signIn(browser, 'finance', complaints)
    const filter = encodeURIComponent(JSON.stringify({ status: 'ESCALATED' }))
    await officer.page.goto(`/backoffice/disputes?filter=${filter}`)
    const first = recordsIn(officer.page).first()
    await first.waitFor()
    await officer.shoot('disputes-of-bank')
    await first.click()
    await officer.page.getByRole('table', { name: 'کالاهای گزارش‌شده' }).waitFor()
    await officer.page.getByRole('button', { name: 'نپذیرفتن', exact: true }).waitFor()
    await officer.shoot('dispute-of-bank')
    assert.deepEqual(complaints.all, [])
  })
})
