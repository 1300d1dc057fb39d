import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/platform/values/ids'
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
      { id: made.id, branchCode: '7004', name: 'شعبه امیرچخماق', address: 'میدان کهن' },
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
    const kept = { branchCode: '7201', name: 'شعبه 7201', address: off.address }
    assert.deepEqual(before, { ...kept, province: 'گیلان', active: true })
    assert.deepEqual(after, { ...kept, province: 'قم', active: false })
    const { body } = await get(`/api/admin/bank-branches/${made.id}/history`, { token })
    assert.include(JSON.stringify(body.entries), 'گیلان')
    assert.lengthOf(body.entries, 2)
    assert.equal((await change(newId(), off)).status, 404)
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
