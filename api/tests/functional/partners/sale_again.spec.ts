import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { aShop } from '#tests/support/credit'
import { aSupplier, freshExternalId, saleOf, supply } from '#tests/support/orders'

test.group('The same sale again', () => {
  test('gives the first answer under another key too; other content under its number is a conflict', async ({
    assert,
  }) => {
    const supplier = await aSupplier()
    const sale = saleOf(await aShop(), 1000)
    const first = await supply(supplier, 'sale', sale)
    const second = await supply(supplier, 'sale', sale)
    assert.equal(second.status, 201)
    assert.deepEqual(second.body, first.body)
    const other = await supply(supplier, 'sale', { ...sale, dueDateInDays: 61 })
    assert.equal(other.status, 409)
    assert.equal(other.body.title, 'ConflictException')
    assert.lengthOf(await db.from('orders').where({ distributor_id: supplier.id }), 1)
  })

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
