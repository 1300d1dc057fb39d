import { test } from '@japa/runner'
import { settle } from '#app/platform/jobs/main'
import { aCompanyWithCredit } from '#factories/company'
import { cleanDatabase } from '#tests/support/database'
import { call, get, post, put } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { textsTo } from '#tests/support/orders'
import { ok } from '#tests/support/registration'
import { list } from '#tests/support/resources'

const path = '/api/legal/company/approbations'
const ask = {
  removed: (token: string, phone: string) =>
    call('DELETE', `/api/legal/company/board-member/${phone}`, { token }),
  downgraded: (token: string, phone: string) =>
    put(path, { signatories: [{ phone, signatoryStatus: 'OPTIONAL' }] }, { token }),
}

test.group('A change of who has to sign', (group) => {
  group.setup(() => cleanDatabase())

  test('is the bank’s to confirm where only those are left whom it takes their say: {$self}')
    .with(['removed', 'downgraded'] as const)
    .run(async ({ assert }, what) => {
      const company = await aCompanyWithCredit({
        levels: ['MANDATORY', 'OPTIONAL'],
        ceoLevel: 'MANDATORY',
      })
      const [goes] = company.members
      const { changeId } = ok(await ask[what](company.token, goes.phone)).body
      const { pendingChange } = ok(await get(path, { token: goes.token })).body
      assert.containsSubset(pendingChange, { mayConfirm: false, waitingFor: [] })
      for (const verdict of ['confirm', 'refuse']) {
        const decision = `${path}/changes/${changeId}/${verdict}`
        assert.equal((await post(decision, undefined, { token: goes.token })).status, 422)
      }
      await settle()
      assert.notInclude(await textsTo(goes.phone), 'company-rule-waits')
      const token = await staffToken('legal')
      const confirm = `/api/legal/admin/rule-changes/${changeId}/confirm`
      const { body } = ok(await post(confirm, { reason: 'بررسی شد' }, { token }))
      assert.containsSubset(body, { status: 'CONFIRMED', isForBank: true, minimumBefore: 0 })
      assert.lengthOf(body.signatories, 1)
      assert.equal(body.signatories[0].before, 'MANDATORY')
      await settle()
      const toldAtTheEnd = (await textsTo(goes.phone)).filter((name) =>
        /^member-|^company-rule/.test(name)
      )
      assert.deepEqual(toldAtTheEnd, [what === 'removed' ? 'member-left' : 'company-rule-changed'])
      const history = ok(await get(`${path}/history/1/0`, { token: company.token })).body
      assert.equal(history.items[0].version, 2)
    })

  test('waits at the desk where the bank has to confirm it, and only there', async ({ assert }) => {
    await cleanDatabase()
    const token = await staffToken('legal')
    const [forBank, forMember] = [
      await aCompanyWithCredit({ levels: ['MANDATORY', 'OPTIONAL'], ceoLevel: 'MANDATORY' }),
      await aCompanyWithCredit({ levels: ['MANDATORY', 'MANDATORY'], ceoLevel: 'MANDATORY' }),
    ]
    for (const { token: ceo, members } of [forBank, forMember]) {
      ok(await ask.removed(ceo, members[0].phone))
    }
    const { queues } = ok(await get('/api/admin/dashboard', { token })).body
    assert.deepEqual(queues.changeRequests, { count: 1 })
    const waiting = async (isForBank: boolean) => {
      const filter = { status: 'PENDING', isForBank }
      return ok(await list('rule-changes', token, { filter })).body.map(
        ({ companyId }: { companyId: string }) => companyId
      )
    }
    assert.deepEqual(await waiting(true), [forBank.id])
    assert.deepEqual(await waiting(false), [forMember.id])
  })
})
