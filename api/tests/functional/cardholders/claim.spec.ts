import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/platform/time/clock'
import {
  aCompanyWithCredit,
  aNamedHolder,
  decide,
  uploadContract,
} from '#tests/support/card_holders'
import { cleanDatabase } from '#tests/support/database'
import { call, get } from '#tests/support/http'
import { aLegalOfficer } from '#tests/support/legal'
import { heldUp } from '#tests/support/races'
import { ok } from '#tests/support/registration'

const list = '/api/legal/admin/card-holders'
const run = (id: string, command: string, token: string) => decide(token, id, command)
const fileOf = async (id: string, token: string) => ok(await get(`${list}/${id}`, { token })).body

test.group('A claim on the holder of a company’s card', (group) => {
  group.setup(() => cleanDatabase())

  test('of officers who claim at once one has the file in hand, the others are told who', async ({
    assert,
  }) => {
    const { id } = await aNamedHolder(await aCompanyWithCredit())
    const officers = [await aLegalOfficer(), await aLegalOfficer(), await aLegalOfficer()]
    const answers = await heldUp({ table: 'card_holders', id }, () =>
      officers.map(({ token }) => run(id, 'claim', token))
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409])
    const holder = officers[answers.findIndex(({ status }) => status === 200)]!
    const refused = answers.find(({ status }) => status === 409)!
    assert.match(
      refused.body.message,
      new RegExp(`^این پرونده را ${holder.name} تا ساعت [۰-۹]{2}:[۰-۹]{2} در دست بررسی دارد`)
    )
    assert.deepEqual((await fileOf(id, officers[0]!.token)).claimedBy, {
      id: holder.id,
      name: holder.name,
    })
    const held = encodeURIComponent(JSON.stringify({ claimed: true }))
    const rows = ok(await get(`${list}?filter=${held}`, { token: holder.token })).body
    assert.deepEqual(
      rows.map((row: { id: string }) => row.id),
      [id]
    )
  })

  test('is renewed by whoever has it, ends after ten minutes, and nobody else gives it back', async ({
    assert,
  }) => {
    const { id } = await aNamedHolder(await aCompanyWithCredit())
    const [one, other] = [await aLegalOfficer(), await aLegalOfficer()]
    ok(await run(id, 'claim', one.token))
    const { claimedUntil } = ok(await run(id, 'claim', one.token)).body
    assert.closeTo((Date.parse(claimedUntil) - Date.now()) / 60_000, 10, 0.5)
    assert.equal((await run(id, 'release', other.token)).status, 409)
    ok(await run(id, 'release', one.token))
    ok(await run(id, 'release', one.token))
    ok(await run(id, 'claim', other.token))

    const past = clock.systemNow().minus({ seconds: 1 }).toJSDate()
    await db.from('card_holders').where({ id }).update({ claimed_until: past })
    assert.isNull((await fileOf(id, one.token)).claimedBy)
    ok(await run(id, 'claim', one.token))
    const lines = await db
      .from('audit_lines')
      .where({ subject_id: id, actor_id: one.id })
      .orderBy('id')
      .select('command')
    assert.deepEqual(
      lines.map(({ command }) => command),
      ['card-holders.claim', 'card-holders.release', 'card-holders.claim']
    )
  })

  test('is neither taken nor given back once the company has removed the holder', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit()
    const { id, userId } = await aNamedHolder(company)
    const { token } = await aLegalOfficer()
    ok(await run(id, 'claim', token))
    const path = `/api/legal/company/card-holder/${userId}`
    assert.equal((await call('DELETE', path, { token: company.token })).status, 204)
    for (const command of ['claim', 'release']) {
      assert.equal((await run(id, command, token)).status, 404)
    }
  })

  test('ends with the last decision, and not before', async ({ assert }) => {
    const company = await aCompanyWithCredit()
    const { id, userId } = await aNamedHolder(company)
    ok(await uploadContract(company, userId))
    const { token, id: by, name } = await aLegalOfficer()
    ok(await run(id, 'claim', token))
    ok(await run(id, 'verify', token))
    assert.deepEqual((await fileOf(id, token)).claimedBy, { id: by, name })
    ok(await run(id, 'contract/verify', token))
    assert.isNull((await fileOf(id, token)).claimedBy)
  })
})
