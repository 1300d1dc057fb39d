import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/platform/time/clock'
import { newId } from '#app/platform/values/ids'
import { aShop, aShopWithCredit } from '#factories/shop'
import { aSupplier } from '#factories/distributor'
import { saleOf } from '#factories/invoice'
import { get, post, type Answer } from '#tests/support/http'
import { aSignedInStaff } from '#tests/support/identity'
import { cancel, supply } from '#tests/support/orders'
import { aFinanceTeam, aMatureInvoice, preview, runCommand } from '#tests/support/settlement'

const traceOf = ({ headers }: Answer) => headers.get('x-trace-id')

/** The traces of a subject's lines, command by command. */
const tracesOf = async (subjectId: string): Promise<Record<string, string>> => {
  const lines = await db.from('audit_lines').where({ subject_id: subjectId }).orderBy('id')
  return Object.fromEntries(lines.map((line) => [line.command, line.trace_id]))
}

test.group('A line of the trail leads to the request that made it', () => {
  test('each step of a settlement run', async ({ assert }) => {
    const team = await aFinanceTeam()
    await aMatureInvoice(3_000_000)
    const [run, next] = [await preview(team.maker), await preview(team.maker)]
    const approved = await runCommand(run.body.id, 'approve', team.checker)
    assert.deepEqual(await tracesOf(run.body.id), {
      'settlement.preview': traceOf(run),
      'settlement.approve': traceOf(approved),
    })
    const canceled = await runCommand(next.body.id, 'cancel', team.maker)
    assert.equal((await tracesOf(next.body.id))['settlement.cancel'], traceOf(canceled))
  })

  test('what a distributor’s program does', async ({ assert }) => {
    const [shop, supplier] = [await aShopWithCredit(50_000_000), await aSupplier()]
    const sold = await supply(supplier, 'sale', saleOf(shop, 1_000_000))
    const canceled = await cancel({ ...sold.body, supplier })
    assert.deepEqual(await tracesOf(sold.body.id), {
      'orders.sale': traceOf(sold),
      'orders.cancel': traceOf(canceled),
    })
  })

  test('what the bank reads out and writes down', async ({ assert }) => {
    await aShop({ cash: 700_000 })
    const { id, token } = await aSignedInStaff('finance')
    const file = await get('/api/admin/gateway-deposits/export?format=csv', { token })
    const [trackingNumber, depositedOn] = [newId(), clock.today()]
    const deposit = { indicator: 'BANKTEST', amount: 700_000, trackingNumber, depositedOn }
    const recorded = await post('/api/admin/gateway-deposits', deposit, { token })
    const lines = await db.from('audit_lines').where({ actor_id: id }).orderBy('id')
    assert.deepEqual(
      lines.map(({ command, trace_id: trace }) => [command, trace]),
      [
        ['resource.export', traceOf(file)],
        ['gateway-deposits.record', traceOf(recorded)],
      ]
    )
  })
})
