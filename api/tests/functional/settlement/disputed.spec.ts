import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { reconcile } from '#app/money/ledger/queries/reconcile'
import { expectLedgerInBalance, usedOf } from '#tests/support/credit'
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
import { staffToken } from '#tests/support/identity'
import { expectLineMatchesDebts, installmentRow, repay } from '#tests/support/installments'
import type { Supplier } from '#factories/distributor'
import { cancel, freeze, installmentOf, orderRow } from '#tests/support/orders'
import { heldUp, queuedUp } from '#tests/support/races'
import {
  aFinanceTeam,
  owedTo,
  payoutTo,
  preview,
  report,
  runCommand,
  type FinanceTeam,
} from '#tests/support/settlement'

const million = 1_000_000
let team: FinanceTeam

/** A run over everything that has matured, approved and paid. @returns what it took for the supplier */
const payOut = async (supplier: Supplier): Promise<number> => {
  const { body: run } = await preview(team.maker, {}, 'maturity')
  const payout = await db
    .from('payouts')
    .where({ run_id: run.id, distributor_id: supplier.id })
    .first()
  if (!payout) {
    await runCommand(run.id, 'cancel', team.maker)
    return 0
  }
  await runCommand(run.id, 'approve', team.checker)
  await runCommand(run.id, 'result', team.maker, report(await payoutTo(run, supplier), 'PAID'))
  return payout.gross
}
const mature = (orderId: string) =>
  db.from('installments').where({ order_id: orderId }).update({ due_date: '2020-01-01' })
const failing = async () =>
  (await reconcile()).checks.filter(({ ok }) => !ok).map(({ name }) => name)

test.group('A run with disputed invoices', (group) => {
  group.setup(async () => {
    team = await aFinanceTeam()
  })

  for (const [end, rest] of [
    ['refuse', 3 * million],
    ['accept', 0],
  ] as const) {
    test(`pays the rest, and after a supplier’s ${end} ${rest} rials more, once`, async ({
      assert,
    }) => {
      const { id, invoice } = await aDispute()
      const { supplier } = invoice
      await mature(invoice.id)
      assert.equal(await payOut(supplier), 9 * million)
      assert.equal(await payOut(supplier), 0)
      assert.equal(await owedTo(supplier), 3 * million)
      assert.isEmpty(await failing())
      // In part or in whole, the distributor was paid for it.
      assert.equal((await cancel(invoice)).status, 409)
      await supplierAnswers(supplier, id, end)
      assert.equal(await payOut(supplier), rest)
      assert.equal(await payOut(supplier), 0)
      assert.equal(await owedTo(supplier), 0)
      assert.isEmpty(await failing())
    })
  }

  test('nets what was accepted after it was paid, in part and in whole', async ({ assert }) => {
    const first = await aPaidInvoice()
    const { supplier } = first
    const [whole, third] = [await aPaidInvoice({ supplier }), await aPaidInvoice({ supplier })]
    await mature(first.id)
    await mature(whole.id)
    assert.equal(await payOut(supplier), 24 * million)
    const reports = [
      await dispute(first.shop, first.id),
      await dispute(whole.shop, whole.id, [missing(10), missing(2, 2)]),
    ]
    // Taken is taken: nothing is netted before the answer.
    await mature(third.id)
    assert.equal(await payOut(supplier), 12 * million)
    for (const { body } of reports) await supplierAnswers(supplier, body.disputeId, 'accept')
    assert.equal((await orderRow(whole.id)).status, 'CANCELED')
    assert.equal(await payOut(supplier), 0)
    assert.equal(await owedTo(supplier), -15 * million)
    const [fourth, fifth] = [await aPaidInvoice({ supplier }), await aPaidInvoice({ supplier })]
    await mature(fourth.id)
    await mature(fifth.id)
    assert.equal(await payOut(supplier), 9 * million)
    assert.equal(await owedTo(supplier), 0)
    assert.isEmpty(await failing())
    await expectLedgerInBalance()
  })

  test('finds its preview stale after a report, and a report waits for its approval', async ({
    assert,
  }) => {
    const invoice = await aPaidInvoice()
    await mature(invoice.id)
    const { body: stale } = await preview(team.maker)
    const { body: made } = await dispute(invoice.shop, invoice.id)
    assert.equal((await runCommand(stale.id, 'approve', team.checker)).status, 409)
    await runCommand(stale.id, 'cancel', team.maker)
    await post(`${receiptPath(invoice.id)}/withdraw`, {}, { token: invoice.shop.token })

    const { body: run } = await preview(team.maker)
    const row = { table: 'orders', id: invoice.id }
    const [approved, reported] = await queuedUp(row, [
      () => runCommand(run.id, 'approve', team.checker),
      () => dispute(invoice.shop, invoice.id),
    ])
    assert.deepEqual([approved.status, reported.status], [200, 200])
    assert.equal((await payoutTo(run, invoice.supplier)).gross, 12 * million)
    assert.notEqual(made.disputeId, reported.body.disputeId)
    assert.isEmpty(await failing())

    const other = await aPaidInvoice()
    await mature(other.id)
    const { body: second } = await preview(team.maker)
    const [again, late] = await queuedUp({ table: 'orders', id: other.id }, [
      () => dispute(other.shop, other.id),
      () => runCommand(second.id, 'approve', team.checker),
    ])
    assert.deepEqual([again.status, late.status], [200, 409])
    await runCommand(second.id, 'cancel', team.maker)
    assert.isEmpty(await failing())
  })

  test('is told by the books when it took what was disputed, or less than it settled', async ({
    assert,
  }) => {
    const { invoice } = await aDispute()
    await mature(invoice.id)
    assert.equal(await payOut(invoice.supplier), 9 * million)
    const own = db.connection('owner')
    const change = (amount: number) =>
      own.from('payout_items').where({ order_id: invoice.id }).update({ amount })
    await change(10 * million)
    assert.deepEqual(await failing(), ['disputed-amounts-were-not-taken'])
    await change(9 * million)
    await own.from('orders').where({ id: invoice.id }).update({ payout_settled: true })
    assert.deepEqual(await failing(), ['settled-invoices-are-taken-to-the-rial'])
    await own.from('orders').where({ id: invoice.id }).update({ payout_settled: false })
    assert.isEmpty(await failing())
  })

  test('leaves the distributor told what is disputed', async ({ assert }) => {
    const { invoice } = await aDispute()
    const token = await staffToken('distributor', { distributorId: invoice.supplier.id })
    const { body } = await get('/api/distributor/receivables', { token })
    assert.containSubset(body, [
      { amount: 12 * million, payable: 9 * million, withheld: 3 * million, status: 'OPEN' },
    ])
  })
})

