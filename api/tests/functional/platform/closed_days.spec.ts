import { test } from '@japa/runner'
import { clock } from '#app/platform/time/clock'
import { closeDays } from '#app/platform/time/close_of_day'
import { transaction } from '#app/platform/database/database'
import { addDays } from '#app/platform/time/jalali'
import { get } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { exported, list, sheetOf } from '#tests/support/resources'

test.group('The list of closed days', (group) => {
  let first: string
  group.setup(async () => {
    await closeDays()
    first = clock.today()
    await transaction((trx) => clock.advance(2, trx))
    await closeDays()
  })

  test('tells the auditor and the finance team which days were closed, the last one first', async ({
    assert,
  }) => {
    for (const role of ['auditor', 'finance'] as const) {
      const { status, body } = await list('closed-days', await staffToken(role))
      assert.equal(status, 200)
      assert.deepEqual(
        body.slice(0, 2).map(({ id, day }: { id: string; day: string }) => [id, day]),
        [addDays(first, 1), first].map((day) => [day, day])
      )
      for (const { closedAt } of body) assert.isAbove(Date.parse(closedAt), 0)
    }
  })

  test('finds a day by itself and by a range, and refuses what is no day', async ({ assert }) => {
    const token = await staffToken('auditor')
    const one = await get(`/api/admin/closed-days/${first}`, { token })
    assert.equal(one.body.day, first)
    const filtered = await list('closed-days', token, {
      filter: { day: { from: first, to: first } },
    })
    assert.deepEqual(
      filtered.body.map(({ day }: { day: string }) => day),
      [first]
    )
    assert.equal((await get('/api/admin/closed-days/x', { token })).status, 404)
    const wrong = await list('closed-days', token, { filter: { day: { from: 'x' } } })
    assert.equal(wrong.status, 422)
  })

  test('is nobody else’s, and cannot be changed', async ({ assert }) => {
    for (const role of ['kyc', 'support', 'distributor'] as const) {
      const token = await staffToken(role)
      assert.equal((await list('closed-days', token)).status, 403)
      assert.equal((await get('/api/admin/closed-days/export', { token })).status, 403)
    }
    assert.equal((await get('/api/admin/closed-days')).status, 401)
  })

  test('goes into a file as it stands', async ({ assert }) => {
    const token = await staffToken('auditor')
    const { rows } = await sheetOf(
      (await exported('/api/admin/closed-days/export?format=xlsx', token)).bytes
    )
    const { body } = await list('closed-days', token)
    assert.deepEqual(rows[0], ['روز', 'زمان انجام'])
    assert.lengthOf(rows, body.length + 1)
  })
})
