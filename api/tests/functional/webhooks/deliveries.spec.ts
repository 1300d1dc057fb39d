import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { webhookRules } from '#contracts/webhooks'
import { claimDelivery } from '#app/trade/webhooks/steps/claim_delivery'
import { newId } from '#app/platform/values/ids'
import { settle } from '#app/platform/jobs/main'
import { aShop } from '#factories/shop'
import { partnerToken, aSupplier } from '#factories/distributor'
import { anInvoice } from '#factories/invoice'
import { get, post } from '#tests/support/http'
import { signIn, staffToken } from '#tests/support/identity'
import { cancel } from '#tests/support/orders'
import { exported, list, rangeOf, sheetOf } from '#tests/support/resources'
import {
  aListeningSupplier,
  answering,
  deliveriesOf,
  letDeliveriesWait,
  wake,
} from '#tests/support/webhooks'

const replay = (id: string, token: string) =>
  post(`/api/admin/webhook-deliveries/${id}/replay`, {}, { token })

/** A supplier that listens, and an invoice of which it was told. */
const anAnnouncedInvoice = async () => {
  const listening = await aListeningSupplier()
  const { supplier } = listening
  const invoice = await anInvoice({ shop: await aShop(), amount: 5_000_000, supplier })
  await settle()
  const [{ id, partner_client_id }] = await deliveriesOf(invoice.id)
  return { ...listening, invoice, id, clientId: partner_client_id }
}

test.group('Replaying a webhook by hand', () => {
  test('sends what was given up again, under the same id and with all its tries, and is audited', async ({
    assert,
    cleanup,
  }) => {
    const token = await staffToken('super')
    const { receiver, supplier } = await aListeningSupplier()
    cleanup(receiver.close)
    receiver.answer(answering(500))
    const invoice = await anInvoice({ shop: await aShop(), amount: 5_000_000, supplier })
    await settle()
    for (const wait of webhookRules.retriesMs) {
      await letDeliveriesWait(invoice.id, wait)
      await wake(invoice.id)
    }
    const [{ id, status }] = await deliveriesOf(invoice.id)
    assert.equal(status, 'GIVEN_UP')

    const answer = await replay(id, token)
    assert.equal(answer.status, 200)
    assert.containSubset(answer.body, { id, status: 'PENDING', tries: 0 })
    await settle()
    assert.containSubset((await deliveriesOf(invoice.id))[0], { status: 'PENDING', tries: 1 })
    receiver.answer(answering(200))
    await letDeliveriesWait(invoice.id, 10_000)
    await wake(invoice.id)
    assert.containSubset((await deliveriesOf(invoice.id))[0], { status: 'DELIVERED', tries: 2 })
    assert.lengthOf(receiver.calls, 9)
    assert.lengthOf(new Set(receiver.calls.map(({ headers }) => headers['x-kasbeno-event-id'])), 1)

    const line = await db
      .from('audit_lines')
      .where({ command: 'webhooks.replay', subject_id: id })
      .firstOrFail()
    assert.containSubset(line, { actor_type: 'staff', before: { status: 'GIVEN_UP' } })
  })

  test('repeats what was delivered, and a failure then takes nothing back', async ({
    assert,
    cleanup,
  }) => {
    const token = await staffToken('super')
    const { receiver, invoice, id } = await anAnnouncedInvoice()
    cleanup(receiver.close)
    receiver.answer(answering(500))
    await replay(id, token)
    await settle()
    for (const wait of webhookRules.retriesMs) {
      await letDeliveriesWait(invoice.id, wait)
      await wake(invoice.id)
    }
    assert.lengthOf(receiver.calls, 8)
    assert.lengthOf(new Set(receiver.calls.map(({ text }) => text)), 1)
    assert.containSubset((await deliveriesOf(invoice.id))[0], {
      status: 'DELIVERED',
      last_failure: 'REFUSED',
    })
  })

  test('asks neither for what is being sent nor where nobody listens', async ({
    assert,
    cleanup,
  }) => {
    const token = await staffToken('super')
    const { receiver, invoice, id, clientId } = await anAnnouncedInvoice()
    cleanup(receiver.close)
    receiver.answer(answering(500))
    await replay(id, token)
    await claimDelivery(id)
    assert.equal((await replay(id, token)).status, 409)
    await letDeliveriesWait(invoice.id, 60_000)
    await db.from('webhook_endpoints').where({ partner_client_id: clientId }).delete()
    assert.equal((await replay(id, token)).status, 409)
  })

  test('is for those who may, on what there is', async ({ assert, cleanup }) => {
    const { receiver, supplier, id } = await anAnnouncedInvoice()
    cleanup(receiver.close)
    for (const token of [
      await staffToken('auditor'),
      await staffToken('support'),
      (await signIn()).token,
      supplier.token,
    ]) {
      assert.equal((await replay(id, token)).status, 403)
    }
    const token = await staffToken('super')
    assert.equal((await replay(newId(), token)).status, 404)
    assert.equal((await replay('x', token)).status, 404)
    await settle()
    assert.lengthOf(receiver.calls, 1)
  })
})

