import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { shippedRoles } from '#contracts/identity'
import { newId } from '#app/platform/values/ids'
import { get, post, put } from '#tests/support/http'
import { aStaffUser } from '#factories/staff'
import { aSupplier } from '#factories/distributor'
import { freshName } from '#factories/fresh'
import { aSignedInStaff, staffToken } from '#tests/support/identity'
import { list } from '#tests/support/resources'
import { approved, aRole, createStaff, firstPassword, login, settle } from '#tests/support/staff'

const password = firstPassword
const create = createStaff

/** What the back-office sends when somebody saves the form: the record with its changes. */
const save = async (token: string, id: string, change: object) => {
  const { body } = await get(`/api/admin/staff/${id}`, { token })
  // The names of the tests' staff hold digits, which a form refuses.
  return put(`/api/admin/staff/${id}`, { ...body, fullName: 'کارمند آزمون', ...change }, { token })
}

test.group('Staff', () => {
  test('a new member signs in with the password that was given', async ({ assert }) => {
    const { id: actor, token } = await aSignedInStaff('super')
    const username = freshName()
    const { status, body } = await create(token, { username: ` ${username.toUpperCase()} ` })
    assert.equal(status, 201)
    assert.containSubset(body, { username, role: 'kyc', active: true, hasTotp: false })
    assert.notInclude(JSON.stringify(body), 'password')
    assert.equal((await login(username)).status, 200)

    const line = await db.from('audit_lines').where({ actor_id: actor }).firstOrFail()
    assert.containSubset(line, { command: 'staff.create', subject_id: body.id })
    assert.notInclude(JSON.stringify(line), password)
  })

  test('is found in the list by name, role and state, without secrets', async ({ assert }) => {
    const token = await staffToken('super')
    const { id, username } = await aStaffUser('card')
    const { body } = await list('staff', token, {
      filter: { q: username.slice(2), role: 'card', active: 'true' },
    })
    assert.deepEqual(
      body.map((row: { id: string }) => row.id),
      [id]
    )
    assert.notMatch(JSON.stringify(body), /hash|secret|scrypt/i)
  })

  test('is refused: {0}')
    .with([
      ['a user name with spaces', { username: 'a b c' }],
      ['a short password', { password: 'short' }],
      ['a role that there is not', { role: 'nobody' }],
      ['a distributor that there is not', { role: 'distributor', distributorId: newId() }],
      ['a distributor role without a distributor', { role: 'distributor' }],
      ['no name', { fullName: ' ' }],
      ['an id that is none', { role: 'distributor', distributorId: "' or 1=1" }],
    ] as [string, object][])
    .run(async ({ assert }, [, change]) => {
      const { status, body } = await create(await staffToken('super'), change)
      assert.equal(status, 422)
      assert.isNotEmpty(body.errors)
    })

  test('a user name is given once, also when two give it at once', async ({ assert }) => {
    const token = await staffToken('super')
    const username = freshName()
    const answers = await Promise.all([1, 2, 3].map(() => create(token, { username })))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 422, 422])
  })

  test('the people of distributors belong to one of its branches, the bank’s to none', async ({
    assert,
  }) => {
    const token = await staffToken('super')
    const [mine, theirs] = [await aSupplier(), await aSupplier()]
    const branchId = newId()
    await db
      .table('distributor_branches')
      .insert({ id: branchId, distributor_id: mine.id, name: 'x', created_at: new Date() })
    const user = { role: 'branch', distributorId: mine.id, branchId }
    assert.equal((await create(token, user)).status, 201)
    assert.equal((await create(token, { ...user, branchId: undefined })).status, 422)
    assert.equal((await create(token, { ...user, distributorId: theirs.id })).status, 422)
    assert.equal((await create(token, { role: 'kyc', distributorId: mine.id })).status, 422)
  })

  test('who is deactivated is out at once, and cannot come back in', async ({ assert }) => {
    const token = await staffToken('super')
    const username = freshName()
    const { body: created } = await create(token, { username })
    const session = await settle(username)
    const theirs = { token: session.token }
    assert.equal((await get('/api/admin/registrations', theirs)).status, 200)

    assert.equal((await save(token, created.id, { active: false })).body.active, false)
    assert.equal((await get('/api/admin/registrations', theirs)).status, 401)
    const again = await post('/api/user/refresh-token', { refreshToken: session.refreshToken })
    assert.equal(again.status, 401)
    assert.equal((await login(username, session.password)).status, 401)
    await save(token, created.id, { active: true })
    assert.equal((await get('/api/admin/registrations', theirs)).status, 401)
    assert.equal((await login(username, session.password)).status, 200)
  })

  test('a new password ends the sessions of the old one', async ({ assert }) => {
    const token = await staffToken('super')
    const other = await aSignedInStaff('kyc')
    await save(token, other.id, { password })
    assert.equal((await get('/api/admin/registrations', { token: other.token })).status, 401)
    assert.equal((await login(other.username)).status, 200)
  })

  test('nobody changes their own role or state, and everybody may change their name', async ({
    assert,
  }) => {
    const { id, token } = await aSignedInStaff('super')
    assert.equal((await save(token, id, { active: false })).status, 422)
    assert.equal((await save(token, id, { role: 'kyc' })).status, 422)
    assert.equal((await save(token, id, { fullName: 'نام تازه' })).body.fullName, 'نام تازه')
  })

  test('the last super admin stays, also when two remove each other at once', async ({
    assert,
  }) => {
    const [one, two] = [await aSignedInStaff('super'), await aSignedInStaff('super')]
    const others = await db
      .from('staff_users')
      .where({ role: 'super', active: true })
      .whereNotIn('id', [one.id, two.id])
      .update({ active: false }, ['id'])
    const answers = await Promise.all([
      save(one.token, two.id, { active: false }),
      save(two.token, one.id, { role: 'kyc' }),
    ])
    const left = await db.from('staff_users').where({ role: 'super', active: true })
    const ids = others.map(({ id }: { id: string }) => id)
    await db.from('staff_users').whereIn('id', ids).update({ active: true })
    assert.lengthOf(left, 1)
    assert.lengthOf(
      answers.filter(({ status }) => status === 200),
      1
    )
  })

  test('a lost second factor is removed with a reason', async ({ assert }) => {
    const { id: actor, token } = await aSignedInStaff('super')
    const { id } = await aStaffUser('kyc')
    await db.from('staff_users').where({ id }).update({ totp_secret: 'x' })
    const path = `/api/admin/staff/${id}/remove-second-factor`
    assert.equal((await post(path, {}, { token })).status, 422)
    const { status, body } = await post(path, { reason: 'گوشی گم شد' }, { token })
    assert.equal(status, 200)
    assert.isFalse(body.hasTotp)
    const line = await db.from('audit_lines').where({ actor_id: actor }).firstOrFail()
    assert.equal(line.reason, 'گوشی گم شد')
  })

  test('unknown people are not found', async ({ assert }) => {
    const token = await staffToken('super')
    for (const id of [newId(), 'x']) {
      const whole = { fullName: 'x', role: 'kyc', active: true }
      assert.equal((await put(`/api/admin/staff/${id}`, whole, { token })).status, 404)
      const path = `/api/admin/staff/${id}/remove-second-factor`
      assert.equal((await post(path, { reason: 'x' }, { token })).status, 404)
    }
  })
})

