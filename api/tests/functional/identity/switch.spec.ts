import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { tokenHash } from '#app/people/identity/domain/secrets'
import { newId } from '#app/platform/values/ids'
import { call, get, post } from '#tests/support/http'
import { signIn } from '#tests/support/identity'
import { queuedUp } from '#tests/support/races'

const refresh = (refreshToken: unknown) => post('/api/user/refresh-token', { refreshToken })
const isAlive = async (token: string) => (await get('/api/user', { token })).status === 200

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
