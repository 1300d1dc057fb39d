import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { post, put } from '#tests/support/http'
import { aSignedInStaff, staffToken } from '#tests/support/identity'
import { aSupplier } from '#factories/distributor'

const contact = { category: 'نوشیدنی', phone: null, officeAddresses: [], priority: 7 }
const now = {
  active: true,
  requiresConfirmation: true,
  paymentWindowDays: 30,
  dueDaysMin: 5,
  dueDaysMax: 120,
}
const aDistributor = async (change: Partial<typeof now> = {}) => {
  const terms = { ...now, ...change }
  const { id } = await aSupplier({ ...terms, dueDays: [terms.dueDaysMin, terms.dueDaysMax] })
  return { id, terms }
}
const termsOf = async (id: string) => {
  const row = await db.from('distributors').where({ id }).firstOrFail()
  return {
    active: row.active,
    requiresConfirmation: row.requires_confirmation,
    paymentWindowDays: row.payment_window_days,
    dueDaysMin: row.due_days_min,
    dueDaysMax: row.due_days_max,
  }
}
const save = (id: string, terms: object, token: string) =>
  put(`/api/admin/distributors/${id}`, { ...contact, ...terms }, { token })
const ask = (id: string, terms: object, token: string) =>
  post(`/api/admin/distributors/${id}/requests`, { terms, reason: 'قرارداد تازه' }, { token })
const approve = (id: string, token: string) =>
  post(`/api/admin/change-requests/${id}/approve`, {}, { token })

const loosenings: [name: string, from: Partial<typeof now>, to: Partial<typeof now>][] = [
  ['sells again', { active: false }, { active: true }],
  ['is paid without a confirmation', {}, { requiresConfirmation: false }],
  ['lets invoices be paid later', {}, { paymentWindowDays: 31 }],
  ['lends for longer', {}, { dueDaysMax: 121 }],
  ['costs its customers less', {}, { dueDaysMin: 4 }],
  ['costs its customers more', {}, { dueDaysMin: 6 }],
]

test.group('Terms of a distributor that guard money', () => {
  for (const [name, from, to] of loosenings) {
    test(`a distributor ${name} by two people, and by no one alone`, async ({ assert }) => {
      const { id, terms } = await aDistributor(from)
      const token = await staffToken('super')
      const alone = await save(id, { ...terms, ...to }, token)
      const [field] = Object.keys(to)
      assert.equal(alone.status, 422)
      assert.containSubset(alone.body, { errors: [{ field, rule: 'twoPeople' }] })
      assert.deepEqual(await termsOf(id), terms)

      const wanted = { ...terms, ...to }
      const asked = await ask(id, wanted, token)
      assert.equal(asked.status, 201)
      assert.equal((await approve(asked.body.id, token)).status, 422)
      assert.deepEqual(await termsOf(id), terms)
      const second = await aSignedInStaff('approver')
      assert.equal((await approve(asked.body.id, second.token)).status, 200)
      assert.deepEqual(await termsOf(id), wanted)
      const line = await db
        .from('audit_lines')
        .where({ subject_type: 'distributors', subject_id: id })
        .firstOrFail()
      assert.containSubset(line, {
        command: 'distributors.change-terms',
        actor_id: second.id,
        before: terms,
        after: wanted,
      })
    })
  }

  test('are tightened by one person at once', async ({ assert }) => {
    const { id, terms } = await aDistributor({ requiresConfirmation: false })
    const stricter = {
      ...terms,
      ...{ active: false, requiresConfirmation: true, paymentWindowDays: 29, dueDaysMax: 119 },
    }
    assert.equal((await save(id, stricter, await staffToken('super'))).status, 200)
    assert.deepEqual(await termsOf(id), stricter)
  })

  test('are not loosened by an approval of what has changed since, nor turned round', async ({
    assert,
  }) => {
    const { id, terms } = await aDistributor()
    const token = await staffToken('super')
    const turned = await ask(id, { ...terms, dueDaysMin: 121 }, token)
    assert.containSubset(turned, {
      status: 422,
      body: { errors: [{ field: 'terms.dueDaysMax', rule: 'range' }] },
    })
    const asked = await ask(id, { ...terms, dueDaysMax: 300 }, token)
    await save(id, { ...terms, active: false }, token)
    const second = await staffToken('approver')
    assert.equal((await approve(asked.body.id, second)).status, 409)
    assert.isFalse((await termsOf(id)).active)
  })
})
