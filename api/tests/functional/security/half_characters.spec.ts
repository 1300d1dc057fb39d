import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { get } from '#tests/support/http'
import { allowManySignIns, staffToken } from '#tests/support/identity'
import { aSupplier } from '#factories/distributor'
import { freshExternalId } from '#factories/fresh'
import { saleOf } from '#factories/invoice'
import { supply } from '#tests/support/orders'
import { aRegisteredShop, aReviewer, decide, ok } from '#tests/support/registration'

/** JSON may name half of a character; the books, which hold JSON too, take no such thing. */
const half = '\ud800'

test.group('Half a character', (group) => {
  group.setup(allowManySignIns)

  test('in what a partner sends is left out', async ({ assert }) => {
    const { phone } = await aRegisteredShop()
    const externalId = freshExternalId()
    const sale = saleOf({ phone }, 1000, { externalId: `${externalId}${half}` })
    const { status, body } = await supply(await aSupplier(), 'sale', sale)
    assert.equal(status, 201, JSON.stringify(body))
    const kept = await db.from('orders').where({ id: body.id }).firstOrFail()
    assert.equal(kept.external_id, externalId)
  })

  test('in a reason of staff is left out', async ({ assert }) => {
    const { registrationId: id } = await aRegisteredShop({ approved: true })
    const { token } = await aReviewer()
    ok(await decide(id, 'docs/reopen', token, { reason: `مدرک ناخواناست.${half}` }))
    const line = await db
      .from('audit_lines')
      .where({ subject_id: id, command: 'registrations.docs.reopen' })
      .firstOrFail()
    assert.equal(line.reason, 'مدرک ناخواناست.')
  })

  test('in the filter of a list or an export is left out', async ({ assert }) => {
    const token = await staffToken('finance')
    const filter = encodeURIComponent('{"q":"\\ud800\\u0000"}')
    for (const path of ['orders', 'orders/totals', 'orders/export']) {
      const { status } = await get(`/api/admin/${path}?filter=${filter}`, { token })
      assert.equal(status, 200, path)
    }
  })
})
