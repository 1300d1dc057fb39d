import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Trx } from '#app/platform/database/database'
import { aShopWithCredit, type Shop } from '#factories/shop'
import { anInvoice, type Invoice } from '#factories/invoice'
import { asOwner } from '#factories/as_owner'
import { expectLedgerInBalance, usedOf } from '#tests/support/credit'
import type { Answer } from '#tests/support/http'
import {
  block,
  cancel,
  change,
  enterCode,
  freeze,
  orderRow,
  paymentCodeFor,
  returnTo,
} from '#tests/support/orders'
import { queuedUp, waitForLocks } from '#tests/support/races'
import { enterOneCode, oneCodeFor } from '#tests/support/batch'

const cost = 10_000_000 + 50_000 + 295_890
const million = 1_000_000

const invoicesOf = async (shop: Shop, count: number): Promise<Invoice[]> => {
  const invoices = []
  for (let i = 0; i < count; i++) invoices.push(await anInvoice({ shop, amount: 10 * million }))
  return invoices
}
const statusesOf = (invoices: readonly { id: string }[]) =>
  Promise.all(invoices.map(async ({ id }) => (await orderRow(id)).status as string))
const entries = async (invoices: readonly { id: string }[]): Promise<number> => {
  const ids = invoices.map(({ id }) => id)
  return (await db.from('ledger.entries').whereIn('source_id', ids)).length
}
const statuses = (answers: Answer[]) => answers.map(({ status }) => status).sort()

test.group('A batch payment that something overtakes', () => {
  const changes: [name: string, change: (invoice: Invoice) => Promise<unknown>][] = [
    ['is cancelled', (invoice) => cancel(invoice)],
    ['costs more', (invoice) => change(invoice, 11 * million)],
    ['has other goods for the same price', (invoice) => change(invoice, 10 * million)],
    ['is stopped by staff', (invoice) => freeze(invoice)],
  ]
  for (const [name, become] of changes) {
    test(`between code and payment one ${name}: it is named, none is paid, another code is sent at once`, async ({
      assert,
    }) => {
      const shop = await aShopWithCredit(50 * million)
      const both = await invoicesOf(shop, 2)
      const code = await oneCodeFor(shop, both)
      await become(both[1])
      const { status, body } = await enterOneCode(shop, both, code)
      assert.equal(status, 422)
      assert.deepEqual(
        body.invoices.map(({ id }: { id: string }) => id),
        [both[1].id]
      )
      assert.equal(await entries(both), 0)
      assert.equal((await enterOneCode(shop, both, code)).status, 400)
      const rest = [both[0]]
      assert.equal((await enterOneCode(shop, rest, await oneCodeFor(shop, rest))).status, 200)
    })
  }

  test('while it waits for a lock: cancelled, changed, paid or blocked, it books nothing of any', async ({
    assert,
  }) => {
    const shop = await aShopWithCredit(50 * million)
    const paid = { paid_at: new Date(), payment_source: 'WALLET' }
    const set = (values: object) => (trx: Trx, id: string) =>
      trx.from('orders').where({ id }).update(values)
    const overtakings: [(trx: Trx, id: string) => Promise<unknown>, string][] = [
      [set({ status: 'CANCELED' }), 'دیگر قابل پرداخت نیست.'],
      [set({ grand_total_amount: 9 * million }), 'پس از فرستادن کد تغییر کرده است.'],
      [set({ due_date_in_days: 5 }), 'پس از فرستادن کد تغییر کرده است.'],
      [set({ status: 'COMPLETED', ...paid }), 'پیش‌تر پرداخت شده است.'],
    ]
    for (const [overtake, message] of overtakings) {
      const both = await invoicesOf(shop, 2)
      const code = await oneCodeFor(shop, both)
      // The one that is locked last: what was booked of the first has to be undone.
      const [, last] = [...both].sort((a, b) => (a.id < b.id ? -1 : 1))
      const [paying] = await db.transaction(async (trx) => {
        await trx.from('orders').where({ id: last.id }).forUpdate()
        const started = [enterOneCode(shop, both, code)]
        await waitForLocks(1, 'pay_invoices')
        await overtake(trx, last.id)
        return started
      })
      const { status, body } = await paying
      assert.equal(status, 422, message)
      assert.deepEqual(
        body.invoices.map((one: { id: string; message: string }) => [one.id, one.message]),
        [[last.id, message]]
      )
      assert.equal(await entries(both), 0)
      const undone = { status: 'CANCELED', paid_at: null, payment_source: null }
      await db.from('orders').where({ id: last.id }).update(undone)
      await db.from('one_time_codes').where({ phone: shop.phone }).delete()
    }
    assert.equal(await usedOf(shop), 0)
  })
})

