import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { tokenHash } from '#app/identity/domain/secrets'
import { sessionRules } from '#app/identity/domain/session_rules'
import { newId } from '#app/shared/ids'
import { signIn } from '#tests/support/identity'
import { call, get, post, type Answer } from '#tests/support/http'
import { queuedUp } from '#tests/support/races'

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

test.group('Switching the plan', () => {
  const switchTo = (token: string, body: object) => post('/api/user/switch', body, { token })
  const choose = (userId: string, plan: string) =>
    db.table('registrations').insert({
      id: newId(),
      user_id: userId,
      plan,
      created_at: new Date(),
      updated_at: new Date(),
    })

  test('a chosen plan gives a new pair that speaks for it', async ({ assert }) => {
    const person = await signIn()
    await choose(person.userId, 'kasbeno-digital-real')
    const { status, body } = await switchTo(person.token, { plan: 'kasbeno-digital-real' })
    assert.equal(status, 200)
    const me = await get('/api/user', { token: body.bearerToken })
    assert.equal(me.body.plan, 'kasbeno-digital-real')
    assert.deepEqual(me.body.plans, ['kasbeno-digital-real'])
    assert.equal((await refresh(person.refreshToken)).status, 401)
    assert.equal((await refresh(body.refreshToken)).status, 200)
  })

  /** The families of a person that still give tokens, as the database has them. */
  const familiesOf = async (userId: string): Promise<string[]> => {
    const { rows } = await db.rawQuery<{ rows: { id: string }[] }>(
      `select distinct session.id from sessions session
         join refresh_tokens token on token.session_id = session.id
        where session.user_id = ? and session.revoked_at is null
          and token.used_at is null and token.expires_at > now()`,
      [userId]
    )
    return rows.map(({ id }) => id)
  }
  const sessionOf = async (token: string): Promise<string> =>
    (
      await db
        .from('access_tokens')
        .where({ hash: tokenHash(token) })
        .firstOrFail()
    ).session_id

  test('{first} that comes just before {second} of the same family leaves one family alive')
    .with([
      { first: 'a refresh', second: 'a switch' },
      { first: 'a switch', second: 'a refresh' },
    ])
    .run(async ({ assert }, { first }) => {
      const person = await signIn()
      await choose(person.userId, 'kasbeno-digital-real')
      const id = await sessionOf(person.token)
      const requests = [
        () => refresh(person.refreshToken),
        () => switchTo(person.token, { plan: 'kasbeno-digital-real' }),
      ]
      if (first === 'a switch') requests.reverse()
      const answers = await queuedUp({ table: 'sessions', id }, requests)
      const switched = first === 'a switch' ? answers[0] : answers[1]
      assert.equal(switched.status, 200)
      assert.deepEqual(await familiesOf(person.userId), [
        await sessionOf(switched.body.bearerToken),
      ])
      assert.equal((await refresh(switched.body.refreshToken)).status, 200)
      for (const { body } of answers.filter((answer) => answer !== switched)) {
        if (body.refreshToken) assert.equal((await refresh(body.refreshToken)).status, 401)
      }
    })

  test('twice, at once and one after the other, leaves the last family alive alone', async ({
    assert,
  }) => {
    const person = await signIn()
    const plans = ['kasbeno-digital-real', 'kasbeno-fmcg-real']
    for (const plan of plans) await choose(person.userId, plan)
    const id = await sessionOf(person.token)
    const requests = plans.map((plan) => () => switchTo(person.token, { plan }))
    const [one, two] = await queuedUp({ table: 'sessions', id }, requests)
    assert.deepEqual([one.status, two.status], [200, 200])
    assert.deepEqual(await familiesOf(person.userId), [await sessionOf(two.body.bearerToken)])
    const onward = await switchTo(two.body.bearerToken, { plan: plans[0] })
    const again = await switchTo(person.token, { plan: plans[1] })
    assert.deepEqual(await familiesOf(person.userId), [await sessionOf(again.body.bearerToken)])
    assert.isFalse(await isAlive(onward.body.bearerToken))
  })

  test('after leaving opens nothing', async ({ assert }) => {
    const person = await signIn()
    await choose(person.userId, 'kasbeno-digital-real')
    const id = await sessionOf(person.token)
    const [left, switched] = await queuedUp({ table: 'sessions', id }, [
      () => call('DELETE', '/api/user/logout', { token: person.token }),
      () => switchTo(person.token, { plan: 'kasbeno-digital-real' }),
    ])
    assert.equal(left.status, 204)
    assert.equal(switched.status, 401)
    assert.deepEqual(await familiesOf(person.userId), [])
  })

  test('{name} is refused as a rule of the product, and the session lives on')
    .with([
      { name: 'a plan that was not chosen', choice: { plan: 'kasbeno-fmcg-real' } },
      {
        name: 'a company of somebody else',
        choice: { plan: 'LEGAL', companyUniqueSerial: 'somebody-else' },
      },
      { name: 'a company plan without a company', choice: { plan: 'kasbeno-fmcg-legal' } },
      { name: 'an unknown plan', choice: { plan: 'no-such-plan' } },
      { name: 'no plan', choice: {} },
    ])
    .run(async ({ assert }, { choice }) => {
      const person = await signIn()
      const { status } = await switchTo(person.token, choice)
      assert.equal(status, 422)
      assert.isTrue(await isAlive(person.token))
    })
})
