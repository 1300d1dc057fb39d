import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/platform/time/clock'
import { settle } from '#app/platform/jobs/main'
import {
  aSentCompany,
  memberOf,
  sendCeo,
  sendInformation,
  sendOfficialPaper,
} from '#tests/support/companies'
import { anAcceptedCompany, aCompanyWithCredit } from '#factories/company'
import { cleanDatabase } from '#tests/support/database'
import { get, post, put } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { aLegalOfficer, decideAll, partsOf } from '#tests/support/legal'
import { heldUp } from '#tests/support/races'
import { ok } from '#tests/support/registration'

const legal = '/api/legal/admin'
const company = '/api/legal/company'
const reason = { reason: 'روزنامه رسمی را دوباره باید دید.' }
const rejectionReason = 'ناخوانا'

const fileOf = async (id: string, token: string) =>
  ok(await get(`${legal}/companies/${id}`, { token })).body
const toldOf = async (phone: string): Promise<{ template: string; text: string }[]> =>
  (await db.from('sandbox_sms').where({ phone }).orderBy('id')).filter(({ template }) =>
    ['step-rejected', 'part-reopened'].includes(template)
  )
/** Makes a decision older than the minute in which it may be taken back. */
const age = (id: string, step: string, seconds: number) =>
  db
    .from('companies')
    .where({ id })
    .update({ [`${step}_decided_at`]: clock.systemNow().minus({ seconds }).toJSDate() })

test.group('A decided part of a company', (group) => {
  let officer: Awaited<ReturnType<typeof aLegalOfficer>>
  const run = (path: string, body: object = {}, token = officer.token) =>
    post(`${legal}/${path}`, body, { token })
  group.setup(async () => {
    await cleanDatabase()
    officer = await aLegalOfficer()
  })

  test('is taken back without a reason by whoever decided it, within a minute: {$self}')
    .with(['company', 'ceo', 'appointment'])
    .run(async ({ assert }, step) => {
      const { id } = await aSentCompany()
      const status = {
        company: 'companyStatus',
        ceo: 'ceoStatus',
        appointment: 'appointmentStatus',
      }
      const decided = ok(await run(`companies/${id}/${step}/verify`)).body
      assert.containsSubset(decided.decisions, [{ part: step, by: officer.id, name: officer.name }])
      await age(id, step, 55)
      const { body } = ok(await run(`companies/${id}/${step}/reopen`))
      assert.equal(body[status[step as keyof typeof status]], 'PENDING')
      assert.deepEqual(body.decisions, [])
      const lines = await db
        .from('audit_lines')
        .where({ subject_id: id, command: `companies.${step}.reopen` })
      assert.lengthOf(lines, 1)
      assert.containsSubset(lines[0], {
        actor_name: officer.name,
        before: { status: 'ACCEPTED' },
        after: { status: 'PENDING' },
      })
    })

  test('needs a reason after the minute, and from everybody else', async ({ assert }) => {
    const { id } = await aSentCompany()
    const other = await staffToken('legal')
    ok(await run(`companies/${id}/company/reject`, { rejectionReason }))
    const byOther = await run(`companies/${id}/company/reopen`, {}, other)
    await age(id, 'company', 65)
    const late = await run(`companies/${id}/company/reopen`)
    for (const refused of [byOther, late]) {
      assert.equal(refused.status, 422)
      assert.equal(refused.body.errors[0].field, 'reason')
    }
    const { body } = ok(await run(`companies/${id}/company/reopen`, reason, other))
    assert.equal(body.companyStatus, 'PENDING')
    assert.isNull(body.rejections.company)
    assert.equal(body.history[0].reason, reason.reason)
  })

  test('was told as refused, and is told as taken back, once; an acceptance is not', async ({
    assert,
  }) => {
    const { id, ceo } = await aSentCompany()
    ok(await run(`companies/${id}/company/reject`, { rejectionReason }))
    await settle()
    ok(await run(`companies/${id}/company/reopen`))
    assert.equal((await run(`companies/${id}/company/reopen`)).status, 409)
    ok(await run(`companies/${id}/ceo/verify`))
    ok(await run(`companies/${id}/ceo/reopen`))
    await settle()
    const told = await toldOf(ceo.phone)
    assert.deepEqual(
      told.map(({ template }) => template),
      ['step-rejected', 'part-reopened']
    )
    assert.equal(
      told[1]!.text,
      'کسب‌نو\nاطلاعات شرکت دوباره بررسی می‌شود و پیام پیشین درباره رد آن دیگر معتبر نیست. برای آن لازم نیست چیزی بفرستید.'
    )
  })

  test('keeps its place in the queue', async ({ assert }) => {
    const { id } = await aSentCompany()
    const { sentAt } = await fileOf(id, officer.token)
    await decideAll(id, officer.token)
    assert.isNull((await fileOf(id, officer.token)).waitingSince)
    const { body } = ok(await run(`companies/${id}/company/reopen`))
    assert.equal(body.waitingSince, sentAt.company)
    assert.isNull(body.allocationSince)
  })

  test('stays as it is once credit was asked for or given', async ({ assert }) => {
    const { id } = await aSentCompany()
    await decideAll(id, officer.token)
    const credit = await staffToken('credit')
    const asked = { companyUniqueSerial: id, amount: 90_000_000_000 }
    ok(await post('/api/admin/credit/allocate', asked, { token: credit }))
    const [, , member] = await partsOf(id, officer.token)
    for (const part of [`companies/${id}/company`, member]) {
      const waiting = await run(`${part}/reopen`, reason)
      assert.equal(waiting.status, 409)
      assert.include(waiting.body.message, 'در انتظار تأیید دوم')
    }
    const { id: rich } = await aCompanyWithCredit()
    await age(rich, 'ceo', 65)
    const given = await run(`companies/${rich}/ceo/reopen`, reason)
    assert.equal(given.status, 409)
    assert.include(given.body.message, 'اعتبار این شرکت تخصیص یافته است')
  })

  test('is not taken back unseen: decided anew, sent anew, or being mended', async ({ assert }) => {
    const mine = await aSentCompany()
    const { id } = mine
    const first = ok(await run(`companies/${id}/ceo/reject`, { rejectionReason })).body
    const decidedAt = first.decisions[0].at
    ok(await run(`companies/${id}/ceo/reopen`, { decidedAt }))
    ok(await run(`companies/${id}/ceo/reject`, { rejectionReason }))
    assert.equal((await run(`companies/${id}/ceo/reopen`, { decidedAt })).status, 409)
    ok(await sendCeo(mine))
    const sent = await run(`companies/${id}/ceo/reopen`, reason)
    assert.include(sent.body.message, 'دوباره فرستاده شده است')

    ok(await run(`companies/${id}/company/reject`, { rejectionReason }))
    ok(await sendOfficialPaper(mine))
    const mended = await run(`companies/${id}/company/reopen`, reason)
    assert.equal(mended.status, 409)
    assert.include(mended.body.message, 'در دست اصلاح دارد')
    ok(await sendInformation(mine))
    ok(await run(`companies/${id}/company/verify`))
  })

  test('of taking back and sending anew at once, one is heard, and it waits', async ({
    assert,
  }) => {
    const mine = await aSentCompany()
    ok(await run(`companies/${mine.id}/ceo/reject`, { rejectionReason }))
    const answers = await heldUp({ table: 'companies', id: mine.id }, () => [
      run(`companies/${mine.id}/ceo/reopen`),
      sendCeo(mine),
    ])
    assert.lengthOf(
      answers.filter(({ status }) => status === 200),
      1
    )
    assert.equal((await fileOf(mine.id, officer.token)).ceoStatus, 'PENDING')
  })

  test('a refused member whom the CEO has changed is theirs to send', async ({ assert }) => {
    const mine = await aSentCompany()
    const [, , , optional] = await partsOf(mine.id, officer.token)
    ok(await run(`${optional}/reject`, { rejectionReason }))
    const query = memberOf({ phone: mine.optional.phone })
    const path = `${company}/board-member/${mine.optional.phone}?${query}`
    ok(await put(path, new FormData(), { token: mine.token }))
    assert.equal((await run(`${optional}/reopen`, reason)).status, 409)
    assert.equal((await fileOf(mine.id, officer.token)).boardMemberStatus, 'REJECTED')
  })

  test('nobody is told of an acceptance that was taken back before', async ({ assert }) => {
    const mine = await aSentCompany()
    await decideAll(mine.id, officer.token)
    ok(await run(`companies/${mine.id}/appointment/reopen`))
    await settle()
    const told = await db
      .from('sandbox_sms')
      .where({ phone: mine.mandatory.phone, template: 'company-accepted' })
    assert.isEmpty(told)
  })
})

