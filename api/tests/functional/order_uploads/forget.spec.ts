import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { forgetUploadLines } from '#app/trade/order_uploads/jobs/forget_upload_lines'
import { settle } from '#app/platform/jobs/main'
import { changeSetting } from '#app/reference/settings/settings'
import { clock } from '#app/platform/time/clock'
import { freshPhone } from '#factories/fresh'
import { aShop } from '#factories/shop'
import { get } from '#tests/support/http'
import {
  anUploadingHouse,
  checkLines,
  lineFor,
  mendRow,
  postOf,
  rowsOfUpload,
} from '#tests/support/order_uploads'

const aged = (id: string, days: number) =>
  db
    .from('order_uploads')
    .where({ id })
    .update({ created_at: clock.businessNow().minus({ days }).toJSDate() })
const linesOf = (id: string) => db.from('order_upload_rows').where({ upload_id: id })

test.group('Lines of old files of invoices', () => {
  test('go after their days, and their counts stay', async ({ assert }) => {
    const { manager } = await anUploadingHouse()
    const { phone } = await aShop()
    const send = () =>
      checkLines(manager, lineFor(phone), lineFor(freshPhone()), lineFor(phone, { qty: 'x' }))
    const [old, young] = [await send(), await send()]
    await postOf(manager, old.id)
    await settle()
    const shown = async () => {
      const { body } = await get(`/api/distributor/order-uploads/${old.id}`, { token: manager })
      const { counts, readyInvoices, postedInvoices, invoices } = body
      return { counts, readyInvoices, postedInvoices, invoices }
    }
    const before = await shown()
    assert.deepInclude(before, { postedInvoices: 1, invoices: 3 })
    await aged(old.id, 91)
    await aged(young.id, 89)
    await forgetUploadLines.run({})
    await forgetUploadLines.run({})
    assert.lengthOf(await linesOf(old.id), 0)
    assert.lengthOf(await linesOf(young.id), 3)
    assert.deepEqual(await shown(), before)
    assert.deepEqual(await rowsOfUpload(manager, old.id), [])
  })

  test('nothing is mended or posted of them, and what is being posted stays', async ({
    assert,
  }) => {
    const { manager } = await anUploadingHouse()
    const { phone } = await aShop()
    const [left, posting] = [
      await checkLines(manager, lineFor(phone), lineFor(phone, { qty: 'x' })),
      await checkLines(manager, lineFor(phone)),
    ]
    await postOf(manager, posting.id)
    for (const { id } of [left, posting]) await aged(id, 100)
    await forgetUploadLines.run({})
    assert.lengthOf(await linesOf(posting.id), 1)
    assert.equal((await mendRow(manager, left.id, 3, { qty: '1' })).status, 409)
    const refused = await postOf(manager, left.id)
    assert.equal(refused.status, 409)
    assert.include(refused.body.message, 'پاک شده')
    await settle()
  })

  test('the setting says for how long', async ({ assert, cleanup }) => {
    const { manager } = await anUploadingHouse()
    const { id } = await checkLines(manager, lineFor((await aShop()).phone))
    await aged(id, 10)
    const keep = (days: number) =>
      db.transaction((trx) => changeSetting('uploadLinesKeptDays', days, trx))
    cleanup(() => keep(90))
    await forgetUploadLines.run({})
    assert.lengthOf(await linesOf(id), 1)
    await keep(9)
    const { body } = await get(`/api/distributor/order-uploads/${id}`, { token: manager })
    assert.equal(body.linesKeptDays, 9)
    await forgetUploadLines.run({})
    assert.lengthOf(await linesOf(id), 0)
  })
})
