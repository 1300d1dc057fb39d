import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { anEnabledBank, inDoubtAt } from '#tests/support/doubt'
import { post } from '#tests/support/http'
import { aSignedInStaff } from '#tests/support/identity'

test.group('A decision about a payment that was taken back', () => {
  test('names who took it back, which the database lets be nobody but who asked', async ({
    assert,
    cleanup,
  }) => {
    const { bank, stop } = await anEnabledBank('SAMAN')
    cleanup(stop)
    const [asker, other] = [await aSignedInStaff('finance'), await aSignedInStaff('finance')]
    const { id } = await inDoubtAt(bank)
    const asked = await post(`/api/admin/payments/${id}/close`, { reason: 'دیده شد' }, asker)
    const decision = () => db.from('payment_decisions').where({ id: asked.body.id })
    for (const decided_by of [other.id, null]) {
      await assert.rejects(() => decision().update({ status: 'WITHDRAWN', decided_by }))
    }
    const path = `/api/admin/payments/${id}/decisions/${asked.body.id}/withdraw`
    assert.equal((await post(path, {}, asker)).status, 200)
    assert.equal((await decision().firstOrFail()).decided_by, asker.id)
  })
})
