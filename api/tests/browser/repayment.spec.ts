import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { addDays } from '#app/platform/time/jalali'
import { launchChromium } from '#tests/support/browser'
import { aShopWithCredit } from '#factories/shop'
import { fillWallet } from '#factories/wallet'
import { chargeFor, feeRow, setLateFees } from '#tests/support/late_fees'
import { installmentOf } from '#tests/support/orders'
import { Debtor } from './support/debtor.js'
import { Complaints } from './support/screen.js'
import { Supplier } from './support/supplier.js'

const tea = { itemName: 'چای کله‌مورچه', unitType: 'بسته', qty: 4, price: 4_500_000 }
const facts = { firstname: 'نرگس', lastname: 'کسب‌وکار', shopname: 'سوپرمارکت نرگس' }

const repaymentsFor = async (installmentId: string) => {
  const parts = await db.from('repayment_parts').where({ installment_id: installmentId })
  return parts.map(({ amount }) => amount)
}

test.group('Repaying when things go wrong', () => {
  test('a lost network, an impatient finger and the arrow back cost nothing', async ({
    assert,
    cleanup,
  }) => {
    const browser = await launchChromium()
    cleanup(() => browser.close())
    const complaints = new Complaints()
    const shop = await aShopWithCredit(100_000_000)
    const { phone } = shop
    const invoice = await Supplier.demo().send({ phone, items: [tea], dueDateInDays: 30 })
    const owner = await Debtor.signIn(browser, { ...shop, ...facts }, complaints)
    const { page } = owner
    await owner.greetCredit()
    await owner.payInvoice(invoice.id)
    const { id, amount } = await installmentOf(invoice.id)

    await owner.openDebt(invoice.externalId, 'trouble')
    const field = page.getByLabel('مبلغ پرداخت')
    await field.fill('99999')
    await page.getByRole('button', { name: 'رفتن به درگاه پرداخت' }).click()
    await page.getByText('هر بازپرداخت دست‌کم ۱۰۰٬۰۰۰ ریال یا همه بدهی است').waitFor()
    await owner.shoot('trouble-too-little')
    await field.fill(String(amount))
    await page.route('**/api/order/*/installments/*/pay', (route) => route.abort())
    await page.getByRole('button', { name: 'رفتن به درگاه پرداخت' }).click()
    await page.getByText('مبلغی دو بار برداشته نمی‌شود').waitFor()
    await owner.shoot('trouble-offline')
    await page.unroute('**/api/order/*/installments/*/pay')

    await page.getByRole('button', { name: 'رفتن به درگاه پرداخت' }).click()
    await page.waitForURL('**/demo/gateway/**')
    await page.goBack()
    await page.getByRole('heading', { name: 'هنوز نمی‌دانیم پرداخت شده است یا نه' }).waitFor()
    await owner.shoot('trouble-left-the-bank')
    assert.deepEqual(await repaymentsFor(id), [])

    await fillWallet(shop, amount - 1)
    await page.goto(`/installments/${id}`)
    await page.getByRole('button', { name: 'پرداخت این بدهی' }).click()
    await page.getByText('۱ ریال کمبود آن را از درگاه می‌پردازید').waitFor()
    await owner.shoot('trouble-one-rial-short')
    await owner.repayThroughGateway('success', 'trouble-one-rial-paid')
    assert.deepEqual(await repaymentsFor(id), [amount])
    assert.deepEqual(complaints.all, [])
  })

  test('pressing twice pays once from the wallet, the late fee with the debt', async ({
    assert,
    cleanup,
  }) => {
    const browser = await launchChromium()
    cleanup(() => browser.close())
    const complaints = new Complaints()
    const shop = await aShopWithCredit(100_000_000, { cash: 40_000_000 })
    const { phone } = shop
    const invoice = await Supplier.demo().send({ phone, items: [tea], dueDateInDays: 30 })
    const owner = await Debtor.signIn(browser, { ...shop, ...facts }, complaints)
    const { page } = owner
    await owner.payInvoice(invoice.id)
    const { id, amount, due_date: dueDate } = await installmentOf(invoice.id)
    const unset = await setLateFees()
    await chargeFor(addDays(dueDate, 2))
    await unset()
    const { charged } = await feeRow(id)

    await owner.see(`/order/${invoice.id}/completed`, 'مانده با دیرکرد', 'late-fee-of-invoice')
    await page.getByRole('button', { name: 'پرداخت این بدهی' }).click()
    await page.getByText(/نخست .* دیرکرد پرداخت می‌شود/).waitFor()
    await owner.shoot('late-fee-sheet')
    await page.getByRole('button', { name: 'پرداخت از کیف پول' }).dblclick()
    await page.getByRole('heading', { name: 'پرداخت انجام شد' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'پرداخت انجام شد' }).waitFor()
    await page.getByText('دیرکرد').first().waitFor()
    await owner.shoot('late-fee-paid')
    assert.deepEqual(await repaymentsFor(id), [amount])
    assert.equal((await feeRow(id)).paid, charged)
    assert.isAbove(charged, 0)
    assert.deepEqual(complaints.all, [])
  })
})
