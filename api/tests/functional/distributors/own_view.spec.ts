import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/platform/values/ids'
import { get } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { aSupplier, type Supplier } from '#factories/distributor'
import { exported, listQuery, sheetOf } from '#tests/support/resources'
import {
  aFinanceTeam,
  aMatureInvoice,
  payoutTo,
  preview,
  report,
  runCommand,
  runPath,
} from '#tests/support/settlement'

const own = (resource: string, token: string, filter: object = {}) =>
  get(`/api/distributor/${resource}?${listQuery({ filter })}`, { token })

const aBranchOf = async ({ id }: Supplier, name: string): Promise<string> => {
  const branchId = newId()
  await db
    .table('distributor_branches')
    .insert({ id: branchId, distributor_id: id, name, created_at: new Date() })
  return branchId
}

/** Two distributors that are paid by one run, and one that waits; the first has two branches. */
const aPaidDistributor = async () => {
  const team = await aFinanceTeam()
  const [supplier, stranger] = [await aSupplier(), await aSupplier()]
  const branch = await aBranchOf(supplier, 'شعبه شمال')
  await aBranchOf(supplier, 'شعبه جنوب')
  await aBranchOf(stranger, 'شعبه دیگران')
  const [north, south] = [
    await aMatureInvoice(3_000_000, supplier),
    await aMatureInvoice(5_000_000, supplier),
  ]
  await db.from('orders').where({ id: north.id }).update({ branch_id: branch })
  await aMatureInvoice(7_000_000, stranger)
  const { body: run } = await preview(team.maker)
  await runCommand(run.id, 'approve', team.checker)
  const [payout, others] = [await payoutTo(run, supplier), await payoutTo(run, stranger)]
  const paid = report(payout, 'PAID', { trackingNumber: 'T9' })
  await runCommand(run.id, 'result', team.maker, paid)
  const waiting = await aMatureInvoice(2_000_000, supplier)
  await db.from('orders').where({ id: waiting.id }).update({ branch_id: branch })
  await aMatureInvoice(9_000_000, stranger)
  return {
    supplier,
    stranger,
    north,
    south,
    waiting,
    run,
    payout,
    others,
    head: await staffToken('distributor', { distributorId: supplier.id }),
    branch: await staffToken('branch', { distributorId: supplier.id, branchId: branch }),
  }
}
type World = Awaited<ReturnType<typeof aPaidDistributor>>

test.group('A distributor’s accountant', (group) => {
  let world: World
  group.setup(async () => {
    world = await aPaidDistributor()
  })

  test('sees the transfers to the distributor, and which invoices are in each', async ({
    assert,
  }) => {
    const { head, payout, others, north, south } = world
    const { body: transfers } = await own('payouts', head)
    assert.lengthOf(transfers, 1)
    assert.containSubset(transfers, [
      {
        paymentId: payout.reference,
        invoices: 2,
        net: 8_000_000,
        status: 'PAID',
        trackingNumber: 'T9',
      },
    ])
    assert.notProperty(transfers[0], 'runId')
    const { body: items } = await own('payout-items', head, { payoutId: payout.id })
    assert.sameMembers(
      items.map(({ referenceNumber }: { referenceNumber: string }) => referenceNumber),
      [north.referenceNumber, south.referenceNumber]
    )
    assert.lengthOf((await own('payout-items', head, { payoutId: others.id })).body, 0)
    assert.equal((await get(`/api/distributor/payouts/${payout.id}`, { token: head })).status, 200)
    assert.equal((await get(`/api/distributor/payouts/${others.id}`, { token: head })).status, 404)
  })

  test('sees what is not paid yet, when it is due and how much in all', async ({ assert }) => {
    const { head, waiting } = world
    const { body } = await own('receivables', head)
    assert.lengthOf(body, 1)
    assert.containSubset(body, [
      { referenceNumber: waiting.referenceNumber, amount: 2_000_000, status: 'OPEN' },
    ])
    const { body: sums } = await get('/api/distributor/receivables/totals?filter={}', {
      token: head,
    })
    assert.containSubset(sums, { count: 1, amount: 2_000_000 })
  })

  test('takes the invoices of a transfer along as a sheet', async ({ assert }) => {
    const { head, payout, north } = world
    const query = listQuery({ filter: { payoutId: payout.id }, format: 'xlsx' })
    const { status, bytes } = await exported(`/api/distributor/payout-items/export?${query}`, head)
    assert.equal(status, 200)
    const { rows } = await sheetOf(bytes)
    assert.lengthOf(rows, 3)
    assert.include(JSON.stringify(rows), north.referenceNumber)
  })

  test('sees the distributor itself and its branches, and nobody else’s', async ({ assert }) => {
    const { head, supplier, stranger } = world
    const { body: branches } = await own('branches', head)
    assert.sameMembers(
      branches.map(({ name }: { name: string }) => name),
      ['شعبه شمال', 'شعبه جنوب']
    )
    const { body: self } = await own('distributors', head)
    assert.lengthOf(self, 1)
    assert.equal(self[0].id, supplier.id)
    assert.notProperty(self[0], 'priority')
    const other = await get(`/api/distributor/distributors/${stranger.id}`, { token: head })
    assert.equal(other.status, 404)
  })

  test('reads no runs: they are the bank’s, and hold what others are paid', async ({ assert }) => {
    const { head, run } = world
    assert.equal((await get(runPath(run.id), { token: head })).status, 403)
    assert.equal((await get(`/api/admin/settlement-runs`, { token: head })).status, 403)
  })
})

test.group('A user of a branch', (group) => {
  let world: World
  group.setup(async () => {
    world = await aPaidDistributor()
  })

  test('sees the branch’s own invoices, paid and awaited, and its own branch', async ({
    assert,
  }) => {
    const { branch, north, waiting, payout } = world
    const { body: items } = await own('payout-items', branch)
    assert.lengthOf(items, 1)
    assert.containSubset(items, [
      { referenceNumber: north.referenceNumber, paymentId: payout.reference, net: 3_000_000 },
    ])
    const { body: awaited } = await own('receivables', branch)
    assert.lengthOf(awaited, 1)
    assert.equal(awaited[0].referenceNumber, waiting.referenceNumber)
    const { body: branches } = await own('branches', branch)
    assert.lengthOf(branches, 1)
  })

  test('sees neither the distributor’s transfers nor its account', async ({ assert }) => {
    for (const resource of ['payouts', 'distributors']) {
      assert.equal((await own(resource, world.branch)).status, 403, resource)
    }
  })
})
