import { test } from '@japa/runner'
import { aShopWithCredit } from '#factories/shop'
import { anInvoice } from '#factories/invoice'
import { staffToken } from '#tests/support/identity'
import { orderRow, payWithCode, returnTo } from '#tests/support/orders'
import { find, historyOf } from './read.js'

test.group('The history of an invoice', () => {
  test('tells what was paid then, also after goods went back', async ({ assert }) => {
    const shop = await aShopWithCredit(50_000_000)
    const invoice = await anInvoice({ shop, amount: 9_000_000 })
    assert.equal((await payWithCode(shop, invoice.id)).status, 200)
    assert.equal((await returnTo(invoice, 4_500_000)).status, 200)
    const { body } = await historyOf('orders', invoice.id, await staffToken('super'))
    assert.containSubset(find(body, 'پرداخت فاکتور').facts, [{ label: 'مبلغ', after: 9_000_000 }])
    assert.equal((await orderRow(invoice.id)).grand_total_amount, 4_500_000)
  })
})
