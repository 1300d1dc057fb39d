import drive from '@adonisjs/drive/services/main'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import Offline from '#app/money/payments/adapters/offline'
import { enableGateway } from '#app/money/payments/gateways'
import { changeSetting } from '#app/reference/settings/settings'
import { transaction } from '#app/platform/database/database'
import { uploadLimits } from '#contracts/limits'
import { aShop, fmcg, type Shop } from '#factories/shop'
import { aCompanyWithCredit } from '#factories/company'
import { anImage } from '#factories/papers'
import { cashOf } from '#tests/support/credit'
import { baseUrl, get, post } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { startCharge } from '#tests/support/payments'
import { list } from '#tests/support/resources'

const aTransfer = async (shop: { token: string }, plan: string = fmcg) => {
  const body = { plan, amount: 700_000, indicator: 'OFFLINE' }
  return (await post('/api/payment/create-payment', body, shop)).body.paymentId as string
}
const formOf = (bytes: Buffer | null) => {
  const form = new FormData()
  const options = { type: 'text/html' }
  if (bytes) form.set('picture', new Blob([new Uint8Array(bytes)], options), '../../x.html')
  return form
}
const send = async (shop: { token: string }, id: string, bytes?: Buffer | null) =>
  post(
    `/api/payment/${id}/receipt-picture`,
    formOf(bytes === undefined ? await anImage() : bytes),
    {
      token: shop.token,
    }
  )
