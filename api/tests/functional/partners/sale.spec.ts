import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { toPersianDigits } from '#contracts/digits'
import { clock } from '#app/platform/time/clock'
import { settle } from '#app/platform/jobs/main'
import { addDays } from '#app/platform/time/jalali'
import { aShop } from '#factories/shop'
import { aSupplier } from '#factories/distributor'
import { saleOf } from '#factories/invoice'
import { get, post } from '#tests/support/http'
import { orderRow, supply } from '#tests/support/orders'

const itemsOf = (...lines: [qty: number, price: number][]) =>
  lines.map(([qty, price], i) => ({ itemName: `کالا ${i}`, unitType: 'عدد', qty, price }))

test.group('A sale', () => {
  test('makes an unpaid invoice with its fees, payable within the window, whatever credit is left', async ({
    assert,
  }) => {
    const shop = await aShop()
    const supplier = await aSupplier({ paymentWindowDays: 10 })
    const { status, body } = await supply(supplier, 'sale', saleOf(shop, 10_000_000))
    assert.equal(status, 201)
    assert.properties(body, ['id', 'referenceNumber', 'status'])
    assert.equal(body.status, 'CREATED')
    assert.deepInclude(await orderRow(body.id), {
      status: 'CREATED',
      reference_number: body.referenceNumber,
      distributor_id: supplier.id,
      owner_id: shop.userId,
      grand_total_amount: 10_000_000,
      kasbeno_fee_amount: 50_000,
      bank_fee_amount: 295_890,
      payable_until: addDays(clock.today(), 10),
    })
  })

  test('takes fees of its own for a distributor that has them', async ({ assert }) => {
    const supplier = await aSupplier({ fees: { productFeePpm: 10_000, bankFeeYearlyPpm: 0 } })
    const { body } = await supply(supplier, 'sale', saleOf(await aShop(), 1_000_000))
    assert.deepInclude(await orderRow(body.id), {
      kasbeno_fee_amount: 10_000,
      bank_fee_amount: 0,
    })
  })

  test('keeps three decimals of a quantity and floors each line', async ({ assert }) => {
    const supplier = await aSupplier()
    const sale = saleOf(await aShop(), 0, {
      items: itemsOf([1.333, 1000], [0.001, 999], [2, 500]),
      grandTotalAmount: 1333 + 0 + 1000,
    })
    const { status, body } = await supply(supplier, 'sale', sale)
    assert.equal(status, 201)
    const items = await db.from('order_items').where({ order_id: body.id }).orderBy('line')
    assert.deepEqual(
      items.map(({ qty }) => qty),
      [1.333, 0.001, 2]
    )
  })

  test('knows its customer by phone or national code, in digits of any script', async ({
    assert,
  }) => {
    const shop = await aShop()
    const supplier = await aSupplier()
    const persian = shop.phone.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)])
    for (const reference of [{ phone: persian }, { nationalCode: shop.nationalCode }]) {
      const customer = { ...reference, plan: shop.plan }
      const { status, body } = await supply(supplier, 'sale', saleOf(shop, 1000, { customer }))
      assert.equal(status, 201)
      assert.equal((await orderRow(body.id)).owner_id, shop.userId)
    }
  })

  test('without an offset was made in Tehran’s time', async ({ assert }) => {
    const shop = await aShop()
    const times: [given: string, kept: string][] = [
      ['2025-06-10T01:30:00', '2025-06-09T22:00:00.000Z'],
      ['2025-06-10', '2025-06-09T20:30:00.000Z'],
      ['2025-06-10T01:30:00Z', '2025-06-10T01:30:00.000Z'],
      ['2025-06-10T01:30:00+04:30', '2025-06-09T21:00:00.000Z'],
    ]
    const supplier = await aSupplier()
    for (const [invoicedAt, kept] of times) {
      const { status, body } = await supply(supplier, 'sale', saleOf(shop, 1000, { invoicedAt }))
      assert.equal(status, 201)
      assert.equal((await orderRow(body.id)).invoiced_at.toISOString(), kept)
    }
  })

  test('may be dated a few hours ahead, as clocks differ', async ({ assert }) => {
    const invoicedAt = new Date(Date.now() + 6 * 3_600_000).toISOString()
    const sale = saleOf(await aShop(), 1000, { invoicedAt })
    assert.equal((await supply(await aSupplier(), 'sale', sale)).status, 201)
  })

  test('tells the owner by SMS', async ({ assert }) => {
    const shop = await aShop()
    const sale = saleOf(shop, 7_654_321)
    const { body } = await supply(await aSupplier(), 'sale', sale)
    await settle()
    const sms = await db.from('sandbox_sms').where({ phone: shop.phone }).firstOrFail()
    assert.equal(sms.template, 'invoice-created')
    assert.include(sms.text, toPersianDigits(body.referenceNumber))
    assert.include(sms.text, '۷٬۶۵۴٬۳۲۱')
  })

  test('of a sandbox customer or a sandbox client is TEST and cannot be paid', async ({
    assert,
  }) => {
    const shop = await aShop()
    const test = await supply(await aSupplier({ isTest: true }), 'sale', saleOf(shop, 1000))
    assert.equal(test.body.status, 'TEST')
    await db.from('users').where({ id: shop.userId }).update({ is_test: true })
    const supplier = await aSupplier()
    const sale = saleOf(shop, 1000)
    assert.equal((await supply(supplier, 'sale', sale)).body.status, 'TEST')
    const again = await supply(supplier, 'sale', sale)
    assert.equal(again.body.status, 'TEST')
    const start = `/api/order/pending-orders/${again.body.id}/payment-otp-start`
    const refused = await post(start, {}, { token: shop.token })
    assert.equal(refused.status, 422)
    assert.equal(refused.body.title, 'PaymentRefusedException')
  })

  test('is kept to the branch that it names, which must be its own', async ({ assert }) => {
    const [own, other] = [await aSupplier(), await aSupplier()]
    const branchId = randomUUID()
    await db.table('distributor_branches').insert({
      id: branchId,
      distributor_id: own.id,
      name: 'شعبه',
      created_at: new Date(),
    })
    const shop = await aShop()
    const { body } = await supply(own, 'sale', saleOf(shop, 1000, { branchId }))
    assert.equal((await orderRow(body.id)).branch_id, branchId)
    const refused = await supply(other, 'sale', saleOf(shop, 1000, { branchId }))
    assert.equal(refused.status, 422)
    assert.equal(refused.body.errors[0].field, 'branchId')
  })
})

