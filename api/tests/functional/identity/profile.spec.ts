import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/platform/values/ids'
import { freshNationalCode } from '#factories/fresh'
import { signIn, staffToken } from '#tests/support/identity'
import { get } from '#tests/support/http'

const plan = 'kasbeno-fmcg-real'

/** A person who has told who they are and chosen a plan. */
const aKnownPerson = async () => {
  const person = await signIn()
  const nationalCode = freshNationalCode()
  const told = { firstname: 'مریم', lastname: 'رضایی', date_of_birth: '1990-05-21' }
  await db
    .from('users')
    .where({ id: person.userId })
    .update({ ...told, national_code: nationalCode, plan })
  await db.table('registrations').insert({
    id: newId(),
    user_id: person.userId,
    plan,
    created_at: new Date(),
    updated_at: new Date(),
  })
  return { ...person, nationalCode }
}

test.group('The profile', () => {
  test('shows what a person has told, with or without the plan', async ({ assert }) => {
    const { token, phone, userId, nationalCode } = await aKnownPerson()
    for (const path of ['/api/user/profile', `/api/user/${plan}/profile`]) {
      const { status, body } = await get(path, { token })
      assert.equal(status, 200)
      assert.deepEqual(body, {
        id: userId,
        phone,
        firstname: 'مریم',
        lastname: 'رضایی',
        nationalCode,
        dateOfBirth: '1990-05-21',
        firstnameEn: null,
        lastnameEn: null,
        plan,
        plans: [plan],
        companyCardWaits: false,
      })
    }
  })

  test('the status says who is signed in and nothing that proves who somebody is', async ({
    assert,
  }) => {
    const { token } = await aKnownPerson()
    const { body } = await get('/api/user', { token })
    assert.sameMembers(Object.keys(body), [
      ...['id', 'phone', 'firstname', 'lastname', 'plan', 'plans', 'companyCardWaits'],
      ...['isLatinNameMissing', 'begunSignature'],
    ])
  })

  test('a plan that was not chosen is 422, one that does not exist 404', async ({ assert }) => {
    const { token } = await aKnownPerson()
    assert.equal((await get('/api/user/kasbeno-digital-real/profile', { token })).status, 422)
    assert.equal((await get('/api/user/no-such-plan/profile', { token })).status, 404)
    assert.equal((await get('/api/user/kasbeno-fmcg-legal/profile', { token })).status, 404)
  })

  test('is nobody else’s: without a token 401, with one of staff 403', async ({ assert }) => {
    assert.equal((await get('/api/user/profile')).status, 401)
    assert.equal((await get('/api/user/profile', { token: 'unknown' })).status, 401)
    const token = await staffToken('super')
    assert.equal((await get('/api/user/profile', { token })).status, 403)
  })
})