test.group('The list of webhooks', () => {
  test('shows staff what was told to whom, filtered, with each try and the body', async ({
    assert,
    cleanup,
  }) => {
    const token = await staffToken('support')
    const { receiver, invoice, id, clientId } = await anAnnouncedInvoice()
    cleanup(receiver.close)
    receiver.answer(answering(500, 'out of order'))
    await cancel(invoice)
    await settle()
    const all = await list('webhook-deliveries', token, { filter: { partnerClientId: clientId } })
    assert.equal(rangeOf(all).total, 2)
    assert.deepEqual(
      all.body.map(({ event, status }: { event: string; status: string }) => [event, status]),
      [
        ['invoice.canceled', 'PENDING'],
        ['invoice.created', 'DELIVERED'],
      ]
    )
    const ids = async (filter: object) => {
      const answer = await list('webhook-deliveries', token, {
        filter: { partnerClientId: clientId, ...filter },
      })
      return answer.body.map(({ event }: { event: string }) => event)
    }
    assert.deepEqual(await ids({ status: 'DELIVERED' }), ['invoice.created'])
    assert.deepEqual(await ids({ event: 'invoice.canceled' }), ['invoice.canceled'])
    assert.deepEqual(await ids({ lastFailure: 'REFUSED' }), ['invoice.canceled'])
    assert.deepEqual(await ids({ createdAt: { from: '2020-01-01', to: '2020-02-01' } }), [])
    assert.lengthOf(await ids({ q: invoice.referenceNumber }), 2)

    const [canceled] = all.body
    const file = await get(`/api/admin/webhook-deliveries/${canceled.id}`, { token })
    assert.containSubset(file.body, {
      event: 'invoice.canceled',
      lastFailure: 'REFUSED',
      body: { eventId: canceled.id, status: 'CANCELED' },
      attempts: [{ failure: 'REFUSED', responseStatus: 500, responseExcerpt: 'out of order' }],
    })
    assert.equal((await get(`/api/admin/webhook-deliveries/${id}`, { token })).status, 200)
  })

  test('is exported in Persian', async ({ assert, cleanup }) => {
    const token = await staffToken('auditor')
    const { receiver, clientId } = await anAnnouncedInvoice()
    cleanup(receiver.close)
    const filter = encodeURIComponent(JSON.stringify({ partnerClientId: clientId }))
    const { status, bytes } = await exported(
      `/api/admin/webhook-deliveries/export?format=xlsx&filter=${filter}`,
      token
    )
    assert.equal(status, 200)
    const { rows } = await sheetOf(bytes)
    assert.lengthOf(rows, 2)
    assert.includeMembers(rows[0], ['رویداد', 'وضعیت', 'شمار تلاش‌ها'])
    assert.includeMembers(rows[1], ['ثبت فاکتور', 'تحویل‌شده'])
  })

  test('is not for others', async ({ assert }) => {
    const path = '/api/admin/webhook-deliveries'
    assert.equal((await get(path)).status, 401)
    for (const token of [
      await staffToken('finance'),
      await staffToken('distributor', { distributorId: (await aSupplier()).id }),
      (await signIn()).token,
      await partnerToken(),
    ]) {
      assert.equal((await get(path, { token })).status, 403)
    }
  })
})

test.group('A partner asks for its webhooks', () => {
  const ask = (path: string, token: string) =>
    get(`/api/external/supplier/webhook-deliveries/${path}`, { token })

  test('page by page, the newest first, and sees its own alone', async ({ assert, cleanup }) => {
    const { receiver, supplier, invoice, id } = await anAnnouncedInvoice()
    cleanup(receiver.close)
    const other = await anAnnouncedInvoice()
    cleanup(other.receiver.close)
    await cancel(invoice)
    await settle()
    const first = await ask('1/0', supplier.token)
    assert.equal(first.status, 200)
    assert.deepEqual(first.body.meta, { currentPage: 1, pageSize: 1, total: 2 })
    assert.containSubset(first.body.items[0], {
      event: 'invoice.canceled',
      referenceNumber: invoice.referenceNumber,
      status: 'DELIVERED',
      tries: 1,
      lastResponseStatus: 200,
    })
    const second = await ask('1/1', supplier.token)
    assert.equal(second.body.items[0].eventId, id)
    assert.notProperty(second.body.items[0], 'body')

    const filtered = await ask(
      `10/0?referenceNumber=${other.invoice.referenceNumber}`,
      supplier.token
    )
    assert.equal(filtered.body.meta.total, 0)
    assert.equal((await ask('10/0?status=GIVEN_UP', supplier.token)).body.meta.total, 0)
    assert.equal((await ask('10/0?status=DELIVERED', supplier.token)).body.meta.total, 2)
  })

  test('in sensible pages, with the right token', async ({ assert }) => {
    const { token } = await aSupplier()
    assert.equal((await ask('101/0', token)).status, 422)
    assert.equal((await ask('10/x', token)).status, 422)
    assert.equal((await ask('10/0?status=LOST', token)).status, 422)
    assert.equal((await ask('10/0', await partnerToken({ scopes: ['legal'] }))).status, 403)
    assert.equal((await ask('10/0', await staffToken('super'))).status, 403)
  })
})
