import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { aShop, aShopWithCredit } from '#factories/shop'
import { anInvoice } from '#factories/invoice'
import { expectLedgerInBalance, usedOf } from '#tests/support/credit'
import { get } from '#tests/support/http'
import {
  cancel,
  change,
  orderRow,
  payWithCode,
  returnTo,
  supply,
  textsTo,
} from '#tests/support/orders'

test.group('Changing an invoice', () => {
  test('before payment replaces items and fees, and makes a running code worthless', async ({
    assert,
  }) => {
    const shop = await aShopWithCredit(50_000_000)
    const invoice = await anInvoice({ shop, amount: 10_000_000 })
    const { status, body } = await change(invoice, 20_000_000)
    assert.equal(status, 200)
    assert.deepInclude(body, { status: 'CREATED', grandTotalAmount: 20_000_000 })
    assert.deepInclude(await orderRow(invoice.id), {
      grand_total_amount: 20_000_000,
      kasbeno_fee_amount: 100_000,
      bank_fee_amount: 591_780,
    })
    const items = await db.from('order_items').where({ order_id: invoice.id })
    assert.lengthOf(items, 1)
    assert.equal(items[0].item_name, 'چای')
  })

  test('after payment downwards is a return: fees sink with it, the rest comes back', async ({
    assert,
  }) => {
    const shop = await aShopWithCredit(50_000_000)
    const invoice = await anInvoice({ shop, amount: 10_000_000 })
    await payWithCode(shop, invoice.id)
    const { status, body } = await returnTo(invoice, 4_000_000)
    assert.equal(status, 200)
    const left = 4_000_000 + 20_000 + 118_356
    assert.deepInclude(body, { status: 'COMPLETED', refundAmount: 10_345_890 - left })
    assert.equal(await usedOf(shop), left)
    const detail = await get(`/api/order/${invoice.id}`, { token: shop.token })
    assert.deepInclude(detail.body, {
      grandTotalAmount: 4_000_000,
      refundAmount: 10_345_890 - left,
      installmentReceiptAmount: left,
      installmentReceiptStatus: 'AWAITING_DUE_DATE',
    })
    await expectLedgerInBalance()
    assert.include(await textsTo(shop.phone), 'invoice-returned')

    await returnTo(invoice, 1_000_000)
    await cancel(invoice)
    assert.equal(await usedOf(shop), 0)
    assert.equal((await orderRow(invoice.id)).refund_amount, 10_345_890)
    await expectLedgerInBalance()
  })

  test('after the distributor was paid leaves the difference to its next run', async ({
    assert,
  }) => {
    const shop = await aShopWithCredit(50_000_000)
    const invoice = await anInvoice({ shop, amount: 10_000_000 })
    await payWithCode(shop, invoice.id)
    await db.from('orders').where({ id: invoice.id }).update({ payout_settled: true })
    assert.equal((await returnTo(invoice, 4_000_000)).status, 200)
    assert.isFalse((await orderRow(invoice.id)).payout_settled)
  })

  test('upwards after payment, or of a cancelled one, is refused', async ({ assert }) => {
    const shop = await aShopWithCredit(50_000_000)
    const paid = await anInvoice({ shop, amount: 10_000_000 })
    await payWithCode(shop, paid.id)
    assert.equal((await change(paid, 10_000_001)).status, 422)
    assert.equal((await change(paid, 10_000_000)).status, 422)
    const canceled = await anInvoice({ shop, amount: 1000 })
    await cancel(canceled)
    assert.equal((await change(canceled, 500)).status, 409)
    assert.equal(await usedOf(shop), 10_345_890)
  })

  test('needs items that add up', async ({ assert }) => {
    const { supplier, referenceNumber, id } = await anInvoice({ shop: await aShop(), amount: 1000 })
    const items = [{ itemName: 'چای', unitType: 'بسته', qty: 1, price: 900 }]
    const { status, body } = await supply(supplier, 'update', {
      referenceNumber,
      items,
      grandTotalAmount: 901,
    })
    assert.equal(status, 422)
    assert.equal(body.errors[0].field, 'grandTotalAmount')
    assert.equal((await orderRow(id)).grand_total_amount, 1000)
  })
})
