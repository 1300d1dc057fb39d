import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { changeKinds, type ChangeKind } from '#contracts/change_requests'
import { shippedRoles, type ShippedRole } from '#contracts/identity'
import { borrowedKinds, changeKindOf, ownKinds } from '#app/platform/change_requests/kinds'
import { newId } from '#app/platform/values/ids'
import { decideChange } from '#tests/support/change_requests'
import { asOwner } from '#factories/as_owner'
import { aSupplier } from '#factories/distributor'
import { cleanDatabase } from '#tests/support/database'
import { get } from '#tests/support/http'
import { aSignedInStaff, staffToken } from '#tests/support/identity'
import { list } from '#tests/support/resources'

/** Who sees each kind, and who decides it: beside `super`, who does both, and `auditor`, who sees what may be read. */
const people: Record<ChangeKind, { list: ShippedRole[]; decide: ShippedRole[] }> = {
  'staff-requests': { list: ['approver'], decide: ['approver'] },
  'distributor-requests': { list: ['approver', 'finance'], decide: ['approver', 'finance'] },
  'gateway-requests': { list: ['approver', 'finance'], decide: ['approver', 'finance'] },
  'sms-requests': { list: ['approver'], decide: ['approver'] },
  'contract-template-requests': { list: ['approver', 'legal'], decide: ['approver', 'legal'] },
  'late-fee-requests': { list: ['credit', 'approver', 'finance'], decide: ['credit', 'approver'] },
  'phone-requests': { list: ['approver', 'support'], decide: ['approver'] },
  'print-requests': { list: ['card', 'approver'], decide: ['approver'] },
  'package-requests': { list: ['credit', 'approver'], decide: ['credit', 'approver'] },
  'plan-requests': { list: ['credit', 'approver'], decide: ['credit', 'approver'] },
  'partner-requests': { list: ['approver'], decide: ['approver'] },
  'payout-requests': { list: ['finance'], decide: ['finance'] },
  'reconciliation-requests': { list: ['finance'], decide: ['finance'] },
  'approvals': { list: ['credit', 'approver', 'finance'], decide: ['credit', 'approver'] },
  'settlement-runs': { list: ['finance'], decide: ['finance'] },
  'payout-retries': { list: ['finance'], decide: ['finance'] },
  'payment-decisions': { list: ['finance', 'support'], decide: ['finance'] },
  'withdrawals': { list: ['finance', 'approver', 'support'], decide: ['finance', 'approver'] },
  'rule-changes': { list: ['credit', 'approver', 'legal', 'support'], decide: ['legal'] },
  'setting-proposals': { list: [], decide: ['approver'] },
}
const roles = (Object.keys(shippedRoles) as ShippedRole[]).filter(
  (role) => role !== 'super' && role !== 'auditor'
)

test.group('Kinds of what takes two people', () => {
  test('are each registered once, by the module whose change it is', ({ assert }) => {
    const names = [...ownKinds(), ...borrowedKinds()].map(({ name }) => name)
    assert.sameMembers(names, [...changeKinds])
  })

  test('are seen and decided by whom they always were: {0}')
    .with(changeKinds.map((kind) => [kind] as const))
    .run(({ assert }, [kind]) => {
      const { listedWith, decidedWith } = changeKindOf(kind)
      const holders = (right: string) =>
        roles.filter((role) => (shippedRoles[role] as readonly string[]).includes(right))
      assert.sameMembers(holders(listedWith), people[kind].list)
      assert.sameMembers(holders(decidedWith), people[kind].decide)
    })

  test('are in the inbox of nobody else, and nobody else decides one', async ({ assert }) => {
    await cleanDatabase()
    const asker = await aSignedInStaff('super')
    const asked = ownKinds().map(({ name, subjects }) => ({
      id: newId(),
      kind: name,
      action: 'ANY',
      subject_type: subjects[0],
      subject_id: newId(),
      waits_on: newId(),
      before: {},
      after: {},
      requested_by: asker.id,
      requested_at: new Date(),
    }))
    await asOwner((trx) => trx.knexQuery().insert(asked).into('change_requests'))
    for (const role of roles) {
      const distributorId = ['distributor', 'branch'].includes(role)
        ? (await aSupplier()).id
        : undefined
      const token = await staffToken(role, { distributorId })
      const answer = await list('change-requests', token, { range: [0, 99] })
      const seen = distributorId ? [] : answer.body.map(({ kind }: { kind: string }) => kind)
      if (distributorId) assert.equal(answer.status, 403, role)
      const mayList = asked.filter(({ kind }) => people[kind].list.includes(role))
      assert.sameMembers(
        seen,
        mayList.map(({ kind }) => kind),
        role
      )
      for (const { id, kind } of asked) {
        if (!people[kind].decide.includes(role)) {
          for (const how of ['approve', 'reject'] as const) {
            assert.equal((await decideChange(token, id, how)).status, 403, `${role} ${kind}`)
          }
        }
        const { status } = await get(`/api/admin/change-requests/${id}`, { token })
        const shown = people[kind].list.includes(role) ? 200 : distributorId ? 403 : 404
        assert.equal(status, shown, `${role} ${kind}`)
      }
    }
    const open = await db.from('change_requests').where({ status: 'PENDING' })
    assert.lengthOf(open, asked.length)
  })
})
