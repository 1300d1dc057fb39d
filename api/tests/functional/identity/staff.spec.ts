import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { shippedRoles } from '#contracts/identity'
import { signInLockAfter } from '#app/people/identity/domain/session_rules'
import { aStaffUser, staffPassword } from '#factories/staff'
import { aSignedInStaff, letPass, signIn } from '#tests/support/identity'
import { call, get, post, put } from '#tests/support/http'

const login = (username: string, password: string) =>
  post('/api/user/login', { username, password })

test.group('Sign-in of staff', () => {
  test('name and password give a pair, and /me says who it is and what may be opened', async ({
    assert,
  }) => {
    const staff = await aStaffUser('kyc')
    const { status, body } = await login(staff.username.toUpperCase(), staff.password)
    assert.equal(status, 200)
    assert.sameMembers(Object.keys(body), ['bearerToken', 'refreshToken'])
    const me = await get('/api/admin/me', { token: body.bearerToken })
    assert.deepEqual(me.body, {
      id: staff.id,
      username: staff.username,
      fullName: staff.username,
      role: 'kyc',
      permissions: [...shippedRoles.kyc],
      menus: [
        ...['dashboard', 'registrations', 'inquiries', 'users'],
        ...['locations', 'bank-branches', 'signature-enrollments'],
      ],
      distributorId: null,
      branchId: null,
      mustChangePassword: false,
      hasTotp: false,
    })
  })

  test('browsers get the refresh token of staff in a cookie of its own name', async ({
    assert,
  }) => {
    const { username, password } = await aStaffUser('kyc')
    for (const client of ['web', 'backoffice']) {
      const headers = { 'x-client': client }
      const answer = await post('/api/user/login', { username, password }, { headers })
      assert.deepEqual(Object.keys(answer.body), ['bearerToken'])
      const [cookie] = answer.headers.getSetCookie()
      assert.match(cookie, /^kasbeno-staff-session=/)
      const renewed = await post(
        '/api/user/refresh-token',
        {},
        { headers: { ...headers, cookie: cookie.split(';')[0] } }
      )
      assert.equal(renewed.status, 200)
      assert.match(renewed.headers.getSetCookie()[0], /^kasbeno-staff-session=/)
    }
  })

  test('a wrong password and a name that nobody has get one answer', async ({ assert }) => {
    const { username } = await aStaffUser('kyc')
    const wrong = await login(username, 'wrong')
    const unknown = await login(`nobody-${username}`, 'wrong')
    assert.equal(wrong.status, 401)
    assert.equal(unknown.status, 401)
    const { traceId: _one, ...wrongBody } = wrong.body
    const { traceId: _other, ...unknownBody } = unknown.body
    assert.deepEqual(wrongBody, unknownBody)
  })

  test('failures in a row lock the name for a growing time, whether somebody has it or not', async ({
    assert,
  }) => {
    const staff = await aStaffUser('kyc')
    for (const name of [staff.username, `nobody-${staff.username}`]) {
      for (let i = 0; i < signInLockAfter; i++) assert.equal((await login(name, 'no')).status, 401)
      const locked = await login(name, staff.password)
      assert.equal(locked.status, 429)
      assert.isAtMost(Number(locked.headers.get('retry-after')), 300)
      await letPass(name, 300_000)
      assert.equal((await login(name, 'no')).status, 401)
      const again = await login(name, staff.password)
      assert.isAbove(Number(again.headers.get('retry-after')), 300)
    }
    await letPass(staff.username, 600_000)
    assert.equal((await login(staff.username, staff.password)).status, 200)
  })

  test('passwords that are guessed at once tell no more than those in a row', async ({
    assert,
  }) => {
    const staff = await aStaffUser('kyc')
    const wrong = Array.from({ length: 30 }, () => login(staff.username, 'wrong'))
    const statuses = (await Promise.all(wrong)).map(({ status }) => status)
    assert.lengthOf(
      statuses.filter((status) => status === 401),
      signInLockAfter
    )
    assert.equal((await login(staff.username, staff.password)).status, 429)
  })

  test('one person may sign in from many places at once', async ({ assert }) => {
    const { username, password } = await aStaffUser('kyc')
    const answers = await Promise.all(Array.from({ length: 20 }, () => login(username, password)))
    assert.isTrue(answers.every(({ status }) => status === 200))
  })

  test('who was deactivated neither signs in nor goes on', async ({ assert }) => {
    const staff = await aSignedInStaff('kyc')
    await db.from('staff_users').where({ id: staff.id }).update({ active: false })
    assert.equal((await get('/api/admin/me', { token: staff.token })).status, 401)
    assert.equal((await login(staff.username, staff.password)).status, 401)
    const renewed = await post('/api/user/refresh-token', { refreshToken: staff.refreshToken })
    assert.equal(renewed.status, 401)
  })

  test('staff and customers are refused on the routes of the others', async ({ assert }) => {
    const [staff, customer] = [await aSignedInStaff('super'), await signIn()]
    assert.equal((await get('/api/admin/me', { token: customer.token })).status, 403)
    assert.equal((await get('/api/user', { token: staff.token })).status, 403)
    assert.equal((await get('/api/admin/me')).status, 401)
  })

  test('leaving ends the session', async ({ assert }) => {
    const staff = await aSignedInStaff('kyc')
    assert.equal((await call('DELETE', '/api/user/logout', { token: staff.token })).status, 204)
    assert.equal((await get('/api/admin/me', { token: staff.token })).status, 401)
  })
})

test.group('Changing the password', () => {
  const newPassword = 'another password of the tests'
  const change = (token: string, currentPassword: string, password = newPassword) =>
    put('/api/admin/me/password', { currentPassword, newPassword: password }, { token })

  test('the new one counts at once, and the other sessions end', async ({ assert }) => {
    const staff = await aSignedInStaff('kyc')
    const other = (await login(staff.username, staff.password)).body.bearerToken
    assert.equal((await change(staff.token, staffPassword)).status, 204)
    assert.equal((await get('/api/admin/me', { token: staff.token })).status, 200)
    assert.equal((await get('/api/admin/me', { token: other })).status, 401)
    assert.equal((await login(staff.username, staffPassword)).status, 401)
    assert.equal((await login(staff.username, newPassword)).status, 200)
  })

  test('leaves an audit line without any password', async ({ assert }) => {
    const staff = await aSignedInStaff('kyc')
    await change(staff.token, staffPassword)
    const line = await db
      .from('audit_lines')
      .where({ actor_id: staff.id, command: 'staff.change-password' })
      .firstOrFail()
    assert.notInclude(JSON.stringify(line), staffPassword)
    assert.notInclude(JSON.stringify(line), newPassword)
  })

  test('a wrong, an unchanged and a short password are refused at their fields', async ({
    assert,
  }) => {
    const { token } = await aSignedInStaff('kyc')
    const fieldOf = async (currentPassword: string, password: string) => {
      const { status, body } = await change(token, currentPassword, password)
      assert.equal(status, 422)
      return body.errors[0].field
    }
    assert.equal(await fieldOf('wrong', newPassword), 'currentPassword')
    assert.equal(await fieldOf(staffPassword, staffPassword), 'newPassword')
    assert.equal(await fieldOf(staffPassword, 'short'), 'newPassword')
  })
})
