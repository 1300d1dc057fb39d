import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { maxInvoicesPerCode } from '#contracts/orders'
import { clock } from '#app/platform/time/clock'
import { addDays } from '#app/platform/time/jalali'
import { aShopWithCredit, type Shop } from '#factories/shop'
import { codeFor } from '#factories/messages'
import { freshPhone } from '#factories/fresh'
import { anInvoice, type Invoice } from '#factories/invoice'
import { aSupplier } from '#factories/distributor'
import { cashOf, expectLedgerInBalance, usedOf } from '#tests/support/credit'
import { get, post } from '#tests/support/http'
import {
  block,
  cancel,
  confirm,
  enterCode,
  installmentOf,
  orderRow,
  payWithCode,
  textsTo,
} from '#tests/support/orders'
import { askForOneCode, enterOneCode, oneCodeFor, seeBatch } from '#tests/support/batch'

const cost = 10_000_000 + 50_000 + 295_890
const cash = 10_050_000
const million = 1_000_000

const invoicesOf = async (shop: Shop, count: number): Promise<Invoice[]> => {
  const invoices = []
  for (let i = 0; i < count; i++) invoices.push(await anInvoice({ shop, amount: 10 * million }))
  return invoices
}
const statusesOf = (invoices: readonly { id: string }[]) =>
  Promise.all(invoices.map(async ({ id }) => (await orderRow(id)).status as string))

