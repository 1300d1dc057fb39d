import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { settle } from '#app/platform/jobs/main'
import { get, post, put } from '#tests/support/http'
import { codeFor } from '#factories/messages'
import { fmcg } from '#factories/shop'
import { allowManySignIns, signIn, wrongCodeFor } from '#tests/support/identity'
import {
  aFreshRegistration,
  aRegisteredShop,
  approveAll,
  digital,
  identityOf,
  ok,
  type TestShop,
} from '#tests/support/registration'

const start = (shop: TestShop) =>
  post('/api/credit-score/otp-start', { plan: shop.plan }, { token: shop.token })
const create = (shop: TestShop, otpSecret: unknown) =>
  post('/api/credit-score', { plan: shop.plan, otpSecret }, { token: shop.token })
const fileOf = ({ registrationId }: TestShop) =>
  db.from('registrations').where('id', registrationId).firstOrFail()
const bureau = ({ registrationId }: TestShop) =>
  db.from('inquiries').where({ registration_id: registrationId, kind: 'CREDIT_BUREAU' })

test.group('The credit score, asked for by its owner', (group) => {
  group.setup(() => allowManySignIns())

  for (const plan of [fmcg, digital] as const) {
    test(`${plan}: by a code, once, and remembered`, async ({ assert }) => {
      const shop = await aFreshRegistration(plan)
      ok(await put(`/api/user/${plan}`, identityOf(), { token: shop.token }))
      const started = await start(shop)
      assert.equal(started.body.phone, shop.phone)
      assert.isAbove(started.body.expirationMillis, 0)
      const again = await start(shop)
      assert.equal(again.status, 429)
      assert.isAbove(again.body.otpExpirationMillis, 0)

      assert.equal((await create(shop, await wrongCodeFor(shop.phone))).status, 400)
      assert.deepEqual(await bureau(shop), [])
      const code = await codeFor(shop.phone)
      const answers = await Promise.all([create(shop, code), create(shop, code)])
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400])
      assert.deepEqual(answers.find(({ status }) => status === 200)!.body, {
        hasNotGetCredit: false,
        kycStep: 'PHONE_CONFIRMED',
      })
      assert.isNotNull((await fileOf(shop)).score_consented_at)
      await settle()
      assert.containsSubset(await bureau(shop), [{ answer: 'MATCHED' }])
      // The answer waits for the reviewers: the score is accepted with the three steps.
      assert.equal((await fileOf(shop)).kyc_step, 'PHONE_CONFIRMED')
    })
  }

  test('is not asked before the identity was sent, nor after the score is known', async ({
    assert,
  }) => {
    const early = await aFreshRegistration()
    assert.equal((await start(early)).status, 422)
    assert.equal((await create(early, '12345')).status, 400)
    const shop = await aRegisteredShop()
    await approveAll(shop.registrationId)
    await settle()
    assert.equal((await start(shop)).status, 409)
    assert.isNull((await fileOf(shop)).score_consented_at)
  })

  test('is nobody else’s, and of a plan that was chosen', async ({ assert }) => {
    const shop = await aFreshRegistration()
    ok(await put(`/api/user/${fmcg}`, identityOf(), { token: shop.token }))
    await start(shop)
    const stranger = await signIn()
    const code = await codeFor(shop.phone)
    const taken = await create({ ...shop, token: stranger.token }, code)
    assert.equal(taken.status, 422)
    assert.equal((await start({ ...shop, plan: digital })).status, 422)
    const foreign = { plan: 'nobody', otpSecret: code }
    assert.equal((await post('/api/credit-score', foreign, { token: shop.token })).status, 404)
    assert.equal((await post('/api/credit-score', { otpSecret: code })).status, 401)
    assert.equal((await post('/api/credit-score/otp-start', {})).status, 401)
    for (const wrong of [undefined, '', '1234', 'abcde', { a: 1 }]) {
      assert.equal((await create(shop, wrong)).status, 422, String(wrong))
    }
    assert.deepEqual(await bureau(shop), [])
    assert.equal((await get(`/api/credit-score/self?plan=${fmcg}`, shop)).status, 200)
  })
})
