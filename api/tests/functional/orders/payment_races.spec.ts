import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { aShop, aShopWithCredit } from '#factories/shop'
import { anInvoice } from '#factories/invoice'
import { cashOf, expectLedgerInBalance, usedOf } from '#tests/support/credit'
import type { Trx } from '#app/platform/database/database'
import type { Answer } from '#tests/support/http'
import {
  cancel,
  change,
  enterCode,
  orderRow,
  paymentCodeFor,
  payWithCode,
} from '#tests/support/orders'
import { waitForLocks } from '#tests/support/races'

const cost = 10_000_000 + 50_000 + 295_890
const statuses = (answers: Answer[]) => answers.map(({ status }) => status).sort()
const entriesOf = async (orderId: string): Promise<string[]> => {
  const rows = await db.from('ledger.entries').where({ source_id: orderId }).orderBy('booked_at')
  return rows.map(({ kind }: { kind: string }) => kind)
}

/** What happens when the world changes between a payment's facts and its booking. */
const overtaken = async (
  orderId: string,
  payments: (() => Promise<Answer>)[],
  change: (trx: Trx) => Promise<unknown>
): Promise<Answer[]> => {
  const trx = await db.transaction()
  await trx.from('orders').where({ id: orderId }).forUpdate()
  const answers = Promise.all(payments.map((pay) => pay()))
  // They have read their facts and entered their codes, and now wait for the invoice's lock.
  await waitForLocks(payments.length, 'pay_invoice')
  await change(trx)
  await trx.commit()
  return answers
}

test.group('A payment that is overtaken', () => {
  const ready = async () => {
    const shop = await aShopWithCredit(50_000_000)
    const { id } = await anInvoice({ shop, amount: 10_000_000 })
    const code = await paymentCodeFor(shop, id)
    return { shop, id, pay: () => enterCode(shop, id, code) }
  }
  const setStatus = (id: string, status: string) => (trx: Trx) =>
    trx.from('orders').where({ id }).update({ status })

  test('by a cancellation is refused and books nothing', async ({ assert }) => {
    const { shop, id, pay } = await ready()
    const [{ status, body }] = await overtaken(id, [pay], setStatus(id, 'CANCELED'))
    assert.equal(status, 422)
    assert.include(body.message, 'قابل پرداخت نیست')
    assert.equal(await usedOf(shop), 0)
    assert.deepEqual(await entriesOf(id), [])
  })

  test('by a higher amount is refused and books nothing', async ({ assert }) => {
    const { shop, id, pay } = await ready()
    const [{ status }] = await overtaken(id, [pay], (trx) =>
      trx.from('orders').where({ id }).update({ grand_total_amount: 11_000_000 })
    )
    assert.equal(status, 422)
    assert.equal(await usedOf(shop), 0)
  })

  test('by a suspension or the end of the line is refused', async ({ assert }) => {
    const blocked = await ready()
    const { lineId } = blocked.shop
    const [refused] = await overtaken(blocked.id, [blocked.pay], (trx) =>
      trx.table('suspensions').insert({ line_id: lineId, reason: 'STAFF', blocked_at: new Date() })
    )
    assert.equal(refused.status, 422)
    assert.include(refused.body.message, 'مسدود')

    const expired = await ready()
    const [ended] = await overtaken(expired.id, [expired.pay], (trx) =>
      trx
        .from('credit_lines')
        .where({ id: expired.shop.lineId })
        .update({ expires_on: '2020-01-01' })
    )
    assert.equal(ended.status, 422)
    assert.equal((await usedOf(blocked.shop)) + (await usedOf(expired.shop)), 0)
  })

  test('by itself, the same right code twice, is told that it was done', async ({ assert }) => {
    const { shop, id, pay } = await ready()
    const answers = await overtaken(id, [pay, pay], async () => {})
    assert.deepEqual(statuses(answers), [200, 409])
    assert.equal(
      answers.find(({ status }) => status === 409)!.body.title,
      'AlreadyProcessedException'
    )
    assert.equal(await usedOf(shop), cost)
  })

  test('by the end of its code pays nothing', async ({ assert }) => {
    const { shop, id, pay } = await ready()
    const [{ status, body }] = await overtaken(id, [pay], (trx) =>
      trx
        .from('one_time_codes')
        .where({ subject: id })
        .update({ expires_at: new Date(0) })
    )
    assert.equal(status, 400)
    assert.equal(body.title, 'OtpWrongException')
    assert.equal(await usedOf(shop), 0)
  })
})

