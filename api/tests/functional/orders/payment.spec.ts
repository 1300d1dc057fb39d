import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/platform/time/clock'
import { addDays } from '#app/platform/time/jalali'
import { aShop, aShopWithCredit } from '#factories/shop'
import { anInvoice } from '#factories/invoice'
import { cashOf, expectLedgerInBalance, usedOf } from '#tests/support/credit'
import { get, post } from '#tests/support/http'
import {
  askForCode,
  block,
  expire,
  enterCode,
  installmentOf,
  orderRow,
  paymentCodeFor,
  payWithCode,
  textsTo,
} from '#tests/support/orders'

const cost = 10_000_000 + 50_000 + 295_890
const postingsOf = async (orderId: string): Promise<Record<string, number>> => {
  const { rows } = await db.rawQuery(
    `select account, amount from ledger.postings p join ledger.entries e on e.id = p.entry_id
      where e.source_type = 'order' and e.source_id = ?`,
    [orderId]
  )
  return Object.fromEntries(
    rows.map((row: { account: string; amount: number }) => [row.account, row.amount])
  )
}

test.group('Paying an invoice from credit', () => {
  test('uses the line for amount and fees, owes the distributor the amount, makes the installment', async ({
    assert,
  }) => {
    const shop = await aShopWithCredit(50_000_000)
    const invoice = await anInvoice({ shop, amount: 10_000_000, dueDateInDays: 60 })
    const { status, body } = await payWithCode(shop, invoice.id)
    assert.equal(status, 200)
    const dueDate = addDays(clock.today(), 60)
    assert.deepInclude(body, {
      id: invoice.id,
      status: 'COMPLETED',
      orderStatus: 'COMPLETED',
      paymentSource: 'CREDIT',
      installmentReceiptAmount: cost,
      installmentReceiptStatus: 'AWAITING_DUE_DATE',
      dueDate,
      creditBalance: 50_000_000 - cost,
      cashBalance: 0,
      paymentOptions: [],
    })
    assert.match(body.bankReferenceNumber, /^\d{14}$/)
    assert.equal(await usedOf(shop), cost)
    assert.deepInclude(await installmentOf(invoice.id), { amount: cost, due_date: dueDate })
    assert.deepEqual(await postingsOf(invoice.id), {
      'credit-used': cost,
      'distributor-payable': -10_000_000,
      'product-fee-income': -(50_000 - 4_545),
      'vat-payable': -4_545,
      'bank-fee-income': -295_890,
    })
    await expectLedgerInBalance()
    assert.include(await textsTo(shop.phone), 'invoice-paid-on-credit')
  })

  test('answers what reading the invoice afterwards answers', async ({ assert }) => {
    const shop = await aShopWithCredit(50_000_000)
    const invoice = await anInvoice({ shop, amount: 10_000_000 })
    const { body } = await payWithCode(shop, invoice.id)
    const read = await get(`/api/order/${invoice.id}`, { token: shop.token })
    assert.deepEqual(body, read.body)
  })

  test('moves it from the pending list to the completed list', async ({ assert }) => {
    const shop = await aShopWithCredit(50_000_000)
    const invoice = await anInvoice({ shop, amount: 10_000_000 })
    await payWithCode(shop, invoice.id)
    const list = (name: string) =>
      get(`/api/order/${shop.plan}/${name}-orders/10/0`, { token: shop.token })
    assert.equal((await list('pending')).body.meta.total, 0)
    assert.equal((await list('completed')).body.items[0].id, invoice.id)
  })
})

test.group('Paying an invoice from the wallet', () => {
  test('costs no bank fee, makes no installment and needs no credit', async ({ assert }) => {
    const shop = await aShop({ cash: 20_000_000 })
    const invoice = await anInvoice({ shop, amount: 10_000_000 })
    const { status, body } = await payWithCode(shop, invoice.id, 'WALLET')
    assert.equal(status, 200)
    assert.deepInclude(body, {
      status: 'COMPLETED',
      paymentSource: 'WALLET',
      installmentReceiptAmount: null,
      cashBalance: 20_000_000 - 10_050_000,
    })
    assert.equal(await cashOf(shop), 20_000_000 - 10_050_000)
    assert.isNull(await installmentOf(invoice.id))
    assert.deepEqual(await postingsOf(invoice.id), {
      'wallet': 10_050_000,
      'distributor-payable': -10_000_000,
      'product-fee-income': -45_455,
      'vat-payable': -4_545,
    })
    await expectLedgerInBalance()
    assert.include(await textsTo(shop.phone), 'invoice-paid')
  })

  test('stays open while the line is blocked or expired', async ({ assert }) => {
    const shop = await aShopWithCredit(50_000_000, { cash: 30_000_000 })
    await block(shop)
    await expire(shop)
    const invoice = await anInvoice({ shop, amount: 10_000_000 })
    assert.equal((await payWithCode(shop, invoice.id, 'WALLET')).status, 200)
  })
})

test.group('Whose invoice it is', () => {
  test('strangers find nothing, by no path, with no code', async ({ assert }) => {
    const shop = await aShopWithCredit(50_000_000)
    const stranger = await aShopWithCredit(50_000_000)
    const invoice = await anInvoice({ shop, amount: 10_000_000 })
    const code = await paymentCodeFor(shop, invoice.id)
    const options = { token: stranger.token }
    for (const { status } of [
      await get(`/api/order/${invoice.id}`, options),
      await get(`/api/order/pending-orders/${invoice.id}`, options),
      await askForCode(stranger, invoice.id),
      await enterCode(stranger, invoice.id, code),
      await get('/api/order/not-an-id', options),
      await askForCode(stranger, 'not-an-id'),
    ]) {
      assert.equal(status, 404)
    }
    assert.equal((await orderRow(invoice.id)).status, 'CREATED')
    assert.equal((await enterCode(shop, invoice.id, code)).status, 200)
  })

  test('without a token nothing is told', async ({ assert }) => {
    const invoice = await anInvoice({ shop: await aShop(), amount: 1000 })
    assert.equal((await get(`/api/order/${invoice.id}`)).status, 401)
    const start = `/api/order/pending-orders/${invoice.id}/payment-otp-start`
    assert.equal((await post(start, {})).status, 401)
  })

  test('a paid one is not paid again: 409, for code and payment alike', async ({ assert }) => {
    const shop = await aShopWithCredit(50_000_000)
    const invoice = await anInvoice({ shop, amount: 10_000_000 })
    const code = await paymentCodeFor(shop, invoice.id)
    await enterCode(shop, invoice.id, code)
    for (const { status, body } of [
      await enterCode(shop, invoice.id, code),
      await enterCode(shop, invoice.id, '12345'),
      await askForCode(shop, invoice.id),
    ]) {
      assert.equal(status, 409)
      assert.equal(body.title, 'AlreadyProcessedException')
    }
    assert.equal(await usedOf(shop), cost)
  })
})
