import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { PersonPlan } from '#contracts/plans'
import { clock } from '#app/platform/time/clock'
import { sqlState } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'
import { addDays, addJalaliYear } from '#app/platform/time/jalali'
import { aPackage, aShop, aShopThatPaid, aShopWithCredit, fmcg, type Shop } from '#factories/shop'
import { fillWallet } from '#factories/wallet'
import { asOwner } from '#factories/as_owner'
import { cashOf, expectLedgerInBalance } from '#tests/support/credit'
import { sign } from '#tests/support/contracts'
import { get, post } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { decideAtBank, paymentState, submit } from '#tests/support/payments'

const amount = 2_000_000_000
/** 1 % and 10 % VAT on it. */
const total = 22_000_000
const digital: PersonPlan = 'kasbeno-digital-real'

const aDigitalShopWithCredit = async (): Promise<Shop> => {
  const shop = await aShop({ plan: digital })
  const body = { registrationId: shop.registrationId, amount }
  await post('/api/admin/credit/allocate', body, { token: await staffToken('credit') })
  const line = { owner_id: shop.userId, plan: digital }
  // Above the four-eyes amount a second person gives it.
  if (!(await db.from('credit_lines').where(line).first())) {
    const { id } = await db
      .from('approvals')
      .where({ subject_id: shop.registrationId, status: 'PENDING' })
      .firstOrFail()
    await post(`/api/admin/approvals/${id}/approve`, {}, { token: await staffToken('approver') })
  }
  await fillWallet(shop, total)
  await post(doors['the fee'](shop)[0], {}, { token: shop.token })
  return shop
}
const shopOf: Record<PersonPlan, () => Promise<Shop>> = {
  'kasbeno-fmcg-real': () => aShopWithCredit(amount),
  'kasbeno-digital-real': aDigitalShopWithCredit,
}

/** Each names its path and its body. */
const doors = {
  'the fee': ({ plan }) => [`/api/platform-fee/${plan}/create-platform-fee`, {}],
  'the payment of the fee': ({ plan }) => [`/api/payment/${plan}/create-platform-fee-payment`, {}],
  'the package': ({ plan }) => ['/api/payment/create-subscription-package-payment', { plan }],
} satisfies Record<string, (shop: Shop) => [string, object]>

const pay = (shop: Shop, door: keyof typeof doors = 'the fee', more: object = {}) => {
  const [path, body] = doors[door](shop)
  return post(path, { ...body, ...more }, { token: shop.token })
}
const feesOf = (shop: Shop) =>
  db.from('platform_fees').where('registration_id', shop.registrationId).orderBy('credit_year')
const lineOf = ({ userId, plan }: Shop) =>
  db.from('credit_lines').where({ owner_id: userId, plan }).firstOrFail()
const setLine = ({ userId, plan }: Shop, values: object) =>
  db.from('credit_lines').where({ owner_id: userId, plan }).update(values)
const expire = (shop: Shop, more: object = {}) =>
  setLine(shop, { expires_on: addDays(clock.today(), -3), ...more })
const standing = async (shop: Shop) =>
  (await get(`/api/user/${shop.plan}/registration-status`, { token: shop.token })).body

for (const plan of [fmcg, digital]) {
  test.group(`The fee of another year, ${plan}`, () => {
    for (const door of Object.keys(doors) as (keyof typeof doors)[]) {
      test(`by ${door} is not taken from an expired line that nobody renewed, however often it is asked for`, async ({
        assert,
      }) => {
        const shop = await shopOf[plan]()
        await expire(shop)
        await fillWallet(shop, 5 * total)
        const answers = await Promise.all(Array.from({ length: 5 }, () => pay(shop, door)))
        assert.deepEqual(
          answers.map(({ status }) => status),
          [422, 422, 422, 422, 422]
        )
        assert.match(answers[0].body.message, /تمدید/)
        assert.equal(await cashOf(shop), 5 * total)
        assert.lengthOf(await feesOf(shop), 1)
      })
    }
  })
}

