import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { aCompanyWithCredit } from '#factories/company'
import { cleanDatabase } from '#tests/support/database'
import { call, get, post } from '#tests/support/http'
import { ok } from '#tests/support/registration'

const refresh = (refreshToken: unknown, key?: string) =>
  post('/api/user/refresh-token', { refreshToken }, { key })
const company = '/api/legal/company'

/** A member who works in a company; `leave` is the CEO's command that removes them. */
const aMember = async () => {
  const {
    id,
    name,
    token: ceo,
    members,
  } = await aCompanyWithCredit({
    levels: ['MANDATORY', 'OPTIONAL'],
  })
  const member = members[1]
  const entered = ok(
    await post(
      '/api/user/switch',
      { plan: 'LEGAL', companyUniqueSerial: id },
      { token: member.personToken }
    )
  ).body
  const leave = async () => {
    const { status } = await call('DELETE', `${company}/board-member/${member.phone}`, {
      token: ceo,
    })
    if (status !== 204) throw new Error(`not removed: ${status}`)
  }
  return { id, name, member, entered, leave }
}

test.group('A session of a company that its bearer has left', (group) => {
  group.setup(() => cleanDatabase())

  test('is renewed as one of the person, and says which company it was', async ({ assert }) => {
    const { id, name, entered, leave } = await aMember()
    const before = ok(await refresh(entered.refreshToken)).body
    assert.notProperty(before, 'leftCompany')
    await leave()
    // A token keeps its context: it opens nothing, and never becomes one of the person.
    assert.equal((await get(company, { token: before.bearerToken })).status, 401)
    assert.equal((await get('/api/user', { token: before.bearerToken })).status, 401)

    const after = ok(await refresh(before.refreshToken, 'an-answer-that-was-lost')).body
    assert.equal(after.leftCompany, name)
    assert.deepEqual(ok(await refresh(before.refreshToken, 'an-answer-that-was-lost')).body, after)
    assert.equal((await get(company, { token: before.bearerToken })).status, 401)
    assert.equal((await get(company, { token: after.bearerToken })).status, 422)
    assert.deepEqual(
      ok(await get(`${company}/assigned`, { token: after.bearerToken })).body.items,
      []
    )
    const back = { plan: 'LEGAL', companyUniqueSerial: id }
    assert.equal((await post('/api/user/switch', back, { token: after.bearerToken })).status, 422)
    const next = ok(await refresh(after.refreshToken)).body
    assert.notProperty(next, 'leftCompany')
  })

  test('ends with its heir where its token was used twice', async ({ assert }) => {
    const { entered, leave } = await aMember()
    await leave()
    const heir = ok(await refresh(entered.refreshToken)).body
    assert.equal((await refresh(entered.refreshToken)).status, 401)
    assert.equal((await refresh(heir.refreshToken)).status, 401)
    assert.equal((await get('/api/user', { token: heir.bearerToken })).status, 401)
  })

  test('of a company whose registration was given up ends the same way', async ({ assert }) => {
    const { id, name, entered } = await aMember()
    await db.from('companies').where({ id }).update({ released_at: new Date() })
    assert.equal(ok(await refresh(entered.refreshToken)).body.leftCompany, name)
  })

  test('tells a browser the name beside its token, and keeps the cookie to itself', async ({
    assert,
  }) => {
    const { name, entered, leave } = await aMember()
    await leave()
    const { status, body } = await call('POST', '/api/user/refresh-token', {
      body: { refreshToken: entered.refreshToken },
      headers: { 'X-Client': 'web' },
    })
    assert.equal(status, 200)
    assert.sameMembers(Object.keys(body), ['bearerToken', 'leftCompany'])
    assert.equal(body.leftCompany, name)
  })
})