test.group('Races of a dispute', () => {
  test('with a cancellation, a fraud report and another report: one after the other', async ({
    assert,
  }) => {
    const one = await aPaidInvoice()
    const held = await heldUp({ table: 'orders', id: one.id }, () => [
      dispute(one.shop, one.id),
      dispute(one.shop, one.id, [missing(1, 2)]),
    ])
    assert.sameMembers(
      held.map(({ status }) => status),
      [200, 409]
    )
    for (const [command, first, second] of [
      [cancel, 200, 409],
      [freeze, 200, 409],
    ] as const) {
      const invoice = await aPaidInvoice()
      const answers = await queuedUp({ table: 'orders', id: invoice.id }, [
        () => command(invoice),
        () => dispute(invoice.shop, invoice.id),
      ])
      assert.deepEqual(
        answers.map(({ status }) => status),
        [first, second]
      )
    }
    const three = await aPaidInvoice()
    await queuedUp({ table: 'orders', id: three.id }, [
      () => dispute(three.shop, three.id),
      () => cancel(three),
    ])
    assert.containSubset(await receiptOf(three.shop, three.id), {
      disputes: [{ status: 'LAPSED' }],
    })
    await expectLedgerInBalance()
  })

  test('gives its money back once, however often it is accepted', async ({ assert }) => {
    const { id, invoice, shop } = await aDispute()
    const used = await usedOf(shop)
    const withdraw = () => post(`${receiptPath(invoice.id)}/withdraw`, {}, { token: shop.token })
    const accept = () => supplierAnswers(invoice.supplier, id, 'accept')
    const answers = await queuedUp({ table: 'orders', id: invoice.id }, [
      accept,
      accept,
      () => supplierAnswers(invoice.supplier, id, 'refuse'),
      withdraw,
    ])
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 409, 409, 409]
    )
    assert.equal(await usedOf(shop), used - 3 * million)
    assert.equal((await disputeRow(id)).status, 'ACCEPTED')
    assert.isEmpty(await failing())
  })

  test('with a repayment of everything: what was accepted lies in the wallet', async ({
    assert,
  }) => {
    const { id, invoice, shop } = await aDispute()
    const { id: installmentId } = await installmentOf(invoice.id)
    const answers = await queuedUp({ table: 'orders', id: invoice.id }, [
      () => repay(shop, installmentId, { amount: 12 * million }),
      () => supplierAnswers(invoice.supplier, id, 'accept'),
    ])
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200]
    )
    assert.containSubset(await installmentRow(installmentId), {
      status: 'CLEARED',
      paid_amount: 12 * million,
    })
    assert.equal((await orderRow(invoice.id)).refund_amount, 3 * million)
    await expectLineMatchesDebts(shop)
    await expectLedgerInBalance()
  })
})
