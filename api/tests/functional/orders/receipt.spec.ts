import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/platform/values/ids'
import { aShopWithCredit } from '#factories/shop'
import { aSupplier } from '#factories/distributor'
import { cashOf } from '#tests/support/credit'
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
import { cancel, freeze, linesOf, orderRow, supply, unfreeze } from '#tests/support/orders'
import { toldOf } from '#tests/support/withdrawals'

const million = 1_000_000

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

test.group('An invoice whose goods were received', () => {
  test('is only canceled as a whole: its owner is told, and the history says so', async ({
    assert,
  }) => {
    const invoice = await aPaidInvoice({ source: 'WALLET' })
    const { id, shop, supplier } = invoice
    const before = await cashOf(shop)
    await post(receiptPath(id), { received: true }, { token: shop.token })
    const [oil, paste] = await linesOf(id)
    const less = { items: [{ ...oil, qty: 9 }, paste], grandTotalAmount: 11 * million }
    const { referenceNumber } = invoice
    assert.equal((await supply(supplier, 'update', { referenceNumber, ...less })).status, 409)
    const canceled = await cancel(invoice)
    assert.containSubset(canceled, { status: 200, body: { status: 'CANCELED' } })
    assert.isAbove(await cashOf(shop), before)
    const [text, ...others] = await toldOf(shop.phone, 'invoice-refunded-after-receipt')
    assert.lengthOf(others, 0)
    assert.include(text, 'رسیدن کالای آن را تأیید کرده بودید')
    assert.lengthOf(await toldOf(shop.phone, 'invoice-refunded'), 0)
    const readers = [
      await staffToken('support'),
      await staffToken('distributor', { distributorId: supplier.id }),
    ]
    for (const token of readers) {
      const { body } = await get(`/api/admin/orders/${id}/history`, { token })
      const entry = body.entries.find(({ what }: { what: string }) => what === 'لغو فاکتور')
      assert.containSubset(entry.facts, [{ label: 'پس از تأیید رسیدن کالا', after: 'بله' }])
    }

    const other = await aPaidInvoice({ source: 'WALLET' })
    assert.equal((await cancel(other)).status, 200)
    assert.lengthOf(await toldOf(other.shop.phone, 'invoice-refunded'), 1)
  })
})
