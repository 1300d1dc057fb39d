import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/platform/values/ids'
import { settle } from '#app/platform/jobs/main'
import { get, post } from '#tests/support/http'
import { allowManySignIns, staffToken } from '#tests/support/identity'
import { fmcg } from '#factories/shop'
import { aRegisteredShop, ok, statusOf, type TestShop } from '#tests/support/registration'
import { heldUp } from '#tests/support/races'

test.group('The bank’s commands', (group) => {
  let credit: string
  group.setup(async () => {
    await allowManySignIns()
    credit = await staffToken('credit')
  })

  const command = (name: 'score' | 'visit', shop: TestShop, body: object, token = credit) =>
    post(`/api/admin/registrations/${shop.registrationId}/${name}`, body, { token })
  const aReviewedShop = async () => {
    const shop = await aRegisteredShop({ approved: true })
    await settle()
    return shop
  }
  const refusalOf = async ({ token }: TestShop) =>
    (await get(`/api/credit-score/self?plan=${fmcg}`, { token })).body

  test('the visit comes after the score, once, and is awaited by the owner’s home', async ({
    assert,
  }) => {
    const early = await aRegisteredShop()
    assert.equal((await command('visit', early, {})).status, 409)
    const shop = await aReviewedShop()
    assert.equal((await statusOf(shop.token)).bankStatus, 'START')
    ok(await command('visit', shop, {}))
    assert.containsSubset(await statusOf(shop.token), {
      kycStep: 'BRANCH_SELECTION',
      bankStatus: 'PENDING',
    })
    assert.equal((await command('visit', shop, {})).status, 409)
  })

  test('a refused score needs its reason, is shown once and told by SMS', async ({ assert }) => {
    const shop = await aReviewedShop()
    const silent = await command('score', shop, { accepted: false })
    assert.equal(silent.status, 422)
    assert.equal(silent.body.errors[0].field, 'reason')
    assert.equal((await command('score', shop, {})).status, 422)
    assert.equal((await command('score', shop, { accepted: 'no', reason: 'x' })).status, 422)

    ok(await command('score', shop, { accepted: false, reason: 'چک برگشتی' }))
    assert.containsSubset(await statusOf(shop.token), {
      kycStep: 'CREDIT_SCORE_REJECTED',
      hasNotGetCredit: true,
    })
    assert.isTrue((await refusalOf(shop)).hasNotGetCredit)
    await settle()
    const messages = await db
      .from('sandbox_sms')
      .where({ phone: shop.phone, template: 'credit-refused' })
    assert.lengthOf(messages, 1)

    ok(await post('/api/credit-score/toggle-get-credit', { plan: fmcg }, { token: shop.token }))
    assert.isFalse((await refusalOf(shop)).hasNotGetCredit)
    assert.equal((await statusOf(shop.token)).kycStep, 'CREDIT_SCORE_REJECTED')
  })

  test('a refused score may be taken up again; an accepted one is not accepted twice', async ({
    assert,
  }) => {
    const shop = await aReviewedShop()
    assert.equal((await command('score', shop, { accepted: true })).status, 409)
    ok(await command('score', shop, { accepted: false, reason: 'چک برگشتی' }))
    assert.equal((await command('visit', shop, {})).status, 409)
    ok(await command('score', shop, { accepted: true }))
    assert.containsSubset(await statusOf(shop.token), {
      kycStep: 'CREDIT_SCORE_ACCEPTED',
      hasNotGetCredit: false,
    })
  })

  test('a file that is refused at the branch is refused for good', async ({ assert }) => {
    const shop = await aReviewedShop()
    ok(await command('visit', shop, { accepted: false, reason: 'مدارک اصل نبود' }))
    assert.containsSubset(await statusOf(shop.token), {
      kycStep: 'REJECTED',
      bankStatus: 'REJECTED',
      hasNotGetCredit: true,
    })
    for (const accepted of [true, false]) {
      const answer = await command('score', shop, { accepted, reason: 'دوباره' })
      assert.equal(answer.status, 409)
    }
  })

  test('of two who record at once one is heard', async ({ assert }) => {
    const shop = await aReviewedShop()
    const row = { table: 'registrations', id: shop.registrationId }
    const answers = await heldUp(row, () => [1, 2, 3].map(() => command('visit', shop, {})))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409])
  })

  test('are given by the bank’s credit staff alone, and leave a line', async ({ assert }) => {
    const shop = await aReviewedShop()
    const kyc = await staffToken('kyc')
    for (const name of ['score', 'visit'] as const) {
      const body = { accepted: false, reason: 'نه' }
      assert.equal((await command(name, shop, body, kyc)).status, 403)
      assert.equal((await command(name, shop, body, shop.token)).status, 403)
      const nobody = { ...shop, registrationId: newId() }
      assert.equal((await command(name, nobody, body)).status, 404)
    }
    const { body } = await command('visit', shop, {})
    assert.containsSubset(body.history[0], {
      command: 'registrations.visit',
      before: { kycStep: 'CREDIT_SCORE_ACCEPTED', bankStatus: 'START' },
      after: { kycStep: 'BRANCH_SELECTION', bankStatus: 'PENDING' },
    })
  })

  test('the congratulations are closed by their owner alone, through either door', async ({
    assert,
  }) => {
    const doors = [
      (token: string) => post(`/api/user/${fmcg}/credit-seen`, {}, { token }),
      (token: string) => post('/api/credit-score/mark-as-seen', {}, { token }),
    ]
    for (const close of doors) {
      const [shop, other] = [await aReviewedShop(), await aReviewedShop()]
      for (const { registrationId: id } of [shop, other]) {
        await db.from('registrations').where({ id }).update({ has_just_got_credit: true })
      }
      ok(await close(shop.token))
      ok(await close(shop.token))
      assert.isFalse((await statusOf(shop.token)).hasJustGetCredit)
      assert.isTrue((await statusOf(other.token)).hasJustGetCredit)
    }
  })
})
