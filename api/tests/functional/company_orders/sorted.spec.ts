import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { aCompanyWithCredit } from '#factories/company'
import { aSupplier } from '#factories/distributor'
import { aCompanyInvoice, orderPath } from '#tests/support/company_orders'
import { cleanDatabase } from '#tests/support/database'
import { get } from '#tests/support/http'
import { ok } from '#tests/support/registration'

test.group('The list of a company’s invoices', (group) => {
  group.setup(() => cleanDatabase())

  test('is sorted and narrowed as the dashboard asks, page by page', async ({ assert }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY'] })
    const [one, other] = [await aSupplier(), await aSupplier()]
    const ids: string[] = []
    for (const [amount, supplier] of [
      [30_000_000, one],
      [10_000_000, other],
      [20_000_000, one],
    ] as const) {
      ids.push((await aCompanyInvoice(company, { amount, supplier })).id)
    }
    const [large, small, middle] = ids
    // The last minute of a day in Tehran, and the first of the next one.
    const days = ['2026-11-20T20:29:00Z', '2026-11-20T20:30:00Z', '2026-11-21T12:00:00Z']
    for (const [n, id] of ids.entries()) {
      await db.from('orders').where({ id }).update({ invoiced_at: days[n] })
    }
    const list = async (query: string, page = 0, size = '10'): Promise<string[]> => {
      const path = `${orderPath(size)}/${page}?${query}`
      const { items } = ok(await get(path, { token: company.token })).body
      return items.map((item: { id: string }) => item.id)
    }
    assert.deepEqual(await list(''), [middle, small, large])
    assert.deepEqual(await list('sort=cost&direction=asc'), [small, middle, large])
    assert.deepEqual(await list('sort=cost'), [large, middle, small])
    assert.deepEqual(await list('sort=invoicedAt&direction=asc'), [large, small, middle])
    assert.deepEqual(await list('sort=cost&direction=asc', 1, '1'), [middle])
    assert.deepEqual(await list('from=2026-11-21'), [middle, small])
    assert.deepEqual(await list('to=2026-11-20'), [large])
    assert.deepEqual(await list('from=2026-11-21&to=2026-11-21&sort=cost'), [middle, small])
    const { items } = ok(await get(orderPath('distributors'), { token: company.token })).body
    assert.lengthOf(items, 2)
    const { distributor_id: id } = await db.from('orders').where('id', small).firstOrFail()
    assert.include(
      items.map((item: { id: string }) => item.id),
      id
    )
    assert.deepEqual(await list(`distributorId=${id}`), [small])
    for (const odd of ['sort=secret', 'direction=up', 'from=yesterday', 'distributorId=1']) {
      const answer = await get(`${orderPath('10')}/0?${odd}`, { token: company.token })
      assert.equal(answer.status, 422, odd)
    }
    const rival = await aCompanyWithCredit({ levels: ['MANDATORY'] })
    const none = ok(await get(orderPath('distributors'), { token: rival.token })).body
    assert.deepEqual(none.items, [])
  })
})
