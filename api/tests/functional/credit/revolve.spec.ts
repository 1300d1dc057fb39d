import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { aShopWithCredit, type ShopWithCredit } from '#factories/shop'
import { anInvoice } from '#factories/invoice'
import { expectLedgerInBalance, usedOf } from '#tests/support/credit'
import { post } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { payWithCode } from '#tests/support/orders'

const revolve = async ({ registrationId }: ShopWithCredit) =>
  post(
    '/api/admin/credit/revolve',
    { registrationId, reason: 'بازپرداخت ثبت‌نشده بانک' },
    { token: await staffToken('credit') }
  )

test.group('Revolving credit by hand', () => {
  test('changes nothing while the installments say what is used', async ({ assert }) => {
    const shop = await aShopWithCredit(100_000_000)
    const invoice = await anInvoice({ shop, amount: 1_000_000 })
    await payWithCode(shop, invoice.id)
    const used = await usedOf(shop)
    assert.isAbove(used, 1_000_000)
    assert.deepEqual((await revolve(shop)).body, { used, outstanding: used, freed: 0 })
    assert.equal(await usedOf(shop), used)
  })

  test('frees what was repaid and not booked, once', async ({ assert }) => {
    const shop = await aShopWithCredit(100_000_000)
    const invoice = await anInvoice({ shop, amount: 1_000_000 })
    await payWithCode(shop, invoice.id)
    const used = await usedOf(shop)
    await db
      .from('installments')
      .where('order_id', invoice.id)
      .update({ status: 'CLEARED', paid_amount: used })
    assert.deepEqual((await revolve(shop)).body, { used: 0, outstanding: 0, freed: used })
    assert.deepEqual((await revolve(shop)).body, { used: 0, outstanding: 0, freed: 0 })
    assert.equal(await usedOf(shop), 0)
    // Told apart from what the bank collects: nobody paid an installment here.
    const entries = await db.from('ledger.entries').where('source_id', shop.lineId).select('kind')
    assert.deepEqual(entries, [{ kind: 'CREDIT_REVOLVED' }])
    await expectLedgerInBalance()
  })

  test('refuses where the installments owe more than is used: that is a fault', async ({
    assert,
  }) => {
    const shop = await aShopWithCredit(100_000_000)
    const invoice = await anInvoice({ shop, amount: 1_000_000 })
    await payWithCode(shop, invoice.id)
    const used = await usedOf(shop)
    await db.from('installments').where('order_id', invoice.id).increment('amount', 1)
    assert.equal((await revolve(shop)).status, 409)
    assert.equal(await usedOf(shop), used)
  })
})
