import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { expectLedgerInBalance } from '#tests/support/credit'
import { aSupplier } from '#factories/distributor'
import { list } from '#tests/support/resources'
import {
  aFinanceTeam,
  aMatureInvoice,
  anApprovedRun,
  dueIn,
  owedTo,
  payoutTo,
  preview,
  report,
  runCommand,
  runOf,
  type FinanceTeam,
} from '#tests/support/settlement'

test.group('A discount run', (group) => {
  let team: FinanceTeam
  group.setup(async () => {
    team = await aFinanceTeam()
  })

  test('pays what has not matured yet, less the discount of the days between', async ({
    assert,
  }) => {
    const supplier = await aSupplier({ fees: { productFeePpm: 0, bankFeeYearlyPpm: 0 } })
    await db
      .from('distributor_fees')
      .where({ distributor_id: supplier.id })
      .update({ discount_yearly_ppm: 365_000 })
    const invoice = await aMatureInvoice(10_000_000, supplier)
    const { rows } = await db.rawQuery(
      `update installments set due_date = due_date + 20 where order_id = ? returning due_date`,
      [invoice.id]
    )
    assert.lengthOf(rows, 1)

    const { body: run } = await preview(team.maker, {}, 'discount')
    const payout = await payoutTo(run, supplier)
    assert.containSubset(payout, { gross: 10_000_000, discount: 200_000, net: 9_800_000 })
    await runCommand(run.id, 'approve', team.checker, {}, 'discount')
    const paid = report(payout, 'PAID')
    await runCommand(run.id, 'result', team.maker, paid, 'discount')
    assert.equal(await owedTo(supplier), 0)
    await expectLedgerInBalance()
  })

  test('says in which other run an invoice is already', async ({ assert }) => {
    await aMatureInvoice(3_000_000, await aSupplier())
    const { body: first } = await preview(team.maker)
    assert.deepEqual(first.alsoIn, [])
    const { body: second } = await preview(team.maker)
    assert.containSubset(second.alsoIn, [{ id: first.id, number: first.number, status: 'PREVIEW' }])
    assert.isAbove(second.alsoIn[0].invoices, 0)
    await runCommand(first.id, 'cancel', team.maker)
    const { alsoIn } = (await runOf(second.id, team.maker)).body
    assert.deepEqual(alsoIn, [])
    await runCommand(second.id, 'cancel', team.maker)
  })

  test('leaves out a distributor that has agreed no rate', async ({ assert }) => {
    const supplier = await aSupplier()
    await dueIn(10, await aMatureInvoice(2_000_000, supplier))
    const { body: run } = await preview(team.maker, {}, 'discount')
    assert.containSubset(run.exclusions, [{ reason: 'NO_DISCOUNT_RATE', amount: 2_000_000 }])
    await runCommand(run.id, 'cancel', team.maker, {}, 'discount')
  })

  test('leaves what is due to the run that pays it whole, and takes one distributor alone where asked', async ({
    assert,
  }) => {
    const fees = { productFeePpm: 0, bankFeeYearlyPpm: 0 }
    const suppliers = [await aSupplier({ fees }), await aSupplier({ fees })] as const
    const ids = suppliers.map(({ id }) => id)
    await db
      .from('distributor_fees')
      .whereIn('distributor_id', ids)
      .update({ discount_yearly_ppm: 365_000 })
    for (const supplier of suppliers) {
      await aMatureInvoice(1_000_000, supplier)
      await dueIn(20, await aMatureInvoice(3_000_000, supplier))
    }
    const grossOf = async (body: object, kind: string) => {
      const { status, body: run } = await preview(team.maker, body, kind)
      assert.equal(status, 201, JSON.stringify(run))
      const payouts = await db
        .from('payouts')
        .where({ run_id: run.id })
        .whereIn('distributor_id', ids)
      await runCommand(run.id, 'cancel', team.maker, {}, kind)
      return payouts.map(({ distributor_id: id, gross }) => [ids.indexOf(id), gross]).toSorted()
    }
    const both = (gross: number) => [
      [0, gross],
      [1, gross],
    ]
    assert.deepEqual(await grossOf({}, 'discount'), both(3_000_000))
    assert.deepEqual(await grossOf({}, 'maturity'), both(1_000_000))
    const one = { distributorId: ids[1] }
    assert.deepEqual(await grossOf(one, 'discount'), [[1, 3_000_000]])
    assert.deepEqual(await grossOf(one, 'maturity'), [[1, 1_000_000]])
    assert.equal((await preview(team.maker, one, 'withdrawal')).status, 422)
    assert.equal((await preview(team.maker, { distributorId: 'x' }, 'discount')).status, 422)
  })

  test('is found under its own kind alone, and moved by no command of the other', async ({
    assert,
  }) => {
    await aMatureInvoice(1_000_000)
    const { body: run } = await preview(team.maker, {}, 'discount')
    for (const command of ['approve', 'cancel', 'retry', 'approve-retry', 'result']) {
      const { status } = await runCommand(run.id, command, team.checker)
      assert.equal(status, 404, command)
    }
    assert.equal((await runCommand(run.id, 'cancel', team.maker, {}, 'discount')).status, 200)
  })
})

test.group('The lists of settlement', (group) => {
  let team: FinanceTeam
  group.setup(async () => {
    team = await aFinanceTeam()
  })

  test('show runs with their sums, and transfers only once they are approved', async ({
    assert,
  }) => {
    const { run, payout } = await anApprovedRun(5_000_000, team)
    const runs = await list('settlement-runs', team.maker, { filter: { id: [run.id] } })
    assert.containSubset(runs.body, [{ id: run.id, status: 'APPROVED', kind: 'MATURITY' }])
    const supplier = await aSupplier()
    await aMatureInvoice(1_000_000, supplier)
    const open = (await preview(team.maker)).body
    const transfers = await list('payouts', team.maker, { filter: { q: payout.reference } })
    assert.containSubset(transfers.body, [{ paymentId: payout.reference, net: 5_000_000 }])
    const unapproved = await list('payouts', team.maker, { filter: { runId: open.id } })
    assert.lengthOf(unapproved.body, 0)
    await runCommand(open.id, 'cancel', team.maker)
  })
})
