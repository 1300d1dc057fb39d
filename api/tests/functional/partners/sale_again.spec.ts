import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { aShop } from '#factories/shop'
import { aSupplier, type Supplier } from '#factories/distributor'
import { freshExternalId } from '#factories/fresh'
import { saleOf } from '#factories/invoice'
import { newId } from '#app/platform/values/ids'
import { supply } from '#tests/support/orders'

type Sale = ReturnType<typeof saleOf>

const plan = { plan: 'kasbeno-fmcg-real' }

const aBranchOf = async ({ id: distributorId }: Supplier): Promise<string> => {
  const id = newId()
  const branch = { id, distributor_id: distributorId, name: 'شعبهٔ غرب', created_at: new Date() }
  await db.table('distributor_branches').insert(branch)
  return id
}

test.group('The same sale again', () => {
  test('gives the first answer under another key too', async ({ assert }) => {
    const supplier = await aSupplier()
    const sale = saleOf(await aShop(), 1000)
    const first = await supply(supplier, 'sale', sale)
    const second = await supply(supplier, 'sale', sale)
    assert.equal(second.status, 201)
    assert.deepEqual(second.body, first.body)
    assert.lengthOf(await db.from('orders').where({ distributor_id: supplier.id }), 1)
  })

  /** What an invoice is, each fact changed alone; the total of the lines stays what it was. */
  const line = { itemName: 'روغن مایع', unitType: 'کارتن', qty: 1, price: 1000 }
  const otherContent: [
    name: string,
    change: (sale: Sale, supplier: Supplier) => Promise<object> | object,
  ][] = [
    ['customer', async () => ({ customer: { ...plan, phone: (await aShop()).phone } })],
    ['goods', () => ({ items: [{ ...line, itemName: 'برنج' }] })],
    ['unit', () => ({ items: [{ ...line, unitType: 'عدد' }] })],
    ['quantity and price', () => ({ items: [{ ...line, qty: 2, price: 500 }] })],
    ['number of lines', () => ({ items: [1, 2].map(() => ({ ...line, price: 500 })) })],
    ['total', () => ({ items: [{ ...line, price: 900 }], grandTotalAmount: 900 })],
    ['days until it is due', () => ({ dueDateInDays: 61 })],
    ['time', ({ invoicedAt }) => ({ invoicedAt: new Date(Date.parse(invoicedAt) - 1000) })],
    ['branch', async (_, supplier) => ({ branchId: await aBranchOf(supplier) })],
  ]
  for (const [name, change] of otherContent) {
    test(`with another ${name} under its number is a conflict`, async ({ assert }) => {
      const supplier = await aSupplier()
      const sale = saleOf(await aShop(), 1000)
      assert.equal((await supply(supplier, 'sale', sale)).status, 201)
      const other = await supply(supplier, 'sale', { ...sale, ...(await change(sale, supplier)) })
      assert.equal(other.status, 409, JSON.stringify(other.body))
      assert.equal(other.body.title, 'ConflictException')
      assert.lengthOf(await db.from('orders').where({ distributor_id: supplier.id }), 1)
    })
  }

  test('gives the first answer after the invoice was cancelled', async ({ assert }) => {
    const supplier = await aSupplier()
    const sale = saleOf(await aShop(), 1000)
    const first = await supply(supplier, 'sale', sale)
    const { referenceNumber } = first.body
    await supply(supplier, 'cancel', { referenceNumber, reason: 'اشتباه' })
    assert.deepEqual((await supply(supplier, 'sale', sale)).body, first.body)
  })

  test('two distributors may use one number', async ({ assert }) => {
    const sale = saleOf(await aShop(), 1000)
    const [a, b] = [await aSupplier(), await aSupplier()]
    const [one, two] = [await supply(a, 'sale', sale), await supply(b, 'sale', sale)]
    assert.deepEqual([one.status, two.status], [201, 201])
    assert.notEqual(one.body.id, two.body.id)
  })

  test('100 times at once under one key makes one invoice and one answer', async ({ assert }) => {
    const supplier = await aSupplier()
    const sale = saleOf(await aShop(), 1000)
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => supply(supplier, 'sale', sale, key))
    )
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [201])
    assert.lengthOf([...new Set(answers.map(({ body }) => JSON.stringify(body)))], 1)
    assert.lengthOf(await db.from('orders').where({ distributor_id: supplier.id }), 1)
  })

  test('40 times at once under 40 keys makes one invoice and one answer', async ({ assert }) => {
    const supplier = await aSupplier()
    const sale = saleOf(await aShop(), 1000)
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => supply(supplier, 'sale', sale))
    )
    assert.lengthOf([...new Set(answers.map(({ body }) => JSON.stringify(body)))], 1)
    assert.lengthOf(await db.from('orders').where({ distributor_id: supplier.id }), 1)
  })

  test('another body under one key is a conflict, and a failed attempt does not poison the key', async ({
    assert,
  }) => {
    const supplier = await aSupplier()
    const key = randomUUID()
    const sale = saleOf(await aShop(), 1000)
    assert.equal(
      (await supply(supplier, 'sale', { ...sale, grandTotalAmount: 5 }, key)).status,
      422
    )
    assert.equal((await supply(supplier, 'sale', sale, key)).status, 201)
    const other = { ...sale, externalId: freshExternalId() }
    const refused = await supply(supplier, 'sale', other, key)
    assert.equal(refused.status, 409)
    assert.equal(refused.body.title, 'IdempotencyConflictException')
  })

  test('a key of one supplier never returns another one’s answer', async ({ assert }) => {
    const [a, b] = [await aSupplier(), await aSupplier()]
    const key = randomUUID()
    const sale = saleOf(await aShop(), 1000)
    const [one, two] = [await supply(a, 'sale', sale, key), await supply(b, 'sale', sale, key)]
    assert.notEqual(one.body.id, two.body.id)
  })
})
