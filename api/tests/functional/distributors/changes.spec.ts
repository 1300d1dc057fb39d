import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/shared/ids'
import { post, put } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { aSupplier } from '#tests/support/orders'

const contact = {
  category: 'نوشیدنی',
  phone: '02188000009',
  officeAddresses: ['تهران، خیابان آزادی'],
  priority: 7,
  active: true,
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
    assert.containSubset(await lastAudit('distributors', id), {
      command: 'distributors.update',
      before: { category: 'مواد غذایی', phone: null },
      after: contact,
    })
  })

  test('keeps its account and its terms, whatever is sent', async ({ assert }) => {
    const { id } = await aSupplier()
    const more = { ...contact, iban: 'IR110120000000005500000002', payment_window_days: 1 }
    await put(`/api/admin/distributors/${id}`, more, { token })
    const row = await db.from('distributors').where({ id }).firstOrFail()
    assert.equal(row.iban, 'IR270170000000100324200001')
    assert.equal(row.payment_window_days, 30)
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