test.group('The fee of a granted year', () => {
  for (const door of Object.keys(doors) as (keyof typeof doors)[]) {
    test(`by ${door} is taken once after a renewal was granted and signed, and gives the year`, async ({
      assert,
    }) => {
      const shop = await aShopWithCredit(amount)
      await expire(shop, { has_renewal_credit: true })
      await sign(shop, 'CREDIT_RENEWAL')
      await fillWallet(shop, 10 * total)
      const answers = await Promise.all(Array.from({ length: 10 }, () => pay(shop, door)))
      assert.deepEqual(answers.map(({ status }) => status).toSorted(), [
        200,
        ...Array<number>(9).fill(409),
      ])
      assert.equal(await cashOf(shop), 9 * total)
      assert.containSubset(await feesOf(shop), [
        { credit_year: 1, status: 'EARNED' },
        { credit_year: 2, status: 'EARNED', fee: 20_000_000, vat: 2_000_000 },
      ])
      const line = await lineOf(shop)
      assert.containSubset(line, {
        credit_year: 2,
        has_renewal_credit: false,
        expires_on: addJalaliYear(clock.today()),
      })
      assert.containSubset(await standing(shop), {
        isCreditExpired: false,
        hasActivePlatformFee: true,
        hasRenewalCredit: false,
      })
      const told = { subject_type: 'credit-lines', subject_id: line.id, command: 'credit.renew' }
      assert.lengthOf(await db.from('audit_lines').where(told), 1)
      await expectLedgerInBalance()
    })
  }

  test('is shown as it will be charged, and to nobody without a renewal', async ({ assert }) => {
    const shop = await aShopWithCredit(amount)
    const ask = () => get(`/api/platform-fee/${fmcg}/payment-detail`, { token: shop.token })
    assert.equal((await ask()).status, 409)
    await expire(shop)
    assert.equal((await ask()).status, 422)
    await setLine(shop, { has_renewal_credit: true })
    assert.containSubset(await ask(), { status: 200, body: { totalAmount: total } })
  })

  test('through two payments at the bank: one gives the year, the other stays as cash', async ({
    assert,
  }) => {
    const shop = await aShopWithCredit(amount)
    await expire(shop, { has_renewal_credit: true })
    await sign(shop, 'CREDIT_RENEWAL')
    const bank = { indicator: 'BANKTEST' }
    const started = [await pay(shop, 'the fee', bank), await pay(shop, 'the package', bank)]
    const callbacks = await Promise.all(
      started.map(({ body }) => decideAtBank(body.gatewayRedirectItem, 'success'))
    )
    await Promise.all(callbacks.map(submit))
    const states = await Promise.all(started.map(({ body }) => paymentState(shop, body.paymentId)))
    assert.sameMembers(
      states.map(({ outcome }) => outcome),
      ['FEE_PAID', 'KEPT_AS_CASH']
    )
    assert.equal(await cashOf(shop), total)
    assert.lengthOf(await feesOf(shop), 2)
    await expectLedgerInBalance()
  })
})

test.group('The digital plan', () => {
  test('has no renewal: none is granted, none shown, and no fee of another year is taken', async ({
    assert,
  }) => {
    const shop = await aDigitalShopWithCredit()
    await expire(shop)
    const token = await staffToken('credit')
    const { id: creditLineId } = await lineOf(shop)
    const granted = await post('/api/admin/credit/grant-renewal', { creditLineId }, { token })
    assert.containSubset(granted, {
      status: 422,
      body: { message: 'این طرح تمدید ندارد؛ اعتبار آن با پایان مدت به پایان می‌رسد.' },
    })
    assert.isFalse((await lineOf(shop)).has_renewal_credit)
    const filter = encodeURIComponent(JSON.stringify({ plan: digital }))
    assert.deepEqual((await get(`/api/admin/renewals?filter=${filter}`, { token })).body, [])
    // Not even where an earlier version had granted one.
    await setLine(shop, { has_renewal_credit: true })
    await fillWallet(shop, total)
    const refused = await pay(shop)
    assert.equal(refused.status, 422)
    assert.match(refused.body.message, /تمدید ندارد/)
    assert.equal(await cashOf(shop), total)
  })
})

test.group('One fee for each credit year', () => {
  test('is kept by the database itself', async ({ assert }) => {
    const shop = await aShopWithCredit(amount)
    const [fee] = await feesOf(shop)
    const refused = await db
      .table('platform_fees')
      .insert({ ...fee, id: newId() })
      .then(
        () => undefined,
        (error: unknown) => sqlState(error)
      )
    assert.equal(refused, '23505')
    await db.table('platform_fees').insert({ ...fee, id: newId(), credit_year: 2 })
    const second = { registration_id: shop.registrationId, credit_year: 2 }
    await asOwner((trx) => trx.from('platform_fees').where(second).delete())
  })

  test('a fee that went back frees its year for another package', async ({ assert }) => {
    const shop = await aShopThatPaid(amount)
    const token = await staffToken('credit')
    for (const round of [1, 2]) {
      const body = { registrationId: shop.registrationId, reason: 'انصراف مشتری' }
      await post('/api/admin/credit/cancel-package', body, { token })
      const slug = await aPackage(amount)
      await post('/api/user-subscription-package', { plan: fmcg, slug }, { token: shop.token })
      assert.equal((await pay(shop)).status, 200, `round ${round}`)
    }
    const fees = await feesOf(shop)
    assert.deepEqual(fees.map(({ credit_year: year, status }) => `${year} ${status}`).toSorted(), [
      '1 PAID',
      '1 REFUNDED',
      '1 REFUNDED',
    ])
    assert.equal(await cashOf(shop), 0)
    await expectLedgerInBalance()
  })

  test('belongs to one plan: the other plan of the same person has its own', async ({ assert }) => {
    const shop = await aShopWithCredit(amount)
    const [fee] = await feesOf(shop)
    assert.equal(fee.owner_id, shop.userId)
    const registration = newId()
    const now = new Date()
    await db.table('registrations').insert({
      id: registration,
      user_id: shop.userId,
      plan: digital,
      created_at: now,
      updated_at: now,
    })
    await db
      .table('platform_fees')
      .insert({ ...fee, id: newId(), plan: digital, registration_id: registration })
    await asOwner((trx) =>
      trx.from('platform_fees').where({ registration_id: registration }).delete()
    )
  })
})
