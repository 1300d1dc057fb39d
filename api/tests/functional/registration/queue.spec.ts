import { test } from '@japa/runner'
import { clock } from '#app/platform/time/clock'
import { newId } from '#app/platform/values/ids'
import { get, post } from '#tests/support/http'
import { allowManySignIns, staffToken } from '#tests/support/identity'
import { anImage } from '#factories/papers'
import { fmcg } from '#factories/shop'
import {
  aFreshRegistration,
  approveAll,
  aRegisteredShop,
  decide,
  digital,
  filePath,
  ok,
  papersOf,
  statusOf,
  upload,
} from '#tests/support/registration'

const list = (filter: object, token: string) =>
  get(`/api/admin/registrations?filter=${encodeURIComponent(JSON.stringify(filter))}`, { token })
const idsOf = (answer: { body: { id: string }[] }) => answer.body.map(({ id }) => id)

test.group('The reviewers’ queue', (group) => {
  let token: string
  group.setup(async () => {
    await allowManySignIns()
    token = await staffToken('kyc')
  })

  test('holds each user and plan once, while at least one step waits', async ({ assert }) => {
    const fresh = await aFreshRegistration()
    const shop = await aRegisteredShop()
    const of = async (userId: string) => idsOf(await list({ status: 'PENDING', userId }, token))
    assert.deepEqual(await of(fresh.userId), [])
    assert.deepEqual(await of(shop.userId), [shop.registrationId])
    ok(await post(`/api/user/${digital}/select-business-plan`, {}, { token: shop.token }))
    assert.lengthOf(await of(shop.userId), 2)
    await approveAll(shop.registrationId)
    assert.deepEqual(await of(shop.userId), [])
  })

  test('is ordered by the step that has waited longest, and keeps that true', async ({
    assert,
  }) => {
    const [first, second] = [await aRegisteredShop(), await aRegisteredShop()]
    const order = async () =>
      idsOf(await list({ status: 'PENDING', createdAt: { from: clock.today() } }, token)).filter(
        (id) => [first.registrationId, second.registrationId].includes(id)
      )
    assert.deepEqual(await order(), [first.registrationId, second.registrationId])

    // The first file's oldest step is sent anew: now the second file has waited longer.
    for (const step of ['identity', 'shop']) {
      ok(await decide(first.registrationId, `${step}/approve`, token))
    }
    ok(await decide(first.registrationId, 'docs/reject', token, { rejectionReason: 'ناخوانا' }))
    assert.deepEqual(await order(), [second.registrationId])
    const none = { nationalCardFront: null, nationalCardBack: null, certificate: null }
    const papers = await papersOf({ ...none, nationalCardFront: await anImage() })
    ok(await upload(fmcg, papers, first.token))
    assert.deepEqual(await order(), [second.registrationId, first.registrationId])
  })

  test('is searched by name, phone, national code and shop in any spelling', async ({ assert }) => {
    const shop = await aRegisteredShop()
    const persian = (text: string) => text.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)])
    for (const q of [
      shop.phone,
      persian(shop.phone),
      persian(shop.nationalCode),
      `رضايي ${shop.phone}`,
      `بهار ${shop.nationalCode}`,
    ]) {
      assert.deepEqual(idsOf(await list({ q }, token)), [shop.registrationId], q)
    }
    assert.deepEqual(idsOf(await list({ q: `${shop.phone} شیراز` }, token)), [])
  })

  test('is narrowed by step, plan, kyc step, claim and ids; unknown filters are refused', async ({
    assert,
  }) => {
    const shop = await aRegisteredShop()
    const { userId, registrationId } = shop
    ok(await decide(registrationId, 'identity/approve', token))
    ok(await decide(registrationId, 'claim', token))
    const finds = async (filter: object) =>
      idsOf(await list({ userId, ...filter }, token)).length === 1
    assert.isTrue(await finds({ step: 'docs' }))
    assert.isTrue(await finds({ step: ['identity', 'shop'] }))
    assert.isFalse(await finds({ step: 'identity' }))
    assert.isTrue(await finds({ status: 'APPROVED', identityOverallStatus: 'APPROVED' }))
    assert.isFalse(await finds({ status: 'REJECTED' }))
    assert.isTrue(await finds({ plan: fmcg, kycStep: 'PHONE_CONFIRMED' }))
    assert.isFalse(await finds({ plan: digital }))
    assert.isTrue(await finds({ claimed: true }))
    assert.isFalse(await finds({ claimed: false }))
    assert.isTrue(await finds({ id: [registrationId, newId()] }))
    for (const filter of [{ status: 'NOTHING' }, { password: 'x' }, { userId: "' or 1=1" }]) {
      assert.equal((await list(filter, token)).status, 422)
    }
  })

  test('is open to staff who may see files; only those who decide may decide', async ({
    assert,
  }) => {
    const shop = await aRegisteredShop()
    const { registrationId: id } = shop
    const [support, finance] = [await staffToken('support'), await staffToken('finance')]
    assert.equal((await list({}, support)).status, 200)
    assert.equal((await get(filePath(id), { token: support })).status, 200)
    assert.equal((await list({}, finance)).status, 403)
    assert.equal((await get(filePath(id), { token: finance })).status, 403)
    for (const command of ['claim', 'release', 'identity/approve', 'docs/reject', 'inquire']) {
      for (const caller of [support, finance, shop.token]) {
        assert.equal((await decide(id, command, caller)).status, 403, command)
      }
      assert.equal((await post(filePath(id, command))).status, 401)
    }
    assert.equal((await list({}, shop.token)).status, 403)
    assert.equal((await statusOf(shop.token)).identityOverallStatus, 'PENDING')
  })

  test('what is not there is not found', async ({ assert }) => {
    for (const id of [newId(), 'nothing', '1']) {
      assert.equal((await get(filePath(id), { token })).status, 404)
      for (const command of ['claim', 'release', 'identity/approve', 'shop/approve']) {
        assert.equal((await decide(id, command, token)).status, 404, command)
      }
    }
    const { registrationId } = await aRegisteredShop()
    assert.equal((await decide(registrationId, 'credit/approve', token)).status, 404)
  })

  test('is exported with its filter, headers in Persian', async ({ assert }) => {
    const shop = await aRegisteredShop()
    const filter = encodeURIComponent(JSON.stringify({ userId: shop.userId }))
    const { status, body } = await get(
      `/api/admin/registrations/export?format=csv&filter=${filter}`,
      { token }
    )
    assert.equal(status, 200)
    assert.include(body, 'کد ملی')
    assert.include(body, shop.nationalCode)
    assert.include(body, 'در انتظار بررسی')
  })
})
