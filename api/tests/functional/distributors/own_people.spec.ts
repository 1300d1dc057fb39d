import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { distributorBranchesMax, distributorUsersMax } from '#contracts/distributors'
import { aSupplier, type Supplier } from '#factories/distributor'
import { freshName } from '#factories/fresh'
import { newId } from '#app/platform/values/ids'
import { get, post, put } from '#tests/support/http'
import { aSignedInStaff, staffToken } from '#tests/support/identity'
import { listQuery } from '#tests/support/resources'
import { firstPassword, login, newAccount, settle } from '#tests/support/staff'

const users = '/api/distributor/users'
const branches = '/api/distributor/branches'

const aBranch = async ({ id }: Supplier): Promise<string> => {
  const branch = { id: newId(), distributor_id: id, name: freshName('شعبه') }
  await db.table('distributor_branches').insert({ ...branch, created_at: new Date() })
  return branch.id
}

const aHouse = async () => {
  const [supplier, stranger] = [await aSupplier(), await aSupplier()]
  const [north, south] = [await aBranch(supplier), await aBranch(supplier)]
  const at = (branchId?: string) => ({ distributorId: supplier.id, branchId })
  return {
    ...{ supplier, stranger, north, south },
    elsewhere: await aBranch(stranger),
    manager: await aSignedInStaff('distributor', at()),
    ofNorth: await aSignedInStaff('distributor', at(north)),
    clerk: await aSignedInStaff('branch', at(north)),
    accountant: await aSignedInStaff('accountant', at()),
    rival: await aSignedInStaff('distributor', { distributorId: stranger.id }),
  }
}
type House = Awaited<ReturnType<typeof aHouse>>

const aUser = (change: object = {}) => newAccount({ role: 'accountant', ...change })

