import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/platform/values/ids'
import { aShopThatPaid } from '#factories/shop'
import { asOwner } from '#factories/as_owner'
import { post } from '#tests/support/http'
import { aSignedInStaff, staffToken } from '#tests/support/identity'

/** Above what one person may give alone. */
const amount = 6_000_000_000

const answer = (token: string, id: string, how: 'approve' | 'withdraw') =>
  post(`/api/admin/approvals/${id}/${how}`, {}, { token })

const aRequest = async (token: string) => {
  const shop = await aShopThatPaid(amount)
  const ask = () =>
    post('/api/admin/credit/allocate', { registrationId: shop.registrationId, amount }, { token })
  const { body } = await ask()
  return { id: body.approvalId as string, ask }
}

test.group('A request for credit', () => {
  test('is taken back by who asked alone, once, and may be asked for again', async ({ assert }) => {
    const asker = await aSignedInStaff('credit')
    const second = await staffToken('approver')
    const { id, ask } = await aRequest(asker.token)
    const others = await answer(await staffToken('credit'), id, 'withdraw')
    assert.equal(others.status, 422)
    assert.equal(others.body.message, 'درخواست را تنها کسی پس می‌گیرد که آن را ثبت کرده است.')
    assert.equal((await answer(await staffToken('kyc'), id, 'withdraw')).status, 403)
    for (const missing of [newId(), 'x']) {
      assert.equal((await answer(asker.token, missing, 'withdraw')).status, 404)
    }
    const back = await answer(asker.token, id, 'withdraw')
    assert.containSubset(back, { status: 200, body: { status: 'WITHDRAWN' } })
    assert.equal((await answer(asker.token, id, 'withdraw')).status, 409)
    assert.equal((await answer(second, id, 'approve')).status, 409)
    const told = { subject_id: id, command: 'approvals.withdraw', actor_id: asker.id }
    assert.lengthOf(await db.from('audit_lines').where(told), 1)
    const again = await ask()
    assert.equal(again.body.status, 'PENDING_APPROVAL')
    assert.deepEqual((await answer(second, again.body.approvalId, 'approve')).body, {
      status: 'APPROVED',
    })
  })

  test('of whatever kind is taken back by who asked without the right to allocate', async ({
    assert,
  }) => {
    const finance = await aSignedInStaff('finance')
    const { id } = await aRequest((await aSignedInStaff('credit')).token)
    assert.equal((await answer(finance.token, id, 'withdraw')).status, 422)
    await asOwner((trx) => trx.from('approvals').where({ id }).update({ requested_by: finance.id }))
    assert.equal((await answer(finance.token, id, 'withdraw')).status, 200)
  })

  test('is either given or taken back when both come at the same time', async ({ assert }) => {
    const asker = await aSignedInStaff('credit')
    const second = await staffToken('approver')
    const { id } = await aRequest(asker.token)
    const answers = await Promise.all([
      answer(second, id, 'approve'),
      answer(asker.token, id, 'withdraw'),
    ])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
  })
})
