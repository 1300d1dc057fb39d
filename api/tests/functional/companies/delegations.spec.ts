import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/platform/time/clock'
import { addDays } from '#app/platform/time/jalali'
import { verifySignatures } from '#app/onboarding/signatures/queries/verify_signatures'
import { aCompanyWithCredit, anAcceptedCompany } from '#factories/company'
import { aCompanyInvoice } from '#tests/support/company_orders'
import { cleanDatabase } from '#tests/support/database'
import {
  codeToSignFor,
  decide,
  enter,
  inForce,
  propose,
  seeDelegations,
  signaturesOf,
  start,
} from '#tests/support/delegations'
import { call, get, post, put } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { textsTo } from '#tests/support/orders'
import { heldUp } from '#tests/support/races'
import { ok } from '#tests/support/registration'

test.group('A delegation of a signature', (group) => {
  group.setup(() => cleanDatabase())

  test('is out at once when it is revoked, over, or the rule or the members change', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY', 'OPTIONAL', 'MANDATORY'] })
    const [absent, delegate, other] = company.members
    const { id } = await aCompanyInvoice(company)
    const code = async () => {
      await db.from('one_time_codes').delete()
      return codeToSignFor(delegate, absent, id)
    }
    const refused = async (otpSecret: string) =>
      assert.equal((await enter(delegate, absent.phone, id, otpSecret)).status, 422)

    let delegation = await inForce(company, absent, delegate)
    let otpSecret = await code()
    assert.equal((await decide(other, delegation, 'revoke')).status, 422)
    ok(await decide(absent, delegation, 'revoke'))
    await refused(otpSecret)
    assert.equal((await decide(absent, delegation, 'revoke')).status, 409)
    assert.include(await textsTo(delegate.phone), 'delegation-ended')

    delegation = await inForce(company, absent, delegate)
    otpSecret = await code()
    const row = () => db.from('delegations').where('id', delegation)
    await row().update({ from_date: '2000-01-01', to_date: '2000-01-02' })
    await refused(otpSecret)
    await row().update({ from_date: clock.today(), to_date: clock.today() })

    // A delegate who has to sign everything is none any more, and is none again by a change back.
    for (const signatoryStatus of ['MANDATORY', 'OPTIONAL']) {
      const wanted = { signatories: [{ phone: delegate.phone, signatoryStatus }] }
      const { body } = await put('/api/legal/company/approbations', wanted, {
        token: company.token,
      })
      ok(
        await post(`/api/legal/company/approbations/changes/${body.changeId}/confirm`, undefined, {
          token: other.token,
        })
      )
    }
    await refused(otpSecret)
    assert.equal((await row().firstOrFail()).status, 'ENDED')

    delegation = await inForce(company, absent, delegate)
    ok(
      await call('DELETE', `/api/legal/company/board-member/${delegate.phone}`, {
        token: company.token,
      })
    )
    assert.equal((await row().firstOrFail()).status, 'ENDED')
    assert.equal((await start(delegate, absent.phone, id)).status, 401)
    assert.lengthOf(await signaturesOf(id), 0)
  })

  test('signs nothing by a delegation that is revoked while they do', async ({ assert }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY', 'NOT_ALLOWED'] })
    const [absent, delegate] = company.members
    const delegation = await inForce(company, absent, delegate)
    const { id } = await aCompanyInvoice(company)
    const otpSecret = await codeToSignFor(delegate, absent, id)
    const [revoked, signed] = await heldUp({ table: 'companies', id: company.id }, () => [
      decide(company.ceo, delegation, 'revoke'),
      enter(delegate, absent.phone, id, otpSecret),
    ])
    assert.equal(revoked.status, 200)
    assert.equal(await signaturesOf(id).then((rows) => rows.length), signed.status === 200 ? 1 : 0)
    assert.deepEqual((await verifySignatures()).faults, [])
  })

  test('that could never count is refused when it is made, with why, and ends with the rule that let it', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit({
      levels: ['OPTIONAL', 'OPTIONAL', 'OPTIONAL', 'NOT_ALLOWED', 'MANDATORY'],
      minimum: 2,
    })
    const [absent, delegate, , idle, mandatory] = company.members
    const id = await inForce(company, absent, delegate)
    const rules = '/api/legal/company/approbations'
    const wanted = { minimumNumberOfOptional: 3 }
    const { body: asked } = ok(await put(rules, wanted, { token: company.token }))
    const { token } = mandatory
    ok(await post(`${rules}/changes/${asked.changeId}/confirm`, undefined, { token }))
    const [ended] = ok(await seeDelegations(absent)).body.items
    assert.containsSubset(ended, { id, standing: 'ENDED' })
    const refused = await propose(absent, delegate)
    assert.equal(refused.status, 422)
    assert.match(JSON.stringify(refused.body), /هرگز به کار نمی‌آید/)
    const { candidates } = ok(await seeDelegations(absent)).body
    const refusals = candidates.map(({ phone, refusal }: Record<string, string>) => [
      phone,
      refusal?.includes('هرگز') ?? null,
    ])
    assert.deepEqual(refusals.slice(0, 1), [[delegate.phone, true]])
    assert.deepInclude(refusals, [idle.phone, null])
    ok(await propose(absent, idle))
  })

  test('is confirmed by the bank alone where the company has nobody, and bad days are refused', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY', 'NOT_ALLOWED'] })
    const [absent, idle] = company.members
    const token = await staffToken('legal')
    const admin = (id: string, verdict: string) =>
      post(`/api/legal/admin/delegations/${id}/${verdict}`, undefined, { token })
    const today = clock.today()
    for (const days of [
      { from: addDays(today, -1) },
      { from: addDays(today, 91), to: addDays(today, 92) },
      { to: addDays(today, 90) },
      { from: addDays(today, 2), to: today },
      { from: 'today' },
      { to: null },
    ]) {
      assert.equal((await propose(absent, idle, days)).status, 422, JSON.stringify(days))
    }
    assert.equal((await propose(idle, absent)).status, 422)
    assert.equal((await propose(absent, absent)).status, 422)
    assert.equal((await propose(absent, { phone: '09120000000', token: '' })).status, 422)
    const { id } = ok(await propose(absent, idle)).body.items[0]
    assert.equal((await admin(id, 'confirm')).status, 422)
    ok(await decide(absent, id, 'revoke'))
    const texts = await textsTo(absent.phone)
    assert.include(texts, 'delegation-refused')
    assert.notInclude(texts, 'delegation-ended')
    assert.isEmpty((await textsTo(idle.phone)).filter((name) => name.startsWith('delegation')))
    // Who pays does not also agree in the place of another.
    assert.equal((await propose(absent, company.ceo)).status, 422)

    // Anybody registers a company and names anybody: of those, nobody is sent a message before the bank knows them.
    const early = await anAcceptedCompany({
      ...{ levels: ['MANDATORY', 'NOT_ALLOWED'], ceoLevel: 'MANDATORY', steps: 'PENDING' },
    })
    const [stranger, named] = early.members
    const tooEarly = await propose(early.ceo, named)
    assert.equal(tooEarly.status, 422)
    assert.match(tooEarly.body.message, /پس از تأیید شرکت/)
    assert.isEmpty(await textsTo(stranger.phone))

    const small = await aCompanyWithCredit({ levels: ['NOT_ALLOWED'], ceoLevel: 'MANDATORY' })
    const ofCeo = ok(await propose(small.ceo, small.members[0])).body.items[0]
    assert.deepEqual(ofCeo.waitingFor, [])
    assert.equal((await decide(small.ceo, ofCeo.id, 'confirm')).status, 422)
    const confirmed = ok(await admin(ofCeo.id, 'confirm')).body
    assert.containsSubset(confirmed.items[0], { id: ofCeo.id, standing: 'IN_FORCE' })
    const listed = await get(`/api/legal/admin/companies/${small.id}/delegations`, { token })
    assert.deepEqual(ok(listed).body, confirmed)
    const lines = await db.from('audit_lines').where('command', 'companies.confirm-delegation')
    assert.isNotEmpty(lines)
    for (let at = 1; at < 5; at += 1) {
      const [{ id: last }] = ok(
        await propose(absent, idle, { from: addDays(today, 10), to: addDays(today, 11) })
      ).body.items
      ok(await decide(absent, last, 'revoke'))
    }
    assert.equal(
      (await propose(absent, idle, { from: addDays(today, 10), to: addDays(today, 11) })).status,
      429
    )
  })
})
