import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { Settings } from 'luxon'
import { newId } from '#app/platform/values/ids'
import { transaction } from '#app/platform/database/database'
import { settle } from '#app/platform/jobs/main'
import { forgetExports, queueExport } from '#app/platform/resource/export_job'
import { exportLink, isLinkValid } from '#app/platform/resource/export_link'
import { resourceNamed } from '#app/platform/resource/resource'
import { staffWith } from '#app/platform/resource/staff_with'
import { get } from '#tests/support/http'
import { aSignedInStaff } from '#tests/support/identity'
import { aSupplier } from '#factories/distributor'

const aBranch = async (distributorId: string) => {
  const id = newId()
  await db
    .table('distributor_branches')
    .insert({ id, distributor_id: distributorId, name: 'مرکز', created_at: new Date() })
  return id
}

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000)

/** A finished export of messages, asked for so many hours ago. */
const anExport = async ({ id: owner }: { id: string }, hours = 0, of: object = {}) => {
  const id = newId()
  const key = `exports/${id}.csv`
  await drive.use().put(key, 'phone\r\n"09120000000"\r\n')
  await db.table('exports').insert({
    id,
    staff_user_id: owner,
    resource: 'sms',
    format: 'csv',
    sort: JSON.stringify({ field: 'id', order: 'ASC' }),
    filter: JSON.stringify({}),
    status: 'DONE',
    rows_expected: 1,
    rows_written: 1,
    file_key: key,
    created_at: ago(hours),
    finished_at: ago(hours),
    ...of,
  })
  return { id, key, link: exportLink(id) }
}

test.group('The link of an export', () => {
  test('dies when its owner {name}')
    .with([
      { name: 'was locked', change: { active: false }, rights: null },
      { name: 'has a role without the right', change: { role: 'card' }, rights: null },
      { name: 'has a role that lost the right', change: null, rights: ['dashboard.read'] },
    ])
    .run(async ({ assert }, { change, rights }) => {
      const owner = await aSignedInStaff('support')
      const role = `role-${newId()}`
      await db.table('roles').insert({ key: role, permissions: ['sms.list'] })
      await db.from('staff_users').where({ id: owner.id }).update({ role })
      const { id, link } = await anExport(owner)
      const file = await get(link)
      assert.equal(file.status, 200)
      assert.include(file.body, '09120000000')
      const found = await get(`/api/admin/exports/${id}`, { token: owner.token })
      assert.match(found.body.url, /^\/api\/exports\//)

      if (change) await db.from('staff_users').where({ id: owner.id }).update(change)
      if (rights) await db.from('roles').where({ key: role }).update({ permissions: rights })
      assert.equal((await get(link)).status, 404)
      const again = await get(`/api/admin/exports/${id}`, { token: owner.token })
      assert.equal(again.status, change && 'active' in change ? 401 : 404)
    })

  const scopes = ['another distributor', 'another branch', 'the bank'] as const
  for (const to of scopes) {
    test(`dies when its owner moves to ${to}, and lives again when they come back`, async ({
      assert,
    }) => {
      const [own, others] = [await aSupplier(), await aSupplier()]
      const [branch, otherBranch] = [await aBranch(own.id), await aBranch(own.id)]
      const here = { distributor_id: own.id, branch_id: branch }
      const owner = await aSignedInStaff('branch', { distributorId: own.id, branchId: branch })
      const { id, link } = await anExport(owner, 0, { resource: 'orders', ...here })
      assert.equal((await get(link)).status, 200)
      const move = (scope: object) => db.from('staff_users').where({ id: owner.id }).update(scope)
      const moves = {
        'another distributor': { distributor_id: others.id, branch_id: null },
        'another branch': { distributor_id: own.id, branch_id: otherBranch },
        'the bank': { distributor_id: null, branch_id: null },
      }
      await move(moves[to])
      assert.equal((await get(link)).status, 404)
      await move(here)
      assert.equal((await get(link)).status, 200)
      assert.isString(id)
    })
  }

  test('of one who was the bank’s own dies when they become a distributor’s', async ({
    assert,
  }) => {
    const owner = await aSignedInStaff('support')
    const { link } = await anExport(owner)
    assert.equal((await get(link)).status, 200)
    const { id } = await aSupplier()
    await db.from('staff_users').where({ id: owner.id }).update({ distributor_id: id })
    assert.equal((await get(link)).status, 404)
  })

  test('of all rows dies when its owner may read those of companies alone; one of companies stays', async ({
    assert,
  }) => {
    const owner = await aSignedInStaff('support')
    const role = `role-${newId()}`
    await db.table('roles').insert({ key: role, permissions: ['company-money.list'] })
    await db.from('staff_users').where({ id: owner.id }).update({ role })
    const of = (filter: object) => ({ resource: 'orders', filter: JSON.stringify(filter) })
    for (const filter of [{}, { ownerType: 'PERSON' }, { ownerType: ['PERSON', 'COMPANY'] }]) {
      assert.equal((await get((await anExport(owner, 0, of(filter))).link)).status, 404)
    }
    const { link } = await anExport(owner, 0, of({ ownerType: 'COMPANY', status: 'PENDING' }))
    assert.equal((await get(link)).status, 200)
  })

  test('is not written for one who moved while it waited, and holds whose rows it has', async ({
    assert,
  }) => {
    const [own, others] = [await aSupplier(), await aSupplier()]
    const owner = await aSignedInStaff('distributor', { distributorId: own.id })
    const caller = await staffWith('orders.list', owner.id)
    const resource = resourceNamed('orders')!
    const selection = { sort: { field: 'id', order: 'ASC' as const }, filter: {} }
    const order = { resource, caller: caller!, selection, format: 'csv' as const, rows: 1 }
    const id = await transaction((trx) => queueExport(order, trx))
    const kept = () => db.from('exports').where({ id }).firstOrFail()
    assert.equal((await kept()).distributor_id, own.id)
    await db.from('staff_users').where({ id: owner.id }).update({ distributor_id: others.id })
    await settle()
    assert.equal((await kept()).status, 'FAILED')
  })

  test('lives ten minutes', ({ assert, cleanup }) => {
    cleanup(() => {
      Settings.now = () => Date.now()
    })
    const id = newId()
    const { expires, signature } = Object.fromEntries(
      new URL(exportLink(id), 'http://x').searchParams
    )
    const left = Number(expires) - Date.now() / 1000
    assert.isAtMost(left, 600)
    assert.isAbove(left, 590)
    const isValidAfter = (seconds: number) => {
      const at = Date.now() + seconds * 1000
      Settings.now = () => at
      return isLinkValid(id, { expires, signature })
    }
    assert.isTrue(isValidAfter(590))
    assert.isFalse(isValidAfter(601))
  })

  test('gives nothing after seven days, and the file is forgotten then', async ({ assert }) => {
    const owner = await aSignedInStaff('support')
    const [young, old] = [await anExport(owner, 6 * 24 + 23), await anExport(owner, 7 * 24 + 1)]
    assert.equal((await get(young.link)).status, 200)
    assert.equal((await get(old.link)).status, 404)
    assert.equal((await get(`/api/admin/exports/${old.id}`, { token: owner.token })).status, 404)
    await forgetExports.run({})
    assert.isTrue(await drive.use().exists(young.key))
    assert.isFalse(await drive.use().exists(old.key))
    assert.isNull(await db.from('exports').where({ id: old.id }).first())
    assert.equal((await get(young.link)).status, 200)
    assert.equal(forgetExports.cron, '20 3 * * *')
  })
})
