import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { aSupplier, type Supplier } from '#factories/distributor'
import { manyInvoices } from '#tests/support/many_invoices'
import {
  aFinanceTeam,
  owedTo,
  payoutTo,
  preview,
  report,
  runCommand,
} from '#tests/support/settlement'

const settled = async ({ id }: Supplier): Promise<number> =>
  (
    await db
      .from('orders')
      .where({ distributor_id: id, payout_settled: true })
      .count('* as count')
      .firstOrFail()
  ).count

test.group('A run of more invoices than a statement has bindings', () => {
  test('is previewed, approved and paid', async ({ assert }) => {
    const invoices = 17_500
    const team = await aFinanceTeam()
    const supplier = await aSupplier()
    await manyInvoices([supplier], invoices)
    const { status, body: run } = await preview(team.maker)
    assert.equal(status, 201, JSON.stringify(run))
    const payout = await payoutTo(run, supplier)
    assert.containSubset(run.payouts, [
      { paymentId: payout.reference, invoices, gross: 1000 * invoices, amount: 1000 * invoices },
    ])
    assert.equal((await runCommand(run.id, 'approve', team.checker)).status, 200)
    assert.equal(await settled(supplier), invoices)
    const paid = await runCommand(run.id, 'result', team.maker, report(payout, 'PAID'))
    assert.equal(paid.body.answers[0].answer, 'RECORDED')
    assert.equal(await owedTo(supplier), 0)
  })
})
