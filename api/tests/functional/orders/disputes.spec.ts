import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { reconcile } from '#app/ledger/queries/reconcile'
import { newId } from '#app/shared/ids'
import { aShopWithCredit, cashOf, expectLedgerInBalance, usedOf } from '#tests/support/credit'
import {
  aDispute,
  aPaidInvoice,
  dispute,
  disputeRow,
  missing,
  receiptOf,
  receiptPath,
  staffDecide,
  supplierAnswers,
} from '#tests/support/disputes'
import { get, post } from '#tests/support/http'
import { aSignedInStaff, staffToken } from '#tests/support/identity'
import { letDaysPass } from '#tests/support/installments'
import {
  aSupplier,
  cancel,
  change,
  freeze,
  orderRow,
  textsTo,
  unfreeze,
} from '#tests/support/orders'

const million = 1_000_000
/** What was told of goods: a return of a dispute is told once, and as that. */
const toldOf = async ({ phone }: { phone: string }): Promise<string[]> =>
  (await textsTo(phone)).filter((name) => /^dispute|returned|refunded|canceled/.test(name))

test.group('Receipt of an invoice', () => {
  test('is confirmed once by its owner, and ends the right to report', async ({ assert }) => {
    const { id, shop } = await aPaidInvoice()
    assert.containSubset(await receiptOf(shop, id), {
      receivedAt: null,
      canConfirm: true,
      canReport: true,
      disputes: [],
    })
    const confirm = () => post(receiptPath(id), { received: true }, { token: shop.token })
    const answers = await Promise.all([confirm(), confirm(), confirm()])
    assert.sameMembers(
      answers.map(({ status }) => status),
      [200, 409, 409]
    )
    assert.deepEqual(answers.find(({ status }) => status === 200)?.body, { status: 'RECEIVED' })
    assert.isNotNull((await orderRow(id)).received_at)
    assert.equal((await dispute(shop, id)).status, 409)
    assert.containSubset(await receiptOf(shop, id), { canConfirm: false, canReport: false })
    const lines = await db.from('audit_lines').where({ subject_id: id, command: 'orders.receive' })
    assert.lengthOf(lines, 1)
  })

  test('refuses whoever is not the owner, and what is no report, and changes nothing', async ({
    assert,
  }) => {
    const { id, shop } = await aPaidInvoice()
    const stranger = await aShopWithCredit(million)
    assert.equal((await dispute(stranger, id)).status, 404)
    assert.equal((await get(receiptPath(id), { token: stranger.token })).status, 404)
    assert.equal((await dispute(shop, newId())).status, 404)
    const note = 'نرسید'
    const hostile = [
      {},
      { received: false },
      { received: 'true' },
      { received: true, items: [missing(1)], note },
      { items: [], note },
      { items: [missing(1)] },
      { items: [missing(1)], note: '\u200b ' },
      { items: [missing(0)], note },
      { items: [missing(-1)], note },
      { items: [missing(0.0001)], note },
      { items: [missing(10.001)], note },
      { items: [missing(1, 3)], note },
      { items: [missing(1), missing(2)], note },
      { items: [{ id: 1, qty: 1, reason: 'EATEN' }], note },
      { items: [{ id: '1', qty: 1, reason: 'MISSING' }], note },
      { items: [{ id: 1, qty: '1', reason: 'MISSING' }], note },
    ]
    for (const body of hostile) {
      const { status, body: answer } = await post(receiptPath(id), body, { token: shop.token })
      assert.equal(status, 422, JSON.stringify(body))
      assert.match(answer.message, /[\u0600-\u06ff]/)
    }
    assert.isEmpty(await db.from('disputes').where({ order_id: id }))
    assert.isNull((await orderRow(id)).received_at)
  })

  test('waits for the supplier’s confirmation, and for the end of a report', async ({ assert }) => {
    const supplier = await aSupplier({ requiresConfirmation: true })
    const { id, shop } = await aPaidInvoice({ supplier })
    assert.equal((await dispute(shop, id)).status, 409)
    const { invoice, shop: owner } = await aDispute()
    await freeze(invoice)
    assert.equal(
      (await post(receiptPath(invoice.id), { received: true }, { token: owner.token })).status,
      409
    )
    const row = await db.from('disputes').where({ order_id: invoice.id }).firstOrFail()
    assert.equal((await supplierAnswers(invoice.supplier, row.id, 'accept')).status, 409)
    await unfreeze(invoice)
    assert.equal((await supplierAnswers(invoice.supplier, row.id, 'accept')).status, 200)
  })
})

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
    assert.equal((await supplierAnswers(supplier, body.disputeId, 'accept')).status, 200)
    assert.containSubset(await orderRow(id), { status: 'CANCELED', refund_amount: 12 * million })
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

  test('stands before a change of the supplier, and falls with a cancellation', async ({
    assert,
  }) => {
    const { id, invoice } = await aDispute()
    assert.equal((await change(invoice, million)).status, 409)
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

test.group('Who decides a dispute', () => {
  test('the distributor’s own people of the same branch, in their panel', async ({ assert }) => {
    const { id, invoice } = await aDispute()
    const distributorId = invoice.supplier.id
    const branches = [newId(), newId()]
    const row = (branchId: string) => ({
      id: branchId,
      distributor_id: distributorId,
      name: branchId,
      created_at: new Date(),
    })
    await db.table('distributor_branches').multiInsert(branches.map(row))
    await db.from('orders').where({ id: invoice.id }).update({ branch_id: branches[0] })
    const stranger = await staffToken('distributor', { distributorId: (await aSupplier()).id })
    const otherBranch = await staffToken('branch', { distributorId, branchId: branches[1] })
    const own = await staffToken('branch', { distributorId, branchId: branches[0] })
    const bank = await staffToken('super')
    for (const [token, status] of [
      [stranger, 404],
      [otherBranch, 404],
      [bank, 403],
    ] as const) {
      assert.equal((await staffDecide(token, id, 'accept', 'distributor')).status, status)
    }
    const seen = await get(`/api/distributor/disputes/${id}`, { token: own })
    assert.containSubset(seen.body, { id, status: 'OPEN', items: [{ qty: 3 }] })
    assert.notProperty(seen.body, 'refundAmount')
    assert.equal((await get(`/api/distributor/disputes/${id}`, { token: otherBranch })).status, 404)
    assert.equal((await staffDecide(own, id, 'refuse', 'admin')).status, 403)
    assert.equal((await staffDecide(own, id, 'refuse', 'distributor')).status, 200)
    assert.containSubset(await disputeRow(id), { status: 'REFUSED', decided_by: 'SUPPLIER' })
  })

  test('staff, once it was open for fourteen days; until then the supplier', async ({ assert }) => {
    const [first, second] = [await aDispute(), await aDispute()]
    const officer = await aSignedInStaff('finance')
    const support = await staffToken('support')
    assert.equal((await staffDecide(officer.token, first.id, 'accept')).status, 409)
    await letDaysPass(14)
    assert.equal((await disputeRow(first.id)).status, 'OPEN')
    await letDaysPass(1)
    assert.equal((await disputeRow(first.id)).status, 'ESCALATED')
    assert.equal((await supplierAnswers(first.invoice.supplier, first.id, 'refuse')).status, 409)
    assert.equal((await staffDecide(support, first.id, 'accept')).status, 403)
    const file = await get(`/api/admin/disputes/${first.id}`, { token: support })
    assert.containSubset(file.body, {
      order: { status: 'COMPLETED', isSettled: false },
      before: { accepted: 0, refused: 0, withdrawn: 0 },
    })
    assert.equal((await staffDecide(officer.token, first.id, 'refuse')).status, 200)
    assert.containSubset(await disputeRow(first.id), { status: 'REFUSED', decided_by: 'STAFF' })
    // The supplier may still give in.
    assert.equal((await supplierAnswers(second.invoice.supplier, second.id, 'accept')).status, 200)
    assert.equal((await staffDecide(officer.token, second.id, 'accept')).status, 409)
    const lines = await db.from('audit_lines').where({ subject_id: first.id }).orderBy('id')
    assert.deepEqual(
      lines.map(({ command, actor_type: by }) => [command, by]),
      [
        ['disputes.open', 'customer'],
        ['disputes.escalate', 'system'],
        ['disputes.refuse', 'staff'],
      ]
    )
  })

  test('nobody after thirty days: neither report nor confirmation', async ({ assert }) => {
    const { id, shop } = await aPaidInvoice()
    await letDaysPass(30)
    assert.containSubset(await receiptOf(shop, id), { canConfirm: true, canReport: true })
    await letDaysPass(1)
    assert.equal((await dispute(shop, id)).status, 409)
    const { status } = await post(receiptPath(id), { received: true }, { token: shop.token })
    assert.equal(status, 409)
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