test.group('What a supplier reads', () => {
  test('its invoices, newest first, filtered and page by page; never those of others', async ({
    assert,
  }) => {
    const [own, other] = [await aSupplier(), await aSupplier()]
    const shop = await aShop()
    const sales = []
    for (const amount of [1000, 2000, 3000]) {
      sales.push((await supply(own, 'sale', saleOf(shop, amount))).body)
    }
    const foreign = (await supply(other, 'sale', saleOf(shop, 1000))).body
    const options = { token: own.token }
    const page = await get('/api/external/supplier/orders/2/0', options)
    assert.deepEqual(page.body.meta, { currentPage: 1, pageSize: 2, total: 3 })
    assert.deepEqual(
      page.body.items.map(({ id }: { id: string }) => id),
      [sales[2].id, sales[1].id]
    )
    const canceled = await get('/api/external/supplier/orders/10/0?status=CANCELED', options)
    assert.equal(canceled.body.meta.total, 0)
    assert.equal((await get('/api/external/supplier/orders/101/0', options)).status, 422)

    const detail = await get(`/api/external/supplier/orders/${sales[0].referenceNumber}`, options)
    assert.deepInclude(detail.body, { id: sales[0].id, grandTotalAmount: 1000 })
    assert.equal(detail.body.items[0].qty, 1)
    assert.deepEqual(detail.body.customer, { phone: shop.phone, name: 'نرگس کسب‌وکار' })
    for (const reference of [foreign.referenceNumber, '999999999', '%00']) {
      const { status } = await get(`/api/external/supplier/orders/${reference}`, options)
      assert.equal(status, 404)
    }
  })
})
