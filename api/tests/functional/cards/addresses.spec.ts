import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/platform/values/ids'
import { addAddress, anAddress } from '#tests/support/cards'
import { aCompanyWithCredit } from '#factories/company'
import { aShop } from '#factories/shop'
import { get, post } from '#tests/support/http'

test.group('The addresses of an owner', () => {
  test('are the owner’s alone: the first is deliverable, then the one that is selected', async ({
    assert,
  }) => {
    const shop = await aShop()
    const first = await addAddress(shop, { title: 'خانه', relatedUserId: shop.userId })
    assert.equal(first.status, 201)
    assert.containSubset(first.body, {
      title: 'خانه',
      postalCode: '1234567890',
      relatedUserId: shop.userId,
      relatedUserType: 'PERSON',
      deliverable: true,
    })
    assert.isString(first.body.provinceName)
    const second = await addAddress(shop)
    assert.isFalse(second.body.deliverable)
    const selected = await post(`/api/addresses/${second.body.id}/select`, {}, shop)
    assert.isTrue(selected.body.deliverable)
    const { body } = await get(`/api/addresses?relatedUserId=${shop.userId}&enabled=true`, shop)
    assert.deepEqual(body, {
      items: [selected.body, { ...first.body, deliverable: false }],
      meta: { currentPage: 1, pageSize: 20, total: 2 },
    })
    const stranger = await aShop()
    const theirs = await get(`/api/card-delivery-addresses/users/${shop.userId}`, stranger)
    assert.equal(theirs.status, 404)
    for (const answer of [
      await get(`/api/addresses?relatedUserId=${shop.userId}`, stranger),
      await post(`/api/addresses/${first.body.id}/select`, {}, stranger),
      await post(`/api/addresses/${first.body.id}/select`, { relatedUserId: newId() }, shop),
      await addAddress(stranger, { relatedUserId: shop.userId }),
    ]) {
      assert.equal(answer.status, 404)
    }
    assert.lengthOf((await get('/api/addresses', stranger)).body.items, 0)
  })

  test('are refused with a sentence for the field that is wrong, and change nothing', async ({
    assert,
  }) => {
    const shop = await aShop()
    const elsewhere = await db
      .from('cities')
      .whereNot('province_id', (await anAddress()).provinceId)
      .firstOrFail()
    const refused: [string, unknown][] = [
      ['title', ''],
      ['title', 'ا'.repeat(251)],
      ['address', '\u202e\u200b'],
      ['address', 'ا'.repeat(251)],
      ['postalCode', '123456789'],
      ['postalCode', 1234567890],
      ['provinceId', 99_999],
      ['provinceId', { toString: 1 }],
      ['cityId', elsewhere.id],
      ['relatedUserType', 'LEGAL'],
    ]
    for (const [field, value] of refused) {
      const { status, body } = await addAddress(shop, { [field]: value })
      assert.equal(status, 422, `${field}=${JSON.stringify(value)}`)
      assert.equal(body.errors[0].field, field)
    }
    assert.lengthOf((await get('/api/addresses', shop)).body.items, 0)
    // A company's may be a little longer. company §5 "Address"
    const company = await aCompanyWithCredit()
    const long = { title: 'ا'.repeat(255), address: 'ب'.repeat(255), relatedUserType: 'LEGAL' }
    assert.containsSubset((await addAddress(company, long)).body, long)
    for (const field of ['title', 'address'] as const) {
      const { body } = await addAddress(company, { ...long, [field]: `${long[field]}ا` })
      assert.equal(body.errors[0].field, field)
    }
  })

  test('ten that are added at once give one deliverable one, and a list has its end', async ({
    assert,
  }) => {
    const shop = await aShop()
    const answers = await Promise.all(Array.from({ length: 20 }, () => addAddress(shop)))
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]))
    assert.equal((await addAddress(shop)).status, 422)
    const ids = answers.map(({ body }) => body.id)
    await Promise.all(ids.slice(0, 5).map((id) => post(`/api/addresses/${id}/select`, {}, shop)))
    const { items } = (await get('/api/addresses', shop)).body
    assert.lengthOf(items, 20)
    assert.lengthOf(
      items.filter(({ deliverable }: { deliverable: boolean }) => deliverable),
      1
    )
  })
})
