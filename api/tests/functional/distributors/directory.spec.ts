import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { fmcg, aShop } from '#factories/shop'
import { aSupplier } from '#factories/distributor'
import { digital } from '#tests/support/registration'
import { get } from '#tests/support/http'
import { shopOf } from '#tests/support/registration'
import { newId } from '#app/platform/values/ids'

const slugsOf = (body: { items: { slug: string }[] }) => body.items.map(({ slug }) => slug)
const search = async (plan: string, query: Record<string, string>) =>
  get(`/api/distributors/${plan}?${new URLSearchParams(query)}`)

test.group('The directory of distributors', () => {
  test('is open to everybody and shows what an entry needs', async ({ assert }) => {
    const { id, slug } = await aSupplier({ provinceIds: [] })
    await db
      .from('distributors')
      .where({ id })
      .update({
        office_addresses: JSON.stringify(['تهران']),
        link_url: 'https://example.com',
        link_text: 'تارنما',
        phone: '02188000000',
      })
    const { status, body } = await get(`/api/distributors/${fmcg}/${slug}`)
    assert.equal(status, 200)
    assert.deepInclude(body, {
      slug,
      logo: null,
      category: 'مواد غذایی',
      phone: '02188000000',
      officeAddresses: ['تهران'],
      activeProvinces: [],
      provincesId: [],
      link: { link: 'https://example.com', text: 'تارنما' },
    })
    assert.notProperty(body, 'iban')
    assert.deepInclude((await get(`/api/distributors/${fmcg}`)).body.items, body)
  })

  test('keeps to the plan and to those who are active', async ({ assert }) => {
    const [ours, closed] = [await aSupplier(), await aSupplier({ active: false })]
    const slugs = slugsOf((await get(`/api/distributors/${fmcg}`)).body)
    assert.include(slugs, ours.slug)
    assert.notInclude(slugs, closed.slug)
    assert.equal((await get(`/api/distributors/${digital}/${ours.slug}`)).status, 404)
    assert.equal((await get(`/api/distributors/${fmcg}/${closed.slug}`)).status, 404)
    assert.equal((await get('/api/distributors/nonsense')).status, 404)
    assert.equal((await get(`/api/distributors/${fmcg}/%00`)).status, 404)
  })

  test('finds a name in Arabic letters too; signs of patterns are letters', async ({ assert }) => {
    const { slug } = await aSupplier({ name: `پخش کیمیا ${newId()}` })
    assert.include(slugsOf((await search(fmcg, { keyword: 'كيميا' })).body), slug)
    assert.lengthOf((await search(fmcg, { keyword: '%' })).body.items, 0)
    assert.equal((await search(fmcg, { keyword: 'x'.repeat(101) })).status, 422)
  })

  test('of a province holds those who deliver there, and those who deliver everywhere', async ({
    assert,
  }) => {
    const [here, there, everywhere] = [
      await aSupplier({ provinceIds: [1] }),
      await aSupplier({ provinceIds: [2] }),
      await aSupplier(),
    ]
    const slugs = slugsOf((await search(fmcg, { provinceId: '۱' })).body)
    assert.includeMembers(slugs, [here.slug, everywhere.slug])
    assert.notInclude(slugs, there.slug)
    assert.equal((await search(fmcg, { provinceId: 'x' })).status, 422)
  })

  test('of my province follows the customer’s shop and needs a token', async ({ assert }) => {
    const path = `/api/distributors/${fmcg}/my-province`
    assert.equal((await get(path)).status, 401)
    const shop = await aShop()
    assert.deepEqual((await get(path, { token: shop.token })).body.items, [])
    const place = await shopOf(fmcg)
    await db.table('shops').insert({
      id: newId(),
      registration_id: shop.registrationId,
      shopname: place.shopname,
      address: place.address,
      postal_code: place.postalCode,
      province_id: place.provinceId,
      city_id: place.cityId,
      district_id: place.districtId,
      guild_id: place.guildId,
      property_type: place.propertyType,
      search_key: '',
      created_at: new Date(),
      updated_at: new Date(),
    })
    const mine = await aSupplier({ provinceIds: [place.provinceId] })
    const other = await aSupplier({ provinceIds: [place.provinceId + 1] })
    const slugs = slugsOf((await get(path, { token: shop.token })).body)
    assert.include(slugs, mine.slug)
    assert.notInclude(slugs, other.slug)
  })
})
