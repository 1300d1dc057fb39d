import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/platform/values/ids'
import { aShopWithCredit } from '#factories/shop'
import { get, post } from '#tests/support/http'
import { aSignedInStaff, staffToken } from '#tests/support/identity'
import { exported } from '#tests/support/resources'

const path = '/api/user-suspensions'

test.group('Suspensions', () => {
  test('stay when they are lifted, each with who set and who lifted it, in the list, its pages and its log', async ({
    assert,
  }) => {
    const { lineId: creditLineId, userId } = await aShopWithCredit(100_000_000)
    const [first, second] = [await aSignedInStaff('credit'), await aSignedInStaff('credit')]
    const send = (command: string, token: string, reason: string) =>
      post(`/api/admin/credit/${command}`, { creditLineId, reason }, { token })
    await send('suspend', first.token, 'بار نخست')
    await send('unsuspend', first.token, 'رفع شود')
    await send('unsuspend', second.token, 'رفع شد')
    await send('suspend', second.token, 'بار دوم')

    const token = await staffToken('finance')
    const filter = encodeURIComponent(JSON.stringify({ userId }))
    const { body: rows } = await get(`/api/admin/suspensions?filter=${filter}`, { token })
    assert.containSubset(rows, [
      { state: 'IN_FORCE', note: 'بار دوم', blockedBy: { id: second.id }, liftedBy: null },
      {
        state: 'LIFTED',
        note: 'بار نخست',
        blockedBy: { id: first.id },
        liftedBy: { id: second.id },
        liftNote: 'رفع شد',
      },
    ])
    const inForce = await db.from('credit_blocks').where('line_id', creditLineId)
    assert.deepEqual(
      inForce.map(({ note }) => note),
      ['بار دوم']
    )

    const page = await get(`${path}/1/0`, { token })
    assert.containSubset(page.body, { items: [{ id: rows[0].id }], meta: { currentPage: 1 } })
    const next = await get(`${path}/1/1`, { token })
    assert.containSubset(next.body.items, [{ id: rows[1].id }])
    const log = await get(`${path}/suspension-logs/${rows[1].id}`, { token })
    assert.containSubset(log.body, [
      { event: 'SUSPENDED', by: { id: first.id }, note: 'بار نخست' },
      { event: 'LIFTED', by: { id: second.id }, note: 'رفع شد' },
    ])
    assert.lengthOf((await get(`${path}/suspension-logs/${rows[0].id}`, { token })).body, 1)
    const history = await get(`${path}/${rows[1].id}/histories`, { token })
    assert.lengthOf(history.body.entries, 4)
    const file = await exported(`${path}/exports/excel`, token)
    assert.equal(file.status, 200)
    assert.equal(file.bytes.subarray(0, 2).toString(), 'PK')
  })

  test('are shown to whoever may see them alone, by ids and pages that exist', async ({
    assert,
  }) => {
    const { token: owner } = await aShopWithCredit(1_000_000)
    const token = await staffToken('credit')
    const card = await staffToken('card')
    for (const below of [
      '1/0',
      'exports/excel',
      `suspension-logs/${newId()}`,
      `${newId()}/histories`,
    ]) {
      assert.equal((await get(`${path}/${below}`, { token: card })).status, 403, below)
      assert.equal((await get(`${path}/${below}`, { token: owner })).status, 403, below)
      assert.equal((await get(`${path}/${below}`)).status, 401, below)
    }
    for (const [below, status] of [
      [`suspension-logs/${newId()}`, 404],
      [`${newId()}/histories`, 404],
      ['101/0', 422],
      ['0/0', 422],
      ['1/x', 404],
      ['x/0', 404],
      ['suspension-logs/x', 404],
    ] as const) {
      assert.equal((await get(`${path}/${below}`, { token })).status, status, below)
    }
  })
})
