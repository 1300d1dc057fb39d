import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/platform/time/clock'
import { settle } from '#app/platform/jobs/main'
import { aCompanyHolder } from '#factories/card_holder'
import {
  aCompanyWithCredit,
  aNamedHolder,
  decide,
  nameHolder,
  uploadContract,
} from '#tests/support/card_holders'
import { cleanDatabase } from '#tests/support/database'
import { get } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { aLegalOfficer } from '#tests/support/legal'
import { ok } from '#tests/support/registration'

const rejectionReason = 'تصویر ناخوانا است'
const reason = { reason: 'تصویر را دوباره باید دید.' }

test.group('A decision on a card holder', (group) => {
  let officer: Awaited<ReturnType<typeof aLegalOfficer>>
  const run = (id: string, command: string, body: object = {}) =>
    decide(officer.token, id, command, body)
  const fileOf = async (id: string) =>
    ok(await get(`/api/legal/admin/card-holders/${id}`, { token: officer.token })).body
  group.setup(async () => {
    await cleanDatabase()
    officer = await aLegalOfficer()
  })

  test('is taken back within a minute by whoever made it; later and by others, with a reason', async ({
    assert,
  }) => {
    const { id } = await aNamedHolder(await aCompanyWithCredit())
    ok(await run(id, 'verify'))
    assert.containsSubset((await fileOf(id)).decisions, {
      holder: { by: officer.id, name: officer.name },
      contract: null,
    })
    ok(await run(id, 'reopen'))
    assert.containsSubset(await fileOf(id), {
      legalUserKycStatus: 'PENDING',
      decisions: { holder: null },
    })
    ok(await run(id, 'reject', { rejectionReason }))
    const other = await staffToken('legal')
    assert.equal((await decide(other, id, 'reopen')).status, 422)
    const old = clock.systemNow().minus({ seconds: 65 }).toJSDate()
    await db.from('card_holders').where({ id }).update({ decided_at: old })
    assert.equal((await run(id, 'reopen')).status, 422)
    ok(await decide(other, id, 'reopen', reason))
    const { rejectionReason: left, legalUserKycStatus } = await fileOf(id)
    assert.deepEqual([left, legalUserKycStatus], [null, 'PENDING'])
    const lines = await db
      .from('audit_lines')
      .where({ subject_id: id, command: 'card-holders.reopen' })
      .orderBy('id')
    assert.containsSubset(lines, [
      { before: { status: 'ACCEPTED' }, after: { status: 'PENDING' } },
      { before: { status: 'REJECTED' }, after: { status: 'PENDING' }, ...reason },
    ])
  })

  test('was told as refused, and is told as taken back: the person, and the contract', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit()
    const { id, userId } = await aNamedHolder(company)
    ok(await uploadContract(company, userId))
    for (const step of ['', 'contract/']) {
      ok(await run(id, `${step}reject`, { rejectionReason }))
      await settle()
      ok(await run(id, `${step}reopen`))
      assert.equal((await run(id, `${step}reopen`)).status, 409)
      await settle()
    }
    const texts = (
      await db
        .from('sandbox_sms')
        .where({ phone: company.ceo.phone, template: 'part-reopened' })
        .orderBy('id')
    ).map(({ text }) => text)
    const { holderName } = await fileOf(id)
    const rest = 'دوباره بررسی می‌شود و پیام پیشین درباره رد آن دیگر معتبر نیست.'
    assert.lengthOf(texts, 2)
    assert.include(texts[0], `درخواست کارت برای ${holderName} ${rest}`)
    assert.include(texts[1], `قرارداد صدور کارت ${holderName} ${rest}`)
  })

  test('of a refusal that was taken back before, nobody is told, nor that it was', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit()
    const { id, userId } = await aNamedHolder(company)
    ok(await uploadContract(company, userId))
    ok(await run(id, 'contract/reject', { rejectionReason }))
    for (let time = 0; time < 2; time++) {
      ok(await run(id, 'reject', { rejectionReason }))
      ok(await run(id, 'reopen'))
    }
    await settle()
    const told = await db
      .from('sandbox_sms')
      .where({ phone: company.ceo.phone })
      .whereIn('template', ['step-rejected', 'part-reopened'])
    assert.lengthOf(told, 1)
    assert.include(told[0].text, 'قرارداد صدور کارت')
  })

  test('stays as it is once the card is made, or the company has sent another', async ({
    assert,
  }) => {
    const { holderId: made } = await aCompanyHolder(await aCompanyWithCredit())
    for (const step of ['', 'contract/']) {
      const refused = await run(made, `${step}reopen`, reason)
      assert.equal(refused.status, 409)
      assert.include(refused.body.message, 'کارت این شخص ساخته شده است')
    }
    const company = await aCompanyWithCredit()
    const { id, phone } = await aNamedHolder(company)
    assert.equal((await run(id, 'contract/reopen', reason)).status, 409)
    ok(await run(id, 'reject', { rejectionReason }))
    assert.equal((await nameHolder(company, { phoneNumber: phone })).status, 201)
    const sent = await run(id, 'reopen', reason)
    assert.equal(sent.status, 409)
    assert.include(sent.body.message, 'دوباره فرستاده شده است')
  })
})
