import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/platform/values/ids'
import { Forbidden, InvalidFields, NotFound } from '#app/platform/errors'
import * as field from '#app/platform/resource/fields'
import { equals } from '#app/platform/resource/filters'
import { readListRequest } from '#app/platform/resource/list_request'
import { reading } from '#app/platform/resource/query'
import { list, one, totals } from '#app/platform/resource/reader'
import { defineResource } from '#app/platform/resource/resource'
import { get } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { aSupplier } from '#factories/distributor'
import { aCaller } from '#tests/support/resources'

const described = {
  title: 'آزمون',
  permission: 'orders.list',
  query: () => reading('distributor_branches as b'),
  fields: {
    id: 'b.id',
    name: field.text('b.name', { filter: true, sort: true }),
    distributorId: field.id('b.distributor_id', { filter: true }),
    secret: field.raw('b.active', { filter: equals('text'), sort: true, bankOnly: true }),
  },
  defaultSort: ['name', 'ASC'],
} as const

const open = defineResource('confined-probe', {
  ...described,
  confine: { distributor: 'b.distributor_id', branch: 'b.id' },
})
const ofDistributors = defineResource('branchless-probe', {
  ...described,
  confine: { distributor: 'b.distributor_id', branch: null },
})
const ofTheBank = defineResource('closed-probe', described)

const twoBranches = async () => {
  const { id: distributorId } = await aSupplier()
  const ids = [newId(), newId()]
  await db
    .table('distributor_branches')
    .multiInsert(
      ids.map((id) => ({ id, distributor_id: distributorId, name: id, created_at: new Date() }))
    )
  return { distributorId, ids }
}

test.group('Users of a distributor', () => {
  const read = async (resource: typeof open, caller: ReturnType<typeof aCaller>, query = {}) =>
    (await list(resource, caller, readListRequest(resource, caller, query))).rows

  test('see their own rows alone, whatever they ask for', async ({ assert }) => {
    const [mine, theirs] = [await twoBranches(), await twoBranches()]
    const caller = aCaller({ distributorId: mine.distributorId })
    const rows = await read(open, caller)
    assert.sameMembers(
      rows.map(({ id }) => id),
      mine.ids
    )
    const filter = JSON.stringify({ distributorId: theirs.distributorId })
    assert.deepEqual(await read(open, caller, { filter }), [])
    assert.deepEqual(await read(open, caller, { filter: JSON.stringify({ id: theirs.ids }) }), [])
    assert.equal((await totals(open, caller, { filter: {} })).count, 2)
    await assert.rejects(() => one(open, caller, theirs.ids[0]), NotFound)
    assert.equal((await one(open, caller, mine.ids[0])).id, mine.ids[0])
  })

  test('of a branch see that branch alone, and nothing where there are no branches', async ({
    assert,
  }) => {
    const { distributorId, ids } = await twoBranches()
    const caller = aCaller({ distributorId, branchId: ids[1] })
    assert.deepEqual(
      (await read(open, caller)).map(({ id }) => id),
      [ids[1]]
    )
    await assert.rejects(() => one(open, caller, ids[0]), NotFound)
    await assert.rejects(() => read(ofDistributors, caller), Forbidden)
    assert.lengthOf(await read(ofDistributors, aCaller({ distributorId })), 2)
  })

  test('are refused by a resource that was not opened to them, whatever their role may do', async ({
    assert,
  }) => {
    const { distributorId } = await twoBranches()
    const caller = aCaller({ distributorId, permissions: ['orders.list'] })
    await assert.rejects(() => read(ofTheBank, caller), Forbidden)
    assert.isAbove((await read(ofTheBank, aCaller())).length, 1)
  })

  test('neither see nor filter nor sort by what is for the bank', async ({ assert }) => {
    const { distributorId } = await twoBranches()
    const caller = aCaller({ distributorId })
    assert.notProperty((await read(open, caller))[0], 'secret')
    assert.property((await read(open, aCaller()))[0], 'secret')
    for (const query of [{ sort: '["secret","ASC"]' }, { filter: '{"secret":"true"}' }]) {
      await assert.rejects(() => read(open, caller, query), InvalidFields)
    }
  })

  test('have a prefix of their own, where the bank has nothing to look for', async ({ assert }) => {
    const { distributorId } = await twoBranches()
    const theirs = await staffToken('distributor', { distributorId })
    const bank = await staffToken('finance')
    assert.equal((await get('/api/distributor/orders', { token: theirs })).status, 200)
    assert.equal((await get('/api/distributor/orders', { token: bank })).status, 403)
    assert.equal((await get('/api/admin/users', { token: theirs })).status, 403)
  })
})
