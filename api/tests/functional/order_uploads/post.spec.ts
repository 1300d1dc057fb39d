import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { postOrderUpload } from '#app/trade/order_uploads/jobs/post_order_upload'
import { resumePosting } from '#app/trade/order_uploads/jobs/resume_posting'
import { rejectedRows } from '#app/trade/order_uploads/queries/rows'
import { settle } from '#app/platform/jobs/main'
import { anAcceptedCompany } from '#factories/company'
import { freshExternalId, freshPhone } from '#factories/fresh'
import { saleOf } from '#factories/invoice'
import { aShop, aShopWithCredit } from '#factories/shop'
import { expectLedgerInBalance } from '#tests/support/credit'
import { staffToken } from '#tests/support/identity'
import { ok } from '#tests/support/registration'
import { messagesTo } from '#tests/support/installments'
import { payWithCode, supply, textsTo } from '#tests/support/orders'
import {
  aCheckedUpload,
  anUploadingHouse,
  checkLines,
  lineFor,
  postOf,
  rowsOfUpload,
  sendUpload,
  sheetAt,
  sheetOf,
  uploadsPath,
  type UploadingHouse,
} from '#tests/support/order_uploads'

const million = 1_000_000

const fileRow = (id: string) => db.from('order_uploads').where({ id }).firstOrFail()
const salesOf = async ({ supplier }: Pick<UploadingHouse, 'supplier'>): Promise<number> =>
  (await db.from('orders').where({ distributor_id: supplier.id }).count('* as count'))[0].count

