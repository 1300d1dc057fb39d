import { test } from '@japa/runner'
import { aShopWithCredit } from '#factories/shop'
import { anInvoice } from '#factories/invoice'
import { get } from '#tests/support/http'
import { enterCode, paymentCodeFor } from '#tests/support/orders'
import { statementsOf } from '#tests/support/statements_of'

test.group('Round trips to the database', () => {
  test('a payment takes four: token, facts, code, and one function that locks and books', async ({
    assert,
  }) => {
    const shop = await aShopWithCredit(50_000_000)
    const { id } = await anInvoice({ shop, amount: 10_000_000 })
    const code = await paymentCodeFor(shop, id)
    const statements = await statementsOf(async () => {
      assert.equal((await enterCode(shop, id, code)).status, 200)
    })
    assert.lengthOf(statements, 4, statements.join('\n'))
    assert.include(statements[2], 'check_code')
    assert.include(statements[3], 'pay_invoice')
  })

  test('a list and an invoice take two: token and rows', async ({ assert }) => {
    const shop = await aShopWithCredit(50_000_000)
    const { id } = await anInvoice({ shop, amount: 10_000_000 })
    for (const path of [`${shop.plan}/pending-orders/10/0`, id]) {
      const statements = await statementsOf(() => get(`/api/order/${path}`, { token: shop.token }))
      assert.lengthOf(statements, 2, statements.join('\n'))
    }
  })
})
