import { test } from '@japa/runner'
import { cashOf } from '#tests/support/credit'
import { aShopThatOwes, installmentRow, owe, repay, repayOldest } from '#tests/support/installments'

test.group('The least that is repaid at once', () => {
  test('is asked for where more is owed; the rest is always taken', async ({ assert }) => {
    const { shop, debt } = await aShopThatOwes(8_050_000, { cash: 9_000_000 })
    for (const answer of [
      await repay(shop, debt.installmentId, { amount: 99_999 }),
      await repayOldest(shop, { amount: 1 }),
    ]) {
      assert.equal(answer.status, 422)
      assert.equal(answer.body.errors[0].field, 'amount')
      assert.match(answer.body.message, /۱۰۰٬۰۰۰ ریال/)
    }
    assert.equal(await cashOf(shop), 9_000_000)
    assert.equal((await repayOldest(shop, { amount: 8_000_000 })).status, 200)
    assert.equal((await repay(shop, debt.installmentId, { amount: 49_999 })).status, 422)
    // What ends the oldest debt is enough, also while another one is owed.
    await owe(shop, { amount: 5_000_000, dueDateInDays: 60 })
    assert.equal((await repayOldest(shop, { amount: 50_001 })).status, 422)
    assert.equal((await repayOldest(shop, { amount: 50_000 })).status, 200)
    assert.equal((await installmentRow(debt.installmentId)).status, 'CLEARED')
  })
})
