import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/platform/values/ids'
import { aShopWithCredit } from '#factories/shop'
import { anInvoice, type Invoice } from '#factories/invoice'
import { aSupplier } from '#factories/distributor'
import { cashOf, expectLedgerInBalance, usedOf } from '#tests/support/credit'
import { post } from '#tests/support/http'
import { aSignedInStaff, staffToken } from '#tests/support/identity'
import { installmentRow, letDaysPass, owe, repay } from '#tests/support/installments'
import {
  cancel,
  change,
  confirm,
  enterCode,
  freeze,
  freezeEventsOf,
  orderRow,
  paymentCodeFor,
  payWithCode,
  reject,
  unfreeze,
} from '#tests/support/orders'
import { aFinanceTeam, aMatureInvoice, preview, runCommand } from '#tests/support/settlement'

const limit = 50_000_000

test.group('An invoice that is reported as FRAUD', () => {
  for (const [status, requiresConfirmation] of [
    ['CREATED', false],
    ['PENDING', true],
    ['COMPLETED', false],
  ] as const) {
    test(`comes back as ${status} when it was that`, async ({ assert }) => {
      const shop = await aShopWithCredit(limit)
      const supplier = await aSupplier({ requiresConfirmation })
      const invoice = await anInvoice({ shop, amount: 1_000_000, supplier })
      if (status !== 'CREATED') await payWithCode(shop, invoice.id)
      assert.equal((await orderRow(invoice.id)).status, status)

      const frozen = await freeze(invoice)
      assert.equal(frozen.status, 200, JSON.stringify(frozen.body))
      assert.containSubset(frozen.body, { id: invoice.id, status: 'FRAUD' })
      assert.equal((await freeze(invoice)).status, 409)

      const again = await unfreeze(invoice)
      assert.equal(again.status, 200, JSON.stringify(again.body))
      assert.containSubset(again.body, { id: invoice.id, status })
      assert.isNull((await orderRow(invoice.id)).status_before_fraud)
      assert.equal((await unfreeze(invoice)).status, 409)
      assert.deepEqual(await freezeEventsOf(invoice), [
        'InvoiceFrozen FRAUD',
        `InvoiceUnfrozen ${status}`,
      ])
    })
  }

  test('leaves a line in the audit trail: who, before and after, and why', async ({ assert }) => {
    const [officer, second] = [await aSignedInStaff('finance'), await aSignedInStaff('credit')]
    const invoice = await anInvoice({ shop: await aShopWithCredit(limit), amount: 1_000_000 })
    for (const [command, reason, { token }] of [
      ['fraud', 'شکایت', officer],
      ['unfraud', 'رفع شد', officer],
      ['unfraud', 'موافقم', second],
    ] as const) {
      const path = `/api/admin/orders/${invoice.id}/${command}`
      assert.equal((await post(path, { reason }, { token })).status, 200)
    }
    const lines = await db
      .from('audit_lines')
      .where({ subject_id: invoice.id })
      .whereIn('actor_id', [officer.id, second.id])
      .orderBy('id')
    assert.deepEqual(
      lines.map(({ command, before, after, reason }) => [
        command,
        before?.status,
        after?.status,
        reason,
      ]),
      [
        ['orders.fraud', 'CREATED', 'FRAUD', 'شکایت'],
        ['orders.ask-unfraud', undefined, undefined, 'رفع شد'],
        ['orders.unfraud', 'FRAUD', 'CREATED', 'موافقم'],
      ]
    )
    assert.isTrue(lines.every(({ trace_id: traceId }) => traceId))
  })

  test('is let go on by two people, of whom neither made the other, and is stopped until then', async ({
    assert,
  }) => {
    const invoice = await anInvoice({ shop: await aShopWithCredit(limit), amount: 1_000_000 })
    await freeze(invoice)
    const lift = (token: string) =>
      post(`/api/admin/orders/${invoice.id}/unfraud`, { reason: 'رفع شد' }, { token })
    const [first, second] = [await aSignedInStaff('credit'), await aSignedInStaff('finance')]
    const puppet = await aSignedInStaff('finance')
    for (let times = 0; times < 2; times++) {
      const { status, body } = await lift(first.token)
      assert.equal(status, 200)
      assert.containSubset(body, { status: 'FRAUD', unfraudAskedBy: { id: first.id } })
    }
    const change = { id: newId(), kind: 'ROLE', staff_id: puppet.id, changed_by: first.id }
    const [changedAt, endsAt] = [new Date(), new Date(Date.now() + 86_400_000)]
    await db.table('account_changes').insert({
      ...{ ...change, had_second_factor: false, changed_at: changedAt, ends_at: endsAt },
    })
    assert.equal((await lift(puppet.token)).status, 422)
    assert.equal((await orderRow(invoice.id)).status, 'FRAUD')

    const { body } = await lift(second.token)
    assert.containSubset(body, { status: 'CREATED', unfraudAskedBy: null, unfraudAskedAt: null })
    // Reported again, it takes two again: who asked before is forgotten.
    await freeze(invoice)
    assert.containSubset((await lift(second.token)).body, { status: 'FRAUD' })
    // And what was asked for ends with the right to ask for it.
    await db.from('staff_users').where({ id: second.id }).update({ active: false })
    assert.containSubset((await lift(first.token)).body, { status: 'FRAUD' })
  })

  test('is reported with a reason, by those who may, while it has not ended', async ({
    assert,
  }) => {
    const shop = await aShopWithCredit(limit)
    const invoice = await anInvoice({ shop, amount: 1_000_000 })
    const path = (id: string) => `/api/admin/orders/${id}/fraud`
    const reason = 'گزارش'
    const [credit, support] = [await staffToken('credit'), await staffToken('support')]
    assert.equal((await post(path(invoice.id), {}, { token: credit })).status, 422)
    assert.equal((await post(path(invoice.id), { reason: ' ' }, { token: credit })).status, 422)
    assert.equal((await post(path(invoice.id), { reason }, { token: support })).status, 403)
    assert.equal((await post(path(newId()), { reason }, { token: credit })).status, 404)
    assert.equal((await post(path('1'), { reason }, { token: credit })).status, 404)
    await cancel(invoice)
    assert.equal((await freeze(invoice)).status, 409)
    const supplier = await aSupplier({ isTest: true })
    assert.equal((await freeze(await anInvoice({ shop, amount: 1000, supplier }))).status, 409)
  })

  test('cannot be paid; lifted, it can, with the code that is still alive', async ({ assert }) => {
    const shop = await aShopWithCredit(limit)
    const invoice = await anInvoice({ shop, amount: 1_000_000 })
    await freeze(invoice)
    const { status } = await post(
      `/api/order/pending-orders/${invoice.id}/payment-otp-start`,
      {},
      { token: shop.token }
    )
    assert.equal(status, 422)
    await unfreeze(invoice)
    const code = await paymentCodeFor(shop, invoice.id)
    await freeze(invoice)
    await unfreeze(invoice)
    assert.equal((await enterCode(shop, invoice.id, code)).status, 200)
  })

  test('is not changed, cancelled, confirmed or refused by its supplier', async ({ assert }) => {
    const shop = await aShopWithCredit(limit)
    const supplier = await aSupplier({ requiresConfirmation: true })
    const invoice = await anInvoice({ shop, amount: 1_000_000, supplier })
    await payWithCode(shop, invoice.id)
    const used = await usedOf(shop)
    await freeze(invoice)
    for (const command of [cancel, confirm, reject, (it: Invoice) => change(it, 500_000)]) {
      const { status, body } = await command(invoice)
      assert.equal(status, 409, JSON.stringify(body))
      assert.include(body.message, 'بررسی')
    }
    await letDaysPass(10)
    assert.equal((await orderRow(invoice.id)).status, 'FRAUD')
    assert.equal(await usedOf(shop), used)
    await unfreeze(invoice)
    assert.equal((await cancel(invoice)).status, 200)
    assert.equal(await usedOf(shop), 0)
    await expectLedgerInBalance()
  })

  test('is neither dunned nor repaid nor closed; its days run on for when it is lifted', async ({
    assert,
  }) => {
    const shop = await aShopWithCredit(limit, { cash: 5_000_000 })
    const debt = await owe(shop, { amount: 1_000_000, dueDateInDays: 3 })
    const unpaid = await anInvoice({
      shop,
      amount: 1_000_000,
      supplier: await aSupplier({ paymentWindowDays: 2 }),
    })
    await freeze(debt.invoice)
    await freeze(unpaid)
    await letDaysPass(6)
    assert.equal((await installmentRow(debt.installmentId)).status, 'AWAITING_DUE_DATE')
    assert.equal((await repay(shop, debt.installmentId)).status, 422)
    assert.equal(await cashOf(shop), 5_000_000)
    await unfreeze(debt.invoice)
    await unfreeze(unpaid)
    await letDaysPass(1)
    assert.equal((await installmentRow(debt.installmentId)).status, 'PAST_DUE')
    assert.equal((await orderRow(unpaid.id)).status, 'CLOSED')
    assert.equal((await repay(shop, debt.installmentId)).status, 200)
  })

  test('is left out of the runs until it is lifted', async ({ assert }) => {
    const team = await aFinanceTeam()
    const invoice = await aMatureInvoice(3_000_000)
    const inRun = async () => {
      const { body: run } = await preview(team.maker)
      const items = await db
        .from('payout_items')
        .join('payouts', 'payouts.id', 'payout_items.payout_id')
        .where({ run_id: run.id, order_id: invoice.id })
      await runCommand(run.id, 'cancel', team.maker)
      return items.length
    }
    await freeze(invoice)
    assert.equal(await inRun(), 0)
    await unfreeze(invoice)
    assert.equal(await inRun(), 1)
  })
})
