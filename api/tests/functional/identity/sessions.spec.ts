import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { tokenHash } from '#app/people/identity/domain/secrets'
import { sessionRules } from '#app/people/identity/domain/session_rules'
import { signIn } from '#tests/support/identity'
import { call, get, post, type Answer } from '#tests/support/http'

const refresh = (refreshToken: unknown, key?: string) =>
  post('/api/user/refresh-token', { refreshToken }, { key })
const isAlive = async (token: string) => (await get('/api/user', { token })).status === 200
const usedAgo = (refreshToken: string, millis: number) =>
  db
    .from('refresh_tokens')
    .where({ hash: tokenHash(refreshToken) })
    .update({ used_at: new Date(Date.now() - millis) })

test.group('Refresh tokens', () => {
  test('a refresh token is swapped for a new pair and is dead afterwards', async ({ assert }) => {
    const person = await signIn()
    const { status, body } = await refresh(person.refreshToken)
    assert.equal(status, 200)
    assert.notEqual(body.bearerToken, person.token)
    assert.notEqual(body.refreshToken, person.refreshToken)
    assert.isTrue(await isAlive(body.bearerToken))
    assert.equal((await refresh(person.refreshToken)).status, 401)
  })

  test('its reuse ends the whole family: access tokens fail from the next call on', async ({
    assert,
  }) => {
    const person = await signIn()
    const { body: second } = await refresh(person.refreshToken)
    const { body: third } = await refresh(second.refreshToken)
    assert.equal((await refresh(person.refreshToken)).status, 401)
    for (const token of [person.token, second.bearerToken, third.bearerToken]) {
      assert.isFalse(await isAlive(token))
    }
    assert.equal((await refresh(third.refreshToken)).status, 401)
  })

  test('the reuse ends no other session of the person', async ({ assert }) => {
    const stolen = await signIn()
    const other = await signIn(stolen.phone)
    await refresh(stolen.refreshToken)
    await refresh(stolen.refreshToken)
    assert.isTrue(await isAlive(other.token))
  })

  test('of two refreshes at once one is answered, and the family ends', async ({ assert }) => {
    const person = await signIn()
    const answers = await Promise.all([refresh(person.refreshToken), refresh(person.refreshToken)])
    assert.sameMembers(
      answers.map(({ status }) => status),
      [200, 401]
    )
    const winner = answers.find(({ status }) => status === 200)!
    assert.isFalse(await isAlive(winner.body.bearerToken))
  })

  test('a refresh whose answer was lost is repeated under its key, also at the same time', async ({
    assert,
  }) => {
    const person = await signIn()
    const key = randomUUID()
    const attempts = Array.from({ length: 5 }, () => refresh(person.refreshToken, key))
    const answers = await Promise.all(attempts)
    for (const { status, body } of answers) {
      assert.equal(status, 200)
      assert.deepEqual(body, answers[0].body)
    }
    assert.isTrue(await isAlive(answers[0].body.bearerToken))
    assert.equal((await refresh(answers[0].body.refreshToken)).status, 200)
  })

  test('under another key, or without one, the repetition is a reuse', async ({ assert }) => {
    for (const key of [randomUUID(), undefined]) {
      const person = await signIn()
      const { body } = await refresh(person.refreshToken, randomUUID())
      assert.equal((await refresh(person.refreshToken, key)).status, 401)
      assert.isFalse(await isAlive(body.bearerToken))
    }
  })

  test('a repetition that comes after its pair was swapped on is a reuse', async ({ assert }) => {
    const person = await signIn()
    const key = randomUUID()
    const { body: second } = await refresh(person.refreshToken, key)
    const { body: third } = await refresh(second.refreshToken)
    assert.equal((await refresh(person.refreshToken, key)).status, 401)
    assert.isFalse(await isAlive(third.bearerToken))
  })

  test('a repetition that comes too late is a reuse', async ({ assert }) => {
    const person = await signIn()
    const key = randomUUID()
    const { body } = await refresh(person.refreshToken, key)
    await usedAgo(person.refreshToken, sessionRules.repeatMs + 1000)
    assert.equal((await refresh(person.refreshToken, key)).status, 401)
    assert.isFalse(await isAlive(body.bearerToken))
  })

  test('an expired, an unknown and a missing refresh token are refused', async ({ assert }) => {
    const person = await signIn()
    await db
      .from('refresh_tokens')
      .where({ hash: tokenHash(person.refreshToken) })
      .update({ expires_at: new Date() })
    for (const token of [person.refreshToken, 'unknown', undefined]) {
      const { status, body } = await refresh(token)
      assert.equal(status, 401)
      assert.equal(body.title, 'UnauthorizedException')
    }
  })

  test('the database keeps tokens only as hashes', async ({ assert }) => {
    const person = await signIn()
    const { body } = await refresh(person.refreshToken, randomUUID())
    const rows = [await db.from('access_tokens'), await db.from('refresh_tokens')]
    for (const token of [person.token, person.refreshToken, body.bearerToken, body.refreshToken]) {
      assert.notInclude(JSON.stringify(rows), token)
    }
  })
})

const cookieOf = ({ headers }: Answer) => headers.getSetCookie()[0] ?? ''
const pairOf = (cookie: string) => cookie.split(';')[0]

test.group('Sessions of browsers', () => {
  const web = { 'x-client': 'web' }

  test('the refresh token travels in a cookie that no script and no foreign site can use', async ({
    assert,
  }) => {
    const person = await signIn()
    const answer = await post(
      '/api/user/refresh-token',
      { refreshToken: person.refreshToken },
      { headers: web }
    )
    assert.deepEqual(Object.keys(answer.body), ['bearerToken'])
    const cookie = cookieOf(answer)
    assert.match(cookie, /^kasbeno-session=[\w-]{43};/)
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/']) assert.include(cookie, part)

    const next = await post(
      '/api/user/refresh-token',
      {},
      { headers: { ...web, cookie: pairOf(cookie) } }
    )
    assert.equal(next.status, 200)
    assert.isTrue(await isAlive(next.body.bearerToken))
    assert.notEqual(pairOf(cookieOf(next)), pairOf(cookie))
  })

  test('a cookie without the header of our own scripts counts for nothing', async ({ assert }) => {
    const { refreshToken } = await signIn()
    const headers = { cookie: `kasbeno-session=${refreshToken}` }
    assert.equal((await post('/api/user/refresh-token', {}, { headers })).status, 401)
    assert.equal((await refresh(refreshToken)).status, 200)
  })

  test('the back-office does not take the cookie of the storefront', async ({ assert }) => {
    const { refreshToken } = await signIn()
    const headers = { 'x-client': 'backoffice', 'cookie': `kasbeno-session=${refreshToken}` }
    assert.equal((await post('/api/user/refresh-token', {}, { headers })).status, 401)
  })

  test('a dead cookie is taken away', async ({ assert }) => {
    const headers = { ...web, cookie: 'kasbeno-session=unknown' }
    const answer = await post('/api/user/refresh-token', {}, { headers })
    assert.equal(answer.status, 401)
    assert.match(cookieOf(answer), /^kasbeno-session=;.*(Max-Age=-?\d|Expires=Thu, 01 Jan 1970)/)
  })

  test('leaving ends the session and takes the cookie away', async ({ assert }) => {
    const person = await signIn()
    const answer = await call('DELETE', '/api/user/logout', { token: person.token, headers: web })
    assert.equal(answer.status, 204)
    assert.match(cookieOf(answer), /^kasbeno-session=;/)
    assert.isFalse(await isAlive(person.token))
    assert.equal((await refresh(person.refreshToken)).status, 401)
  })
})
