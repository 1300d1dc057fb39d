import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/platform/values/ids'
import { aShop, aShopWithCredit } from '#factories/shop'
import { anInvoice } from '#factories/invoice'
import { aSupplier, type Supplier } from '#factories/distributor'
import { get } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { cancel, payWithCode } from '#tests/support/orders'

const listOf = (resource: string, token: string, filter: object, audience = 'admin') =>
  get(`/api/${audience}/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`, {
    token,
  })
const idsOf = (answer: { body: { id: string }[] }) => answer.body.map(({ id }) => id).sort()

const aBranchOf = async ({ id }: Supplier) => {
  const branchId = newId()
  await db
    .table('distributor_branches')
    .insert({ id: branchId, distributor_id: id, name: 'شعبه مرکزی', created_at: new Date() })
  return branchId
}

test.group('Invoices in the back-office', () => {
  test('are found by customer, number and distributor, and summed', async ({ assert }) => {
    const token = await staffToken('finance')
    const shop = await aShop()
    const one = await anInvoice({ shop, amount: 1_000_000 })
    const two = await anInvoice({ shop, amount: 2_000_000 })
    assert.deepEqual(
      idsOf(await listOf('orders', token, { userId: shop.userId })),
      [one.id, two.id].sort()
    )
    assert.deepEqual(
      idsOf(await listOf('orders', token, { q: shop.phone })),
      [one.id, two.id].sort()
    )
    assert.deepEqual(idsOf(await listOf('orders', token, { q: two.referenceNumber })), [two.id])
    const mine = encodeURIComponent(JSON.stringify({ userId: shop.userId }))
    const { body } = await get(`/api/admin/orders/totals?filter=${mine}`, { token })
    assert.deepInclude(body, { count: 2, grandTotalAmount: 3_000_000, kasbenoFeeAmount: 15_000 })
  })

  test('show items, installment and, to those who may read it, what was booked', async ({
    assert,
  }) => {
    const shop = await aShopWithCredit(50_000_000)
    const invoice = await anInvoice({ shop, amount: 10_000_000 })
    await payWithCode(shop, invoice.id)
    await cancel(invoice)
    const path = `/api/admin/orders/${invoice.id}`
    const { status, body } = await get(path, { token: await staffToken('finance') })
    assert.equal(status, 200)
    assert.equal(body.orderItems[0].itemName, 'روغن مایع')
    assert.deepInclude(body.installment, { amount: 10_345_890, status: 'CLEARED' })
    assert.deepEqual(
      body.ledgerEntries.map(({ kind }: { kind: string }) => kind),
      ['INVOICE_PAID_FROM_CREDIT', 'INVOICE_REVERSED']
    )
    const support = await get(path, { token: await staffToken('support') })
    assert.equal(support.status, 200)
    assert.notProperty(support.body, 'ledgerEntries')
  })

  test('are closed to those without the right', async ({ assert }) => {
    const token = await staffToken('kyc')
    for (const resource of ['orders', 'installments', 'distributors', 'branches']) {
      assert.equal((await get(`/api/admin/${resource}`, { token })).status, 403)
    }
    assert.equal((await get('/api/admin/orders', { token: (await aShop()).token })).status, 403)
    assert.equal((await get('/api/admin/orders')).status, 401)
  })

  test('of a distributor are its own, of a branch those of the branch, without the bank’s share', async ({
    assert,
  }) => {
    const [own, other] = [await aSupplier(), await aSupplier()]
    const branchId = await aBranchOf(own)
    const shop = await aShop()
    const atBranch = await anInvoice({ shop, amount: 1000, supplier: own, overrides: { branchId } })
    const elsewhere = await anInvoice({ shop, amount: 2000, supplier: own })
    const foreign = await anInvoice({ shop, amount: 3000, supplier: other })

    const token = await staffToken('distributor', { distributorId: own.id })
    const all = await listOf('orders', token, {}, 'distributor')
    assert.deepEqual(idsOf(all), [atBranch.id, elsewhere.id].sort())
    assert.notProperty(all.body[0], 'bankFeeAmount')
    const read = (id: string, by: string) => get(`/api/distributor/orders/${id}`, { token: by })
    assert.equal((await read(foreign.id, token)).status, 404)
    assert.equal((await read(elsewhere.id, token)).status, 200)
    assert.lengthOf(
      (await listOf('orders', token, { distributorId: other.id }, 'distributor')).body,
      0
    )

    const branch = await staffToken('branch', { distributorId: own.id, branchId })
    assert.deepEqual(idsOf(await listOf('orders', branch, {}, 'distributor')), [atBranch.id])
    assert.equal((await read(elsewhere.id, branch)).status, 404)
    assert.equal((await get('/api/admin/payments', { token })).status, 403)
  })

  test('leave as a file with Persian headers', async ({ assert }) => {
    const shop = await aShop()
    const { referenceNumber } = await anInvoice({ shop, amount: 1_000_000 })
    const filter = encodeURIComponent(JSON.stringify({ userId: shop.userId }))
    const { status, body } = await get(`/api/admin/orders/export?format=csv&filter=${filter}`, {
      token: await staffToken('finance'),
    })
    assert.equal(status, 200)
    const [head, row] = body.split('\n')
    assert.include(head, 'شماره فاکتور')
    assert.include(row, referenceNumber)
    assert.include(row, `"${shop.phone}"`)
  })
})

test.group('Installments and distributors in the back-office', () => {
  test('installments show what is left', async ({ assert }) => {
    const shop = await aShopWithCredit(50_000_000)
    const invoice = await anInvoice({ shop, amount: 10_000_000 })
    await payWithCode(shop, invoice.id)
    const { body } = await listOf('installments', await staffToken('finance'), {
      userId: shop.userId,
      status: ['AWAITING_DUE_DATE', 'PAST_DUE'],
    })
    assert.lengthOf(body, 1)
    assert.deepInclude(body[0], {
      orderId: invoice.id,
      amount: 10_345_890,
      remainingAmount: 10_345_890,
      phone: shop.phone,
    })
  })

  test('distributors show their fees and branches', async ({ assert }) => {
    const token = await staffToken('finance')
    const supplier = await aSupplier({ fees: { productFeePpm: 4000, bankFeeYearlyPpm: 175_000 } })
    const plain = await aSupplier()
    const branchId = await aBranchOf(supplier)
    const show = (id: string) => get(`/api/admin/distributors/${id}`, { token })
    assert.deepInclude((await show(supplier.id)).body, {
      slug: supplier.slug,
      fees: { productFeePpm: 4000, bankFeeYearlyPpm: 175_000, discountYearlyPpm: null },
    })
    assert.isNull((await show(plain.id)).body.fees)
    assert.deepEqual(idsOf(await listOf('branches', token, { distributorId: supplier.id })), [
      branchId,
    ])
    assert.include(idsOf(await listOf('distributors', token, { q: supplier.slug })), supplier.id)
  })
})
