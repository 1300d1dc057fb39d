import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { aShop } from '#factories/shop'
import { partnerToken, aSupplier } from '#factories/distributor'
import { saleOf } from '#factories/invoice'
import { post } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { supply } from '#tests/support/orders'

const itemsOf = (...lines: [qty: number, price: number][]) =>
  lines.map(([qty, price], i) => ({ itemName: `کالا ${i}`, unitType: 'عدد', qty, price }))

test.group('A sale that does not hold', () => {
  const refusals: [
    title: string,
    change: (sale: ReturnType<typeof saleOf>) => object,
    field?: string,
  ][] = [
    ['an unknown phone', () => ({ customer: { phone: '09000000000', plan: 'kasbeno-fmcg-real' } })],
    [
      'a plan without registration',
      (s) => ({ customer: { ...s.customer, plan: 'kasbeno-fmcg-legal' } }),
    ],
    [
      'a plan that the distributor does not serve',
      (s) => ({ customer: { ...s.customer, plan: 'kasbeno-digital-real' } }),
    ],
    ['no customer', () => ({ customer: { plan: 'kasbeno-fmcg-real' } }), 'customer'],
    [
      'two customers',
      (s) => ({ customer: { ...s.customer, companyUniqueId: '10100000000' } }),
      'customer',
    ],
    ['a total that is not the sum', () => ({ grandTotalAmount: 999 }), 'grandTotalAmount'],
    [
      'a total of zero',
      () => ({ items: itemsOf([1, 0]), grandTotalAmount: 0 }),
      'grandTotalAmount',
    ],
    [
      'a total past the largest safe integer',
      () => ({ items: itemsOf([1000, 9_007_199_254_740_991]) }),
      'items',
    ],
    ['no items', () => ({ items: [] }), 'items'],
    [
      'more lines than an invoice has',
      () => ({ items: itemsOf(...Array(501).fill([1, 2])), grandTotalAmount: 1002 }),
      'items',
    ],
    [
      'a quantity beyond a billion',
      () => ({ items: itemsOf([1_000_000_001, 1]), grandTotalAmount: 1_000_000_001 }),
      'items.0.qty',
    ],
    ['a number of 101 characters', () => ({ externalId: 'x'.repeat(101) }), 'externalId'],
    ['a year of another age', () => ({ invoicedAt: '1899-12-31T00:00:00Z' }), 'invoicedAt'],
    ['a quantity of four decimals', () => ({ items: itemsOf([1.0001, 1000]) }), 'items.0.qty'],
    ['a quantity of zero', () => ({ items: itemsOf([0, 1000]) }), 'items.0.qty'],
    ['a negative price', () => ({ items: itemsOf([1, -5]) }), 'items.0.price'],
    ['a price with a fraction', () => ({ items: itemsOf([1, 0.5]) }), 'items.0.price'],
    ['an amount as text', () => ({ grandTotalAmount: '1000' }), 'grandTotalAmount'],
    ['too few days', () => ({ dueDateInDays: 6 }), 'dueDateInDays'],
    ['too many days', () => ({ dueDateInDays: 91 }), 'dueDateInDays'],
    ['half a day', () => ({ dueDateInDays: 7.5 }), 'dueDateInDays'],
    ['an invoice from the future', () => ({ invoicedAt: '2999-01-01T00:00:00Z' }), 'invoicedAt'],
    [
      'an invoice dated ten days ahead',
      () => ({ invoicedAt: new Date(Date.now() + 10 * 86_400_000).toISOString() }),
      'invoicedAt',
    ],
    [
      'an invoice dated two days ahead',
      () => ({ invoicedAt: new Date(Date.now() + 2 * 86_400_000).toISOString() }),
      'invoicedAt',
    ],
    ['a date that does not exist', () => ({ invoicedAt: '2026-13-40' }), 'invoicedAt'],
    ['no number', () => ({ externalId: ' \u202e\u0000 ' }), 'externalId'],
  ]

  for (const [title, change, field] of refusals) {
    test(`is refused with a clear message and changes nothing: ${title}`, async ({ assert }) => {
      const shop = await aShop()
      const supplier = await aSupplier({ dueDays: [7, 90] })
      const sale = saleOf(shop, 1000)
      const { status, body } = await supply(supplier, 'sale', { ...sale, ...change(sale) })
      assert.equal(status, 422, JSON.stringify(body))
      assert.match(body.message, /[\u0600-\u06ff]/)
      if (field) assert.equal(body.errors[0].field, field)
      assert.isNull(await db.from('orders').where({ distributor_id: supplier.id }).first())
    })
  }

  test('is taken with as many lines, and as long a number, as there may be', async ({ assert }) => {
    const items = itemsOf(...Array(500).fill([1, 2]))
    const sale = saleOf(await aShop(), 1000, { items, externalId: 'x'.repeat(100) })
    const { status, body } = await supply(await aSupplier(), 'sale', sale)
    assert.equal(status, 201, JSON.stringify(body))
  })

  test('of a deactivated distributor is refused', async ({ assert }) => {
    const supplier = await aSupplier({ active: false })
    const { status } = await supply(supplier, 'sale', saleOf(await aShop(), 1000))
    assert.equal(status, 422)
  })

  test('needs an idempotency key, a supplier token and its scope', async ({ assert }) => {
    const supplier = await aSupplier()
    const path = '/api/external/supplier/sale'
    const sale = saleOf(await aShop(), 1000)
    const keyless = await post(path, sale, { token: supplier.token })
    assert.equal(keyless.status, 400)
    assert.equal(keyless.body.title, 'IdempotencyKeyRequiredException')
    assert.equal((await post(path, sale, { key: true })).status, 401)
    const legal = await partnerToken({ distributorId: supplier.id, scopes: ['legal'] })
    assert.equal((await post(path, sale, { token: legal, key: true })).status, 403)
    assert.equal((await post(path, sale, { token: await partnerToken(), key: true })).status, 403)
    assert.equal(
      (await post(path, sale, { token: await staffToken('super'), key: true })).status,
      403
    )
  })
})
