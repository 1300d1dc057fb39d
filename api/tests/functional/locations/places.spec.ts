import { test } from '@japa/runner'
import type { City, Guild, Province } from '#app/reference/locations/queries/places'
import { get, type Answer } from '#tests/support/http'

const find = (path: string, query: Record<string, string> = {}) =>
  get(`/api/${path}?${new URLSearchParams(query)}`)

const cityOf = async (provinceName: string, cityName: string) => {
  const provinces = await find('provinces', { keyword: provinceName })
  const { provinceId } = provinces.body.items[0]
  const { body } = await find('cities', { provinceId, keyword: cityName })
  return { provinceId, city: body.items.find((city: City) => city.cityName === cityName) }
}

test.group('Places', () => {
  test('all 31 provinces come at once, in Persian order', async ({ assert }) => {
    const { status, body } = await find('provinces')
    assert.equal(status, 200)
    assert.lengthOf(body.items, 31)
    assert.deepEqual(body.meta, { currentPage: 1, pageSize: 100, total: 31 })
    assert.deepEqual(Object.keys(body.items[0]), ['provinceId', 'provinceName'])
    const names = body.items.map((item: Province) => item.provinceName)
    // پ stands after ب and گ after ک, which code points would not do.
    assert.deepEqual(names, [...names].sort(new Intl.Collator('fa').compare))
    assert.isBelow(names.indexOf('کرمانشاه'), names.indexOf('گلستان'))
    assert.isBelow(names.indexOf('گلستان'), names.indexOf('لرستان'))
  })

  test('no city is a zone of another one', async ({ assert }) => {
    const { provinceId } = await cityOf('آذربایجان شرقی', 'تبریز')
    const { body } = await find('cities', { provinceId, keyword: 'تبریز' })
    assert.deepEqual(
      body.items.map((item: City) => item.cityName),
      ['تبریز']
    )
  })

  test('a keyword is found in Arabic letters too, and its wildcards are plain letters', async ({
    assert,
  }) => {
    const arabic = await find('provinces', { keyword: 'كرمانشاه' })
    assert.deepEqual(
      arabic.body.items.map((item: Province) => item.provinceName),
      ['کرمانشاه']
    )
    assert.lengthOf((await find('provinces', { keyword: '%' })).body.items, 0)
    assert.lengthOf((await find('provinces', { keyword: '\0' })).body.items, 31)
  })

  test('cities are those of their province, whichever digits name it', async ({ assert }) => {
    const { provinceId, city } = await cityOf('تهران', 'تهران')
    assert.deepEqual(Object.keys(city), ['cityId', 'cityName'])
    const persian = String(provinceId).replace(/\d/g, (d) => '۰۱۲۳۴۵۶۷۸۹'[Number(d)])
    const { body } = await find('cities', { provinceId: persian })
    assert.isTrue(body.items.length > 1)
    assert.equal(body.meta.total, body.items.length)
    assert.notInclude(
      body.items.map((item: City) => item.cityName),
      'اصفهان'
    )
  })

  test('a province that is missing or no number is refused by field', async ({ assert }) => {
    for (const provinceId of ['', 'x', '-1', '1.5', '99999999999999999999']) {
      const { status, body } = await find('cities', provinceId ? { provinceId } : {})
      assert.equal(status, 422)
      assert.equal(body.errors[0].field, 'provinceId')
    }
  })

  test('districts come in pages that count from 0, at most 100 long', async ({ assert }) => {
    const { city } = await cityOf('تهران', 'تهران')
    const page = (pageNumber: string, pageSize: string) =>
      find('districts', { cityId: city.cityId, pageNumber, pageSize })
    const first = await page('0', '10')
    assert.deepEqual(first.body.meta, { currentPage: 1, pageSize: 10, total: 22 })
    assert.deepEqual(Object.keys(first.body.items[0]), ['districtId', 'districtName'])
    const last = await page('2', '10')
    assert.lengthOf(last.body.items, 2)
    assert.equal((await page('0', '101')).status, 422)
    assert.equal((await page('-1', '10')).status, 422)
    assert.equal((await find('districts', { cityId: city.cityId })).body.meta.pageSize, 100)
  })

  test('every city has a district', async ({ assert }) => {
    const { body } = await find('provinces')
    const { provinceId } = body.items.at(-1)
    const cities = (await find('cities', { provinceId })).body.items
    for (const { cityId } of cities) {
      assert.isAbove((await find('districts', { cityId })).body.meta.total, 0)
    }
  })

  test('guilds belong to a plan; an unknown plan is not found', async ({ assert }) => {
    const fmcg = await find('guilds/kasbeno-fmcg-real')
    const digital = await find('guilds/kasbeno-digital-real')
    assert.deepEqual(Object.keys(fmcg.body.items[0]), ['id', 'name'])
    const names = (answer: Answer) => answer.body.items.map((item: Guild) => item.name)
    assert.includeMembers(names(fmcg), ['سوپرمارکت'])
    assert.notIncludeMembers(names(digital), ['سوپرمارکت'])
    assert.equal((await find('guilds/nothing')).status, 404)
  })
})
