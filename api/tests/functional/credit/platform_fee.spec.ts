import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import {
  aPackage,
  aShop,
  aShopThatChose,
  aShopThatPaid,
  aShopWithCredit,
  fmcg,
  type Shop,
} from '#factories/shop'
import { fillWallet } from '#factories/wallet'
import { cashOf, expectLedgerInBalance } from '#tests/support/credit'
import { get, post } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { decideAtBank, followedBy, paymentState, submit } from '#tests/support/payments'
import { settle } from '#app/platform/jobs/main'

const amount = 500_000_000
/** 1 % and 10 % VAT on it. */
const total = 5_500_000

const detail = (shop: Shop) =>
  get(`/api/platform-fee/${shop.plan}/payment-detail`, { token: shop.token })
const pay = (shop: Shop, body: object = { indicator: 'BANKTEST' }) =>
  post(`/api/platform-fee/${shop.plan}/create-platform-fee`, body, { token: shop.token })
const confirm = (shop: Shop) =>
  post(`/api/platform-fee/${shop.plan}/confirm`, {}, { token: shop.token })
const feesOf = (shop: Shop) =>
  db.from('platform_fees').where('registration_id', shop.registrationId)
const standing = async (shop: Shop) =>
  (await get(`/api/user/${shop.plan}/registration-status`, { token: shop.token })).body

test.group('The platform fee', () => {
  test('is 1 % of the chosen credit and VAT; the gateway brings what the wallet lacks', async ({
    assert,
  }) => {
    const shop = await aShopThatChose(amount, { cash: 1_500_000 })
    assert.deepEqual((await detail(shop)).body, {
      platformFee: 5_000_000,
      valueAddedTax: 500_000,
      totalAmount: total,
      userCashBalance: 1_500_000,
      paymentAmount: 4_000_000,
    })
  })

  test('comes out of the wallet at once when it is there, without a gateway', async ({
    assert,
  }) => {
    const shop = await aShopThatChose(amount, { cash: total + 1 })
    const { status, body } = await pay(shop, {})
    assert.equal(status, 200)
    assert.deepEqual(body, { paymentNeeded: false })
    assert.equal(await cashOf(shop), 1)
    assert.containSubset(await standing(shop), {
      userSubscriptionPackageStatus: 'ALLOCATE_PENDING',
      kycStep: 'CREDIT_SCORE_ACCEPTED',
      bankStatus: 'START',
      hasActivePlatformFee: true,
    })
    await expectLedgerInBalance()
  })

  test('goes through the gateway into the wallet, and is taken whole before the answer', async ({
    assert,
  }) => {
    const shop = await aShopThatChose(amount, { cash: 1_000_000 })
    const { body } = await pay(shop)
    assert.equal(body.paymentNeeded, true)
    assert.equal((await confirm(shop)).status, 422)
    followedBy(await submit(await decideAtBank(body.gatewayRedirectItem, 'success')))
    assert.containSubset(await paymentState(shop, body.paymentId), {
      transactionStatus: 'COMPLETED',
      amount: total - 1_000_000,
      purpose: 'subscription-package',
      outcome: 'FEE_PAID',
    })
    assert.equal(await cashOf(shop), 0)
    assert.containSubset((await confirm(shop)).body, { status: 'PAID', platformFee: 5_000_000 })
    assert.containSubset((await confirm(shop)).body, { status: 'PAID' })
    assert.lengthOf(await feesOf(shop), 1)
    await expectLedgerInBalance()
  })

  test('that fails at the bank leaves everything as it was, to be tried again', async ({
    assert,
  }) => {
    const shop = await aShopThatChose(amount)
    const { body } = await pay(shop)
    await submit(await decideAtBank(body.gatewayRedirectItem, 'fail'))
    assert.equal((await paymentState(shop, body.paymentId)).transactionStatus, 'FINAL_ERROR')
    assert.equal((await standing(shop)).userSubscriptionPackageStatus, 'CREATED')
    assert.equal((await pay(shop)).body.paymentNeeded, true)
  })

  test('has three doors to one action', async ({ assert }) => {
    const doors: ((shop: Shop) => [string, object])[] = [
      ({ plan }) => [`/api/platform-fee/${plan}/create-platform-fee`, {}],
      ({ plan }) => [`/api/payment/${plan}/create-platform-fee-payment`, {}],
      ({ plan }) => ['/api/payment/create-subscription-package-payment', { plan }],
    ]
    for (const door of doors) {
      const shop = await aShopThatChose(amount, { cash: total })
      const { body } = await post(...door(shop), { token: shop.token })
      assert.deepEqual(body, { paymentNeeded: false })
      const again = await post(...door(shop), { token: shop.token })
      assert.equal(again.status, 409)
    }
  })

  test('a package may be named on the way', async ({ assert }) => {
    const shop = await aShop({ cash: total })
    const body = { plan: fmcg, slug: await aPackage(amount) }
    const path = '/api/payment/create-subscription-package-payment'
    assert.deepEqual((await post(path, body, { token: shop.token })).body, { paymentNeeded: false })
  })

  test('is not taken for an amount that was withdrawn after the choice; what was at the bank stays cash', async ({
    assert,
  }) => {
    const withdrawn = 730_000_000
    const [shop, atBank] = [
      await aShopThatChose(withdrawn, { cash: total * 2 }),
      await aShopThatChose(withdrawn),
    ]
    const { body } = await pay(atBank)
    await db.from('credit_packages').where('amount', withdrawn).update({ active: false })
    const message = 'این مبلغ اعتبار دیگر ارائه نمی‌شود. لطفاً مبلغ دیگری انتخاب کنید.'
    for (const answer of [await detail(shop), await pay(shop, {}), await pay(atBank)]) {
      assert.containSubset(answer, { status: 422, body: { message } })
    }
    followedBy(await submit(await decideAtBank(body.gatewayRedirectItem, 'success')))
    assert.containSubset(await paymentState(atBank, body.paymentId), {
      transactionStatus: 'COMPLETED',
      outcome: 'KEPT_AS_CASH',
    })
    assert.deepEqual([await cashOf(shop), await cashOf(atBank)], [total * 2, 8_030_000])
    assert.lengthOf([...(await feesOf(shop)), ...(await feesOf(atBank))], 0)
    await expectLedgerInBalance()
  })

  test('needs a gateway when the wallet does not hold it', async ({ assert }) => {
    const shop = await aShopThatChose(amount, { cash: total - 1 })
    const { status, body } = await pay(shop, {})
    assert.equal(status, 422)
    assert.equal(body.errors[0].field, 'indicator')
    const { body: started } = await pay(shop)
    const [payment] = await db.from('payments').where('id', started.paymentId)
    assert.equal(payment.amount, 1)
  })
})

