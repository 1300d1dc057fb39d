import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { webhookRules } from '#contracts/webhooks'
import { deliverWebhook } from '#app/trade/webhooks/jobs/deliver_webhook'
import { sweepOverdueWebhooks } from '#app/trade/webhooks/jobs/sweep_webhooks'
import { claimDelivery } from '#app/trade/webhooks/steps/claim_delivery'
import { settle } from '#app/platform/jobs/main'
import { aShop } from '#factories/shop'
import { anInvoice } from '#factories/invoice'
import { cancel, returnTo } from '#tests/support/orders'
import {
  aListeningSupplier,
  answering,
  clientOf,
  deliveriesOf,
  letDeliveriesWait,
  rotateKey,
  signedWith,
  wake,
} from '#tests/support/webhooks'

/** A supplier that listens, with an unpaid invoice of which nothing was sent yet. */
const anUntoldInvoice = async () => {
  const listening = await aListeningSupplier()
  const { supplier } = listening
  const invoice = await anInvoice({ shop: await aShop(), amount: 5_000_000, supplier })
  return { ...listening, invoice }
}
const refusing = answering(503, 'later')
const attemptsOf = (deliveryId: string) =>
  db.from('webhook_attempts').where({ delivery_id: deliveryId }).orderBy('at')

test.group('A webhook', () => {
  test('is signed, and carries the id of its event and the time of its sending', async ({
    assert,
    cleanup,
  }) => {
    const { receiver, invoice, secret } = await anUntoldInvoice()
    cleanup(receiver.close)
    const before = Math.floor(Date.now() / 1000)
    await settle()
    const [call] = receiver.calls
    const [delivery] = await deliveriesOf(invoice.id)
    assert.equal(call.path, '/hook')
    assert.include(call.headers['content-type'], 'application/json')
    assert.equal(call.headers['x-kasbeno-event-id'], delivery.id)
    assert.equal(call.body.eventId, delivery.id)
    // Seconds since the epoch: receivers refuse what is older than some minutes.
    assert.closeTo(Number(call.headers['x-kasbeno-timestamp']), before, 60)
    assert.match(String(call.headers['x-kasbeno-signature']), /^sha256=[0-9a-f]{64}$/)
    assert.isTrue(signedWith(secret, call))
    assert.isFalse(signedWith(`${secret}x`, call))
    assert.containSubset(delivery, { status: 'DELIVERED', tries: 1, last_response_status: 200 })
  })

  test('is signed with both keys while they change, afterwards with the new one alone', async ({
    assert,
    cleanup,
  }) => {
    const { receiver, supplier, invoice, secret } = await anUntoldInvoice()
    cleanup(receiver.close)
    const next = await rotateKey(supplier)
    assert.notEqual(next, secret)
    await settle()
    const [during] = receiver.calls
    assert.isTrue(signedWith(secret, during))
    assert.isTrue(signedWith(next, during))

    await db
      .from('webhook_endpoints')
      .where({ partner_client_id: await clientOf(supplier) })
      .update({ previous_valid_until: new Date() })
    await returnTo(invoice, 4_000_000)
    await settle()
    const [, afterwards] = receiver.calls
    assert.isFalse(signedWith(secret, afterwards))
    assert.isTrue(signedWith(next, afterwards))
  })

  test('is tried again after 10 s, 1 min, 10 min, 1 h, 6 h and 24 h under its id, then given up', async ({
    assert,
    cleanup,
  }) => {
    const { receiver, invoice } = await anUntoldInvoice()
    cleanup(receiver.close)
    receiver.answer(refusing)
    await settle()
    const waits: number[] = []
    for (let tries = 0; tries < 10; tries++) {
      const [delivery] = await deliveriesOf(invoice.id)
      if (delivery.status !== 'PENDING') break
      assert.deepInclude(delivery, { last_failure: 'REFUSED', last_response_status: 503 })
      const wait = delivery.next_try_at.getTime() - delivery.last_tried_at.getTime()
      waits.push(Math.round(wait / 10_000) * 10)
      await wake(invoice.id)
      assert.lengthOf(receiver.calls, waits.length, 'not before its time')
      await letDeliveriesWait(invoice.id, wait)
      await wake(invoice.id)
    }
    assert.deepEqual(waits, [10, 60, 600, 3600, 21_600, 86_400])
    assert.lengthOf(receiver.calls, 7)
    const [delivery] = await deliveriesOf(invoice.id)
    assert.deepInclude(delivery, { status: 'GIVEN_UP', tries: 7, next_try_at: null })
    assert.lengthOf(new Set(receiver.calls.map(({ headers }) => headers['x-kasbeno-event-id'])), 1)
    assert.lengthOf(new Set(receiver.calls.map(({ text }) => text)), 1)
    assert.lengthOf(await attemptsOf(delivery.id), 7)
  })

  test('that arrived at the third try is told once more by nobody', async ({ assert, cleanup }) => {
    const { receiver, invoice } = await anUntoldInvoice()
    cleanup(receiver.close)
    receiver.answer((response, call) =>
      answering(receiver.calls.length < 3 ? 500 : 204)(response, call)
    )
    await settle()
    for (const wait of [10_000, 60_000, 600_000]) {
      await letDeliveriesWait(invoice.id, wait)
      await wake(invoice.id)
    }
    assert.lengthOf(receiver.calls, 3)
    const [delivery] = await deliveriesOf(invoice.id)
    assert.deepInclude(delivery, { status: 'DELIVERED', tries: 3, last_response_status: 204 })
  })

  test('is sent once, also when its job runs many times at once', async ({ assert, cleanup }) => {
    const { receiver, invoice } = await anUntoldInvoice()
    cleanup(receiver.close)
    receiver.answer(refusing)
    await settle()
    const [{ id: deliveryId, partner_client_id: partnerClientId }] = await deliveriesOf(invoice.id)
    receiver.answer(answering(200))
    await letDeliveriesWait(invoice.id, 10_000)
    await Promise.all(
      Array.from({ length: 8 }, () => deliverWebhook.run({ deliveryId, partnerClientId }))
    )
    await deliverWebhook.run({ deliveryId, partnerClientId })
    assert.lengthOf(receiver.calls, 2)
  })

  test('whose sender died is taken up again, once he is believed dead', async ({
    assert,
    cleanup,
  }) => {
    const { receiver, invoice } = await anUntoldInvoice()
    cleanup(receiver.close)
    receiver.answer(refusing)
    await settle()
    await letDeliveriesWait(invoice.id, 10_000)
    const [{ id }] = await deliveriesOf(invoice.id)
    assert.isNotNull(await claimDelivery(id))
    await wake(invoice.id)
    assert.equal(await sweepOverdueWebhooks(), 0)
    assert.lengthOf(receiver.calls, 1)

    receiver.answer(answering(200))
    await letDeliveriesWait(invoice.id, 360_000)
    assert.equal(await sweepOverdueWebhooks(), 1)
    await settle()
    assert.lengthOf(receiver.calls, 2)
    assert.equal((await deliveriesOf(invoice.id))[0].status, 'DELIVERED')
  })

  test('of a program that was locked meanwhile is given up, and tells it nothing', async ({
    assert,
    cleanup,
  }) => {
    const { receiver, invoice } = await anUntoldInvoice()
    cleanup(receiver.close)
    receiver.answer(refusing)
    await settle()
    const [{ partner_client_id: id }] = await deliveriesOf(invoice.id)
    await db.from('partner_clients').where({ id }).update({ active: false })
    await letDeliveriesWait(invoice.id, 10_000)
    await wake(invoice.id)
    const [delivery] = await deliveriesOf(invoice.id)
    assert.deepInclude(delivery, { status: 'GIVEN_UP', last_failure: 'NO_ENDPOINT' })
    assert.lengthOf(receiver.calls, 1)
  })

  test('to an address that was taken away is given up', async ({ assert, cleanup }) => {
    const { receiver, invoice } = await anUntoldInvoice()
    cleanup(receiver.close)
    receiver.answer(refusing)
    await settle()
    const [{ partner_client_id }] = await deliveriesOf(invoice.id)
    await db.from('webhook_endpoints').where({ partner_client_id }).delete()
    await letDeliveriesWait(invoice.id, 10_000)
    await wake(invoice.id)
    const [delivery] = await deliveriesOf(invoice.id)
    assert.deepInclude(delivery, { status: 'GIVEN_UP', last_failure: 'NO_ENDPOINT' })
    assert.lengthOf(receiver.calls, 1)
  })
})

