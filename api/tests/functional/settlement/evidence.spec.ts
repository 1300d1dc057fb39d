import { test } from '@japa/runner'
import { get } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { aSupplier } from '#factories/distributor'
import {
  aFinanceTeam,
  aMatureInvoice,
  preview,
  runCommand,
  type FinanceTeam,
} from '#tests/support/settlement'

const itemsOf = (runId: string, token: string, range = [0, 24]) => {
  const query = new URLSearchParams({
    filter: JSON.stringify({ runId }),
    sort: '["externalId","ASC"]',
    range: JSON.stringify(range),
  })
  return get(`/api/admin/settlement-run-items?${query}`, { token })
}

test.group('Who approves a run', (group) => {
  let team: FinanceTeam
  group.setup(async () => {
    team = await aFinanceTeam()
  })

  test('sees every invoice of every transfer before, page by page, adding up to the run', async ({
    assert,
  }) => {
    const suppliers = [await aSupplier(), await aSupplier()]
    const invoices = []
    for (const amount of [4_000_000, 6_000_000]) {
      for (const supplier of suppliers) invoices.push(await aMatureInvoice(amount, supplier))
    }
    const { body: run } = await preview(team.maker)
    const all = await itemsOf(run.id, team.checker, [0, 999])
    assert.equal(all.status, 200)
    assert.lengthOf(all.body, run.totals.invoices)
    const shown = all.body.map(({ orderId }: { orderId: string }) => orderId)
    assert.includeMembers(
      shown,
      invoices.map(({ id }) => id)
    )
    const sum = (rows: { net: number }[]) => rows.reduce((total, { net }) => total + net, 0)
    assert.equal(sum(all.body), run.totals.net)
    const pages = [
      await itemsOf(run.id, team.checker, [0, 1]),
      await itemsOf(run.id, team.checker, [2, 3]),
    ]
    assert.deepEqual(
      pages.flatMap(({ body }) => body),
      all.body.slice(0, 4)
    )
    await runCommand(run.id, 'cancel', team.maker)
  })

  test('sees them by the right to read settlement, which nobody else has', async ({ assert }) => {
    await aMatureInvoice(1_000_000)
    const { body: run } = await preview(team.maker)
    for (const role of ['kyc', 'credit', 'support', 'distributor'] as const) {
      assert.equal((await itemsOf(run.id, await staffToken(role))).status, 403, role)
    }
    assert.equal((await itemsOf(run.id, await staffToken('auditor'))).status, 200)
    const foreign = await itemsOf(crypto.randomUUID(), team.checker)
    assert.deepEqual(foreign.body, [])
    assert.equal((await itemsOf("' or 1=1 --", team.checker)).status, 422)
    await runCommand(run.id, 'cancel', team.maker)
  })
})