test.group('A distributor’s manager and its people', (group) => {
  let house: House
  group.setup(async () => {
    house = await aHouse()
  })
  const by = ({ token }: { token: string }) => ({ token })

  test('opens an account that signs in, changes its password and reads its own', async ({
    assert,
  }) => {
    const { manager, supplier } = house
    const username = freshName()
    const made = await post(users, aUser({ username }), by(manager))
    assert.equal(made.status, 201, JSON.stringify(made.body))
    assert.containSubset(made.body, { username, distributorId: supplier.id, branchId: null })
    assert.notInclude(JSON.stringify(made.body), 'password')
    const first = await login(username)
    const own = { token: first.body.bearerToken }
    assert.equal((await get('/api/distributor/orders', own)).status, 403)
    const passwords = { currentPassword: firstPassword, newPassword: 'one of their very own' }
    assert.equal((await put('/api/distributor/password', passwords, own)).status, 204)
    const { body } = await login(username, passwords.newPassword)
    assert.equal((await get('/api/distributor/orders', { token: body.bearerToken })).status, 200)
    const line = await db.from('audit_lines').where({ subject_id: made.body.id }).firstOrFail()
    assert.containSubset(line, { command: 'staff.create', actor_id: manager.id })
  })

  test('who is locked is out at once; a name and a branch may change', async ({ assert }) => {
    const { manager, north, south } = house
    const username = freshName()
    const { body } = await post(
      users,
      aUser({ username, role: 'branch', branchId: north }),
      by(manager)
    )
    const theirs = await settle(username)
    const change = { fullName: 'نام تازه', role: 'branch', branchId: south, active: true }
    const moved = await put(`${users}/${body.id}`, change, by(manager))
    assert.containSubset(moved.body, { fullName: 'نام تازه', branchId: south })
    await put(`${users}/${body.id}`, { ...change, active: false }, by(manager))
    assert.equal((await get('/api/distributor/orders', { token: theirs.token })).status, 401)
  })

  test('sets nobody’s password', async ({ assert }) => {
    const { manager, clerk, north } = house
    const change = { fullName: 'کاربر شعبه', role: 'branch', branchId: north, active: true }
    const sent = { ...change, password: 'chosen by the manager' }
    assert.equal((await put(`${users}/${clerk.id}`, sent, by(manager))).status, 200)
    assert.equal((await login(clerk.username, clerk.password)).status, 200)
  })

  test('is refused: {0}')
    .with([
      ['a role of the bank', { role: 'finance' }],
      ['the super admin', { role: 'super' }],
      ['a branch user without a branch', { role: 'branch' }],
      ['an accountant of a branch', { branchId: 'north' }],
      ['a branch of another distributor', { role: 'branch', branchId: 'elsewhere' }],
      ['a short password', { password: 'short' }],
      ['a name that somebody has', { username: 'clerk' }],
    ] as [string, { branchId?: 'north' | 'elsewhere'; username?: 'clerk' }][])
    .run(async ({ assert }, [, { branchId, username, ...change }]) => {
      const sent = {
        ...change,
        ...(branchId && { branchId: house[branchId] }),
        ...(username && { username: house[username].username }),
      }
      assert.equal((await post(users, aUser(sent), by(house.manager))).status, 422)
    })

  test('of one branch, manages the people of that branch alone', async ({ assert }) => {
    const { ofNorth, manager, north, south } = house
    const inNorth = aUser({ role: 'branch', branchId: north })
    assert.equal((await post(users, inNorth, by(ofNorth))).status, 201)
    const inSouth = aUser({ role: 'branch', branchId: south })
    assert.equal((await post(users, inSouth, by(ofNorth))).status, 422)
    assert.equal((await post(users, aUser(), by(ofNorth))).status, 422)
    const whole = { fullName: 'مدیر همه', role: 'distributor', branchId: north, active: true }
    assert.equal((await put(`${users}/${manager.id}`, whole, by(ofNorth))).status, 404)
    const { body } = await get(`${users}?${listQuery({})}`, by(ofNorth))
    const seen = body as { branchId: string }[]
    assert.isNotEmpty(seen)
    assert.isTrue(seen.every(({ branchId }) => branchId === north))
  })

  test('neither sees nor touches those of others', async ({ assert }) => {
    const { rival, manager, clerk, accountant, supplier } = house
    const staff = await aSignedInStaff('super')
    const change = { fullName: 'کس دیگر', role: 'accountant', active: false }
    for (const id of [manager.id, staff.id]) {
      assert.equal((await get(`${users}/${id}`, by(rival))).status, 404)
      assert.equal((await get(`${users}/${id}/history`, by(rival))).status, 404)
      assert.equal((await put(`${users}/${id}`, change, by(rival))).status, 404)
    }
    for (const weak of [clerk, accountant]) {
      assert.equal((await get(users, by(weak))).status, 403)
      assert.equal((await post(users, aUser(), by(weak))).status, 403)
      assert.equal((await put(`${users}/${weak.id}`, change, by(weak))).status, 403)
    }
    const kyc = await staffToken('kyc')
    assert.equal((await post(users, aUser(), { token: kyc })).status, 403)
    const boss = await staffToken('super')
    assert.equal((await post(users, aUser(), { token: boss })).status, 403)
    const { body } = await get(
      `/api/admin/distributor-users?${listQuery({ filter: { distributorId: supplier.id } })}`,
      { token: boss }
    )
    assert.includeMembers(
      (body as { id: string }[]).map(({ id }) => id),
      [manager.id, clerk.id]
    )
  })

  test('opens again whom the house has locked, and nobody whom the bank has', async ({
    assert,
  }) => {
    const { manager, supplier } = house
    const user = await aSignedInStaff('accountant', { distributorId: supplier.id })
    const path = `${users}/${user.id}`
    const open = { fullName: 'حسابدار', role: 'accountant', active: true }
    await put(path, { ...open, active: false }, by(manager))
    assert.equal((await put(path, open, by(manager))).status, 200)
    const boss = await staffToken('super')
    const { body } = await get(`/api/admin/staff/${user.id}`, { token: boss })
    const bank = `/api/admin/staff/${user.id}`
    const locked = { ...body, fullName: 'حسابدار', active: false }
    assert.equal((await put(bank, locked, { token: boss })).status, 200)
    const refused = await put(path, open, by(manager))
    assert.deepEqual([refused.status, refused.body.title], [422, 'BusinessRuleException'])
    assert.equal((await put(bank, { ...locked, active: true }, { token: boss })).status, 200)
    const entries = await get(`${path}/history`, by(manager))
    assert.isAtLeast(entries.body.entries.length, 4)
  })

  test('has no way out: own role and state stay', async ({ assert }) => {
    const { manager } = house
    const own = { fullName: 'مدیر', role: 'distributor', active: false }
    assert.equal((await put(`${users}/${manager.id}`, own, by(manager))).status, 422)
    const weaker = { ...own, role: 'accountant', active: true }
    assert.equal((await put(`${users}/${manager.id}`, weaker, by(manager))).status, 422)
    const narrower = { ...own, active: true, branchId: house.north }
    assert.equal((await put(`${users}/${manager.id}`, narrower, by(manager))).status, 422)
  })

  test('has at most so many accounts, the locked ones counted', async ({ assert }) => {
    const full = await aSupplier()
    const manager = await aSignedInStaff('distributor', { distributorId: full.id })
    const row = await db.from('staff_users').where({ id: manager.id }).firstOrFail()
    await db.table('staff_users').multiInsert(
      Array.from({ length: distributorUsersMax - 1 }, () => ({
        ...row,
        ...{ id: newId(), username: freshName(), active: false },
      }))
    )
    const { status, body } = await post(users, aUser(), by(manager))
    assert.deepEqual([status, body.title], [422, 'BusinessRuleException'])
  })

  test('opens, renames and closes branches, in its own house alone', async ({ assert }) => {
    const { manager, rival, ofNorth, clerk, accountant, supplier, elsewhere, north } = house
    const made = await post(branches, { name: 'شعبه غرب' }, by(manager))
    assert.equal(made.status, 201, JSON.stringify(made.body))
    assert.containSubset(made.body, { name: 'شعبه غرب', active: true })
    const id = made.body.id as string
    const row = await db.from('distributor_branches').where({ id }).firstOrFail()
    assert.equal(row.distributor_id, supplier.id)
    const closed = { name: 'شعبه غربی', active: false }
    assert.containSubset((await put(`${branches}/${id}`, closed, by(manager))).body, closed)
    assert.equal((await put(`${branches}/${id}`, closed, by(rival))).status, 404)
    assert.equal((await put(`${branches}/${elsewhere}`, closed, by(manager))).status, 404)
    for (const weak of [ofNorth, clerk, accountant]) {
      assert.equal((await post(branches, { name: 'x' }, by(weak))).status, 403)
      assert.equal((await put(`${branches}/${north}`, closed, by(weak))).status, 403)
    }
    const bank = '/api/admin/branches'
    const theirs = { name: 'x', distributorId: supplier.id }
    assert.equal((await post(bank, theirs, by(rival))).status, 403)
    assert.equal((await put(`${bank}/${north}`, closed, by(manager))).status, 403)
  })

  test('has at most so many branches', async ({ assert }) => {
    const full = await aSupplier()
    const manager = await aSignedInStaff('distributor', { distributorId: full.id })
    await db.table('distributor_branches').multiInsert(
      Array.from({ length: distributorBranchesMax }, (_, number) => ({
        ...{ id: newId(), distributor_id: full.id, name: `شعبه ${number}` },
        created_at: new Date(),
      }))
    )
    assert.equal((await post(branches, { name: 'یکی دیگر' }, by(manager))).status, 422)
  })
})
