import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { termsVersion } from '#contracts/terms'
import { get, post, put } from '#tests/support/http'
import { codeFor } from '#factories/messages'
import { freshPhone } from '#factories/fresh'
import { fmcg } from '#factories/shop'
import { allowManySignIns, signIn, staffToken, wrongCodeFor } from '#tests/support/identity'
import { aFreshRegistration, digital } from '#tests/support/registration'

test.group('The terms', (group) => {
  group.setup(() => allowManySignIns())

  const enter = async (phone: string, terms: object, right = true) => {
    await post('/api/user/otp-start', { phone })
    const otpSecret = right ? await codeFor(phone) : await wrongCodeFor(phone)
    return post('/api/user/otp-verify', { phone, otpSecret, ...terms })
  }
  const acceptances = async (userId: string) =>
    db.from('terms_acceptances').where('user_id', userId).select('version', 'accepted_at')

  test('are agreed to by signing in where they are shown, once, with the time', async ({
    assert,
  }) => {
    const phone = freshPhone()
    const first = await enter(phone, { termsVersion })
    const token: string = first.body.bearerToken
    const { id } = (await get('/api/user', { token })).body
    const [kept] = await acceptances(id)
    assert.equal(kept.version, termsVersion)
    assert.deepEqual((await get('/api/user/terms', { token })).body, {
      version: termsVersion,
      acceptedAt: kept.accepted_at.toISOString(),
    })
    await enter(phone, { termsVersion })
    assert.deepEqual(await acceptances(id), [kept])
    const history = await get(`/api/admin/users/${id}/history`, { token: await staffToken('kyc') })
    assert.include(JSON.stringify(history.body), termsVersion)
  })

  test('are not agreed to by who was shown none, nor by a wrong code or a version of nobody', async ({
    assert,
  }) => {
    const { token, userId } = await signIn()
    assert.deepEqual(await acceptances(userId), [])
    assert.isNull((await get('/api/user/terms', { token })).body.acceptedAt)
    const phone = freshPhone()
    assert.equal((await enter(phone, { termsVersion }, false)).status, 400)
    const otpSecret = await codeFor(phone)
    for (const wrong of ['1300-01', 5, { a: 1 }]) {
      const body = { phone, otpSecret, termsVersion: wrong }
      assert.equal((await post('/api/user/otp-verify', body)).status, 422, String(wrong))
    }
    assert.equal((await get('/api/user/terms')).status, 401)
  })

  test('that were agreed to are neither changed nor taken back', async ({ assert }) => {
    for (const change of [
      `update terms_acceptances set version = 'x'`,
      'delete from terms_acceptances',
    ]) {
      await assert.rejects(() => db.rawQuery(change), /permission denied/)
    }
  })
})

test.group('The name for the card', (group) => {
  group.setup(() => allowManySignIns())

  test('is kept in capitals, in each plan of the person', async ({ assert }) => {
    const { token } = await aFreshRegistration()
    const path = `/api/user/${fmcg}/en-complementary`
    const name = { firstnameEn: ' maryam  sadat', lastnameEn: "O'Rezaei-Far" }
    const { status, body } = await put(path, name, { token })
    assert.equal(status, 200)
    assert.containsSubset(body, { firstnameEn: 'MARYAM SADAT', lastnameEn: "O'REZAEI-FAR" })
    const profile = await get('/api/user/profile', { token })
    assert.equal(profile.body.lastnameEn, "O'REZAEI-FAR")
  })

  test('is refused field by field, and changes nothing', async ({ assert }) => {
    const shop = await aFreshRegistration()
    const path = `/api/user/${fmcg}/en-complementary`
    const good = { firstnameEn: 'MARYAM', lastnameEn: 'REZAEI' }
    const wrongs: [object, string][] = [
      [{ firstnameEn: 'مریم' }, 'firstnameEn'],
      [{ firstnameEn: '' }, 'firstnameEn'],
      [{ firstnameEn: 'M4RYAM' }, 'firstnameEn'],
      [{ firstnameEn: '-MARYAM' }, 'firstnameEn'],
      [{ firstnameEn: 7 }, 'firstnameEn'],
      [{ lastnameEn: 'R'.repeat(26) }, 'lastnameEn'],
      [{ lastnameEn: 'R'.repeat(20) }, 'lastnameEn'],
      [{ lastnameEn: { length: 3 } }, 'lastnameEn'],
    ]
    for (const [wrong, field] of wrongs) {
      const { status, body } = await put(path, { ...good, ...wrong }, shop)
      assert.equal(status, 422, JSON.stringify(wrong))
      assert.equal(body.errors[0].field, field)
      assert.match(body.errors[0].message, /[\u0600-\u06ff]/)
    }
    assert.isNull((await get('/api/user/profile', shop)).body.firstnameEn)
    assert.equal((await put(`/api/user/${digital}/en-complementary`, good, shop)).status, 422)
    assert.equal((await put('/api/user/nobody/en-complementary', good, shop)).status, 404)
    assert.equal((await put(path, good)).status, 401)
  })
})
