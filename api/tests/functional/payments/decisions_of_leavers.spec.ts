import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { cashOf } from '#tests/support/credit'
import { anEnabledBank, inDoubtAt, rowOf } from '#tests/support/doubt'
import { post } from '#tests/support/http'
import { aSignedInStaff } from '#tests/support/identity'

test.group('A request about a payment in doubt', () => {
  test('of somebody who may not ask any more is rejected, not carried out', async ({
    assert,
    cleanup,
  }) => {
    const { bank, stop } = await anEnabledBank('SAMAN')
    cleanup(stop)
    const [gone, second] = [await aSignedInStaff('finance'), await aSignedInStaff('finance')]
    const { shop, id } = await inDoubtAt(bank)
    const wanted = {
      bankReference: `stmt-${process.hrtime.bigint()}`,
      reason: 'در صورت‌حساب درگاه دیده شد',
    }
    const path = `/api/admin/payments/${id}`
    const { body: asked } = await post(`${path}/settle`, wanted, { token: gone.token })
    await db.from('staff_users').where({ id: gone.id }).update({ active: false })
    const decide = (how: string, body = {}) =>
      post(`${path}/decisions/${asked.id}/${how}`, body, { token: second.token })
    const refused = await decide('approve')
    assert.equal(refused.status, 409)
    assert.include(refused.body.message, 'درخواست‌کننده دیگر این دسترسی را ندارد')
    assert.equal((await rowOf(id)).status, 'IN_DOUBT')
    assert.equal(await cashOf(shop), 0)
    assert.equal((await decide('reject', { reason: 'شماره پیدا نشد' })).status, 200)
    const anew = await post(`${path}/settle`, wanted, { token: second.token })
    assert.equal(anew.status, 201)
  })
})
