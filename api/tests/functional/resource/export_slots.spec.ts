import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/platform/values/ids'
import { eventually } from '#tests/support/eventually'
import { cleanDatabase } from '#tests/support/database'
import { baseUrl } from '#tests/support/http'
import { aSignedInStaff } from '#tests/support/identity'
import { aServer } from '#tests/support/server'

const ask = (at: string, token: string, signal?: AbortSignal) =>
  fetch(`${at}/api/admin/sms/export?format=csv`, {
    signal,
    headers: { authorization: `Bearer ${token}` },
  })

/** More than the buffers between the two ends hold. */
const fill = (rows: number) =>
  db.rawQuery(
    `insert into sms_messages (id, phone, template, idempotency_key, status, created_at)
     select gen_random_uuid(), '09' || lpad(n::text, 9, '0'), repeat('x', 800), n::text, 'SENT',
            timestamptz '2026-03-01' + n * interval '1 second'
       from generate_series(1, ?::int) as n`,
    [rows]
  )

const slotOf = (id: string) => db.from('export_slots').where({ person_id: id }).first()

test.group('The place of an export', (group) => {
  group.each.setup(async () => {
    await cleanDatabase()
    await fill(40_000)
  })

  test('is one for a person in all processes together', async ({ assert, cleanup }) => {
    const { token } = await aSignedInStaff('support')
    const other = await aSignedInStaff('support')
    const second = await aServer({})
    cleanup(() => second.stop())
    const reader = new AbortController()
    const slow = await ask(baseUrl(), token, reader.signal)
    assert.equal(slow.status, 200)

    const refused = await ask(second.url, token)
    assert.equal(refused.status, 429)
    assert.equal(refused.headers.get('retry-after'), '10')
    assert.match(String(Object(await refused.json()).message), /^خروجی پیشین شما/)
    const others = await ask(second.url, other.token)
    assert.equal(others.status, 200)
    await others.body?.cancel()

    reader.abort()
    await eventually('the place is free in the other process', async () => {
      const answer = await ask(second.url, token)
      await answer.body?.cancel()
      return answer.status === 200
    })
  })

  test('asked for ten times at once, is given once', async ({ assert }) => {
    const { token } = await aSignedInStaff('support')
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(baseUrl(), token)))
    const statuses = answers.map(({ status }) => status).sort()
    assert.deepEqual(statuses, [200, ...Array.from({ length: 9 }, () => 429)])
    for (const { body } of answers) await body?.cancel()
  })

  test('of a process that died is free at once', async ({ assert }) => {
    const { id, token } = await aSignedInStaff('support')
    const noProcess = 2 ** 31 - 1
    await db
      .table('export_slots')
      .insert({ person_id: id, ticket: newId(), holder: noProcess, taken_at: new Date() })
    const answer = await ask(baseUrl(), token)
    assert.equal(answer.status, 200)
    assert.lengthOf((await answer.text()).trim().split('\r\n'), 40_001)
    await eventually('the place is given back', async () => !(await slotOf(id)))
  })

  test('that was never given back is free once every answer has ended', async ({ assert }) => {
    const { id, token } = await aSignedInStaff('support')
    const reader = new AbortController()
    assert.equal((await ask(baseUrl(), token, reader.signal)).status, 200)
    assert.equal((await ask(baseUrl(), token)).status, 429)
    const taken = (agoMs: number) =>
      db
        .from('export_slots')
        .where({ person_id: id })
        .update({ taken_at: new Date(Date.now() - agoMs) })
    await taken(300_000)
    assert.equal((await ask(baseUrl(), token)).status, 429)
    await taken(361_000)
    const next = await ask(baseUrl(), token)
    assert.equal(next.status, 200)
    // Who comes back late gives back nothing of the next.
    const { ticket } = await slotOf(id)
    reader.abort()
    await ask(baseUrl(), token)
    assert.equal((await slotOf(id))?.ticket, ticket)
    await next.body?.cancel()
  })

  test('of one whose export was refused is free again', async ({ assert }) => {
    const { id, token } = await aSignedInStaff('support')
    const search = encodeURIComponent(JSON.stringify({ q: 'ا '.repeat(7) }))
    const refused = await fetch(`${baseUrl()}/api/admin/sms/export?filter=${search}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    assert.isAtLeast(refused.status, 400)
    assert.isNull(await slotOf(id))
  })
})