test.group('The events of one invoice', () => {
  test('wait for each other: what failed first is told first, other invoices go on', async ({
    assert,
    cleanup,
  }) => {
    const { receiver, supplier, invoice } = await anUntoldInvoice()
    cleanup(receiver.close)
    receiver.answer((response, call) =>
      answering(call.body.id === invoice.id ? 500 : 200)(response, call)
    )
    await settle()
    await returnTo(invoice, 4_000_000)
    await cancel(invoice)
    const other = await anInvoice({ shop: await aShop(), amount: 1_000_000, supplier })
    await settle()
    await wake(invoice.id)
    assert.deepEqual(
      receiver.calls.map(({ body }) => [body.id, body.event]),
      [
        [invoice.id, 'invoice.created'],
        [other.id, 'invoice.created'],
      ]
    )
    receiver.answer(answering(200))
    await letDeliveriesWait(invoice.id, 10_000)
    await wake(invoice.id)
    assert.deepEqual(receiver.events().slice(2), [
      'invoice.created',
      'invoice.updated',
      'invoice.canceled',
    ])
  })

  test('go on once one was given up', async ({ assert, cleanup }) => {
    const { receiver, invoice } = await anUntoldInvoice()
    cleanup(receiver.close)
    receiver.answer((response, call) =>
      answering(call.body.event === 'invoice.created' ? 500 : 200)(response, call)
    )
    await cancel(invoice)
    await settle()
    for (const wait of webhookRules.retriesMs) {
      await letDeliveriesWait(invoice.id, wait)
      await wake(invoice.id)
    }
    const statuses = (await deliveriesOf(invoice.id)).map(({ status }) => status)
    assert.deepEqual(statuses, ['GIVEN_UP', 'DELIVERED'])
    assert.equal(receiver.events().at(-1), 'invoice.canceled')
    assert.lengthOf(receiver.calls, 8)
  })

  test('keep their order when a later one leaves the outbox first', async ({ assert, cleanup }) => {
    const { receiver, invoice } = await anUntoldInvoice()
    cleanup(receiver.close)
    await returnTo(invoice, 4_000_000)
    await db.transaction(async (trx) => {
      // Another process has just taken the sale's event, and is slow.
      await trx
        .from('outbox')
        .where({ event: 'InvoiceCreated' })
        .whereRaw(`payload ->> 'orderId' = ?`, [invoice.id])
        .forUpdate()
      await settle()
      assert.lengthOf(await deliveriesOf(invoice.id), 1)
      await wake(invoice.id)
      assert.isEmpty(receiver.calls)
    })
    await settle()
    assert.deepEqual(receiver.events(), ['invoice.created', 'invoice.updated'])
  })

  test('are sent one after the other, also when all their jobs run at once', async ({
    assert,
    cleanup,
  }) => {
    const { receiver, invoice } = await anUntoldInvoice()
    cleanup(receiver.close)
    receiver.answer(refusing)
    for (const amount of [4_000_000, 3_000_000, 2_000_000]) await returnTo(invoice, amount)
    await settle()
    await letDeliveriesWait(invoice.id, 10_000)
    let [atOnce, most] = [0, 0]
    receiver.answer((response) => {
      most = Math.max(most, ++atOnce)
      setImmediate(() => {
        atOnce--
        response.writeHead(200).end()
      })
    })
    const waiting = await deliveriesOf(invoice.id)
    const runs = [...waiting, ...waiting].map(({ id, partner_client_id: partnerClientId }) =>
      deliverWebhook.run({ deliveryId: id, partnerClientId })
    )
    await Promise.all(runs)
    await settle()
    assert.equal(most, 1)
    assert.deepEqual(
      receiver.calls.slice(1).map(({ body }) => body.grandTotalAmount),
      [5_000_000, 4_000_000, 3_000_000, 2_000_000]
    )
  })
})