test.group('The queue of company allocations', (group) => {
  group.setup(() => cleanDatabase())

  test('has since when each waits and what was asked for it, the oldest first, also as a sheet', async ({
    assert,
  }) => {
    const [token, credit] = [await staffToken('legal'), await staffToken('credit')]
    const companies = [await aSentCompany(), await aSentCompany()]
    for (const { id } of companies) await decideAll(id, token)
    const [first, second] = companies.map(({ id }) => id)
    const old = clock.businessNow().minus({ days: 3 }).toJSDate()
    await db.from('companies').where('id', second!).update({ accepted_at: old })
    await anAcceptedCompany({ steps: 'PENDING' })
    await aCompanyWithCredit()
    const asked = { companyUniqueSerial: first, amount: 90_000_000_000 }
    ok(await post('/api/admin/credit/allocate', asked, { token: credit }))
    const query = new URLSearchParams({
      filter: JSON.stringify({ companyKycStep: 'ACCEPTED' }),
      sort: JSON.stringify(['allocationSince', 'ASC']),
    })
    const { body } = ok(await get(`/api/admin/companies?${query}`, { token: credit }))
    assert.deepEqual(
      body.map(({ id, allocationAmount }: Record<string, unknown>) => [id, allocationAmount]),
      [
        [second, null],
        [first, 90_000_000_000],
      ]
    )
    assert.equal(body[0].allocationSince, old.toISOString())
    const sheet = await get(`/api/admin/companies/export?format=csv&${query}`, { token: credit })
    const [header, ...rows] = String(sheet.body).trim().split('\r\n')
    const at = header!.split(',').indexOf('"مبلغ خواسته‌شده برای تخصیص (ریال)"')
    assert.deepEqual(
      rows.map((row) => row.split(',')[at]),
      ['', '90000000000']
    )
    assert.include(header, 'در صف تخصیص از')
  })
})
