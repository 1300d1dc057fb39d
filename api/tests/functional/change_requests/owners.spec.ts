import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { settingDefaults } from '#contracts/settings'
import inbox from '#app/platform/change_requests/change_requests_resource'
import { changeOf, changesOf, decideChange } from '#tests/support/change_requests'
import { aPackage, aShopThatPaid, aShopWithCredit, fmcg } from '#factories/shop'
import { aSupplier } from '#factories/distributor'
import { cleanDatabase } from '#tests/support/database'
import { get, post, put } from '#tests/support/http'
import { aSignedInStaff } from '#tests/support/identity'
import { aFinanceTeam, aMatureInvoice, preview, runOf } from '#tests/support/settlement'

test.group('What carries its own state, in the inbox', (group) => {
  group.each.setup(() => cleanDatabase())

  test('a run is approved while it is what would be paid, by another hand, or thrown away by its maker', async ({
    assert,
  }) => {
    const team = await aFinanceTeam()
    await aMatureInvoice(6_000_000, await aSupplier())
    const { id } = (await preview(team.maker)).body
    const row = (await changesOf('settlement-runs', team.checker)).body[0]
    assert.containSubset(row, {
      ...{ id, action: 'MATURITY', amount: 6_000_000, mayDecide: true, verbs: ['approve'] },
      subject: { resource: 'settlement-runs', id },
    })
    assert.equal((await decideChange(team.maker, id)).status, 422)
    assert.equal((await decideChange(team.checker, id, 'reject')).status, 404)
    assert.deepEqual((await changeOf(team.maker, id)).verbs, ['withdraw'])
    assert.equal((await decideChange(team.checker, id)).body.status, 'APPROVED')
    assert.equal((await runOf(id, team.maker)).body.status, 'APPROVED')
    assert.lengthOf((await changesOf('settlement-runs', team.checker)).body, 0)
    await aMatureInvoice(7_000_000, await aSupplier())
    const next = (await preview(team.maker)).body.id
    await decideChange(team.maker, next, 'withdraw')
    assert.equal((await runOf(next, team.maker)).body.status, 'CANCELED')
  })

  test('a limit says what it is now, and how high it may go', async ({ assert }) => {
    const [asker, second] = [await aSignedInStaff('credit'), await aSignedInStaff('approver')]
    const { registrationId, lineId } = await aShopWithCredit(9_000_000_000)
    const body = { creditLineId: lineId, limit: 8_000_000_000, reason: 'درخواست مشتری' }
    const lowered = await post('/api/admin/credit/change-limit', body, { token: asker.token })
    assert.equal(lowered.body.status, 'CHANGED', JSON.stringify(lowered.body))
    const line = await get(`/api/admin/credit-lines/${lineId}`, { token: asker.token })
    assert.equal(line.body.ceiling, 9_000_000_000)
    const raise = { ...body, limit: 8_500_000_000 }
    const asked = await post('/api/admin/credit/change-limit', raise, { token: asker.token })
    assert.equal(asked.body.status, 'PENDING_APPROVAL', JSON.stringify(asked.body))
    assert.containSubset(await changeOf(second.token, asked.body.approvalId), {
      amount: 8_500_000_000,
      subject: { id: registrationId },
      before: { limit: 8_000_000_000 },
    })
  })

  test('credit is given by its own rules, with the file as evidence', async ({ assert }) => {
    const [asker, second] = [await aSignedInStaff('credit'), await aSignedInStaff('approver')]
    const amount = 5_000_000_000
    await aPackage(amount)
    const shop = await aShopThatPaid(amount)
    const body = { registrationId: shop.registrationId, amount, plan: fmcg }
    const asked = await post('/api/admin/credit/allocate', body, { token: asker.token })
    assert.equal(asked.body.status, 'PENDING_APPROVAL', JSON.stringify(asked.body))
    const id = asked.body.approvalId as string
    const record = await changeOf(second.token, id)
    assert.containSubset(record, {
      ...{ kind: 'approvals', action: 'ALLOCATE_CREDIT', amount, mayDecide: true },
      ...{ subject: { resource: 'registrations', id: shop.registrationId } },
    })
    assert.equal(record.evidence.registrationId, shop.registrationId)
    assert.equal(record.evidence.bankStatus, 'START')
    assert.deepEqual(record.before, {})
    const file = await get(`/api/admin/registrations/${shop.registrationId}`, {
      token: second.token,
    })
    assert.containSubset(file.body.waitingChanges, [{ id, kind: 'approvals' }])
    assert.equal((await decideChange(asker.token, id)).status, 422)
    const path = `/api/admin/change-requests/${id}/approve`
    const approved = await post(path, {}, { token: second.token })
    assert.deepEqual([approved.status, approved.body], [200, { id, status: 'APPROVED' }])
    const { status } = await db.from('approvals').where({ id }).firstOrFail()
    assert.equal(status, 'APPROVED')
    assert.equal((await post(path, {}, { token: second.token })).status, 404)
  })

  test('a setting is agreed to as it was read, and by nobody twice', async ({ assert }) => {
    const [asker, second] = [await aSignedInStaff('super'), await aSignedInStaff('super')]
    const key = 'fourEyesAboveRials'
    const value = settingDefaults[key] + 1
    const propose = (wanted: number) =>
      put(`/api/admin/settings/${key}`, { value: wanted }, { token: asker.token })
    assert.equal((await propose(value)).status, 200)
    const [first] = (await changesOf('setting-proposals', second.token)).body
    assert.containSubset(first, { after: { value }, before: { value: settingDefaults[key] } })
    await propose(value + 1)
    assert.equal((await decideChange(second.token, first.id)).status, 404)
    const [row] = (await changesOf('setting-proposals', second.token)).body
    assert.equal((await decideChange(asker.token, row.id)).status, 422)
    assert.equal((await decideChange(second.token, row.id, 'withdraw')).status, 422)
    await decideChange(second.token, row.id)
    const { body } = await get(`/api/admin/settings/${key}`, { token: second.token })
    assert.equal(body.value, value + 1)
    assert.deepEqual(body.waitingChanges, [])
  })

  test('a setting is decided by the approver, who asks for none; so one super is not alone', async ({
    assert,
  }) => {
    const [asker, second] = [await aSignedInStaff('super'), await aSignedInStaff('approver')]
    const key = 'fourEyesAboveRials'
    const value = settingDefaults[key] + 7
    const path = `/api/admin/settings/${key}`
    assert.equal((await put(path, { value }, { token: second.token })).status, 403)
    assert.equal((await put(path, { value }, { token: asker.token })).status, 200)
    const [row] = (await changesOf('setting-proposals', second.token)).body
    assert.containSubset(row, { after: { value }, mayDecide: true })
    const outsider = await aSignedInStaff('support')
    assert.deepEqual((await changesOf('setting-proposals', outsider.token)).body, [])
    assert.equal((await decideChange(outsider.token, row.id)).status, 403)
    assert.equal((await decideChange(second.token, row.id)).status, 200)
    assert.equal((await get(path, { token: asker.token })).body.value, value)
  })
})

test.group('A year of decided requests', () => {
  test('keeps nobody waiting: what waits, and the newest, are read by their indices', async ({
    assert,
  }) => {
    const trx = await db.transaction()
    try {
      await trx.rawQuery('set local enable_seqscan = off')
      const plans: string[] = []
      for (const narrow of [`request.status = 'PENDING'`, 'true']) {
        const { sql, bindings } = inbox
          .query()
          .whereRaw(narrow)
          .select('request.id')
          .orderByRaw('request.asked_at desc, request.id desc')
          .limit(25)
          .toSQL()
        const { rows } = await trx.rawQuery(`explain ${sql}`, [...bindings] as string[])
        plans.push(rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n'))
      }
      assert.match(plans[0], /change_requests_pending|change_requests_requested/)
      assert.match(plans[1], /change_requests_requested/)
    } finally {
      await trx.rollback()
    }
  })
})
