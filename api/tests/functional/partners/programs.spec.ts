import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { tokenHash } from '#app/people/identity/domain/secrets'
import { newId } from '#app/platform/values/ids'
import type { ChangeVerb } from '#contracts/change_requests'
import { decideChange } from '#tests/support/change_requests'
import { get, post } from '#tests/support/http'
import { partnerToken, aSupplier } from '#factories/distributor'
import { aSignedInStaff, staffToken } from '#tests/support/identity'

type Signed = Awaited<ReturnType<typeof aSignedInStaff>>

const reason = 'قرارداد تازه'
const orders = '/api/external/supplier/orders/10/0'

test.group('A program of a partner', (group) => {
  let [asker, approver, other]: Signed[] = []
  let distributorId: string
  group.setup(async () => {
    asker = await aSignedInStaff('super')
    other = await aSignedInStaff('super')
    approver = await aSignedInStaff('approver')
    distributorId = (await aSupplier()).id
  })
  const named = (more: object = {}) => ({
    ...{ name: `برنامه ${newId()}`, scope: 'supplier', distributorId, reason },
    ...more,
  })
  const ask = (body: object, { token } = asker!) =>
    post('/api/admin/partner-requests', body, { token })
  const askToken = (id: string, { token } = asker!) =>
    post(`/api/admin/partner-clients/${id}/requests`, { reason }, { token })
  const decide = (id: string, verdict: ChangeVerb, { token } = approver!) =>
    decideChange(token, id, verdict, { reason })
  const take = (id: string, body: object = {}, { token } = asker!) =>
    post(`/api/admin/partner-clients/${id}/token`, body, { token })
  const stop = (id: string) => post(`/api/admin/partner-clients/${id}/stop`, { reason }, asker!)
  const calls = async (token: string) => (await get(orders, { token })).status

  /** A program, and its first token. */
  const made = async () => {
    const { id: requestId } = (await ask(named())).body
    const { subject } = (await decide(requestId, 'approve')).body
    const { id } = subject
    return { id: id as string, token: (await take(id)).body.token as string }
  }
  const again = async (id: string, body: object = {}): Promise<string> => {
    await decide((await askToken(id)).body.id, 'approve')
    return (await take(id, body)).body.token
  }

  test('is made by two people; who asked takes its token, once, and nobody else', async ({
    assert,
  }) => {
    const body = named()
    const asked = await ask(body)
    assert.equal(asked.status, 201)
    assert.equal((await ask(body)).status, 409)
    assert.equal((await decide(asked.body.id, 'approve', asker!)).status, 422)
    assert.isNull(await db.from('partner_clients').where({ name: body.name }).first())
    const approved = await decide(asked.body.id, 'approve')
    assert.containSubset(approved.body, { status: 'APPROVED', subject: { title: body.name } })
    const id = approved.body.subject.id
    const shown = await get(`/api/admin/partner-clients/${id}`, asker!)
    assert.containSubset(shown.body, { tokenIssuedAt: null, tokenGrantedTo: asker!.id })
    assert.equal((await take(id, {}, other!)).status, 422)
    const taken = await Promise.all([take(id), take(id)])
    assert.sameMembers(
      taken.map(({ status }) => status),
      [200, 422]
    )
    const { token } = taken.find(({ status }) => status === 200)!.body
    assert.equal(await calls(token), 200)
    assert.equal((await take(id)).status, 422)
    const kept = await db.from('partner_clients').where({ id }).firstOrFail()
    assert.equal(kept.token_hash, tokenHash(token))
    const lines = await db.from('audit_lines').where('subject_id', id).orderBy('id')
    assert.deepEqual(
      lines.map(({ command }) => command),
      ['partner-clients.create', 'partner-clients.issue-token']
    )
    assert.notInclude(JSON.stringify(lines), token)
    assert.isNotNull((await get(`/api/admin/partner-clients/${id}`, asker!)).body.lastUsedAt)
  })

  test('whose grant is over gives no token', async ({ assert }) => {
    const { body } = await decide((await ask(named())).body.id, 'approve')
    const past = { token_granted_until: new Date(Date.now() - 1000) }
    await db.from('partner_clients').where({ id: body.subject.id }).update(past)
    assert.equal((await take(body.subject.id)).status, 422)
  })

  test('keeps its former token for seven days, unless that ends at once', async ({ assert }) => {
    const { id, token: first } = await made()
    const second = await again(id)
    assert.deepEqual([await calls(first), await calls(second)], [200, 200])
    const { valid_until: until } = await db
      .from('former_partner_tokens')
      .where({ hash: tokenHash(first) })
      .firstOrFail()
    const days = (until.getTime() - Date.now()) / 86_400_000
    assert.isTrue(days > 6.9 && days <= 7, String(days))
    await db
      .from('former_partner_tokens')
      .where({ partner_client_id: id })
      .update({ valid_until: new Date(Date.now() - 1000) })
    assert.equal(await calls(first), 401)
    const third = await again(id, { endsFormerToken: true })
    assert.deepEqual([await calls(second), await calls(third)], [401, 200])
    const fourth = await again(id)
    const fifth = await again(id)
    assert.deepEqual([await calls(third), await calls(fourth), await calls(fifth)], [401, 200, 200])
  })

  test('is stopped by one person with every token, and goes on with a new one', async ({
    assert,
  }) => {
    const { id, token: first } = await made()
    const second = await again(id)
    await decide((await askToken(id)).body.id, 'approve')
    assert.equal((await stop(id)).status, 200)
    assert.deepEqual([await calls(first), await calls(second)], [401, 401])
    assert.equal((await take(id)).status, 422)
    assert.equal((await stop(id)).status, 409)
    const third = await again(id)
    assert.deepEqual([await calls(second), await calls(third)], [401, 200])
  })

  test('that was stopped does not go on by a request from before', async ({ assert }) => {
    const { id } = await made()
    const { id: requestId } = (await askToken(id)).body
    await stop(id)
    assert.equal((await decide(requestId, 'approve')).status, 409)
    assert.equal((await take(id)).status, 422)
    assert.equal((await decide(requestId, 'reject')).status, 200)
    assert.equal(await calls(await again(id)), 200)
  })

  test('is refused with a sentence for the field that is wrong', async ({ assert }) => {
    const known = named()
    await decide((await ask(known)).body.id, 'approve')
    const table: [body: object, field: string][] = [
      [named({ name: known.name }), 'name'],
      [named({ name: ' ' }), 'name'],
      [named({ distributorId: null }), 'distributorId'],
      [named({ distributorId: newId() }), 'distributorId'],
      [named({ scope: 'courier' }), 'distributorId'],
      [named({ scope: 'device' }), 'scope'],
      [named({ scope: 'refah' }), 'scope'],
      [named({ reason: '' }), 'reason'],
    ]
    for (const [body, field] of table) {
      const { status, body: answer } = await ask(body)
      assert.deepEqual([status, answer.errors?.[0].field], [422, field], JSON.stringify(body))
    }
    const courier = named({ scope: 'courier', distributorId: undefined })
    assert.equal((await ask(courier)).status, 201)
  })

  test('that is a device is stopped there, and takes no token once it is', async ({ assert }) => {
    const token = await partnerToken({ scopes: ['device'], distributorId })
    const hash = { token_hash: tokenHash(token) }
    const { id } = await db.from('partner_clients').where(hash).firstOrFail()
    assert.equal((await stop(id)).status, 422)
    await db.from('partner_clients').where({ id }).update({ active: false })
    assert.equal((await askToken(id)).status, 422)
  })

  test('is nobody’s who may not', async ({ assert }) => {
    const { id } = await made()
    for (const role of ['finance', 'support', 'approver', 'auditor', 'distributor'] as const) {
      const token = await staffToken(role)
      const statuses = [
        (await post('/api/admin/partner-requests', named(), { token })).status,
        (await post(`/api/admin/partner-clients/${id}/requests`, { reason }, { token })).status,
        (await post(`/api/admin/partner-clients/${id}/token`, {}, { token })).status,
        (await post(`/api/admin/partner-clients/${id}/stop`, { reason }, { token })).status,
      ]
      assert.deepEqual(statuses, [403, 403, 403, 403], role)
    }
  })
})
