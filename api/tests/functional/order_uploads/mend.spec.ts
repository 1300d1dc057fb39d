import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { settle } from '#app/platform/jobs/main'
import { freshExternalId, freshPhone } from '#factories/fresh'
import { aShop, aShopWithCredit } from '#factories/shop'
import { letSeeCredit } from '#tests/support/credit_consent'
import { staffToken } from '#tests/support/identity'
import {
  anUploadingHouse,
  checkLines,
  lineFor,
  mendRow,
  postOf,
  rowsOfUpload,
  type UploadingHouse,
} from '#tests/support/order_uploads'

const million = 1_000_000

test.group('A line that cannot be sold is mended where it stands', (group) => {
  let house: UploadingHouse
  group.setup(async () => {
    house = await anUploadingHouse()
  })

  test('its invoice is tried anew, sold by posting alone, and the trail says who did it', async ({
    assert,
  }) => {
    const { phone } = await aShop()
    const externalId = freshExternalId()
    const { id } = await checkLines(
      house.manager,
      lineFor(phone, { externalId, qty: 'دو' }),
      lineFor(phone, { externalId, itemName: 'صابون' })
    )
    const { status, body } = await mendRow(house.manager, id, 2, { qty: '۲' })
    assert.equal(status, 200, JSON.stringify(body))
    assert.deepEqual(
      body.rows.map(({ row, status: became }: Record<string, unknown>) => [row, became]),
      [
        [2, 'READY'],
        [3, 'READY'],
      ]
    )
    assert.equal(body.rows[0].cells.qty, '۲')
    assert.lengthOf(await db.from('orders').where({ external_id: externalId }), 0)
    // The same again, whose first answer was lost.
    assert.equal((await mendRow(house.manager, id, 2, { qty: '۲' })).status, 200)
    const trail = await db
      .from('audit_lines')
      .where({ subject_id: id, command: 'order-uploads.mend' })
      .select('after', 'actor_type')
    assert.deepEqual(trail.map(({ after, actor_type: by }) => [after, by]) as unknown, [
      [{ row: 2 }, 'staff'],
    ])
    await postOf(house.manager, id)
    await settle()
    const [order] = await db.from('orders').where({ external_id: externalId })
    assert.equal(order.grand_total_amount, 4 * million)
  })

  test('of a branch’s file it is sold for the branch, whoever mends it', async ({ assert }) => {
    const { phone } = await aShop()
    const { id } = await checkLines(house.clerk, lineFor(phone, { price: 0 }))
    await mendRow(house.manager, id, 2, { price: '5000' })
    const [{ sale }] = await db.from('order_upload_rows').where({ upload_id: id })
    assert.equal(sale.branchId, house.branchId)
  })

  test('a number of its own takes a line out of one invoice and into another', async ({
    assert,
  }) => {
    const { phone } = await aShop()
    const [one, other] = [freshExternalId(), freshExternalId()]
    const { id } = await checkLines(
      house.manager,
      lineFor(phone, { externalId: one }),
      lineFor(phone, { externalId: one }),
      lineFor(phone, { externalId: other, itemName: 'صابون' })
    )
    assert.equal((await rowsOfUpload(house.manager, id))[1]!.status, 'DUPLICATE')
    await mendRow(house.manager, id, 3, { externalId: other })
    const rows = await rowsOfUpload(house.manager, id)
    assert.deepEqual(
      rows.map(({ externalId, status }) => [externalId, status]),
      [
        [one, 'READY'],
        [other, 'READY'],
        [other, 'READY'],
      ]
    )
    const sales = await db.from('order_upload_rows').where({ upload_id: id }).whereNotNull('sale')
    assert.lengthOf(sales, 2)
  })

  test('a formula of another line keeps its invoice back until it is mended too', async ({
    assert,
  }) => {
    const { phone } = await aShop()
    const externalId = freshExternalId()
    const { id } = await checkLines(
      house.manager,
      lineFor(phone, { externalId, qty: 'x' }),
      lineFor(phone, { externalId, itemName: 'صابون', plan: { formula: 'A1' } as never })
    )
    await mendRow(house.manager, id, 2, { qty: 1 as never })
    await mendRow(house.manager, id, 2, { qty: '1' })
    const statuses = async () => (await rowsOfUpload(house.manager, id)).map(({ status }) => status)
    assert.deepEqual(await statuses(), ['INVALID', 'INVALID'])
    await mendRow(house.manager, id, 3, { plan: '' })
    assert.deepEqual(await statuses(), ['READY', 'READY'])
  })

  for (const [column, cells] of [
    ['plan', { qty: '1' }],
    ['buyerNationalCode', { qty: '1' }],
    ['plan', { qty: '1', buyerNationalCode: '' }],
  ] as const)
    test(`a formula of «${column}» stays when ${Object.keys(cells)} of its own line is mended`, async ({
      assert,
    }) => {
      const { phone } = await aShop()
      const formula = { formula: 'A1' } as never
      // Two of them: the message names the first one alone.
      const line = lineFor(phone, { qty: formula, [column]: formula })
      const { id } = await checkLines(house.manager, line)
      await mendRow(house.manager, id, 2, cells)
      const [held] = await rowsOfUpload(house.manager, id)
      assert.deepEqual([held!.status, held!.field] as unknown, ['INVALID', column])
      await mendRow(house.manager, id, 2, { itemName: 'صابون' })
      assert.equal((await rowsOfUpload(house.manager, id))[0]!.field, column)
      await mendRow(house.manager, id, 2, { [column]: '' })
      assert.equal((await rowsOfUpload(house.manager, id))[0]!.status, 'READY')
    })

  test('credit that other invoices of the file use up is used up for it too', async ({
    assert,
  }) => {
    const known = await aShopWithCredit(50 * million)
    await letSeeCredit(known, house.supplier)
    const big = { price: 30 * million, qty: 1 }
    const { id } = await checkLines(
      house.manager,
      lineFor(known.phone, big),
      lineFor(known.phone, { ...big, qty: 'x' })
    )
    await mendRow(house.manager, id, 3, { qty: '1' })
    assert.equal((await rowsOfUpload(house.manager, id))[1]!.status, 'SHORT_BY')
    await mendRow(house.manager, id, 3, { price: '1000000' })
    assert.equal((await rowsOfUpload(house.manager, id))[1]!.status, 'READY')
  })

  test('is counted as a file is: no way to find out who is a customer', async ({ assert }) => {
    const curious = await anUploadingHouse()
    const { id } = await checkLines(curious.manager, lineFor(freshPhone()))
    const counted = db.from('order_upload_lookups').where({ distributor_id: curious.supplier.id })
    await mendRow(curious.manager, id, 2, { buyerPhone: freshPhone() })
    assert.lengthOf(await counted.clone(), 2)
    await counted.clone().limit(1).update({ buyers: 2_500 })
    const { phone } = await aShop()
    const refused = await mendRow(curious.manager, id, 2, { buyerPhone: phone })
    assert.equal(refused.status, 429)
    assert.equal((await rowsOfUpload(curious.manager, id))[0]!.status, 'UNKNOWN_BUYER')
  })

  test('not by strangers, nor once it is posted, nor where it is ready or no line', async ({
    assert,
  }) => {
    const { phone } = await aShop()
    const { manager, clerk, accountant, rival } = house
    const { id } = await checkLines(manager, lineFor(phone, { qty: 'x' }), lineFor(phone))
    const mend = async (token: string, row = 2, cells: object = { qty: '1' }) =>
      (await mendRow(token, id, row, cells)).status
    for (const [token, status] of [
      ['', 401],
      [accountant, 403],
      [await staffToken('super'), 403],
      [clerk, 404],
      [rival, 404],
    ] as const)
      assert.equal(await mend(token), status)
    assert.equal(await mend(manager, 9), 404)
    assert.equal(await mend(manager, 3), 409)
    assert.equal(await mend(manager, 2, { qty: 'x'.repeat(501) }), 422)
    assert.equal((await rowsOfUpload(manager, id))[0]!.status, 'INVALID')
    await postOf(manager, id)
    assert.equal(await mend(manager), 409)
    await settle()
    assert.equal(await mend(manager), 409)
  })

  test('two who mend one invoice at once do not undo each other', async ({ assert }) => {
    const { phone } = await aShop()
    const externalId = freshExternalId()
    const { id } = await checkLines(
      house.manager,
      lineFor(phone, { externalId, qty: 'x' }),
      lineFor(phone, { externalId, itemName: 'صابون', qty: 'y' })
    )
    const answers = await Promise.all([
      mendRow(house.manager, id, 2, { qty: '1' }),
      mendRow(house.manager, id, 3, { qty: '1' }),
    ])
    const kept = await rowsOfUpload(house.manager, id)
    for (const [at, { status }] of answers.entries()) {
      assert.oneOf(status, [200, 409])
      assert.equal(kept[at]!.cells.qty === '1', status === 200)
    }
    assert.include(
      answers.map(({ status }) => status),
      200
    )
  })
})