test.group('A batch payment', () => {
  test('the owner sees what each source gives, pays all, and each is what a single payment makes of it', async ({
    assert,
  }) => {
    const shop = await aShopWithCredit(50 * million, { cash: 5 * million })
    const strict = await aSupplier({ requiresConfirmation: true })
    const first = await anInvoice({ shop, amount: 10 * million, dueDateInDays: 60 })
    const second = await anInvoice({
      shop,
      amount: 10 * million,
      dueDateInDays: 60,
      supplier: strict,
    })
    const both = [first, second]

    const seen = await seeBatch(shop, both)
    assert.deepEqual(
      seen.body.items.map(({ id }: { id: string }) => id),
      [first.id, second.id]
    )
    const option = { refused: [], refusal: null }
    assert.deepEqual(seen.body.paymentOptions, [
      {
        ...option,
        source: 'CREDIT',
        amount: 2 * cost,
        available: 50 * million,
        firstDueDate: addDays(clock.today(), 60),
      },
      {
        ...option,
        source: 'WALLET',
        amount: 2 * cash,
        available: 5 * million,
        firstDueDate: null,
        refusal: 'WALLET_TOO_LOW',
      },
    ])

    const asked = await askForOneCode(shop, both)
    assert.deepInclude(asked.body, { paymentSource: 'CREDIT', amount: 2 * cost })
    const again = await askForOneCode(shop, [second, first])
    assert.equal(again.status, 429)
    assert.deepInclude(again.body, { paymentSource: 'CREDIT', amount: 2 * cost })

    // In another order they are the same invoices.
    const { status, body } = await enterOneCode(shop, [second, first], await codeFor(shop.phone))
    assert.equal(status, 200, JSON.stringify(body))
    assert.deepInclude(body, { paymentSource: 'CREDIT', amount: 2 * cost })
    assert.deepEqual(
      body.items.map((item: { id: string; status: string }) => [item.id, item.status]),
      [
        [second.id, 'PENDING'],
        [first.id, 'COMPLETED'],
      ]
    )
    assert.notEqual(body.items[0].bankReferenceNumber, body.items[1].bankReferenceNumber)
    const dueDate = addDays(clock.today(), 60)
    for (const { id } of both) {
      assert.deepInclude(await installmentOf(id), { amount: cost, due_date: dueDate })
      const read = await get(`/api/order/${id}`, { token: shop.token })
      assert.deepInclude(read.body, { installmentReceiptAmount: cost, dueDate })
    }
    assert.equal(await usedOf(shop), 2 * cost)
    await expectLedgerInBalance()

    const texts = await textsTo(shop.phone)
    assert.deepEqual(
      texts.filter((name) => /^invoices?-paid|^payment/.test(name)),
      ['payment-code-several', 'invoices-paid-on-credit']
    )
    const told = await db
      .from('sandbox_sms')
      .where({ phone: shop.phone, template: 'invoices-paid-on-credit' })
    assert.include(told[0].text, '۲ فاکتور')
    assert.include(told[0].text, '۲۰٬۶۹۱٬۷۸۰ ریال')
    const sms = await db
      .from('sandbox_sms')
      .where({ phone: shop.phone, template: 'payment-code-several' })
    assert.include(sms[0].text, 'مبلغ همه با کارمزدها: ۲۰٬۶۹۱٬۷۸۰ ریال')

    // Paid, it is the receipt: each with its number; and nothing is paid again.
    const receipt = await seeBatch(shop, both)
    assert.deepEqual(
      receipt.body.items.map((item: { paymentSource: string }) => item.paymentSource),
      ['CREDIT', 'CREDIT']
    )
    for (const answer of [
      await enterOneCode(shop, both, '12345'),
      await askForOneCode(shop, both),
    ]) {
      assert.equal(answer.status, 409)
      assert.equal(answer.body.title, 'AlreadyProcessedException')
    }
    // What comes after goes its own way for each.
    assert.equal((await confirm(second)).status, 200)
    assert.equal((await cancel(first)).body.refundAmount, cost)
    assert.equal(await usedOf(shop), cost)
    await expectLedgerInBalance()
  })

  test('from the wallet it pays no bank fee and makes no installment', async ({ assert }) => {
    const shop = await aShopWithCredit(million, { cash: 2 * cash })
    const both = await invoicesOf(shop, 2)
    const code = await oneCodeFor(shop, both, 'WALLET')
    assert.equal((await enterOneCode(shop, both, code)).status, 200)
    assert.equal(await cashOf(shop), 0)
    assert.isNull(await installmentOf(both[0].id))
    await expectLedgerInBalance()
    assert.include(await textsTo(shop.phone), 'invoices-paid')
  })

  test('what cannot be paid is said before a code is sent, invoice by invoice', async ({
    assert,
  }) => {
    const shop = await aShopWithCredit(30 * million)
    const [good, gone, paid] = await invoicesOf(shop, 3)
    await cancel(gone)
    await payWithCode(shop, paid.id)
    const refused = await askForOneCode(shop, [good, gone, paid])
    assert.equal(refused.status, 422)
    assert.equal(refused.body.title, 'PaymentsRefusedException')
    const named = Object.fromEntries(
      refused.body.invoices.map((one: { id: string; message: string }) => [one.id, one.message])
    )
    assert.deepEqual(named, {
      [gone.id]: 'دیگر قابل پرداخت نیست.',
      [paid.id]: 'پیش‌تر پرداخت شده است.',
    })

    const [other] = await invoicesOf(shop, 1)
    const short = await askForOneCode(shop, [good, other])
    assert.equal(short.status, 422)
    assert.include(short.body.message, 'همه این فاکتورها با هم کافی نیست')
    assert.deepEqual(short.body.invoices, [])
    await block(shop)
    assert.include((await askForOneCode(shop, [good])).body.message, 'مسدود')
    assert.notInclude(await textsTo(shop.phone), 'payment-code-several')
  })

  test('strangers, doubled and malformed ids and too many get nothing', async ({ assert }) => {
    const [shop, stranger] = [
      await aShopWithCredit(50 * million),
      await aShopWithCredit(50 * million),
    ]
    const both = [...(await invoicesOf(shop, 1)), ...(await invoicesOf(stranger, 1))]
    const code = await oneCodeFor(shop, [both[0]])
    for (const { status } of [
      await seeBatch(shop, both),
      await askForOneCode(shop, both),
      await enterOneCode(shop, both, code),
      await enterOneCode(stranger, [both[0]], code),
    ]) {
      assert.equal(status, 404)
    }
    const tooMany = Array.from({ length: maxInvoicesPerCode + 1 }, () => ({ id: randomUUID() }))
    const doubled = [both[0], { id: both[0].id.toUpperCase() }]
    const [{ message }] = (await askForOneCode(shop, doubled)).body.errors
    assert.equal(message, 'این فهرست مورد تکراری دارد.')
    for (const ids of [[], [both[0], both[0]], doubled, [{ id: 'x' }], [{ id: '%' }], tooMany]) {
      assert.equal((await askForOneCode(shop, ids)).status, 400)
      assert.equal((await enterOneCode(shop, ids, code)).status, 400)
      assert.equal((await seeBatch(shop, ids)).status, 422)
    }
    for (const orderIds of ['x', null, [null], { length: 1 }, [[both[0].id]]]) {
      const start = '/api/order/pending-orders/several/payment-otp-start'
      assert.equal((await post(start, { orderIds }, { token: shop.token })).status, 400)
    }
    assert.equal((await seeBatch({ token: '', phone: freshPhone() }, [both[0]])).status, 401)
    // The code of a set opens no other set, and not the single invoice in it.
    assert.equal((await enterCode(shop, both[0].id, code)).status, 400)
    assert.deepEqual(await statusesOf(both), ['CREATED', 'CREATED'])
  })

  test('two plans are not mixed, and a sum beyond any amount is refused', async ({ assert }) => {
    const shop = await aShopWithCredit(50 * million)
    const [one, other] = await invoicesOf(shop, 2)
    await db.from('orders').where({ id: other.id }).update({ plan: 'kasbeno-digital-real' })
    assert.equal((await askForOneCode(shop, [one, other])).status, 400)
    await db.from('orders').where({ id: other.id }).update({
      plan: shop.plan,
      grand_total_amount: Number.MAX_SAFE_INTEGER,
      kasbeno_fee_amount: 0,
      bank_fee_amount: 0,
    })
    const { status, body } = await askForOneCode(shop, [one, other])
    assert.equal(status, 400)
    assert.include(body.message, 'بیش از اندازه')
  })
})