test.group('A batch payment in a race', () => {
  test('the same payment, twenty times at once, with and without one key: paid once', async ({
    assert,
  }) => {
    const shop = await aShopWithCredit(100 * million)
    const three = await invoicesOf(shop, 3)
    const code = await oneCodeFor(shop, three)
    const key = randomUUID()
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => enterOneCode(shop, three, code)),
      ...Array.from({ length: 10 }, () => enterOneCode(shop, three, code, key)),
    ])
    for (const { status } of answers) assert.include([200, 400, 409], status)
    assert.isAtLeast(answers.filter(({ status }) => status === 200).length, 1)
    assert.equal(await usedOf(shop), 3 * cost)
    assert.equal(await entries(three), 3)
    await expectLedgerInBalance()
  })

  test('two sets that overlap, single payments, cancellations and changes: no deadlock, nothing twice', async ({
    assert,
  }) => {
    const shop = await aShopWithCredit(1_000 * million)
    for (let round = 0; round < 2; round++) {
      const [a, b, c, d] = await invoicesOf(shop, 4)
      const codes = [
        await oneCodeFor(shop, [a, b, c]),
        await oneCodeFor(shop, [d, c, b]),
        await paymentCodeFor(shop, b.id),
      ]
      const answers = await Promise.all([
        enterOneCode(shop, [a, b, c], codes[0]),
        enterOneCode(shop, [d, c, b], codes[1]),
        enterCode(shop, b.id, codes[2]),
        cancel(c),
        returnTo(a, 9 * million),
        block(shop),
      ])
      const [one, other, single, canceled, changed] = answers.slice(0, 5) as Answer[]
      for (const { status } of [one, other, single]) assert.include([200, 409, 422], status)
      assert.isAtMost([one, other, single].filter(({ status }) => status === 200).length, 1)
      assert.equal(canceled.status, 200)
      assert.include([200, 422], changed.status)
      const rows = await statusesOf([a, b, c, d])
      if (one.status === 200)
        assert.deepEqual(rows.slice(0, 3), ['COMPLETED', 'COMPLETED', 'CANCELED'])
      if (other.status === 200)
        assert.deepEqual(rows.slice(1), ['COMPLETED', 'CANCELED', 'COMPLETED'])
      await asOwner((trx) => trx.from('suspensions').where({ line_id: shop.lineId }).delete())
      await db.from('one_time_codes').where({ phone: shop.phone }).delete()
    }
    await expectLedgerInBalance()
  })

  test('a single payment that holds one of them is not waited for with the line in hand', async ({
    assert,
  }) => {
    const shop = await aShopWithCredit(1_000 * million)
    const both = (await invoicesOf(shop, 2)).sort((a, b) => (a.id < b.id ? -1 : 1))
    const [, last] = both
    const [one, all] = [await paymentCodeFor(shop, last.id), await oneCodeFor(shop, both)]
    const [single, batch] = await queuedUp({ table: 'orders', id: last.id }, [
      () => enterCode(shop, last.id, one),
      () => enterOneCode(shop, both, all),
    ])
    assert.deepEqual([single.status, batch.status], [200, 422])
    assert.deepEqual(await statusesOf(both), ['CREATED', 'COMPLETED'])
  })

  test('two sets for a line that holds one of them: one is paid whole, of the other nothing', async ({
    assert,
  }) => {
    const shop = await aShopWithCredit(3 * cost)
    const four = await invoicesOf(shop, 4)
    const sets = [four.slice(0, 2), four.slice(2)]
    const codes = [await oneCodeFor(shop, sets[0]), await oneCodeFor(shop, sets[1])]
    const answers = await Promise.all(sets.map((set, at) => enterOneCode(shop, set, codes[at])))
    assert.deepEqual(statuses(answers), [200, 422])
    assert.include(answers.find(({ status }) => status === 422)!.body.message, 'کافی نیست')
    assert.equal(await usedOf(shop), 2 * cost)
    assert.equal(await entries(four), 2)
    await expectLedgerInBalance()
  })
})
