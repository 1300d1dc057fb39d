import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { aPackage, aShop, aShopThatPaid, fmcg } from '#factories/shop'
import { get, post } from '#tests/support/http'

const choose = (token: string, slug: string, plan: string = fmcg) =>
  post('/api/user-subscription-package', { plan, slug }, { token })
const chosen = async (token: string) =>
  (await get(`/api/user-subscription-package?plan=${fmcg}`, { token })).body

test.group('Choosing an amount of credit', () => {
  test('offers the amounts of the plan, the smallest first', async ({ assert }) => {
    const { token } = await aShop()
    await Promise.all([aPackage(900_000_000), aPackage(300_000_000)])
    await aPackage(1_000_000, 'kasbeno-digital-real')
    const path = `/api/user-subscription-package/${fmcg}/subscription-packages`
    const { body } = await get(path, { token })
    const amounts: number[] = body.map(({ amount }: { amount: number }) => amount)
    assert.deepEqual(
      amounts,
      amounts.toSorted((one, other) => one - other)
    )
    assert.includeMembers(amounts, [300_000_000, 900_000_000])
    assert.notInclude(amounts, 1_000_000)
    assert.sameMembers(Object.keys(body[0]), ['slug', 'amount', 'collateralCreditTypes'])
  })

  test('may be changed until it is paid for', async ({ assert }) => {
    const { token } = await aShop({ steps: 'PENDING' })
    assert.containSubset(await chosen(token), { status: 'START', slug: null, amount: null })
    const [small, large] = [await aPackage(300_000_000), await aPackage(900_000_000)]
    assert.containSubset((await choose(token, small)).body, {
      status: 'CREATED',
      amount: 300_000_000,
    })
    assert.equal((await choose(token, large)).status, 200)
    assert.containSubset(await chosen(token), { status: 'CREATED', slug: large })
  })

  test('is closed once the fee is paid', async ({ assert }) => {
    const { token } = await aShopThatPaid(300_000_000)
    const { status, body } = await choose(token, await aPackage(900_000_000))
    assert.equal(status, 409)
    assert.equal(body.title, 'AlreadyProcessedException')
    assert.containSubset(await chosen(token), { status: 'ALLOCATE_PENDING', amount: 300_000_000 })
  })

  test('is open again after a canceled or expired package', async ({ assert }) => {
    for (const status of ['CANCELED', 'EXPIRED']) {
      const { token, registrationId } = await aShopThatPaid(300_000_000)
      const package_ = () => db.from('chosen_packages').where('registration_id', registrationId)
      await package_().update({ status })
      assert.equal((await choose(token, await aPackage(900_000_000))).status, 200, status)
      assert.equal((await package_().firstOrFail()).status, 'CREATED')
    }
  })

  for (const steps of ['START', 'REJECTED'] as const) {
    test(`waits for the three steps: with ${steps} nothing can be chosen`, async ({ assert }) => {
      const { token } = await aShop({ steps })
      const { status, body } = await choose(token, await aPackage(300_000_000))
      assert.equal(status, 422)
      assert.equal(body.title, 'BusinessRuleException')
      assert.equal((await chosen(token)).status, 'START')
    })
  }

  for (const kycStep of ['CREDIT_SCORE_REJECTED', 'REJECTED']) {
    test(`is forbidden after ${kycStep}`, async ({ assert }) => {
      const { token, registrationId } = await aShop()
      await db.from('registrations').where('id', registrationId).update({ kyc_step: kycStep })
      assert.equal((await choose(token, await aPackage(300_000_000))).status, 422)
    })
  }

  test('knows only what is on offer, in plans that choose', async ({ assert }) => {
    const shop = await aShop()
    const foreign = await aPackage(1_000_000, 'kasbeno-digital-real')
    for (const slug of ['nobody', foreign]) {
      const { status, body } = await choose(shop.token, slug)
      assert.equal(status, 422)
      assert.equal(body.errors[0].field, 'slug')
    }
    const digital = await aShop({ plan: 'kasbeno-digital-real' })
    assert.equal((await choose(digital.token, foreign, digital.plan)).status, 422)
  })
})
