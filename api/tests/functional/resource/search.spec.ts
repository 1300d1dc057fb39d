import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { patience } from '#app/platform/resource/patience'
import { get } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { list, listQuery } from '#tests/support/resources'

test.group('A search', (group) => {
  let token: string
  const before = { ...patience }
  group.setup(async () => {
    token = await staffToken('support')
  })
  group.each.teardown(() => {
    Object.assign(patience, before)
  })

  test('takes six words and names what is wrong with a seventh', async ({ assert }) => {
    assert.equal((await list('sms', token, { filter: { q: 'a b c d e ۶' } })).status, 200)
    const query = listQuery({ filter: { q: 'a b c d e f g' } })
    const { status, body } = await get(`/api/admin/sms?${query}`, { token })
    assert.equal(status, 422)
    assert.equal(body.message, 'برای جست‌وجو حداکثر شش واژه بنویسید.')
  })

  test('that takes too long is ended and says so, wherever it was asked', async ({ assert }) => {
    assert.equal(before.searchMs, 3000)
    const auditor = await staffToken('auditor')
    patience.searchMs = 100
    const query = listQuery({ filter: { q: 'login-code' } })
    // What a search over millions of rows does: it does not come to its end.
    await db.connection('owner').transaction(async (trx) => {
      await trx.rawQuery('lock table sms_messages in access exclusive mode')
      for (const path of ['', '/totals', '/export']) {
        const { status, body } = await get(`/api/admin/sms${path}?${query}`, { token })
        assert.equal(status, 422, path)
        assert.equal(body.errors[0].field, 'q')
        assert.match(body.message, /^این جست‌وجو بیش از اندازه طول کشید/)
      }
    })
    // What a filter looks for within texts is a search too.
    await db.connection('owner').transaction(async (trx) => {
      await trx.rawQuery('lock table audit_lines in access exclusive mode')
      const who = listQuery({ filter: { actorName: 'رضا' } })
      const { status, body } = await get(`/api/admin/audit?${who}`, { token: auditor })
      assert.equal(status, 422)
      assert.equal(body.errors[0].field, 'actorName')
    })
    // An export that was refused holds no place.
    assert.equal((await get(`/api/admin/sms/export?${query}`, { token })).status, 200)
  })
})