const pathAtDesk = (id: string) => `/api/admin/payments/${id}/receipt-picture`
const shown = async (id: string, token: string) => {
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await fetch(`${baseUrl()}${pathAtDesk(id)}`, { headers })
  return { headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}
const rowOf = (id: string) => db.from('receipt_pictures').where('payment_id', id).first()

test.group('The picture of a receipt', (group) => {
  group.setup(() => enableGateway(new Offline()))

  test('is painted anew and shown to who confirms transfers, beside the payment', async ({
    assert,
  }) => {
    const [shop, finance] = [await aShop(), await staffToken('finance')]
    const id = await aTransfer(shop)
    assert.isNull((await get(`/api/payment/${id}`, shop)).body.receiptPictureAt)
    const answer = await send(shop, id, await anImage('png'))
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
    assert.deepEqual(answer.body, (await get(`/api/payment/${id}`, shop)).body)
    assert.isNotNull(answer.body.receiptPictureAt)
    assert.match((await rowOf(id)).file_key, /^receipts\/[0-9a-f-]{36}\.webp$/)

    const { headers, bytes } = await shown(id, finance)
    assert.equal(headers.get('content-type'), 'image/webp')
    assert.equal(headers.get('cache-control'), 'private, no-store')
    assert.equal(headers.get('x-content-type-options'), 'nosniff')
    assert.equal(bytes.toString('latin1', 8, 12), 'WEBP')
    const { body } = await list('payments', finance, { filter: { userId: shop.userId } })
    assert.equal(body[0].receiptPictureAt, answer.body.receiptPictureAt)
    const history = await get(`/api/admin/payments/${id}/history`, { token: finance })
    const told: { what: string }[] = history.body.entries
    assert.include(
      told.map(({ what }) => what),
      'فرستادن تصویر فیش بانکی'
    )
  })

  test('is shown to nobody else', async ({ assert }) => {
    const [shop, other] = [await aShop(), await aShop()]
    const id = await aTransfer(shop)
    await send(shop, id)
    for (const role of ['support', 'auditor', 'kyc', 'distributor'] as const) {
      assert.equal((await get(pathAtDesk(id), { token: await staffToken(role) })).status, 403, role)
    }
    for (const { token } of [shop, other]) {
      assert.equal((await get(pathAtDesk(id), { token })).status, 403)
    }
    assert.equal((await get(pathAtDesk(id))).status, 401)
    assert.equal((await get(`/api/payment/${id}`, other)).status, 404)
    const without = await aTransfer(shop)
    const finance = { token: await staffToken('finance') }
    assert.equal((await get(pathAtDesk(without), finance)).status, 404)
  })

  test('gives way to the next one while the payment is open, and is gone then', async ({
    assert,
  }) => {
    const [shop, finance] = [await aShop(), await staffToken('finance')]
    const id = await aTransfer(shop)
    await send(shop, id)
    const first = { ...(await rowOf(id)), ...(await shown(id, finance)) }
    assert.equal((await send(shop, id)).status, 200)
    assert.lengthOf(await db.from('receipt_pictures').where('payment_id', id), 1)
    assert.isFalse(await drive.use().exists(first.file_key))
    assert.isFalse((await shown(id, finance)).bytes.equals(first.bytes))
    // Of two that come at once one is kept, and no file is left over.
    await Promise.all([send(shop, id), send(shop, id)])
    assert.lengthOf(await db.from('receipt_pictures').where('payment_id', id), 1)
    assert.isTrue(await drive.use().exists((await rowOf(id)).file_key))
  })

  test('is the same for both who decide about a large transfer', async ({ assert }) => {
    const key = 'receiptFourEyesAboveRials'
    await transaction((trx) => changeSetting(key, 600_000, trx))
    try {
      const [shop, finance] = [await aShop(), { token: await staffToken('finance') }]
      const second = { token: await staffToken('finance') }
      const id = await aTransfer(shop)
      const receipt = `transfer-${id}`
      await post(`/api/admin/payments/${id}/confirm`, { receipt }, finance)
      assert.equal((await send(shop, id)).status, 200)
      const before = await rowOf(id)
      const { status, body } = await send(shop, id)
      assert.deepEqual([status, body.title], [422, 'BusinessRuleException'])
      assert.deepEqual(await rowOf(id), before)
      assert.isTrue(await drive.use().exists(before.file_key))
      const waiting = { payment_id: id, status: 'PENDING' }
      const decision = await db.from('payment_decisions').where(waiting).firstOrFail()
      const reason = 'فیش خوانا نیست'
      const rejected = `/api/admin/payments/${id}/decisions/${decision.id}/reject`
      assert.equal((await post(rejected, { reason }, second)).status, 200)
      assert.equal((await send(shop, id)).status, 200)
    } finally {
      await db.from('settings').where({ key }).delete()
    }
  })

  test('is taken of one’s own payment alone', async ({ assert }) => {
    const [shop, other] = [await aShop(), await aShop()]
    const id = await aTransfer(shop)
    assert.equal((await send(other, id)).status, 404)
    assert.equal((await send(shop, crypto.randomUUID())).status, 404)
    assert.equal(
      (await post(`/api/payment/${id}/receipt-picture`, formOf(await anImage()))).status,
      401
    )
    assert.equal((await send({ token: await staffToken('finance') }, id)).status, 403)
    assert.isUndefined((await rowOf(id)) ?? undefined)
  })

  test('of a company is its CEO’s to send', async ({ assert }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY'] })
    const [member] = company.members
    const id = await aTransfer(company, 'kasbeno-fmcg-legal')
    assert.equal((await send(member, id)).status, 404)
    assert.equal((await send(company, id)).status, 200)
  })

  test('is never needed, and taken for no payment that waits for no transfer', async ({
    assert,
  }) => {
    const [shop, finance] = [await aShop(), await staffToken('finance')]
    const id = await aTransfer(shop)
    const receipt = `transfer-${id}`
    const confirmed = await post(
      `/api/admin/payments/${id}/confirm`,
      { receipt },
      { token: finance }
    )
    assert.deepEqual(confirmed.body, { status: 'COMPLETED' })
    assert.equal(await cashOf(shop as Shop), 700_000)
    const refused = await aTransfer(shop)
    const reason = 'پیدا نشد'
    await post(`/api/admin/payments/${refused}/refuse`, { reason }, { token: finance })
    const { paymentId: atBank } = await startCharge(shop, 900_000)
    for (const closed of [id, refused, atBank]) {
      const { status, body } = await send(shop, closed)
      assert.deepEqual([status, body.title], [422, 'BusinessRuleException'])
      assert.isUndefined((await rowOf(closed)) ?? undefined)
    }
  })

  test('{name} is refused at its field, and changes nothing')
    .with([
      { name: 'nothing', bytes: null },
      { name: 'a page', bytes: Buffer.from('<script>alert(1)</script>') },
      { name: 'a drawing', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
      { name: 'a picture cut short', bytes: Buffer.from('\xff\xd8\xff\xe0 no more', 'latin1') },
      { name: 'one too large', bytes: Buffer.alloc(uploadLimits.registrationImage + 1, 0xff) },
    ])
    .run(async ({ assert }, { bytes }) => {
      const shop = await aShop()
      const id = await aTransfer(shop)
      await send(shop, id)
      const before = await rowOf(id)
      const { status, body } = await send(shop, id, bytes)
      assert.deepEqual([status, body.errors?.[0]?.field], [422, 'picture'])
      assert.deepEqual(await rowOf(id), before)
      assert.isTrue(await drive.use().exists(before.file_key))
    })

  test('comes thirty times a day', async ({ assert }) => {
    const shop = await aShop()
    const id = await aTransfer(shop)
    const statuses = []
    for (let i = 0; i < 31; i++) statuses.push((await send(shop, id, null)).status)
    assert.deepEqual(statuses, [...Array.from({ length: 30 }, () => 422), 429])
  })
})