/** A clerk of a role of their own who may change staff and nothing else, and two super admins. */
const aClerk = async () => {
  const [token, second] = [await staffToken('super'), await staffToken('super')]
  const key = await aRole(token, second, ['staff.list', 'staff.update'])
  const username = freshName()
  await approved(await create(token, { username, role: key }), second)
  return { key, second, clerk: (await settle(username)).token }
}

test.group('Roles', () => {
  test('are data: what a role may do holds from the next request', async ({ assert }) => {
    const token = await staffToken('super')
    const key = freshName()
    const made = await post('/api/admin/roles', { key, permissions: ['sms.list'] }, { token })
    assert.equal(made.status, 201)
    const username = freshName()
    await create(token, { username, role: key })
    const theirs = { token: (await settle(username)).token }
    assert.equal((await get('/api/admin/sms', theirs)).status, 200)
    assert.equal((await get('/api/admin/users', theirs)).status, 403)
    await put(`/api/admin/roles/${key}`, { permissions: ['users.list'] }, { token })
    assert.equal((await get('/api/admin/sms', theirs)).status, 403)
    assert.equal((await get('/api/admin/users', theirs)).status, 200)
  })

  test('the super admin’s cannot be weakened, and rights that there are not cannot be given', async ({
    assert,
  }) => {
    const token = await staffToken('super')
    const change = (key: string, permissions: unknown) =>
      put(`/api/admin/roles/${key}`, { permissions }, { token })
    assert.equal((await change('super', [])).status, 422)
    assert.equal((await change('kyc', ['everything'])).status, 422)
    assert.equal((await change('nobody', [])).status, 404)
    const { body } = await get('/api/admin/roles/kyc', { token })
    assert.sameMembers(body.permissions, [...shippedRoles.kyc])
  })

  test('nobody hands out rights that they do not hold', async ({ assert }) => {
    const { clerk, key } = await aClerk()
    assert.equal((await create(clerk, { role: 'super' })).status, 422)
    assert.equal((await create(clerk, { role: 'kyc' })).status, 422)
    const beyond = { key: freshName(), permissions: ['credit.allocate'] }
    assert.equal((await post('/api/admin/roles', beyond, { token: clerk })).status, 422)
    const raise = { permissions: ['credit.allocate', 'staff.list'] }
    assert.equal((await put(`/api/admin/roles/${key}`, raise, { token: clerk })).status, 422)
    assert.equal((await create(clerk, { role: key })).status, 202)
  })

  test('nobody takes over, weakens or unlocks one who may do more', async ({ assert }) => {
    const { clerk, key } = await aClerk()
    const { id } = await aStaffUser('kyc')
    for (const change of [{ password }, { role: key }, { active: false }, { fullName: 'x' }]) {
      assert.equal((await save(clerk, id, change)).status, 422, JSON.stringify(change))
    }
    const path = `/api/admin/staff/${id}/remove-second-factor`
    assert.equal((await post(path, { reason: 'x' }, { token: clerk })).status, 422)
    const weaken = { permissions: [] }
    assert.equal((await put('/api/admin/roles/kyc', weaken, { token: clerk })).status, 422)
  })
})