test.group('Paying the platform fee twice', () => {
  test('ten at once out of one wallet: it is taken once', async ({ assert }) => {
    const shop = await aShopThatChose(amount, { cash: total * 10 })
    const answers = await Promise.all(Array.from({ length: 10 }, () => pay(shop)))
    const outcomes = answers.map(({ status }) => status).toSorted()
    assert.deepEqual(outcomes, [200, ...Array<number>(9).fill(409)])
    assert.lengthOf(await feesOf(shop), 1)
    assert.equal(await cashOf(shop), total * 9)
    await expectLedgerInBalance()
  })

  test('two payments at the bank, both paid: one fee, the other stays as cash and the owner is told', async ({
    assert,
  }) => {
    const shop = await aShopThatChose(amount)
    const started = [(await pay(shop)).body, (await pay(shop)).body]
    const callbacks = await Promise.all(
      started.map(({ gatewayRedirectItem }) => decideAtBank(gatewayRedirectItem, 'success'))
    )
    await Promise.all(callbacks.map(submit))
    const states = await Promise.all(started.map(({ paymentId }) => paymentState(shop, paymentId)))
    assert.sameMembers(
      states.map(({ outcome }) => outcome),
      ['FEE_PAID', 'KEPT_AS_CASH']
    )
    const kept = states.find(({ outcome }) => outcome === 'KEPT_AS_CASH')
    assert.equal(kept.transactionStatus, 'COMPLETED')
    assert.match(kept.message, /[\u0600-\u06ff]/)
    assert.lengthOf(await feesOf(shop), 1)
    assert.equal(await cashOf(shop), total)
    await settle()
    const told = db
      .from('sandbox_sms')
      .where({ phone: shop.phone, template: 'payment-kept-as-cash' })
    assert.lengthOf(await told, 1)
    await expectLedgerInBalance()
  })

  test('a wallet that fell short meanwhile keeps the charge as cash', async ({ assert }) => {
    const shop = await aShopThatChose(amount, { cash: 3_000_000 })
    const { body } = await pay(shop)
    const callback = await decideAtBank(body.gatewayRedirectItem, 'success')
    // The owner turns to a larger package: its fee is more than what comes.
    const slug = await aPackage(amount * 2)
    await post('/api/user-subscription-package', { plan: fmcg, slug }, { token: shop.token })
    await submit(callback)
    assert.equal((await paymentState(shop, body.paymentId)).outcome, 'KEPT_AS_CASH')
    assert.equal(await cashOf(shop), total)
    assert.lengthOf(await feesOf(shop), 0)
    assert.equal((await standing(shop)).userSubscriptionPackageStatus, 'CREATED')
    await expectLedgerInBalance()
  })

  test('is refused after it was paid, and on credit that was given', async ({ assert }) => {
    for (const shop of [await aShopThatPaid(amount), await aShopWithCredit(amount)]) {
      await fillWallet(shop, total)
      assert.equal((await pay(shop)).status, 409)
      assert.equal((await detail(shop)).status, 409)
      assert.equal(await cashOf(shop), total)
    }
  })
})

test.group('Who may pay the platform fee', () => {
  test('nobody without a package, nobody whose score was refused', async ({ assert }) => {
    const bare = await aShop({ cash: total })
    assert.equal((await pay(bare)).status, 422)
    const refused = await aShopThatChose(amount, { cash: total })
    await db
      .from('registrations')
      .where('id', refused.registrationId)
      .update({ kyc_step: 'CREDIT_SCORE_REJECTED' })
    assert.equal((await pay(refused)).status, 422)
    assert.equal(await cashOf(refused), total)
  })

  test('digital owners pay on the limit that they were given, and it is earned at once', async ({
    assert,
  }) => {
    const plan = 'kasbeno-digital-real'
    const early = await aShop({ plan, cash: total })
    assert.equal((await pay(early)).status, 422)
    const shop = await aDigitalShopWithCredit(amount)
    await fillWallet(shop, total)
    assert.deepEqual((await pay(shop)).body, { paymentNeeded: false })
    assert.containSubset(await feesOf(shop).firstOrFail(), { status: 'EARNED', fee: 5_000_000 })
    assert.equal((await standing(shop)).hasActivePlatformFee, true)
    assert.equal((await pay(shop)).status, 409)
    await expectLedgerInBalance()
  })
})

const aDigitalShopWithCredit = async (limit: number): Promise<Shop> => {
  const shop = await aShop({ plan: 'kasbeno-digital-real' })
  const token = await staffToken('credit')
  const body = { registrationId: shop.registrationId, amount: limit }
  await post('/api/admin/credit/allocate', body, { token })
  return shop
}
