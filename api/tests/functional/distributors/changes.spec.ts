import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/platform/values/ids'
import { get, post, put } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { aSupplier } from '#factories/distributor'
import { list } from '#tests/support/resources'

const contact = {
  category: 'نوشیدنی',
  phone: '02188000009',
  officeAddresses: ['تهران، خیابان آزادی'],
  priority: 7,
  active: true,
}
const terms = {
  plans: ['kasbeno-fmcg-real'],
  provinceIds: [] as number[],
  requiresConfirmation: true,
  paymentWindowDays: 10,
  dueDaysMin: 1,
  dueDaysMax: 60,
}
const aNewOne = (change: object = {}) => {
  const mark = newId()
  const { active: _, ...reached } = contact
  return { ...reached, ...terms, name: `پخش ${mark}`, slug: `new-${mark}`, ...change }
}
const lastAudit = (type: string, id: string) =>
  db
    .from('audit_lines')
    .where({ subject_type: type, subject_id: id })
    .orderBy('id', 'desc')
    .firstOrFail()

test.group('A distributor', (group) => {
  let token: string
  group.setup(async () => {
    token = await staffToken('super')
  })

  test('is changed by staff, and the trail says what it was', async ({ assert }) => {
    const { id } = await aSupplier()
    const { status, body } = await put(`/api/admin/distributors/${id}`, contact, { token })
    assert.equal(status, 200)
    assert.containSubset(body, contact)
    const found = await list('distributors', token, { filter: { q: `${body.slug} نوشیدنی` } })
    assert.lengthOf(found.body, 1)
    assert.containSubset(await lastAudit('distributors', id), {
      command: 'distributors.update',
      before: { category: 'مواد غذایی', phone: null },
      after: contact,
    })
  })

  test('keeps its account and its fees, whatever is sent, and terms that are not', async ({
    assert,
  }) => {
    const { id } = await aSupplier()
    const kept = () => db.from('distributor_fees').where({ distributor_id: id })
    const before = await kept()
    const fees = { productFeePpm: 0, bankFeeYearlyPpm: 0, discountYearlyPpm: null }
    const more = { ...contact, iban: 'IR110120000000005500000002', fees, payment_window_days: 1 }
    await put(`/api/admin/distributors/${id}`, more, { token })
    const row = await db.from('distributors').where({ id }).firstOrFail()
    assert.equal(row.iban, 'IR270170000000100324200001')
    assert.equal(row.payment_window_days, 30)
    assert.deepEqual(await kept(), before)
  })

  test('gets other terms, and the trail says what they were', async ({ assert }) => {
    const { id } = await aSupplier()
    const { id: province } = await db.from('provinces').firstOrFail()
    const { status, body } = await put(
      `/api/admin/distributors/${id}`,
      { ...contact, ...terms, provinceIds: [province] },
      { token }
    )
    assert.equal(status, 200)
    assert.containSubset(body, { ...terms, provinceIds: [province] })
    assert.containSubset(await lastAudit('distributors', id), {
      before: { paymentWindowDays: 30, provinceIds: [] },
      after: { paymentWindowDays: 10, provinceIds: [province] },
    })
  })

  test('has terms that can be kept', async ({ assert }) => {
    const { id } = await aSupplier()
    const before = await db.from('distributors').where({ id }).firstOrFail()
    const wrong = [
      { dueDaysMin: 61 },
      { dueDaysMin: 0 },
      { dueDaysMax: 366 },
      { paymentWindowDays: 0 },
      { paymentWindowDays: 1.5 },
      { plans: [] },
      { plans: ['gold'] },
      { provinceIds: [2_000_000_000] },
      { requiresConfirmation: 'yes' },
    ]
    for (const one of wrong) {
      const sent = { ...contact, ...terms, ...one }
      const answer = await put(`/api/admin/distributors/${id}`, sent, { token })
      assert.equal(answer.status, 422, JSON.stringify(one))
    }
    assert.deepEqual(await db.from('distributors').where({ id }).firstOrFail(), before)
  })

  test('is changed neither by others nor by its own people', async ({ assert }) => {
    const { id } = await aSupplier()
    const key = `role-${newId()}`
    await db.table('roles').insert({ key, permissions: ['distributors.update'] })
    const own = await staffToken(key as 'distributor', { distributorId: id })
    for (const other of [own, await staffToken('finance'), await staffToken('auditor')]) {
      const answer = await put(`/api/admin/distributors/${id}`, contact, { token: other })
      assert.equal(answer.status, 403)
    }
    const path = `/api/admin/distributors/${newId()}`
    assert.equal((await put(path, contact, { token })).status, 404)
    const wrong = { ...contact, priority: -1 }
    assert.equal((await put(`/api/admin/distributors/${id}`, wrong, { token })).status, 422)
  })

  test('gets a branch, which moves and closes, each with its line', async ({ assert }) => {
    const { id: distributorId } = await aSupplier()
    const city = await db.from('cities').firstOrFail()
    const place = { name: 'شعبه مرکز', provinceId: city.province_id, cityId: city.id }
    const made = await post('/api/admin/branches', { distributorId, ...place }, { token })
    assert.equal(made.status, 201)
    assert.containSubset(made.body, { distributorId, active: true, ...place })
    const { id } = made.body
    const closed = { name: 'شعبه پیشین', active: false }
    const changed = await put(`/api/admin/branches/${id}`, closed, { token })
    assert.containSubset(changed.body, { ...closed, provinceId: null, cityId: null })
    assert.containSubset(await lastAudit('branches', id), {
      command: 'branches.update',
      before: { ...place, active: true },
      after: closed,
    })
    const elsewhere = { ...place, provinceId: city.province_id === 1 ? 2 : 1, active: true }
    assert.equal((await put(`/api/admin/branches/${id}`, elsewhere, { token })).status, 422)
    const nowhere = { distributorId, ...place, provinceId: 2_000_000_000, cityId: null }
    const refused = await post('/api/admin/branches', nowhere, { token })
    assert.containSubset(refused, { status: 422, body: { errors: [{ field: 'provinceId' }] } })
    const nobody = { distributorId: newId(), ...place }
    assert.equal((await post('/api/admin/branches', nobody, { token })).status, 422)
  })
})

