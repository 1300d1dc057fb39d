import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { toPersianDigits } from '#contracts/digits'
import { settle } from '#app/platform/jobs/main'
import { aShopWithCredit } from '#factories/shop'
import { anInvoice } from '#factories/invoice'
import { aSupplier } from '#factories/distributor'
import { cancel, paymentCodeFor, enterCode, supply } from '#tests/support/orders'

const lure = 'bit.ly/jayezeh'
const dearOnes = 'برنده شدید'

/** Every text that a partner may write, with what no message of the bank may say. */
const lured = (amount: number) => ({
  externalId: `${dearOnes} ${lure} ${Math.random()}`,
  items: [{ itemName: `${dearOnes} ${lure}`, unitType: lure, qty: 1, price: amount }],
})

test.group('What partners write', () => {
  test('stands in no message: it has the distributor’s registered name and our own number', async ({
    assert,
  }) => {
    const supplier = await aSupplier({ name: 'پخش پگاه' })
    const shop = await aShopWithCredit(50_000_000)
    const sale = (amount: number) => anInvoice({ shop, amount, supplier, overrides: lured(amount) })

    const returned = await sale(10_000_000)
    const canceled = await sale(2_000_000)
    const unpaid = await sale(3_000_000)
    for (const { id } of [returned, canceled]) {
      assert.equal((await enterCode(shop, id, await paymentCodeFor(shop, id))).status, 200)
    }
    const items = lured(10_000_000).items.map((line) => ({ ...line, qty: 0.9 }))
    const { referenceNumber } = returned
    await supply(supplier, 'update', { referenceNumber, items, grandTotalAmount: 9_000_000 })
    await cancel(canceled, `${dearOnes} ${lure}`)
    await cancel(unpaid, `${dearOnes} ${lure}`)
    await settle()

    const sent = await db.from('sandbox_sms').where({ phone: shop.phone }).orderBy('id')
    assert.includeMembers(
      sent.map(({ template }) => template),
      [
        'invoice-created',
        'payment-code',
        'invoice-paid-on-credit',
        'invoice-returned',
        'invoice-refunded',
        'invoice-canceled',
      ]
    )
    for (const { text, template } of sent) {
      assert.notInclude(text, lure, template)
      assert.notInclude(text, dearOnes, template)
      if (!/^(invoice-|payment-code)/.test(template)) continue
      assert.include(text, 'پخش پگاه', template)
      const numbers = [returned, canceled, unpaid].map((it) => toPersianDigits(it.referenceNumber))
      assert.isTrue(
        numbers.some((number) => text.includes(number)),
        `${template}: ${text}`
      )
    }
  })
})
