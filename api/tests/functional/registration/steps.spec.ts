import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/platform/time/clock'
import { addDays } from '#app/platform/time/jalali'
import { get, post, put, type Answer } from '#tests/support/http'
import { freshNationalCode } from '#factories/fresh'
import { fmcg } from '#factories/shop'
import { allowManySignIns, staffToken } from '#tests/support/identity'
import {
  aFreshRegistration,
  aRegisteredShop,
  digital,
  identityOf,
  ok,
  shopOf,
  statusOf,
  type TestShop,
} from '#tests/support/registration'

const fieldsOf = ({ body }: Answer): string[] =>
  (body.errors ?? []).map(({ field }: { field: string }) => field)
const isPersian = (text: string) => /[\u0600-\u06ff]/.test(text)

const sendIdentity = ({ token, plan }: TestShop, overrides: object = {}) =>
  put(`/api/user/${plan}`, identityOf(overrides), { token })
const sendShop = async ({ token, plan }: TestShop, overrides: object = {}) =>
  post('/api/shop', await shopOf(plan, overrides), { token })

test.group('The identity step', (group) => {
  group.setup(() => allowManySignIns())

  test('is sent with digits of any script, kept in ASCII, and waits for review', async ({
    assert,
  }) => {
    const shop = await aFreshRegistration()
    const nationalCode = freshNationalCode()
    const persian = nationalCode.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)])
    const answer = await sendIdentity(shop, { nationalCode: persian, dateOfBirth: '١٩٨٥-٠٤-١٢' })
    assert.equal(answer.status, 200)
    assert.containsSubset(answer.body, { identityOverallStatus: 'PENDING', nextStep: 'shop' })
    const profile = await get('/api/user/profile', { token: shop.token })
    assert.containsSubset(profile.body, { nationalCode, dateOfBirth: '1985-04-12' })
  })

  test('keeps names and places in Persian letters, whatever keyboard wrote them', async ({
    assert,
  }) => {
    const shop = await aFreshRegistration()
    ok(await sendIdentity(shop, { firstname: 'علي‌أكبر', lastname: 'مصطفى - کياني' }))
    ok(await sendShop(shop, { shopname: 'خواربار كيان', address: 'خيابان كاج' }))
    const user = await db.from('users').where('id', shop.userId).firstOrFail()
    assert.deepEqual([user.firstname, user.lastname], ['علی‌أکبر', 'مصطفی - کیانی'])
    const kept = await db.from('shops').where('registration_id', shop.registrationId).firstOrFail()
    assert.deepEqual([kept.shopname, kept.address], ['خواربار کیان', 'خیابان کاج'])
  })

  test('is refused field by field in Persian, and nothing changes', async ({ assert }) => {
    const shop = await aFreshRegistration()
    const wrong: [field: string, value: unknown][] = [
      ['firstname', ''],
      ['firstname', '   '],
      ['firstname', '\u202e'],
      ['firstname', 'ا'.repeat(256)],
      ['firstname', shop.phone],
      ['firstname', 12],
      ['firstname', 'مریم۲'],
      ['lastname', '=cmd|x'],
      ['lastname', '<b>رضایی</b>'],
      ['lastname', 'رضایی!'],
      ['lastname', undefined],
      ['lastname', shop.phone.replace(/\d/g, (d) => '۰۱۲۳۴۵۶۷۸۹'[Number(d)])],
      ['nationalCode', '1234567890'],
      ['nationalCode', '1111111111'],
      ['nationalCode', '123'],
      ['nationalCode', Number(freshNationalCode())],
      ['dateOfBirth', '1985-02-30'],
      ['dateOfBirth', '12/04/1364'],
      ['dateOfBirth', '0001-01-01'],
      ['dateOfBirth', '+010000-01-01'],
      ['dateOfBirth', addDays(clock.today(), 1)],
    ]
    for (const [field, value] of wrong) {
      const answer = await sendIdentity(shop, { [field]: value })
      assert.equal(answer.status, 422, `${field} ${value}`)
      assert.equal(answer.body.title, 'ValidationException')
      assert.deepEqual(fieldsOf(answer), [field], `${field} ${value}`)
      assert.isTrue(isPersian(answer.body.errors[0].message))
    }
    assert.equal((await statusOf(shop.token)).identityOverallStatus, 'START')
    const user = await db.from('users').where('id', shop.userId).firstOrFail()
    assert.isNull(user.national_code)
    assert.isNull(user.firstname)
  })

  test('takes a birth date of an adult born in the last hundred Jalali years', async ({
    assert,
  }) => {
    const [one, other] = [await aFreshRegistration(), await aFreshRegistration()]
    const child = await sendIdentity(one, { dateOfBirth: addDays(clock.today(), -365 * 17) })
    assert.equal(child.status, 422)
    assert.deepEqual(child.body.errors, [
      {
        field: 'dateOfBirth',
        rule: 'range',
        message: 'برای درخواست اعتبار باید دست‌کم ۱۸ سال داشته باشید.',
      },
    ])
    const adult = addDays(clock.today(), -366 * 18)
    assert.equal((await sendIdentity(one, { dateOfBirth: adult })).status, 200)
    const years = 101
    const old = addDays(clock.today(), -366 * years)
    assert.deepEqual(fieldsOf(await sendIdentity(other, { dateOfBirth: old })), ['dateOfBirth'])
  })

  test('a plan that was not chosen is refused before anything is kept', async ({ assert }) => {
    const shop = await aFreshRegistration(fmcg)
    const answer = await sendIdentity({ ...shop, plan: digital })
    assert.equal(answer.status, 422)
    assert.equal(answer.body.title, 'BusinessRuleException')
    assert.equal((await statusOf(shop.token)).identityOverallStatus, 'START')
  })

  test('is locked while it waits and once it is approved; a refusal opens it again', async ({
    assert,
  }) => {
    const shop = await aRegisteredShop()
    const kyc = await staffToken('kyc')
    const review = `/api/admin/registrations/${shop.registrationId}/identity`
    const locked = await sendIdentity(shop)
    assert.equal(locked.status, 422)
    assert.equal(locked.body.title, 'BusinessRuleException')

    ok(await post(`${review}/reject`, { rejectionReason: 'یک\nدو' }, { token: kyc }))
    const refused = await statusOf(shop.token)
    assert.containsSubset(refused, {
      identityOverallStatus: 'REJECTED',
      rejectionReason: 'یک\nدو',
      identityRejectionReason: 'یک\nدو',
      rejectionReasonUpload: null,
      nextStep: 'identity',
    })
    const again = await sendIdentity(shop, { nationalCode: shop.nationalCode })
    assert.containsSubset(again.body, { identityOverallStatus: 'PENDING', rejectionReason: null })
    ok(await post(`${review}/approve`, {}, { token: kyc }))
    assert.equal((await sendIdentity(shop)).status, 422)
    assert.equal((await statusOf(shop.token)).identityOverallStatus, 'APPROVED')
  })

  test('one person who sends it twice at once is taken once', async ({ assert }) => {
    const shop = await aFreshRegistration()
    const answers = await Promise.all([sendIdentity(shop), sendIdentity(shop)])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422])
  })

  test('the complementary call is a second door to it', async ({ assert }) => {
    const { token, plan } = await aFreshRegistration()
    const answer = await put(`/api/user/${plan}/complementary`, identityOf(), { token })
    assert.equal(answer.body.identityOverallStatus, 'PENDING')
  })
})

