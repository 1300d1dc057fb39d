import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { reconcile } from '#app/money/ledger/queries/reconcile'
import { aShopWithCredit } from '#factories/shop'
import { aSupplier } from '#factories/distributor'
import { cashOf, expectLedgerInBalance, usedOf } from '#tests/support/credit'
import {
  aDispute,
  aPaidInvoice,
  dispute,
  disputeRow,
  missing,
  receiptOf,
  receiptPath,
  supplierAnswers,
} from '#tests/support/disputes'
import { get, post } from '#tests/support/http'
import { listQuery } from '#tests/support/resources'
import { staffToken } from '#tests/support/identity'
import { cancel, orderRow, returnTo, textsTo } from '#tests/support/orders'

const million = 1_000_000
/** What was told of goods: a return of a dispute is told once, and as that. */
const toldOf = async ({ phone }: { phone: string }): Promise<string[]> =>
  (await textsTo(phone)).filter((name) => /^dispute|returned|refunded|canceled/.test(name))

test.group('A dispute', () => {
  test('keeps what an acceptance would do, by the formula of a return', async ({ assert }) => {
    const supplier = await aSupplier({ fees: { productFeePpm: 5_000, bankFeeYearlyPpm: 180_000 } })
    const { id, invoice, shop } = await aDispute({ supplier })
    const before = await orderRow(invoice.id)
    // 12 boxes, 5 days: 0.5 % and 18 % a year; without three of them, of nine.
    const bank = (total: number) => Math.floor((Math.floor((total * 18) / 100) * 5) / 365)
    const refund = 3 * million + 15_000 + (bank(12 * million) - bank(9 * million))
    assert.containSubset(await disputeRow(id), {
      status: 'OPEN',
      goods_amount: 3 * million,
      refund_amount: refund,
    })
    const used = await usedOf(shop)
    const answer = await supplierAnswers(supplier, id, 'accept')
    assert.deepEqual(answer.body, { id, status: 'ACCEPTED' })
    const after = await orderRow(invoice.id)
    assert.equal(after.grand_total_amount, before.grand_total_amount - 3 * million)
    assert.equal(after.refund_amount, refund)
    assert.equal(await usedOf(shop), used - refund)
    assert.containSubset(await receiptOf(shop, invoice.id), { disputes: [{ walletAmount: 0 }] })
    const items = await db.from('order_items').where({ order_id: invoice.id }).orderBy('line')
    assert.deepEqual(
      items.map(({ item_name, qty }) => [item_name, Number(qty)]),
      [
        ['روغن', 7],
        ['رب', 2],
      ]
    )
    assert.deepEqual(await toldOf(shop), ['dispute-accepted'])
    await expectLedgerInBalance()
  })

  test('of everything ends the invoice', async ({ assert }) => {
    const { id, shop, supplier } = await aPaidInvoice({ source: 'WALLET' })
    const cash = await cashOf(shop)
    const { body } = await dispute(shop, id, [missing(10), missing(2, 2)])
    assert.containSubset(await receiptOf(shop, id), { disputes: [{ walletAmount: null }] })
    assert.equal((await supplierAnswers(supplier, body.disputeId, 'accept')).status, 200)
    assert.containSubset(await orderRow(id), { status: 'CANCELED', refund_amount: 12 * million })
    assert.containSubset(await receiptOf(shop, id), { disputes: [{ walletAmount: 12 * million }] })
    assert.equal(await cashOf(shop), cash + 12 * million)
    assert.deepEqual(await toldOf(shop), ['dispute-accepted'])
    await expectLedgerInBalance()
  })

  test('is withdrawn by its owner, alone or by confirming the receipt', async ({ assert }) => {
    const { id, invoice, shop } = await aDispute()
    const stranger = await aShopWithCredit(million)
    const path = `${receiptPath(invoice.id)}/withdraw`
    assert.equal((await post(path, {}, { token: stranger.token })).status, 404)
    assert.equal((await dispute(shop, invoice.id)).status, 409)
    assert.deepEqual((await post(path, {}, { token: shop.token })).body, {
      disputeId: id,
      status: 'WITHDRAWN',
    })
    assert.equal((await post(path, {}, { token: shop.token })).status, 409)
    const again = await dispute(shop, invoice.id, [missing(1)])
    assert.equal(again.status, 200)
    const received = await post(receiptPath(invoice.id), { received: true }, { token: shop.token })
    assert.deepEqual(received.body, { disputeId: again.body.disputeId, status: 'RECEIVED' })
    assert.containSubset(await disputeRow(again.body.disputeId), {
      status: 'WITHDRAWN',
      decided_by: 'OWNER',
    })
    assert.equal((await supplierAnswers(invoice.supplier, id, 'accept')).status, 409)
  })

  test('that was refused is told, and its goods are not reported again', async ({ assert }) => {
    const { id, invoice, shop } = await aDispute()
    const { supplier } = invoice
    assert.equal((await supplierAnswers(supplier, id, 'refuse', ' ')).status, 422)
    assert.equal((await supplierAnswers(await aSupplier(), id, 'refuse')).status, 404)
    assert.equal((await supplierAnswers(supplier, id, 'refuse', 'رسید امضا شده است')).status, 200)
    assert.equal((await supplierAnswers(supplier, id, 'refuse')).status, 409)
    assert.deepEqual(await toldOf(shop), ['dispute-refused'])
    assert.containSubset(await receiptOf(shop, invoice.id), {
      canReport: true,
      disputes: [{ id, status: 'REFUSED', decidedBy: 'SUPPLIER', answer: 'رسید امضا شده است' }],
    })
    assert.equal((await dispute(shop, invoice.id, [missing(1)])).status, 422)
    for (let left = 4; left > 0; left--) {
      const { status } = await dispute(shop, invoice.id, [missing(1, 2)])
      assert.equal(status, 200)
      await post(`${receiptPath(invoice.id)}/withdraw`, {}, { token: shop.token })
    }
    assert.equal((await dispute(shop, invoice.id, [missing(1, 2)])).status, 409)
  })

  test('counts in sums for what was accepted alone, on screen and in the export', async ({
    assert,
  }) => {
    const supplier = await aSupplier({ fees: { productFeePpm: 5_000, bankFeeYearlyPpm: 0 } })
    const shop = await aShopWithCredit(200_000_000)
    const ended = async (answer: 'accept' | 'refuse' | 'withdraw' | null) => {
      const { id, invoice } = await aDispute({ supplier, shop })
      if (answer === 'withdraw') {
        assert.equal((await post(`${receiptPath(invoice.id)}/withdraw`, {}, shop)).status, 200)
      } else if (answer) await supplierAnswers(supplier, id, answer)
      return id
    }
    const accepted = await ended('accept')
    await ended('refuse')
    await ended('withdraw')
    await ended(null)
    const token = await staffToken('finance')
    const query = listQuery({ filter: { distributorId: supplier.id } })
    const { body: sums } = await get(`/api/admin/disputes/totals?${query}`, { token })
    assert.deepEqual(sums, {
      count: 4,
      acceptedGoodsAmount: 3 * million,
      acceptedRefundAmount: 3 * million + 15_000,
    })
    const { body: rows } = await get(`/api/admin/disputes?${query}`, { token })
    const decided = rows.filter((row: Record<string, number>) => row.acceptedRefundAmount !== 0)
    assert.containSubset(decided, [{ id: accepted, acceptedRefundAmount: 3 * million + 15_000 }])
    assert.lengthOf(decided, 1)
  })

  test('stands before a change of the supplier, and falls with a cancellation', async ({
    assert,
  }) => {
    const { id, invoice } = await aDispute()
    assert.equal((await returnTo(invoice, million)).status, 409)
    assert.equal((await cancel(invoice)).status, 200)
    assert.containSubset(await disputeRow(id), { status: 'LAPSED', decided_by: 'CANCELLATION' })
    assert.equal((await supplierAnswers(invoice.supplier, id, 'accept')).status, 409)
    await expectLedgerInBalance()
  })

  test('is told to the supplier’s program, without the fees', async ({ assert }) => {
    const { id, invoice, shop } = await aDispute()
    const { supplier } = invoice
    const root = '/api/external/supplier/disputes'
    const { body } = await get(`${root}/10/0?status=OPEN`, { token: supplier.token })
    assert.equal(body.meta.total, 1)
    assert.containSubset(body.items[0], {
      id,
      referenceNumber: invoice.referenceNumber,
      goodsAmount: 3 * million,
      items: [{ itemName: 'روغن', qty: 3, reason: 'MISSING', amount: 3 * million }],
    })
    assert.notProperty(body.items[0], 'refundAmount')
    const other = await aSupplier()
    assert.equal((await get(`${root}/${id}`, { token: supplier.token })).status, 200)
    assert.equal((await get(`${root}/${id}`, { token: other.token })).status, 404)
    assert.equal((await get(`${root}/10/0`, { token: other.token })).body.meta.total, 0)
    assert.equal((await get(`${root}/10/0?status=X`, { token: supplier.token })).status, 422)
    assert.equal((await get(`${root}/10/0`, { token: shop.token })).status, 403)
  })
})

test.group('Books with disputes', () => {
  test('say it when an acceptance did not come back, or does not fit its invoice', async ({
    assert,
  }) => {
    const [accepted, open] = [await aDispute(), await aDispute()]
    await supplierAnswers(accepted.invoice.supplier, accepted.id, 'accept')
    const failing = async () =>
      (await reconcile()).checks.filter(({ ok }) => !ok).map(({ name }) => name)
    assert.isEmpty(await failing())
    const own = db.connection('owner')
    await own.from('disputes').where({ id: accepted.id }).update({ goods_amount: million })
    assert.deepEqual(await failing(), ['accepted-disputes-came-back'])
    await own
      .from('disputes')
      .where({ id: accepted.id })
      .update({ goods_amount: 3 * million })
    await own.from('orders').where({ id: open.invoice.id }).update({ received_at: new Date() })
    assert.deepEqual(await failing(), ['open-disputes-fit-their-invoices'])
    await own.from('orders').where({ id: open.invoice.id }).update({ received_at: null })
    assert.isEmpty(await failing())
  })
})
