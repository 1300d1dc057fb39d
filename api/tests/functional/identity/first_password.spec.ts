import { test } from '@japa/runner'
import { routePolicies } from '#app/desk/reports/policies/route_policies'
import AddFirstStaff from '#app/people/staff/actions/add_first_staff'
import { call, get, post, put } from '#tests/support/http'
import { aSignedInStaff, staffToken } from '#tests/support/identity'
import { pathOf } from '#tests/support/paths'
import { freshName } from '#factories/fresh'
import { createStaff, firstPassword, login } from '#tests/support/staff'

/** What people read, word for word. */
const said = {
  passwordChangeNeeded: 'گذرواژه شما را کس دیگری ساخته است. پیش از هر کار آن را تغییر دهید.',
}

const own = 'a password of their own'
const change = (token: string, currentPassword: string, newPassword: string) =>
  put('/api/admin/me/password', { currentPassword, newPassword }, { token })

/** A member of staff who has signed in with the password that was given. */
const aNewcomer = async () => {
  const username = freshName()
  await createStaff(await staffToken('super'), { username, role: 'auditor' })
  const { body } = await login(username)
  return { username, ...(body as { bearerToken: string; refreshToken: string }) }
}

test.group('A password that somebody else has given', () => {
  test('is told at sign-in and by /me, for browsers too', async ({ assert }) => {
    const { username, bearerToken } = await aNewcomer()
    const me = await get('/api/admin/me', { token: bearerToken })
    assert.isTrue(me.body.mustChangePassword)
    const { body } = await login(username)
    assert.deepEqual(Object.keys(body).sort(), [
      'bearerToken',
      'passwordChangeRequired',
      'refreshToken',
    ])
    assert.isTrue(body.passwordChangeRequired)
    const headers = { 'x-client': 'backoffice' }
    const browser = await post(
      '/api/user/login',
      { username, password: firstPassword },
      { headers }
    )
    assert.deepEqual(Object.keys(browser.body).sort(), ['bearerToken', 'passwordChangeRequired'])
  })

  test('opens nothing but its change and the way out', async ({ assert }) => {
    const { bearerToken: token } = await aNewcomer()
    const open: string[] = []
    for (const { method, pattern, access } of routePolicies()) {
      if (access === 'public' || pattern === '/api/user/logout') continue
      const body = method === 'GET' || method === 'DELETE' ? undefined : {}
      const answer = await call(method, pathOf(pattern), { token, body })
      if (answer.status !== 403) open.push(`${method} ${pattern} → ${answer.status}`)
      else if (!answer.body.passwordChangeRequired) open.push(`${method} ${pattern} says nothing`)
    }
    assert.deepEqual(open, [
      'GET /api/admin/me → 200',
      'PUT /api/admin/me/password → 422',
      'PUT /api/distributor/password → 422',
    ])
    const refused = await get('/api/admin/audit', { token })
    assert.equal(refused.body.message, said.passwordChangeNeeded)
    assert.equal((await call('DELETE', '/api/user/logout', { token })).status, 204)
  }).timeout(120_000)

  test('stays a first password over a refresh, and is none once it was changed', async ({
    assert,
  }) => {
    const newcomer = await aNewcomer()
    const { body: renewed } = await post('/api/user/refresh-token', {
      refreshToken: newcomer.refreshToken,
    })
    const token = renewed.bearerToken
    assert.equal((await get('/api/admin/audit', { token })).status, 403)
    assert.equal((await change(token, firstPassword, firstPassword)).status, 422)
    assert.equal((await get('/api/admin/audit', { token })).status, 403)
    assert.equal((await change(token, firstPassword, own)).status, 204)
    assert.equal((await get('/api/admin/audit', { token })).status, 200)
    const { body } = await login(newcomer.username, own)
    assert.notProperty(body, 'passwordChangeRequired')
    assert.isFalse((await get('/api/admin/me', { token })).body.mustChangePassword)
  })

  test('is what the operator’s console gives too', async ({ assert }) => {
    const username = freshName()
    const staff = { username, fullName: 'The first', role: 'super', password: firstPassword }
    assert.equal(await new AddFirstStaff().execute(staff), 'CREATED')
    assert.isTrue((await login(username)).body.passwordChangeRequired)
  })

  test('is no matter of those who chose theirs', async ({ assert }) => {
    const { token } = await aSignedInStaff('auditor')
    assert.isFalse((await get('/api/admin/me', { token })).body.mustChangePassword)
    assert.equal((await get('/api/admin/audit', { token })).status, 200)
  })
})