test.group('The shop step', (group) => {
  group.setup(() => allowManySignIns())

  test('is sent, waits for review, and is shown as it was entered', async ({ assert }) => {
    const shop = await aFreshRegistration()
    const entered = await shopOf(fmcg, { postalCode: '۱۲۳۴۵۶۷۸۹۰', landNumber: '۰۲۱-۸۸۷۷ ۶۶۵۵' })
    const answer = await post('/api/shop', entered, { token: shop.token })
    assert.equal(answer.status, 200)
    assert.equal(answer.body.shopOverallStatus, 'PENDING')
    const own = await get(`/api/shop/self?plan=${fmcg}`, { token: shop.token })
    assert.containsSubset(own.body, {
      shopname: entered.shopname,
      address: entered.address,
      postalCode: '1234567890',
      landNumber: '02188776655',
      provinceId: entered.provinceId,
      cityName: 'تهران',
      districtId: entered.districtId,
      guildId: entered.guildId,
      propertyType: 'OWN',
      shopOverallStatus: 'PENDING',
      rejectionReason: null,
      certificateType: null,
    })
  })

  test('is refused field by field in Persian, and nothing changes', async ({ assert }) => {
    const shop = await aFreshRegistration()
    const foreign = await shopOf(digital)
    const elsewhere = await db
      .from('districts as d')
      .join('cities as c', 'c.id', 'd.city_id')
      .where('c.name', 'شیراز')
      .select('d.id as district', 'c.id as city', 'c.province_id as province')
      .firstOrFail()
    const wrong: [field: string, overrides: object][] = [
      ['shopname', { shopname: '' }],
      ['shopname', { shopname: 'Shop' }],
      ['shopname', { shopname: 'فروشگاه <b>' }],
      ['address', { address: 'ا'.repeat(256) }],
      ['address', { address: undefined }],
      ['postalCode', { postalCode: '123456789' }],
      ['postalCode', { postalCode: '12345678901' }],
      ['landNumber', { landNumber: 'زنگ بزنید' }],
      ['landNumber', { landNumber: '1'.repeat(16) }],
      ['provinceId', { provinceId: undefined }],
      ['cityId', { cityId: elsewhere.city, districtId: elsewhere.district }],
      ['districtId', { districtId: elsewhere.district }],
      ['districtId', { districtId: 2_147_483_647 }],
      ['guildId', { guildId: foreign.guildId }],
      ['guildId', { guildId: 1e20 }],
      ['guildId', { guildId: {} }],
      ['propertyType', { propertyType: 'LEASE' }],
    ]
    for (const [field, overrides] of wrong) {
      const answer = await sendShop(shop, overrides)
      const about = JSON.stringify(overrides)
      assert.equal(answer.status, 422, about)
      assert.deepEqual(fieldsOf(answer), [field], about)
      assert.isTrue(isPersian(answer.body.errors[0].message))
    }
    assert.equal((await statusOf(shop.token)).shopOverallStatus, 'START')
    assert.equal((await get(`/api/shop/self?plan=${fmcg}`, { token: shop.token })).status, 404)
  })

  test('needs no phone of the shop', async ({ assert }) => {
    for (const landNumber of [undefined, null, '']) {
      const shop = await aFreshRegistration()
      assert.equal((await sendShop(shop, { landNumber })).status, 200)
    }
  })

  test('is locked while it waits and once it is approved; a refusal opens it again', async ({
    assert,
  }) => {
    const shop = await aRegisteredShop()
    const kyc = await staffToken('kyc')
    const review = `/api/admin/registrations/${shop.registrationId}/shop`
    assert.equal((await sendShop(shop)).status, 422)
    const reason = 'نشانی کامل نیست.\nکد پستی با نشانی نمی‌خواند.'
    ok(await post(`${review}/reject`, { rejectionReason: reason }, { token: kyc }))
    const own = await get(`/api/shop/self?plan=${fmcg}`, { token: shop.token })
    assert.containsSubset(own.body, { shopOverallStatus: 'REJECTED', rejectionReason: reason })
    assert.containsSubset(await statusOf(shop.token), {
      shopOverallStatus: 'REJECTED',
      rejectionReason: reason,
      nextStep: 'shop',
    })

    const again = await sendShop(shop, { shopname: 'فروشگاه نو' })
    assert.containsSubset(again.body, { shopOverallStatus: 'PENDING', rejectionReason: null })
    ok(await post(`${review}/approve`, {}, { token: kyc }))
    assert.equal((await sendShop(shop)).status, 422)
    const kept = await get(`/api/shop/self?plan=${fmcg}`, { token: shop.token })
    assert.equal(kept.body.shopname, 'فروشگاه نو')
  })

  test('its certificate type is told to its owner, and to nobody else', async ({ assert }) => {
    const shop = await aRegisteredShop()
    const { body } = await get(`/api/shop/self?plan=${fmcg}`, { token: shop.token })
    const path = `/api/shop/${body.id}/shop-certificate-type`
    const own = await get(path, { token: shop.token })
    assert.deepEqual(own.body, { certificateType: 'BUSINESS_LICENSE' })
    const stranger = await aFreshRegistration()
    assert.equal((await get(path, { token: stranger.token })).status, 404)
    assert.equal(
      (await get('/api/shop/1/shop-certificate-type', { token: shop.token })).status,
      404
    )
  })
})
