import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/platform/values/ids'
import { aPlace } from '#factories/place'
import { get, post, put } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'

let token: string
let provinces: { provinceId: number; provinceName: string }[]
const provinceNamed = (name: string) =>
  provinces.find(({ provinceName }) => provinceName === name)!.provinceId
const aBranch = (branchCode: string, change: object = {}) => ({
  branchCode,
  name: `شعبه ${branchCode}`,
  provinceId: provinceNamed('گیلان'),
  address: 'رشت، میدان شهرداری، پلاک ۲۷',
  ...change,
})
const add = (body: object) => post('/api/admin/bank-branches', body, { token })
const change = (id: string, body: object) => put(`/api/admin/bank-branches/${id}`, body, { token })
const find = (keyword: string, page = '5/0') =>
  get(`/api/bank-branch/${page}?${new URLSearchParams({ keyword })}`)
const codesFor = async (keyword: string) =>
  (await find(keyword, '100/0')).body.items.map((one: { branchCode: string }) => one.branchCode)

test.group('Branches of the bank', (group) => {
  group.setup(async () => {
    token = await staffToken('super')
    provinces = (await get('/api/provinces')).body.items
  })

  test('are paged for everybody, in the order of their names, and found by code, name, address and province', async ({
    assert,
  }) => {
    for (const code of ['7001', '7002', '7003'])
      assert.equal((await add(aBranch(code))).status, 201)
    const yazd = { provinceId: provinceNamed('یزد'), name: 'شعبه امیرچخماق', address: 'میدان كهن' }
    const { body: made } = await add(aBranch('۷۰۰۴', yazd))
    const first = await find('شعبه 700', '2/0')
    assert.deepEqual(first.body.meta, { currentPage: 1, pageSize: 2, total: 3 })
    const second = await find('شعبه 700', '2/1')
    assert.deepEqual(
      [...first.body.items, ...second.body.items].map(({ branchCode }) => branchCode),
      ['7001', '7002', '7003']
    )
    assert.deepEqual((await find('امیر چخماق')).body.meta.total, 0)
    assert.deepEqual((await find('اميرچخماق')).body.items, [
      {
        id: made.id,
        branchCode: '7004',
        name: 'شعبه امیرچخماق',
        address: 'میدان کهن',
        openingHours: 'شنبه تا چهارشنبه، ۷:۳۰ تا ۱۳:۳۰',
        provinceName: 'یزد',
        cityName: null,
        nearness: null,
      },
    ])
    for (const keyword of ['۷۰۰۴', 'ميدان کهن', 'یزد']) {
      assert.deepEqual(await codesFor(keyword), ['7004'], keyword)
    }
    assert.deepEqual(await codesFor('7004%'), [])
    assert.equal((await find('', '101/0')).status, 422)
    assert.equal((await find('', '5/-1')).status, 422)
    assert.equal((await find('ک'.repeat(101))).status, 422)
  })

  test('have a code of their own, also when two are written at once, and a province that exists', async ({
    assert,
  }) => {
    const races = await Promise.all([1, 2, 3].map(() => add(aBranch('7101'))))
    assert.sameMembers(
      races.map(({ status }) => status),
      [201, 422, 422]
    )
    const other = (await add(aBranch('7102'))).body
    const taken = await change(other.id, { ...aBranch('7101'), active: true })
    assert.deepEqual(
      [taken.status, taken.body.errors[0]],
      [
        422,
        {
          field: 'branchCode',
          rule: taken.body.errors[0].rule,
          message: 'همین کد پیش‌تر برای شعبه دیگری ثبت شده است.',
        },
      ]
    )
    const wrong: [object, string][] = [
      [{ branchCode: '12a' }, 'branchCode'],
      [{ branchCode: '12345678901' }, 'branchCode'],
      [{ branchCode: { toString: '1' } }, 'branchCode'],
      [{ name: ' \u200c' }, 'name'],
      [{ provinceId: 2_000_000_000 }, 'provinceId'],
      [{ address: 'ن'.repeat(251) }, 'address'],
      [{ openingHours: ' ' }, 'openingHours'],
      [{ openingHours: 'ن'.repeat(201) }, 'openingHours'],
      [{ cityId: 2_000_000_000 }, 'cityId'],
      [{ cityId: (await aPlace('شیراز')).cityId }, 'cityId'],
    ]
    for (const [part, field] of wrong) {
      const refused = await add(aBranch('7103', part))
      assert.deepEqual([refused.status, refused.body.errors[0].field], [422, field])
    }
    assert.deepEqual(await codesFor('7103'), [])
  })

  test('that were switched off are offered no more; the trail and the history tell each change', async ({
    assert,
  }) => {
    const { body: made } = await add(aBranch('7201'))
    const off = { ...aBranch('7201', { provinceId: provinceNamed('قم') }), active: false }
    assert.deepInclude((await change(made.id, off)).body, { active: false, provinceName: 'قم' })
    assert.deepEqual(await codesFor('7201'), [])
    const { before, after } = await db
      .from('audit_lines')
      .where({ command: 'bank-branches.update', subject_id: made.id })
      .firstOrFail()
    const kept = {
      branchCode: '7201',
      name: 'شعبه 7201',
      address: off.address,
      openingHours: 'شنبه تا چهارشنبه، ۷:۳۰ تا ۱۳:۳۰',
      city: null,
    }
    assert.deepEqual(before, { ...kept, province: 'گیلان', active: true })
    assert.deepEqual(after, { ...kept, province: 'قم', active: false })
    const { body } = await get(`/api/admin/bank-branches/${made.id}/history`, { token })
    assert.include(JSON.stringify(body.entries), 'گیلان')
    assert.lengthOf(body.entries, 2)
    assert.equal((await change(newId(), off)).status, 404)
  })

  test('of the city that is named come first, then those of its province, each by name', async ({
    assert,
  }) => {
    const rasht = await aPlace('رشت')
    const other = await db
      .from('cities')
      .where({ province_id: rasht.provinceId })
      .whereNot({ id: rasht.cityId })
      .firstOrFail()
    const near: [string, string, object][] = [
      ['7301', 'نوبت ب', { cityId: rasht.cityId }],
      ['7302', 'نوبت الف', { cityId: other.id }],
      ['7303', 'نوبت ت', { cityId: null }],
      ['7304', 'نوبت الف الف', { provinceId: provinceNamed('یزد') }],
      ['7305', 'نوبت ث', { cityId: rasht.cityId }],
    ]
    for (const [code, name, place] of near)
      assert.equal((await add(aBranch(code, { name, ...place }))).status, 201)
    const found = async (query: object) =>
      (await get(`/api/bank-branch/100/0?${new URLSearchParams({ keyword: 'نوبت', ...query })}`))
        .body.items
    const codes = (items: { branchCode: string }[]) => items.map(({ branchCode }) => branchCode)
    const ours = await found({ cityId: String(rasht.cityId) })
    assert.deepEqual(codes(ours), ['7301', '7305', '7302', '7303', '7304'])
    assert.deepEqual(
      ours.map(({ nearness }: { nearness: string }) => nearness),
      ['CITY', 'CITY', 'PROVINCE', 'PROVINCE', 'OTHER']
    )
    const anybody = await found({})
    assert.deepEqual(codes(anybody), ['7302', '7304', '7301', '7303', '7305'])
    assert.equal((await get('/api/bank-branch/5/0?cityId=x')).status, 422)
  })

  test('say when they are open, in the words of staff, and keep them when nothing is said', async ({
    assert,
  }) => {
    const openingHours = 'شنبه تا پنجشنبه، ۸ تا ۱۴'
    const { body: made } = await add(aBranch('7401', { openingHours }))
    assert.equal(made.openingHours, openingHours)
    const again = await change(made.id, { ...aBranch('7401'), active: true })
    assert.equal(again.body.openingHours, openingHours)
    const other = { ...aBranch('7401', { openingHours: 'تا ۱۲' }), active: true }
    assert.equal((await change(made.id, other)).body.openingHours, 'تا ۱۲')
    assert.equal((await find('7401')).body.items[0].openingHours, 'تا ۱۲')
    const line = await db
      .from('audit_lines')
      .where({ command: 'bank-branches.update', subject_id: made.id })
      .orderBy('id', 'desc')
      .firstOrFail()
    assert.equal(line.before.openingHours, openingHours)
    assert.equal(line.after.openingHours, 'تا ۱۲')
  })

  test('are changed by nobody without the right', async ({ assert }) => {
    const legal = await staffToken('legal')
    assert.equal((await get('/api/admin/bank-branches', { token: legal })).status, 200)
    assert.equal((await post('/api/admin/bank-branches', {}, { token: legal })).status, 403)
    const { status } = await put(`/api/admin/bank-branches/${newId()}`, {}, { token: legal })
    assert.equal(status, 403)
    const finance = await staffToken('finance')
    assert.equal((await get('/api/admin/bank-branches', { token: finance })).status, 403)
  })
})
