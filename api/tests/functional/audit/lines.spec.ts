import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { aShopWithCredit } from '#factories/shop'
import { anInvoice } from '#factories/invoice'
import { cancel, change, payWithCode, returnTo } from '#tests/support/orders'

test.group('The lines of an invoice', () => {
  test('tell the same facts before and after, under the same names', async ({ assert }) => {
    const shop = await aShopWithCredit(50_000_000)
    const invoice = await anInvoice({ shop, amount: 10_000_000 })
    await change(invoice, 9_000_000)
    await payWithCode(shop, invoice.id)
    await returnTo(invoice, 4_500_000)
    await cancel(invoice)
    const lines = await db
      .from('audit_lines')
      .where({ subject_type: 'orders', subject_id: invoice.id })
      .whereIn('command', ['orders.update', 'orders.return', 'orders.cancel'])
      .orderBy('id')
    assert.lengthOf(lines, 3)
    for (const { before, after } of lines) {
      assert.sameMembers(Object.keys(before), Object.keys(after))
    }
    const [, returned, canceled] = lines
    assert.containSubset(returned.before, { grandTotalAmount: 9_000_000, refundAmount: 0 })
    const { version, goods, ...money } = returned.after
    assert.containSubset(canceled.before, money)
    assert.equal(version, 3)
    assert.deepEqual(
      [returned.before.goods, goods],
      [
        ['۱. چای، ۱ بسته، هر واحد ۹٬۰۰۰٬۰۰۰ ریال، جمع ۹٬۰۰۰٬۰۰۰ ریال'],
        ['۱. چای، ۰٫۵ بسته، هر واحد ۹٬۰۰۰٬۰۰۰ ریال، جمع ۴٬۵۰۰٬۰۰۰ ریال'],
      ]
    )
    assert.equal(canceled.after.status, 'CANCELED')
  })
})
