import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/platform/values/ids'
import { askIban, changeOf, changesOf, decideChange, newIban } from '#tests/support/change_requests'
import { cleanDatabase } from '#tests/support/database'
import { get, post } from '#tests/support/http'
import { aSignedInStaff, staffToken } from '#tests/support/identity'
import { exported, list, listQuery } from '#tests/support/resources'

const said = {
  ownRequest: 'درخواست خود را نمی‌توانید تأیید کنید. نفر دیگری باید تصمیم بگیرد.',
  askerGone: 'درخواست‌کننده دیگر این دسترسی را ندارد. این درخواست را رد کنید.',
  mayNotDecide: 'تصمیم درباره این درخواست در دسترسی‌های شما نیست.',
  sameHand: 'حساب شما و حساب درخواست‌کننده در دست یک نفر بوده است',
}
type Signed = Awaited<ReturnType<typeof aSignedInStaff>>

const bulk = (token: string, verb: string, body: object) =>
  post(`/api/admin/change-requests/bulk/${verb}`, body, { token })
const idsOf = (body: { id: string }[]) => body.map(({ id }) => id)

test.group('The inbox', (group) => {
  let [asker, second]: Signed[] = []
  group.each.setup(async () => {
    await cleanDatabase()
    ;[asker, second] = await Promise.all([aSignedInStaff('finance'), aSignedInStaff('approver')])
  })

  test('names what it is about, who asked, and what the reader may do with it', async ({
    assert,
  }) => {
    const { id, distributorId } = await askIban(asker!)
    const { body } = await list('change-requests', second!.token, { filter: { mine: 'TO_DECIDE' } })
    const { name } = await db.from('distributors').where({ id: distributorId }).firstOrFail()
    assert.lengthOf(body, 1)
    assert.containSubset(body[0], {
      id,
      kind: 'distributor-requests',
      action: 'IBAN',
      subject: { resource: 'distributors', id: distributorId, title: name },
      after: { iban: newIban },
      askedBy: { id: asker!.id },
      status: 'PENDING',
      decidedBy: null,
      ...{ mayDecide: true, whyNot: null, verbs: ['approve', 'reject'] },
    })
    const record = await changeOf(second!.token, id)
    assert.containSubset(record, { id, evidence: null, mayDecide: true })
    assert.equal((await decideChange(second!.token, id, 'approve')).body.status, 'APPROVED')
    assert.containSubset(await changeOf(asker!.token, id), {
      ...{ status: 'APPROVED', decidedBy: { id: second!.id } },
      ...{ mayDecide: false, whyNot: null, verbs: [] },
    })
  })

  test('tells why not, by the rule that refuses: {0}')
    .with([
      ['own request', said.ownRequest, ['withdraw'], 422],
      ['the right is missing', said.mayNotDecide, [], 403],
      ['one hand', said.sameHand, ['reject'], 422],
      ['the asker is gone', said.askerGone, ['reject'], 409],
    ] as const)
    .run(async ({ assert }, [what, why, verbs, status]) => {
      const { id } = await askIban(asker!)
      const reader = {
        'own request': async () => asker!.token,
        'the right is missing': () => staffToken('auditor'),
        'one hand': async () => {
          const made = { staff_id: second!.id, changed_by: asker!.id, had_second_factor: false }
          const change = { id: newId(), kind: 'MADE', changed_at: new Date(), ...made }
          await db.table('account_changes').insert(change)
          return second!.token
        },
        'the asker is gone': async () => {
          await db.from('staff_users').where({ id: asker!.id }).update({ role: 'kyc' })
          return second!.token
        },
      }
      const token = await reader[what]()
      const row = await changeOf(token, id)
      assert.isFalse(row.mayDecide)
      assert.include(row.whyNot, why)
      assert.deepEqual(row.verbs, [...verbs])
      const refused = await decideChange(token, id)
      assert.equal(refused.status, status)
      if (status !== 403) assert.equal(refused.body.message, row.whyNot)
      const mine = await list('change-requests', token, { filter: { mine: 'TO_DECIDE' } })
      const isForThem = what === 'the asker is gone'
      assert.deepEqual(idsOf(mine.body), isForThem ? [id] : [])
      const { queues } = (await get('/api/admin/dashboard', { token })).body
      assert.equal(queues.changeRequests?.count ?? 0, isForThem ? 1 : 0)
    })

  test('finds one’s own, and what is about a record, in an export too', async ({ assert }) => {
    const first = await askIban(asker!)
    await askIban(await aSignedInStaff('finance'))
    const mine = await list('change-requests', asker!.token, { filter: { mine: 'ASKED' } })
    assert.deepEqual(idsOf(mine.body), [first.id])
    const { token } = second!
    const about = { resource: 'distributors', subjectId: first.distributorId }
    const found = await changesOf('distributor-requests', token, about)
    assert.deepEqual(idsOf(found.body), [first.id])
    const query = listQuery({ filter: { mine: 'TO_DECIDE' }, format: 'csv' })
    const file = await exported(`/api/admin/change-requests/export?${query}`, token)
    assert.equal(file.status, 200)
    assert.lengthOf(file.bytes.toString().trim().split('\n'), 3)
    const wrong = await list('change-requests', token, { filter: { mine: 'EVERYTHING' } })
    assert.equal(wrong.status, 422)
  })

  test('decides several at once, each for itself', async ({ assert }) => {
    const other = await aSignedInStaff('finance')
    const ids = [await askIban(asker!), await askIban(other), await askIban(other)].map(
      ({ id }) => id
    )
    const unknown = newId()
    const { status, body } = await bulk(other.token, 'approve', {
      ids: [...ids, unknown, ids[0]],
      reason: 'با نامه یکی است',
    })
    assert.equal(status, 200)
    assert.containSubset(body.results, [
      { id: ids[0], status: 'APPROVED' },
      { id: ids[1], error: { title: 'BusinessRuleException', message: said.ownRequest } },
      { id: ids[2], error: { title: 'BusinessRuleException', message: said.ownRequest } },
      { id: unknown, error: { title: 'NotFoundException' } },
    ])
    assert.lengthOf(body.results, 4)
    const [one, two] = await Promise.all(
      [1, 2].map(() => bulk(second!.token, 'reject', { ids, reason: 'نه' }))
    )
    const results = [...one.body.results, ...two.body.results].filter((result) => result.status)
    assert.sameMembers(idsOf(results), ids.slice(1))
    const rows = await db.from('change_requests').whereIn('id', ids).orderBy('id')
    assert.sameMembers(
      rows.map(({ status: kept, decision_reason: reason }) => `${kept} ${reason}`),
      ['APPROVED با نامه یکی است', 'REJECTED نه', 'REJECTED نه']
    )
  })

  test('takes no list without end, no rejection without a reason, and nobody of a distributor', async ({
    assert,
  }) => {
    const many = Array.from({ length: 51 }, () => newId())
    for (const wrong of [{ ids: many, reason: 'x' }, { ids: [], reason: 'x' }, { ids: ['x'] }]) {
      assert.equal((await bulk(second!.token, 'reject', wrong)).status, 422)
      assert.equal((await bulk(second!.token, 'approve', wrong)).status, 422)
    }
    assert.equal((await bulk(second!.token, 'reject', { ids: [newId()] })).status, 422)
    const { id, distributorId } = await askIban(asker!)
    const outside = await staffToken('super', { distributorId })
    assert.equal((await decideChange(outside, id)).status, 403)
    assert.equal((await bulk(outside, 'approve', { ids: [id] })).status, 403)
  })

  test('a record names what waits on it, to whoever may see that', async ({ assert }) => {
    const { id, distributorId } = await askIban(asker!)
    const shown = async (token: string) =>
      (await get(`/api/admin/distributors/${distributorId}`, { token })).body
    assert.containSubset(await shown(asker!.token), {
      waitingChanges: [{ id, kind: 'distributor-requests', action: 'IBAN' }],
    })
    const manager = await staffToken('super', { distributorId })
    assert.deepEqual((await shown(manager)).waitingChanges, [])
    await decideChange(second!.token, id)
    assert.deepEqual((await shown(asker!.token)).waitingChanges, [])
  })
})