test.group('The ready invoices of a file are posted', (group) => {
  let house: UploadingHouse
  group.each.setup(async () => {
    house = await anUploadingHouse()
  })

  test('as a program’s are: told to the buyer, paid by code, in the name of who posted', async ({
    assert,
  }) => {
    const shop = await aShopWithCredit(50 * million)
    const externalId = freshExternalId()
    const { id } = await checkLines(
      house.clerk,
      lineFor(shop.phone, { externalId }),
      lineFor(shop.phone, { externalId, itemName: 'صابون' })
    )
    const answer = await postOf(house.clerk, id)
    assert.deepInclude(answer.body, { status: 'POSTING', ready: 1 })
    await settle()
    assert.equal((await fileRow(id)).status, 'DONE')
    const rows = await rowsOfUpload(house.manager, id)
    assert.lengthOf(new Set(rows.map(({ orderId }) => orderId)), 1)
    const order = await db.from('orders').where({ id: rows[0]!.orderId! }).firstOrFail()
    assert.deepInclude(order, {
      ...{ external_id: externalId, status: 'CREATED', partner_client_id: null },
      ...{ branch_id: house.branchId, grand_total_amount: 4 * million },
    })
    assert.equal(rows[1]!.referenceNumber, order.reference_number)
    assert.include(await textsTo(shop.phone), 'invoice-created')
    const line = await db
      .from('audit_lines')
      .where({ subject_id: order.id, command: 'orders.sale' })
      .firstOrFail()
    assert.equal(line.actor_type, 'staff')
    await payWithCode(shop, order.id)
    await expectLedgerInBalance()
  })

  test('once, though two ask for it at once and one again', async ({ assert }) => {
    const { phone } = await aShop()
    const { id } = await aCheckedUpload(phone, house, 3)
    const answers = await Promise.all([1, 2].map(() => postOf(house.manager, id)))
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409])
    await settle()
    assert.equal((await postOf(house.manager, id)).body.title, 'AlreadyProcessedException')
    await settle()
    assert.equal(await salesOf(house), 3)
  })

  test('go on where they were when the process ended in between, and none is sold twice', async ({
    assert,
  }) => {
    const { phone } = await aShop()
    const { id } = await aCheckedUpload(phone, house, 4)
    await postOf(house.manager, id)
    const run = () => postOrderUpload.run({ uploadId: id, distributorId: house.supplier.id })
    // The second sale is kept, and the line that says so is not.
    const [, second] = await rowsOfUpload(house.manager, id)
    const owner = db.connection('owner')
    await owner.rawQuery(
      `alter table order_upload_rows add constraint broken
         check (order_id is null or external_id <> '${second!.externalId}') not valid`
    )
    try {
      await assert.rejects(run)
    } finally {
      await owner.rawQuery('alter table order_upload_rows drop constraint broken')
    }
    // Those behind it are sold meanwhile.
    assert.equal(await salesOf(house), 4)
    assert.equal((await fileRow(id)).status, 'POSTING')
    assert.isNull((await rowsOfUpload(house.manager, id))[1]!.orderId)
    // The worker gives it to another one, and perhaps to two.
    await Promise.all([run(), run()])
    assert.equal(await salesOf(house), 4)
    assert.equal((await fileRow(id)).status, 'DONE')
    const rows = await rowsOfUpload(house.manager, id)
    assert.lengthOf(new Set(rows.map(({ orderId }) => orderId)), 4)
    await settle()
    // What goes beyond a few at once is told together.
    const told = (await messagesTo(phone)).filter(({ template }) => template === 'invoice-created')
    assert.isAbove(told.length, 0)
    assert.lengthOf(new Set(told.map(({ text }) => text)), told.length)
  })

  test('or say why not: what the check called ready, and the rules refuse by now', async ({
    assert,
  }) => {
    const { phone } = await aShop()
    const { id } = await aCheckedUpload(phone, house, 2)
    const [first, second] = await rowsOfUpload(house.manager, id)
    await supply(
      house.supplier,
      'sale',
      saleOf({ phone }, million, { externalId: first!.externalId })
    )
    await postOf(house.manager, id)
    await settle()
    const rows = await rowsOfUpload(house.manager, id)
    assert.deepInclude(rows[0], { status: 'DUPLICATE', orderId: null })
    assert.deepInclude(rows[1], { status: 'READY', externalId: second!.externalId })
    assert.isNotNull(rows[1]!.orderId)

    const other = await aCheckedUpload(phone, house)
    await db.from('distributors').where({ id: house.supplier.id }).update({ active: false })
    await postOf(house.manager, other.id)
    await settle()
    const [refused] = await rowsOfUpload(house.manager, other.id)
    assert.deepInclude(refused, { status: 'INVALID', orderId: null })
  })

  test('in any file: each ready one is posted, and of the others none', async ({ assert }) => {
    const company = await anAcceptedCompany()
    const [shop, rich] = [await aShop(), await aShopWithCredit(5 * million)]
    const lines = [
      lineFor(shop.phone),
      lineFor(rich.phone, { price: 900 * million }),
      lineFor(freshPhone()),
      lineFor('', { companyUniqueId: company.companyUniqueId }),
      lineFor(shop.phone, { qty: 'x' }),
      lineFor(shop.phone, { qty: '۰٫۵', price: '1,000,001' }),
    ]
    const { id } = await checkLines(house.manager, ...lines)
    const before = await rowsOfUpload(house.manager, id)
    await postOf(house.manager, id)
    await settle()
    for (const [at, row] of (await rowsOfUpload(house.manager, id)).entries()) {
      const wasReady = before[at]!.status === 'READY'
      assert.equal(row.orderId !== null, wasReady, JSON.stringify(row))
      if (!wasReady) assert.equal(row.message, before[at]!.message)
    }
    assert.equal(await salesOf(house), before.filter(({ status }) => status === 'READY').length)
  })

  test('no more once whoever had them posted may not sell', async ({ assert }) => {
    const { phone } = await aShop()
    const { id } = await aCheckedUpload(phone, house, 2)
    await postOf(house.manager, id)
    await db
      .from('staff_users')
      .where({ distributor_id: house.supplier.id })
      .update({ active: false })
    await settle()
    assert.equal((await fileRow(id)).status, 'STOPPED')
    assert.equal(await salesOf(house), 0)

    // Whoever may has the rest posted, and until then it may be taken away.
    await db
      .from('staff_users')
      .where({ distributor_id: house.supplier.id })
      .update({ active: true })
    assert.lengthOf(await rejectedRows(id), 2)
    ok(await postOf(house.manager, id))
    await settle()
    assert.equal((await fileRow(id)).status, 'DONE')
    assert.equal(await salesOf(house), 2)
    assert.lengthOf(await rejectedRows(id), 0)
  })

  test('stops at what fails again and again for no reason of its own, and may be begun anew', async ({
    assert,
  }) => {
    const { phone } = await aShop()
    const { id } = await aCheckedUpload(phone, house, 3)
    await postOf(house.manager, id)
    const [first] = await rowsOfUpload(house.manager, id)
    const run = () => postOrderUpload.run({ uploadId: id, distributorId: house.supplier.id })
    const owner = db.connection('owner')
    await owner.rawQuery(
      `alter table orders add constraint broken check (external_id <> '${first!.externalId}') not valid`
    )
    try {
      for (let attempt = 1; attempt < 5; attempt++) await assert.rejects(run)
      assert.equal(await salesOf(house), 2)
      assert.equal((await fileRow(id)).status, 'POSTING')
      await run()
    } finally {
      await owner.rawQuery('alter table orders drop constraint broken')
    }
    assert.equal((await fileRow(id)).status, 'STOPPED')
    const [failed] = await rowsOfUpload(house.manager, id)
    assert.deepInclude(failed, { status: 'READY', orderId: null })
    assert.include(failed!.message, 'خطایی در سامانه')
    ok(await postOf(house.manager, id))
    await settle()
    assert.equal((await fileRow(id)).status, 'DONE')
    assert.equal(await salesOf(house), 3)
  })

  test('goes on by itself where its job is gone for good', async ({ assert }) => {
    const { phone } = await aShop()
    const { id } = await aCheckedUpload(phone, house, 2)
    const { uploaded_by: postedBy } = await fileRow(id)
    const asked = { status: 'POSTING', posted_by: postedBy, post_asked_at: new Date() }
    await db.from('order_uploads').where({ id }).update(asked)
    const resume = async () => {
      await resumePosting.run({})
      await settle()
      return (await fileRow(id)).status
    }
    assert.equal(await resume(), 'POSTING')
    const before = new Date(Date.now() - 16 * 60_000)
    await db.from('order_uploads').where({ id }).update({ post_asked_at: before })
    assert.equal(await resume(), 'DONE')
    assert.equal(await salesOf(house), 2)
  })

  test('only by who may sell, of their own house and branch, and when there are any', async ({
    assert,
  }) => {
    const { phone } = await aShop()
    const { manager, clerk, accountant, rival } = house
    const { id } = await aCheckedUpload(phone, house)
    const refusals: [string, number][] = [
      [accountant, 403],
      [await staffToken('super'), 403],
      [clerk, 404],
      [rival, 404],
    ]
    for (const [token, status] of refusals) assert.equal((await postOf(token, id)).status, status)
    assert.equal((await fileRow(id)).status, 'CHECKED')
    const none = await checkLines(manager, lineFor(freshPhone()))
    assert.equal((await postOf(manager, none.id)).status, 422)
    assert.equal(await salesOf(house), 0)
  })

  test('and the others come back in a file with their reasons, to be mended and sent again', async ({
    assert,
  }) => {
    const { phone } = await aShop()
    const faulty = lineFor(phone, { qty: 'x' })
    const { id } = await checkLines(house.manager, lineFor(phone), faulty)
    await postOf(house.manager, id)
    await settle()
    const rows = await sheetAt(`${uploadsPath}/${id}/rejected`, house.manager)
    const [header, ...lines] = rows
    assert.lengthOf(lines, 1)
    assert.include(lines[0]!, String(faulty.externalId))
    assert.include(lines[0]!, 'نادرست')
    const mended = lines[0]!.map((cell) => (cell === 'x' ? '۳' : cell))
    const again = await sendUpload(house.manager, await sheetOf(header!, mended))
    assert.equal(again.body.counts?.READY, 1, JSON.stringify(again.body))
  })
})
