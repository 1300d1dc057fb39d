import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { settle } from '#app/platform/jobs/main'
import { aShop } from '#factories/shop'
import { partnerToken, aSupplier } from '#factories/distributor'
import { anInvoice } from '#factories/invoice'
import { call, get, post, put } from '#tests/support/http'
import { signIn, staffToken } from '#tests/support/identity'
import {
  agree,
  aListeningSupplier,
  answering,
  aReceiver,
  clientOf,
  deliveriesOf,
  setEndpoint,
  signedWith,
} from '#tests/support/webhooks'
import { newId } from '#app/platform/values/ids'

const reason = 'به درخواست شرکت پخش'
const pathOf = async (supplier: Parameters<typeof clientOf>[0]) =>
  `/api/admin/partner-clients/${await clientOf(supplier)}/webhook`
const auditOf = async (supplier: Parameters<typeof clientOf>[0]) =>
  db
    .from('audit_lines')
    .where({ subject_type: 'partner-clients', subject_id: await clientOf(supplier) })
    .orderBy('id')

test.group('The endpoint of a partner', () => {
  test('is named by two people; its key is shown once, to who asked, and kept encrypted', async ({
    assert,
  }) => {
    const token = await staffToken('super')
    const supplier = await aSupplier()
    const path = await pathOf(supplier)
    assert.equal((await get(path, { token })).status, 404)
    const asked = await put(path, { url: 'https://partner.example.com/a', reason }, { token })
    assert.equal(asked.body.status, 'PENDING_APPROVAL')
    assert.equal((await get(path, { token })).status, 404)
    const approve = `/api/admin/change-requests/${asked.body.requestId}/approve`
    assert.equal((await post(approve, {}, { token })).status, 422)
    await agree(asked)
    const stranger = await staffToken('super')
    assert.equal((await post(`${path}/rotate`, {}, { token: stranger })).status, 422)
    const first = await post(`${path}/rotate`, {}, { token })
    assert.equal(first.status, 200)
    assert.match(first.body.secret, /^whsec_[\w-]{43}$/)
    assert.equal(first.headers.get('cache-control'), 'no-store')
    assert.equal((await post(`${path}/rotate`, {}, { token })).status, 422)
    const move = () => put(path, { url: 'https://partner.example.com/b', reason }, { token })
    const [moved, ...others] = [await move(), await move()]
    assert.equal(others[0].status, 409)
    assert.containSubset((await get(path, { token })).body, {
      url: 'https://partner.example.com/a',
    })
    await agree(moved)
    const shown = await get(path, { token })
    assert.containSubset(shown.body, {
      url: 'https://partner.example.com/b',
      keyGrantedTo: null,
    })
    assert.notProperty(shown.body, 'secret')

    const row = await db
      .from('webhook_endpoints')
      .where({ partner_client_id: await clientOf(supplier) })
      .firstOrFail()
    const lines = await auditOf(supplier)
    assert.notInclude(JSON.stringify([row, lines]), first.body.secret)
    assert.deepEqual(
      lines.map(({ command, before, after }) => [command, before?.url, after.url]),
      [
        ['partner-clients.set-webhook', null, 'https://partner.example.com/a'],
        ['partner-clients.rotate-webhook-key', undefined, undefined],
        [
          'partner-clients.set-webhook',
          'https://partner.example.com/a',
          'https://partner.example.com/b',
        ],
      ]
    )
  })

  test('is tried out with an event that is signed, kept nowhere and not repeated', async ({
    assert,
    cleanup,
  }) => {
    const { receiver, supplier, secret } = await aListeningSupplier()
    cleanup(() => receiver.close())
    const token = await staffToken('super')
    const tried = await post(`${await pathOf(supplier)}/try`, {}, { token })
    assert.equal(tried.status, 200)
    assert.containSubset(tried.body, { failure: null, responseStatus: 200, responseExcerpt: 'ok' })
    assert.lengthOf(receiver.calls, 1)
    assert.isTrue(signedWith(secret, receiver.calls[0]))
    assert.deepEqual(Object.keys(receiver.calls[0].body), ['eventId', 'event', 'occurredAt'])

    receiver.answer(answering(500, 'down'))
    const refused = await post(`${await pathOf(supplier)}/try`, {}, { token })
    assert.containSubset(refused.body, { failure: 'REFUSED', responseStatus: 500 })
    await settle()
    assert.lengthOf(receiver.calls, 2)
    const line = (await auditOf(supplier)).at(-1)
    assert.equal(line.command, 'partner-clients.try-webhook')
  })

  test('is tried out only where there is one, and by who may change it', async ({ assert }) => {
    const path = `${await pathOf(await aSupplier())}/try`
    assert.equal((await post(path, {}, { token: await staffToken('super') })).status, 404)
    assert.equal((await post(path, {}, { token: await staffToken('auditor') })).status, 403)
  })

  test('changes its key; the one before is good for a week', async ({ assert }) => {
    const token = await staffToken('super')
    const supplier = await aSupplier()
    const path = await pathOf(supplier)
    assert.equal((await post(`${path}/rotate`, {}, { token })).status, 404)
    assert.equal((await post(`${path}/ask-key`, { reason }, { token })).status, 404)
    const secret = await setEndpoint(supplier, 'https://partner.example.com/')
    const asked = await post(`${path}/ask-key`, { reason }, { token })
    assert.equal((await post(`${path}/rotate`, {}, { token })).status, 422)
    await agree(asked)
    const rotated = await post(`${path}/rotate`, {}, { token })
    assert.equal(rotated.status, 200)
    assert.notEqual(rotated.body.secret, secret)
    const days = (Date.parse(rotated.body.previousKeyValidUntil) - Date.now()) / 86_400_000
    assert.equal(Math.round(days), 7)
    const line = (await auditOf(supplier)).at(-1)
    assert.equal(line.command, 'partner-clients.rotate-webhook-key')
    assert.notInclude(JSON.stringify(line), rotated.body.secret)
  })

  test('is taken away: nothing is told any more', async ({ assert, cleanup }) => {
    const token = await staffToken('super')
    const { receiver, supplier } = await aListeningSupplier()
    cleanup(receiver.close)
    const path = await pathOf(supplier)
    assert.equal((await call('DELETE', path, { token })).status, 204)
    assert.equal((await call('DELETE', path, { token })).status, 404)
    const invoice = await anInvoice({ shop: await aShop(), amount: 1000, supplier })
    await settle()
    assert.isEmpty(await deliveriesOf(invoice.id))
    assert.equal((await auditOf(supplier)).at(-1).command, 'partner-clients.remove-webhook')
  })

  test('that moves gets what waits at its new address', async ({ assert, cleanup }) => {
    const [old, next] = [await aReceiver(), await aReceiver()]
    cleanup(old.close)
    cleanup(next.close)
    const supplier = await aSupplier()
    const secret = await setEndpoint(supplier, old.url)
    await anInvoice({ shop: await aShop(), amount: 1000, supplier })
    await setEndpoint(supplier, next.url)
    await settle()
    assert.isEmpty(old.calls)
    assert.isTrue(signedWith(secret, next.calls[0]))
  })

  test('must be an address that can be called', async ({ assert }) => {
    const token = await staffToken('super')
    const path = await pathOf(await aSupplier())
    for (const url of [
      undefined,
      '',
      7,
      'partner.example.com',
      'ftp://partner.example.com',
      'javascript:alert(1)',
      'https://user:secret@partner.example.com/',
      `https://partner.example.com/${'a'.repeat(2000)}`,
    ]) {
      const { status, body } = await put(path, { url, reason }, { token })
      assert.equal(status, 422, String(url))
      assert.equal(body.errors[0].field, 'url')
    }
    assert.equal((await get(path, { token })).status, 404)
  })

  test('is the business of those alone who may change partners', async ({ assert }) => {
    const supplier = await aSupplier()
    const path = await pathOf(supplier)
    const body = { url: 'https://partner.example.com/', reason }
    assert.equal((await put(path, body)).status, 401)
    for (const token of [
      await staffToken('auditor'),
      await staffToken('support'),
      await staffToken('finance'),
      (await signIn()).token,
      supplier.token,
    ]) {
      assert.equal((await put(path, body, { token })).status, 403)
      assert.equal((await post(`${path}/rotate`, {}, { token })).status, 403)
      assert.equal((await call('DELETE', path, { token })).status, 403)
    }
    assert.equal((await get(path, { token: await partnerToken() })).status, 403)
    const token = await staffToken('super')
    for (const id of [newId(), 'x']) {
      const unknown = `/api/admin/partner-clients/${id}/webhook`
      assert.equal((await put(unknown, body, { token })).status, 404)
      assert.equal((await post(`${unknown}/rotate`, {}, { token })).status, 404)
    }
  })
})