test.group('Payments that race', () => {
  test('two invoices for one line: one is paid, the other is not enough credit, the line holds', async ({
    assert,
  }) => {
    const shop = await aShopWithCredit(15_000_000)
    const [a, b] = [
      await anInvoice({ shop, amount: 10_000_000 }),
      await anInvoice({ shop, amount: 10_000_000 }),
    ]
    const codes = [await paymentCodeFor(shop, a.id), await paymentCodeFor(shop, b.id)]
    const answers = await Promise.all([
      enterCode(shop, a.id, codes[0]),
      enterCode(shop, b.id, codes[1]),
    ])
    assert.deepEqual(statuses(answers), [200, 422])
    const refused = answers.find(({ status }) => status === 422)!
    assert.equal(refused.body.title, 'PaymentRefusedException')
    assert.include(refused.body.message, 'کافی نیست')
    assert.equal(await usedOf(shop), cost)
    await expectLedgerInBalance()
  })

  test('ten invoices for a line that holds four: four are paid', async ({ assert }) => {
    const shop = await aShopWithCredit(4 * cost + 1)
    const invoices = []
    for (let i = 0; i < 10; i++) {
      const invoice = await anInvoice({ shop, amount: 10_000_000 })
      // The line would be asked for ten codes at once; the limit per phone is another rule.
      await db
        .from('one_time_codes')
        .where({ phone: shop.phone })
        .update({ sent_at: new Date(Date.now() - 3_600_000) })
      invoices.push({ ...invoice, code: await paymentCodeFor(shop, invoice.id) })
    }
    const answers = await Promise.all(invoices.map(({ id, code }) => enterCode(shop, id, code)))
    assert.deepEqual(statuses(answers), [...Array(4).fill(200), ...Array(6).fill(422)])
    assert.equal(await usedOf(shop), 4 * cost)
    await expectLedgerInBalance()
  })

  test('two invoices for one wallet: one is paid', async ({ assert }) => {
    const shop = await aShop({ cash: 15_000_000 })
    const [a, b] = [
      await anInvoice({ shop, amount: 10_000_000 }),
      await anInvoice({ shop, amount: 10_000_000 }),
    ]
    const codes = [
      await paymentCodeFor(shop, a.id, 'WALLET'),
      await paymentCodeFor(shop, b.id, 'WALLET'),
    ]
    const answers = await Promise.all([
      enterCode(shop, a.id, codes[0]),
      enterCode(shop, b.id, codes[1]),
    ])
    assert.deepEqual(statuses(answers), [200, 422])
    assert.equal(await cashOf(shop), 15_000_000 - 10_050_000)
    await expectLedgerInBalance()
  })

  test('one invoice with one code, ten times at once: one payment', async ({ assert }) => {
    const shop = await aShopWithCredit(100_000_000)
    const invoice = await anInvoice({ shop, amount: 10_000_000 })
    const code = await paymentCodeFor(shop, invoice.id)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => enterCode(shop, invoice.id, code))
    )
    assert.lengthOf(
      answers.filter(({ status }) => status === 200),
      1
    )
    for (const { status } of answers) assert.include([200, 400, 409], status)
    assert.equal(await usedOf(shop), cost)
    assert.deepEqual(await entriesOf(invoice.id), ['INVOICE_PAID_FROM_CREDIT'])
  })

  test('one payment 100 times under one key: one effect and one answer', async ({ assert }) => {
    const shop = await aShopWithCredit(100_000_000)
    const invoice = await anInvoice({ shop, amount: 10_000_000 })
    const code = await paymentCodeFor(shop, invoice.id)
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => enterCode(shop, invoice.id, code, key))
    )
    assert.deepEqual([...new Set(statuses(answers))], [200])
    assert.lengthOf([...new Set(answers.map(({ body }) => JSON.stringify(body)))], 1)
    assert.equal(await usedOf(shop), cost)
    assert.deepEqual(await entriesOf(invoice.id), ['INVOICE_PAID_FROM_CREDIT'])
  })

  test('pay against cancel, many times: paid and given back, or cancelled and refused', async ({
    assert,
  }) => {
    const shop = await aShopWithCredit(100_000_000)
    for (let round = 0; round < 6; round++) {
      const invoice = await anInvoice({ shop, amount: 10_000_000 })
      const code = await paymentCodeFor(shop, invoice.id)
      const [paid, canceled] = await Promise.all([
        enterCode(shop, invoice.id, code),
        cancel(invoice),
      ])
      assert.equal(canceled.status, 200)
      assert.equal((await orderRow(invoice.id)).status, 'CANCELED')
      const kinds = await entriesOf(invoice.id)
      if (paid.status === 200) {
        assert.deepEqual(kinds, ['INVOICE_PAID_FROM_CREDIT', 'INVOICE_REVERSED'])
        assert.equal(canceled.body.refundAmount, cost)
      } else {
        assert.equal(paid.status, 422)
        assert.deepEqual(kinds, [])
      }
      assert.equal(await usedOf(shop), 0)
    }
    await expectLedgerInBalance()
  })

  test('pay against a change of the amount: never another amount than the code was sent for', async ({
    assert,
  }) => {
    const shop = await aShopWithCredit(100_000_000)
    for (let round = 0; round < 4; round++) {
      const before = await usedOf(shop)
      const invoice = await anInvoice({ shop, amount: 10_000_000 })
      const code = await paymentCodeFor(shop, invoice.id)
      const [paid, changed] = await Promise.all([
        enterCode(shop, invoice.id, code),
        change(invoice, 11_000_000),
      ])
      const used = (await usedOf(shop)) - before
      if (paid.status === 200) {
        assert.equal(changed.status, 422)
        assert.equal(used, cost)
      } else {
        assert.deepEqual([paid.status, changed.status], [422, 200])
        assert.equal(used, 0)
      }
    }
    await expectLedgerInBalance()
  })

  test('a payment against a suspension: the line is never drawn after it was blocked', async ({
    assert,
  }) => {
    const shop = await aShopWithCredit(100_000_000)
    const invoice = await anInvoice({ shop, amount: 10_000_000 })
    const code = await paymentCodeFor(shop, invoice.id)
    const [paid] = await Promise.all([
      enterCode(shop, invoice.id, code),
      db
        .table('suspensions')
        .insert({ line_id: shop.lineId, reason: 'STAFF', blocked_at: new Date() }),
    ])
    assert.equal(await usedOf(shop), paid.status === 200 ? cost : 0)
    const next = await anInvoice({ shop, amount: 1000 })
    const refused = await payWithCode(shop, next.id)
    assert.equal(refused.status, 422)
  })
})
