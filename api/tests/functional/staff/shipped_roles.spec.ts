import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { permissions, shippedRoles } from '#contracts/identity'
import ShipRoles, { type Shipment } from '#app/people/staff/actions/ship_roles'
import { rememberShipped } from '#database/migrations/0423_remember_shipped_rights'
import { newId } from '#app/platform/values/ids'
import { get } from '#tests/support/http'
import { aStaffUser } from '#factories/staff'
import { aSignedInStaff } from '#tests/support/identity'
import { waitForLocks } from '#tests/support/races'

const ship = (roles: Shipment['roles'], renamed: Shipment['renamed'] = {}) =>
  new ShipRoles().execute({ roles: { ...shippedRoles, ...roles }, renamed, known: permissions })

/** Names that no other spec has. */
const fresh = () => `shipped-${newId().slice(-8)}`

const rightsOf = async (key: string): Promise<string[] | undefined> =>
  (await db.from('roles').where({ key }).first())?.permissions
const staffChange = (key: string, rights: string[]) =>
  db.from('roles').where({ key }).update({ permissions: rights })
const lines = (key: string) =>
  db
    .from('audit_lines')
    .where({ command: 'roles.ship' })
    .whereRaw(`coalesce(after ->> 'key', '') = ?`, [key])
    .orderBy('at')
    .orderBy('id')
    .select('actor_type', 'actor_name', 'before', 'after')

const [one, two, three] = ['sms.list', 'users.list', 'orders.list']

test.group('A start with another version of the shipped roles', (group) => {
  group.each.teardown(() => new ShipRoles().execute())

  const cases: [
    what: string,
    first: string[],
    changed: string[],
    then: string[],
    held: string[],
  ][] = [
    ['adds what was added', [one], [one], [one, two], [one, two]],
    ['takes what was withdrawn', [one, two], [one, two], [one], [one]],
    ['leaves away what staff took away', [one, two], [one], [one, two, three], [one, three]],
    ['leaves what staff gave', [one], [one, three], [one, two], [one, three, two]],
    ['leaves a role that it did not change', [one, two], [three], [one, two], [three]],
  ]
  for (const [what, first, changed, then, held] of cases) {
    test(what, async ({ assert }) => {
      const key = fresh()
      await ship({ [key]: first })
      await staffChange(key, changed)
      await ship({ [key]: then })
      assert.deepEqual(await rightsOf(key), held)
    })
  }

  test('adds a new role, tells the trail of each change, and tells nothing twice', async ({
    assert,
  }) => {
    const key = fresh()
    await ship({ [key]: [one] })
    await ship({ [key]: [one] })
    await ship({ [key]: [one, two] })
    await ship({ [key]: [one, two] })
    assert.deepEqual(await lines(key), [
      {
        actor_type: 'system',
        actor_name: 'start',
        before: null,
        after: { key, permissions: [one] },
      },
      {
        actor_type: 'system',
        actor_name: 'start',
        before: { key, permissions: [one] },
        after: { key, permissions: [one, two] },
      },
    ])
  })

  test('lets the accounts of a renamed role follow, once', async ({ assert }) => {
    const [from, to] = [fresh(), fresh()]
    await ship({ [from]: [one, two] })
    await staffChange(from, [one, three])
    const id = await aStaffUser(from as never)
    await ship({ [to]: [one, two] }, { [from]: to })
    await ship({ [to]: [one, two] }, { [from]: to })
    assert.isUndefined(await rightsOf(from))
    assert.deepEqual(await rightsOf(to), [one, three])
    assert.equal((await db.from('staff_users').where({ role: to })).length, 1)
    assert.exists(id)
    assert.deepEqual(
      (await lines(to)).map(({ before, after }) => [before, after]),
      [[{ key: from }, { key: to }]]
    )
  })

  test('keeps a role that ships no more, with its rights, as one of staff', async ({ assert }) => {
    const key = fresh()
    await ship({ [key]: [one] })
    await ship({})
    assert.deepEqual(await rightsOf(key), [one])
  })

  test('gives nothing to a role that staff made under a name that ships now', async ({
    assert,
  }) => {
    const key = fresh()
    await db.table('roles').insert({ key, permissions: [one] })
    await ship({ [key]: [two] })
    await ship({ [key]: [two, three] })
    assert.deepEqual(await rightsOf(key), [one])
  })

  test('brings the super admin every right, whatever the row held', async ({ assert }) => {
    await staffChange('super', ['sms.list'])
    await new ShipRoles().execute()
    assert.sameMembers((await rightsOf('super'))!, [...permissions])
  })

  test('changes each role once when several processes start at once', async ({ assert }) => {
    const key = fresh()
    const starting = await db.transaction(async (trx) => {
      await trx.from('roles').where({ key: 'super' }).forUpdate().first()
      const waiting = [1, 2, 3].map(() => ship({ [key]: [one] }))
      await waitForLocks(3, 'roles')
      return waiting
    })
    await Promise.all(starting)
    assert.deepEqual(await rightsOf(key), [one])
    assert.equal((await lines(key)).length, 1)
  })

  test('waits for a change of staff that is under way, and keeps it', async ({ assert }) => {
    const key = fresh()
    await ship({ [key]: [one, two] })
    const starting = await db.transaction(async (trx) => {
      await trx.from('roles').where({ key }).forUpdate().first()
      const waiting = [ship({ [key]: [one, two, three] })]
      await waitForLocks(1, 'roles')
      await trx
        .from('roles')
        .where({ key })
        .update({ permissions: [one] })
      return waiting
    })
    await Promise.all(starting)
    assert.deepEqual(await rightsOf(key), [one, three])
  })

  test('opens from the next request of whoever has the role', async ({ assert }) => {
    const { token } = await aSignedInStaff('legal')
    assert.equal((await get('/api/admin/sms', { token })).status, 403)
    await ship({ legal: [...shippedRoles.legal, 'sms.list'] })
    assert.equal((await get('/api/admin/sms', { token })).status, 200)
    await new ShipRoles().execute()
    assert.equal((await get('/api/admin/sms', { token })).status, 403)
  })
})

test.group('A database that had roles before it remembered what ships', () => {
  test('remembers what had been shipped to each, and nothing of roles of staff', async ({
    assert,
  }) => {
    const trx = await db.connection('owner').transaction()
    try {
      const key = fresh()
      await trx.table('roles').insert({ key, permissions: [one] })
      await trx
        .from('roles')
        .where({ key: 'support' })
        .update({ permissions: [two] })
      await trx.from('shipped_roles').delete()
      await trx.rawQuery(rememberShipped)
      const rows = await trx.from('shipped_roles').select('key', 'permissions')
      const kept = new Map<string, string[]>(rows.map((row) => [row.key, row.permissions]))
      // What ships since then is no memory of it.
      const since = ['accountant']
      assert.sameMembers(
        [...kept.keys()],
        Object.keys(shippedRoles).filter((role) => !since.includes(role))
      )
      assert.deepEqual(kept.get('branch'), ['orders.list', 'branches.list', 'receivables.list'])
      assert.include(kept.get('support'), 'payments.list')
      assert.notInclude(kept.get('support'), '')
      assert.lengthOf(kept.get('super')!, 49)
    } finally {
      await trx.rollback()
    }
  })
})
