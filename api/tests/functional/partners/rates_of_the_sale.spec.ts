import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { aShopWithCredit } from '#factories/shop'
import { anInvoice } from '#factories/invoice'
import { aSupplier } from '#factories/distributor'
import { expectLedgerInBalance, usedOf } from '#tests/support/credit'
import { change, orderRow, payWithCode, returnTo } from '#tests/support/orders'

const atSale = { productFeePpm: 10_000, bankFeeYearlyPpm: 73_000 }
/** Of 60 days: 12,000 parts per million. */
const feesOf = (amount: number) => ({
  kasbeno_fee_amount: amount / 100,
  bank_fee_amount: (amount * 12) / 1000,
})

/** What becomes of the distributor's rates after the sale. */
const table = [
  { what: 'rose', product_fee_ppm: 30_000, bank_fee_yearly_ppm: 219_000 },
  { what: 'sank', product_fee_ppm: 1_000, bank_fee_yearly_ppm: 7_300 },
  { what: 'went', product_fee_ppm: 0, bank_fee_yearly_ppm: 0 },
]

test.group('The rates of the day of the sale', () => {
  for (const { what, ...later } of table) {
    for (const isPaid of [false, true]) {
      test(`count when they ${what} before ${isPaid ? 'a return' : 'a change'}`, async ({
        assert,
      }) => {
        const supplier = await aSupplier({ fees: atSale })
        const shop = await aShopWithCredit(50_000_000)
        const invoice = await anInvoice({ shop, amount: 10_000_000, supplier })
        assert.containSubset(await orderRow(invoice.id), {
          product_fee_ppm: atSale.productFeePpm,
          bank_fee_yearly_ppm: atSale.bankFeeYearlyPpm,
          ...feesOf(10_000_000),
        })
        if (isPaid) await payWithCode(shop, invoice.id)
        await db.from('distributor_fees').where({ distributor_id: supplier.id }).update(later)

        const { status, body } = await (isPaid ? returnTo : change)(invoice, 4_000_000)
        assert.equal(status, 200, JSON.stringify(body))
        assert.containSubset(await orderRow(invoice.id), feesOf(4_000_000))
        assert.equal(body.refundAmount, isPaid ? 6_000_000 + 60_000 + 72_000 : 0)
        assert.equal(await usedOf(shop), isPaid ? 4_000_000 + 40_000 + 48_000 : 0)

        const next = await anInvoice({ shop, amount: 1_000_000, supplier })
        const { product_fee_ppm: ofToday } = await orderRow(next.id)
        assert.equal(ofToday, later.product_fee_ppm)
      })
    }
  }

  test('leave the books in balance', expectLedgerInBalance)

  test('bound what comes back of an invoice from before they were kept', async ({ assert }) => {
    const supplier = await aSupplier({ fees: atSale })
    const shop = await aShopWithCredit(50_000_000)
    const invoice = await anInvoice({ shop, amount: 10_000_000, supplier })
    await payWithCode(shop, invoice.id)
    await db.from('orders').where({ id: invoice.id }).update({ product_fee_ppm: 30_000 })
    assert.equal((await returnTo(invoice, 9_000_000)).status, 200)
    assert.equal((await orderRow(invoice.id)).kasbeno_fee_amount, 100_000)
    await expectLedgerInBalance()
  })
})
