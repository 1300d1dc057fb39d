import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { anAcceptedCompany } from '#factories/company'
import { fmcg } from '#factories/shop'
import { get, post, put } from '#tests/support/http'
import { allowManySignIns, signIn, staffToken } from '#tests/support/identity'
import {
  aFreshRegistration,
  aRegisteredShop,
  digital,
  identityOf,
  ok,
  statusOf,
} from '#tests/support/registration'

const choose = (plan: string, token: string) =>
  post(`/api/user/${plan}/select-business-plan`, {}, { token })

test.group('Choosing a plan', (group) => {
  group.setup(() => allowManySignIns())

  test('starts its registration; choosing it again, also at once, changes nothing', async ({
    assert,
  }) => {
    const { token, userId } = await signIn()
    const answers = await Promise.all([1, 2, 3, 4].map(() => choose(fmcg, token)))
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200, 200]
    )
    const rows = await db.from('registrations').where('user_id', userId)
    assert.lengthOf(rows, 1)
    assert.deepEqual(answers[0].body, await statusOf(token))
  })

  test('tells everything that the rules read of somebody who has just begun', async ({
    assert,
  }) => {
    const { token } = await aFreshRegistration()
    assert.deepEqual(await statusOf(token), {
      plan: fmcg,
      kycStep: 'PHONE_CONFIRMED',
      bankStatus: 'START',
      identityOverallStatus: 'START',
      shopOverallStatus: 'START',
      docsOverallStatus: 'START',
      identityRejectionReason: null,
      shopRejectionReason: null,
      rejectionReasonUpload: null,
      rejectionReason: null,
      hasJustGetCredit: false,
      hasNotGetCredit: false,
      refusal: null,
      userSubscriptionPackageStatus: 'START',
      cardStatus: null,
      parcelStatus: null,
      creditAmount: 0,
      creditBlocked: false,
      isCreditExpired: false,
      creditRemainingDays: null,
      creditScoreExpirationDate: null,
      hasRenewalCredit: false,
      renewalRefusal: null,
      hasSignedContract: false,
      hasActivePlatformFee: false,
      nextStep: 'identity',
    })
  })

  test('from a company’s session starts the person’s own, beside the company; the switch leads into it', async ({
    assert,
  }) => {
    const { members } = await anAcceptedCompany()
    const [{ token, userId }] = members
    for (const first of [true, false]) {
      const { body } = ok(await choose(fmcg, token))
      assert.containsSubset(body, { plan: fmcg, nextStep: 'identity' }, `first: ${first}`)
    }
    assert.lengthOf(await db.from('registrations').where('user_id', userId), 1)
    // The session still speaks for the company, and reads nothing of the person's.
    ok(await get('/api/legal/company', { token }))
    assert.equal((await get(`/api/user/${fmcg}/registration-status`, { token })).status, 422)
    const own = ok(await post('/api/user/switch', { plan: fmcg }, { token })).body.bearerToken
    assert.equal((await statusOf(own)).plan, fmcg)
  })

  test('a plan that was not chosen is refused, one that is no person’s plan is not found', async ({
    assert,
  }) => {
    const { token } = await aFreshRegistration(fmcg)
    const other = await get(`/api/user/${digital}/registration-status`, { token })
    assert.equal(other.status, 422)
    assert.equal(other.body.title, 'BusinessRuleException')
    for (const plan of ['kasbeno-fmcg-legal', 'nothing', 'LEGAL', '%00']) {
      assert.equal((await choose(plan, token)).status, 404)
      assert.equal((await get(`/api/user/${plan}/registration-status`, { token })).status, 404)
    }
  })

  test('nothing is told or changed without a customer’s token', async ({ assert }) => {
    const staff = await staffToken('super')
    const calls = [
      (token?: string) => get(`/api/user/${fmcg}/registration-status`, { token }),
      (token?: string) => put(`/api/user/${fmcg}`, identityOf(), { token }),
      (token?: string) => post('/api/shop', {}, { token }),
      (token?: string) => post(`/api/user/${fmcg}/upload`, {}, { token }),
      (token?: string) => get(`/api/user/${fmcg}/documents`, { token }),
      (token?: string) => get(`/api/shop/self?plan=${fmcg}`, { token }),
    ]
    for (const call of calls) {
      assert.equal((await call()).status, 401)
      assert.equal((await call(staff)).status, 403)
    }
  })

  test('who polls what has not changed gets an empty 304; a change gets the new standing', async ({
    assert,
  }) => {
    const { token } = await aFreshRegistration()
    const path = `/api/user/${fmcg}/registration-status`
    const first = await get(path, { token })
    const etag = first.headers.get('etag')!
    const same = await get(path, { token, headers: { 'if-none-match': etag } })
    assert.equal(same.status, 304)
    assert.equal(same.body, '')
    ok(await put(`/api/user/${fmcg}`, identityOf(), { token }))
    const changed = await get(path, { token, headers: { 'if-none-match': etag } })
    assert.equal(changed.status, 200)
    assert.equal(changed.body.identityOverallStatus, 'PENDING')
    assert.notEqual(changed.headers.get('etag'), etag)
  })

  test('identity is one in all plans: waiting, refused or approved, a second plan has it too', async ({
    assert,
  }) => {
    const shop = await aRegisteredShop()
    const { token, registrationId } = shop
    assert.equal((await choose(digital, token)).body.identityOverallStatus, 'PENDING')

    const kyc = await staffToken('kyc')
    const review = `/api/admin/registrations/${registrationId}/identity`
    ok(await post(`${review}/reject`, { rejectionReason: 'نام نادرست است.' }, { token: kyc }))
    for (const plan of [fmcg, digital]) {
      const status = await statusOf(token, plan)
      assert.equal(status.identityOverallStatus, 'REJECTED')
      assert.equal(status.rejectionReason, 'نام نادرست است.')
    }
    ok(await put(`/api/user/${digital}`, identityOf(), { token }))
    assert.equal((await statusOf(token, fmcg)).identityOverallStatus, 'PENDING')
    ok(await post(`${review}/approve`, {}, { token: kyc }))
    const second = await statusOf(token, digital)
    assert.containsSubset(second, {
      identityOverallStatus: 'APPROVED',
      shopOverallStatus: 'START',
      docsOverallStatus: 'START',
      nextStep: 'shop',
    })
  })

  test('a plan that is chosen after the identity was approved begins with the shop', async ({
    assert,
  }) => {
    const { token } = await aRegisteredShop({ approved: true })
    const { body } = await choose(digital, token)
    assert.containsSubset(body, { identityOverallStatus: 'APPROVED', nextStep: 'shop' })
  })

  test('the business documents of a plan have names', async ({ assert }) => {
    const { token } = await aFreshRegistration()
    const { body } = await get(`/api/certificate-types/${fmcg}`, { token })
    assert.deepInclude(body, { id: 'BUSINESS_LICENSE', name: 'پروانه کسب' })
    assert.lengthOf(body, 6)
    assert.equal((await get('/api/certificate-types/nothing', { token })).status, 404)
  })
})
