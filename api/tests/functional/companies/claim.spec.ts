import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/platform/time/clock'
import { aSentCompany } from '#tests/support/companies'
import { cleanDatabase } from '#tests/support/database'
import { get, post } from '#tests/support/http'
import { aLegalOfficer, decideAll } from '#tests/support/legal'
import { heldUp } from '#tests/support/races'
import { ok } from '#tests/support/registration'

const legal = '/api/legal/admin/companies'
const run = (id: string, command: string, token: string) =>
  post(`${legal}/${id}/${command}`, {}, { token })
const fileOf = async (id: string, token: string) => ok(await get(`${legal}/${id}`, { token })).body

test.group('A claim on a company', (group) => {
  group.setup(() => cleanDatabase())

  test('of officers who claim at once one holds it, the others are told who', async ({
    assert,
  }) => {
    const { id } = await aSentCompany()
    const officers = [await aLegalOfficer(), await aLegalOfficer(), await aLegalOfficer()]
    const answers = await heldUp({ table: 'companies', id }, () =>
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
    const list = ok(await get(`${legal}?filter=${held}`, { token: holder.token })).body
    assert.deepEqual(
      list.map((row: { id: string }) => row.id),
      [id]
    )
  })

  test('is renewed by its holder, ends after ten minutes, and only its holder gives it back', async ({
    assert,
  }) => {
    const { id } = await aSentCompany()
    const [one, other] = [await aLegalOfficer(), await aLegalOfficer()]
    ok(await run(id, 'claim', one.token))
    const { claimedUntil } = ok(await run(id, 'claim', one.token)).body
    assert.closeTo((Date.parse(claimedUntil) - Date.now()) / 60_000, 10, 0.5)
    assert.equal((await run(id, 'release', other.token)).status, 409)
    ok(await run(id, 'release', one.token))
    ok(await run(id, 'release', one.token))
    ok(await run(id, 'claim', other.token))

    const past = clock.systemNow().minus({ seconds: 1 }).toJSDate()
    await db.from('companies').where({ id }).update({ claimed_until: past })
    assert.isNull((await fileOf(id, one.token)).claimedBy)
    ok(await run(id, 'claim', one.token))
    const lines = await db
      .from('audit_lines')
      .where({ subject_id: id, actor_id: one.id })
      .orderBy('id')
      .select('command')
    assert.deepEqual(
      lines.map(({ command }) => command),
      ['companies.claim', 'companies.release', 'companies.claim']
    )
  })

  test('is neither taken nor given back once the company was forgotten', async ({ assert }) => {
    const { id } = await aSentCompany()
    const { token } = await aLegalOfficer()
    ok(await run(id, 'claim', token))
    await db.from('companies').where({ id }).update({ released_at: clock.systemNow().toJSDate() })
    for (const command of ['claim', 'release']) {
      assert.equal((await run(id, command, token)).status, 404)
    }
  })

  test('ends with the last decision, and not before', async ({ assert }) => {
    const { id } = await aSentCompany()
    const officer = await aLegalOfficer()
    ok(await run(id, 'claim', officer.token))
    await decideAll(id, officer.token, {
      each: async () => {
        const { claimedBy, waitingSince } = await fileOf(id, officer.token)
        assert.equal(claimedBy === null, waitingSince === null)
      },
    })
    const { claimedBy, companyKycStep } = await fileOf(id, officer.token)
    assert.isNull(claimedBy)
    assert.equal(companyKycStep, 'ACCEPTED')
  })
})
