import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { SettingKey } from '#contracts/settings'
import { changeSetting } from '#app/reference/settings/settings'
import { aShop } from '#factories/shop'
import { anInvoice, saleOf } from '#factories/invoice'
import { aSupplier } from '#factories/distributor'
import { get, post } from '#tests/support/http'
import { allowManySignIns, staffToken } from '#tests/support/identity'
import { change, supply } from '#tests/support/orders'

const perMinute = 5

const setRate = (key: SettingKey) =>
  db.transaction((trx) => changeSetting(key, perMinute, trx)).then(() => undefined)

const left = (headers: Headers) =>
  ['limit', 'remaining'].map((name) => Number(headers.get(`ratelimit-${name}`)))

test.group('How much a partner’s program sends in a minute', (group) => {
  group.each.setup(async () => {
    await db.from('rate_limits').delete()
    return async () => {
      await db.from('rate_limits').delete()
      await allowManySignIns()
    }
  })

  const kinds = {
    throttlePartnerSalesPerMinute: 'sales',
    throttlePartnerUpdatesPerMinute: 'updates',
    throttlePartnerInquiriesPerMinute: 'inquiries',
  } as const

  for (const [key, kind] of Object.entries(kinds) as [keyof typeof kinds, string][]) {
    test(`is a setting for ${kind}, told with each answer, and another program has its own`, async ({
      assert,
    }) => {
      const [supplier, another] = [await aSupplier(), await aSupplier()]
      const shop = await aShop()
      const invoices = {
        one: await anInvoice({ shop, amount: 1_000_000, supplier }),
        another: await anInvoice({ shop, amount: 1_000_000, supplier: another }),
      }
      const calls = {
        sales: (by: typeof supplier) => supply(by, 'sale', saleOf(shop, 1_000_000)),
        updates: (by: typeof supplier) =>
          change(by === supplier ? invoices.one : invoices.another, 2_000_000),
        inquiries: (by: typeof supplier) =>
          get('/api/external/supplier/orders/20/1', { token: by.token }),
      }
      const { [kind as 'sales']: call, ...others } = calls
      await db.from('rate_limits').delete()
      await setRate(key)

      for (let i = 1; i <= perMinute; i++) {
        const { status, headers } = await call(supplier)
        assert.oneOf(status, [200, 201])
        assert.deepEqual(left(headers), [perMinute, perMinute - i])
        assert.isAtMost(Number(headers.get('ratelimit-reset')), 60)
      }
      const before = await db.from('orders').where({ distributor_id: supplier.id })
      const { status, body, headers } = await call(supplier)
      assert.deepEqual([status, body.title], [429, 'ThrottledException'])
      assert.match(body.message, /این برنامه/)
      assert.deepEqual(left(headers), [perMinute, 0])
      assert.equal(headers.get('retry-after'), headers.get('ratelimit-reset'))
      const after = await db.from('orders').where({ distributor_id: supplier.id })
      assert.equal(after.length, before.length)

      assert.oneOf((await call(another)).status, [200, 201])
      for (const other of Object.values(others)) {
        assert.oneOf((await other(supplier)).status, [200, 201])
      }
    })
  }

  test('is refused before the body is read', async ({ assert }) => {
    await setRate('throttlePartnerSalesPerMinute')
    const supplier = await aSupplier()
    const send = () =>
      post(
        '/api/external/supplier/sale',
        { items: 'x'.repeat(2_000_000) },
        { token: supplier.token, key: true }
      )
    for (let i = 0; i < perMinute; i++) assert.equal((await send()).status, 413)
    assert.equal((await send()).status, 429)
  })

  test('counts no call of staff where programs call too', async ({ assert }) => {
    await setRate('throttlePartnerUpdatesPerMinute')
    const token = await staffToken('card')
    const move = () =>
      post(
        '/api/admin/parcels/0198a1b2-0000-7000-8000-000000000000/accepted',
        {},
        { token, key: true }
      )
    for (let i = 0; i <= perMinute; i++) {
      const { status, headers } = await move()
      assert.notEqual(status, 429)
      assert.isNull(headers.get('ratelimit-limit'))
    }
  })
})
