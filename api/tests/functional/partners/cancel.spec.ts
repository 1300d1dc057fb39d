import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { credit, debit, entry, house, kept } from '#app/money/ledger/domain/entry'
import Ledger from '#app/money/ledger/ledger'
import { aShop, aShopWithCredit } from '#factories/shop'
import { asOwner } from '#factories/as_owner'
import { anInvoice } from '#factories/invoice'
import { aSupplier } from '#factories/distributor'
import { cashOf, expectLedgerInBalance, usedOf } from '#tests/support/credit'
import { get, post } from '#tests/support/http'
import {
  cancel,
  change,
  confirm,
  installmentOf,
  orderRow,
  payWithCode,
  reject,
  supply,
  textsTo,
} from '#tests/support/orders'

/** The bank collects a part of the installment. */
const repay = async (shop: { accountId: string }, orderId: string, amount: number) => {
  await asOwner(async (trx) => {
    await new Ledger().post(
      'INSTALLMENT_COLLECTED',
      entry([
        debit(house('bank-funding'), amount),
        credit(kept('credit-used', shop.accountId), amount),
      ]),
      { type: 'order', id: orderId },
      trx
    )
    await trx.from('installments').where({ order_id: orderId }).update({ paid_amount: amount })
  })
}

test.group('Cancelling an invoice', () => {
  test('that is unpaid ends it, once; the owner sees it among the completed', async ({
    assert,
  }) => {
    const shop = await aShop()
    const invoice = await anInvoice({ shop, amount: 1_000_000 })
    const { status, body } = await cancel(invoice)
    assert.equal(status, 200)
    assert.deepInclude(body, { id: invoice.id, status: 'CANCELED', refundAmount: 0 })
    assert.equal((await cancel(invoice)).body.title, 'AlreadyProcessedException')
    const list = await get(`/api/order/${shop.plan}/completed-orders/10/0`, { token: shop.token })
    assert.equal(list.body.items[0].status, 'CANCELED')
    assert.include(await textsTo(shop.phone), 'invoice-canceled')
    const line = await db
      .from('audit_lines')
      .where({ subject_id: invoice.id, command: 'orders.cancel' })
      .firstOrFail()
    assert.equal(line.reason, 'کالا موجود نیست')
    assert.equal(line.before.status, 'CREATED')
  })

  test('that was paid from credit frees the line to the rial and clears the installment', async ({
    assert,
  }) => {
    const shop = await aShopWithCredit(50_000_000)
    const invoice = await anInvoice({ shop, amount: 10_000_001 })
    await payWithCode(shop, invoice.id)
    assert.equal(await usedOf(shop), 10_000_001 + 50_000 + 295_890)
    const { status, body } = await cancel(invoice, 'انبار خالی است')
    assert.equal(status, 200)
    const read = await get(`/api/order/${invoice.id}`, shop)
    assert.equal(read.body.cancelReason, 'انبار خالی است')
    assert.equal(body.refundAmount, 10_345_891)
    assert.equal(await usedOf(shop), 0)
    assert.deepInclude(await installmentOf(invoice.id), {
      status: 'CLEARED',
      reversed_amount: 10_345_891,
      paid_amount: 0,
    })
    const { rows } = await db.rawQuery(
      `select account, sum(amount) as sum from ledger.postings p
         join ledger.entries e on e.id = p.entry_id
        where e.source_id = ? group by account having sum(amount) <> 0`,
      [invoice.id]
    )
    assert.deepEqual(rows, [])
    await expectLedgerInBalance()
    assert.include(await textsTo(shop.phone), 'invoice-refunded')
  })

  test('that was paid from the wallet gives the money back to the wallet', async ({ assert }) => {
    const shop = await aShop({ cash: 2_000_000 })
    const invoice = await anInvoice({ shop, amount: 1_000_000 })
    await payWithCode(shop, invoice.id, 'WALLET')
    assert.equal(await cashOf(shop), 2_000_000 - 1_005_000)
    await cancel(invoice)
    assert.equal(await cashOf(shop), 2_000_000)
    await expectLedgerInBalance()
  })

  test('gives what was repaid already to the wallet', async ({ assert }) => {
    const shop = await aShopWithCredit(50_000_000)
    const invoice = await anInvoice({ shop, amount: 10_000_000 })
    await payWithCode(shop, invoice.id)
    await repay(shop, invoice.id, 4_000_000)
    await cancel(invoice)
    assert.equal(await usedOf(shop), 0)
    assert.equal(await cashOf(shop), 4_000_000)
    await expectLedgerInBalance()
  })

  test('of another distributor is not found, by any command', async ({ assert }) => {
    const invoice = await anInvoice({ shop: await aShop(), amount: 1000 })
    const stranger = { ...invoice, supplier: await aSupplier() }
    for (const answer of [
      await cancel(stranger),
      await change(stranger, 500),
      await confirm(stranger),
      await reject(stranger),
    ]) {
      assert.equal(answer.status, 404)
    }
    assert.equal((await orderRow(invoice.id)).status, 'CREATED')
  })

  test('needs a reason and a key', async ({ assert }) => {
    const { supplier, referenceNumber } = await anInvoice({ shop: await aShop(), amount: 1000 })
    const reasonless = await supply(supplier, 'cancel', { referenceNumber })
    assert.equal(reasonless.status, 422)
    const path = '/api/external/supplier/cancel'
    const body = { referenceNumber, reason: 'x' }
    assert.equal((await post(path, body, { token: supplier.token })).status, 400)
  })
})