test.group('A new distributor', (group) => {
  let token: string
  group.setup(async () => {
    token = await staffToken('super')
  })
  const create = (change: object = {}) =>
    post('/api/admin/distributors', aNewOne(change), { token })

  test('is made hidden and without an IBAN, and shown once it is active', async ({ assert }) => {
    const { status, body } = await create()
    assert.equal(status, 201)
    assert.containSubset(body, { ...terms, active: false, iban: null, fees: null })
    assert.containSubset(await lastAudit('distributors', body.id), {
      command: 'distributors.create',
      after: { slug: body.slug, active: false },
    })
    const page = `/api/distributors/kasbeno-fmcg-real/${body.slug}`
    assert.equal((await get(page)).status, 404)
    const reached = { ...contact, active: false }
    await put(`/api/admin/distributors/${body.id}`, reached, { token })
    const { requiresConfirmation, paymentWindowDays, dueDaysMin, dueDaysMax } = terms
    const wanted = { requiresConfirmation, paymentWindowDays, dueDaysMin, dueDaysMax, active: true }
    const asked = await post(
      `/api/admin/distributors/${body.id}/requests`,
      { terms: wanted, reason: 'قرارداد' },
      { token }
    )
    assert.equal((await get(page)).status, 404)
    const second = await staffToken('approver')
    await post(`/api/admin/change-requests/${asked.body.id}/approve`, {}, { token: second })
    assert.equal((await get(page)).body.name, body.name)
  })

  test('has a name and a slug of its own, also when two are made at once', async ({ assert }) => {
    const { body: first } = await create()
    const sameName = await create({ name: `${first.name} ` })
    assert.containSubset(sameName, { status: 422, body: { errors: [{ field: 'name' }] } })
    const sameSlug = await create({ slug: first.slug })
    assert.containSubset(sameSlug, { status: 422, body: { errors: [{ field: 'slug' }] } })
    const twin = aNewOne()
    const answers = await Promise.all(
      [twin, twin].map((sent) => post('/api/admin/distributors', sent, { token }))
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 422])
  })

  test('is refused with a message where something is missing or wrong', async ({ assert }) => {
    const wrong = [
      { slug: 'نشانی' },
      { slug: 'two words' },
      { slug: '-x' },
      { slug: 'x'.repeat(61) },
      { name: ' ' },
      { dueDaysMin: 61 },
      { provinceIds: [2_000_000_000] },
      { plans: undefined },
      { paymentWindowDays: undefined },
    ]
    for (const one of wrong) {
      const { status, body } = await create(one)
      assert.equal(status, 422, JSON.stringify(one))
      assert.match(body.message, /[آ-ی]/)
    }
  })

  test('is made by those alone who may change distributors', async ({ assert }) => {
    const { id } = await aSupplier()
    const others = [
      await staffToken('finance'),
      await staffToken('auditor'),
      await staffToken('distributor', { distributorId: id }),
    ]
    for (const other of others) {
      const answer = await post('/api/admin/distributors', aNewOne(), { token: other })
      assert.equal(answer.status, 403)
    }
  })
})
