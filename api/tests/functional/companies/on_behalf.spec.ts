import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { changeSetting } from '#app/reference/settings/settings'
import { transaction } from '#app/platform/database/database'
import { settle } from '#app/platform/jobs/main'
import { cleanDatabase } from '#tests/support/database'
import { call, get, post, put } from '#tests/support/http'
import { aBankBranch } from '#factories/place'
import { aCompanyWithCredit, anAcceptedCompany } from '#factories/company'
import { paperForm } from '#tests/support/companies'
import { staffToken } from '#tests/support/identity'
import { ok } from '#tests/support/registration'

const company = '/api/legal/company'
const legal = '/api/legal/admin'
const templatesTo = async (phone: string): Promise<string[]> =>
  (await db.from('sandbox_sms').where({ phone })).map(({ template }) => template)

test.group('On a company’s behalf the legal officers', (group) => {
  let officer: string
  const admin = (path: string, body: object = {}) =>
    post(`${legal}/${path}`, body, { token: officer })
  group.setup(async () => {
    await cleanDatabase()
    officer = await staffToken('legal')
  })

  test('change no rule alone once it guards credit', async ({ assert }) => {
    const lent = await aCompanyWithCredit({ levels: ['MANDATORY', 'OPTIONAL'] })
    const phone = lent.members[0].phone
    const reason = 'صورت‌جلسه شماره ۱۲'
    for (const [command, wanted] of [
      ['minimum-signature', { minimumNumberOfOptional: 1 }],
      ['signatory-status', { phone, signatoryStatus: 'OPTIONAL' }],
    ] as const) {
      const { status } = await admin(`companies/${lent.id}/${command}`, { ...wanted, reason })
      assert.equal(status, 409, command)
    }
    const rules = await db.from('company_rules').where({ company_id: lent.id })
    assert.lengthOf(rules, 1)
  })

  test('change the rule, the branch and the papers on a company’s behalf', async ({ assert }) => {
    const mine = await anAcceptedCompany({ levels: ['MANDATORY', 'OPTIONAL'] })
    const [mandatory, optional] = mine.members
    const reason = 'صورت‌جلسه شماره ۱۲'
    ok(
      await admin(`companies/${mine.id}/minimum-signature`, { minimumNumberOfOptional: 1, reason })
    )
    const signatory = { phone: mandatory.phone, signatoryStatus: 'OPTIONAL', reason }
    ok(await admin(`companies/${mine.id}/signatory-status`, signatory))
    ok(
      await admin(`companies/${mine.id}/set-appointment`, {
        bankBranchId: await aBankBranch(),
        reason,
      })
    )
    const toggled = ok(await admin(`companies/${mine.id}/toggle-is-distributor-defined`))
    assert.isTrue(toggled.body.isDistributorDefined)
    const upload = async (path: string) =>
      call('POST', `${legal}/companies/${mine.id}/${path}`, {
        body: await paperForm(),
        token: officer,
      })
    ok(await upload(`official-paper?reason=${encodeURIComponent(reason)}`))
    const query = new URLSearchParams({ phone: optional.phone, reason })
    const { body } = ok(await upload(`national-card?${query}`))
    assert.sameMembers(
      body.papers.map(({ kind }: { kind: string }) => kind),
      ['officialPaper', 'nationalCardFront', 'nationalCardBack']
    )
    assert.containsSubset(body, {
      ruleVersion: 3,
      minimumOptional: 1,
      appointmentStatus: 'ACCEPTED',
      members: [{ phone: mandatory.phone, signatoryStatus: 'OPTIONAL' }],
    })
    assert.equal((await upload('official-paper')).status, 422)
    const wrong = new URLSearchParams({ phone: '09120000000', reason })
    assert.equal((await upload(`national-card?${wrong}`)).status, 422)
    const { body: versions } = await get(`${company}/approbations/history/10/0`, {
      token: optional.token,
    })
    assert.equal(versions.items[0].changedBy, 'بانک')
    const lines = await db.from('audit_lines').where({ subject_id: mine.id, actor_type: 'staff' })
    assert.lengthOf(lines, 6)
  })

  test('read in the history the name of who has left since, and that they left', async ({
    assert,
  }) => {
    const mine = await aCompanyWithCredit({ levels: ['MANDATORY', 'OPTIONAL'] })
    const [mandatory] = mine.members
    const wanted = { minimumNumberOfOptional: 1 }
    const { body } = ok(await put(`${company}/approbations`, wanted, { token: mine.token }))
    const refuse = `${company}/approbations/changes/${body.changeId}/refuse`
    ok(await post(refuse, {}, mandatory))
    const newest = async () =>
      ok(await get(`${legal}/companies/${mine.id}/history`, { token: officer })).body.entries[0]
    const { phone } = mandatory
    await db.from('users').where({ phone }).update({ firstname: 'سارا', lastname: 'فروشنده' })
    assert.containsSubset(await newest(), { who: 'سارا فروشنده', whoIs: 'عضو شرکت' })
    await db
      .from('company_members')
      .where('id', mandatory.memberId)
      .update({ removed_at: new Date() })
    assert.containsSubset(await newest(), { who: 'سارا فروشنده', whoIs: 'عضو پیشین شرکت' })
    await db.from('company_members').where('id', mandatory.memberId).update({ removed_at: null })
    // Without a shop, what they are called stands with the company alone.
    await db.from('users').where({ phone }).update({ firstname: null, lastname: null })
    const member = () => db.from('company_members').where('id', mandatory.memberId)
    await member().update({ firstname: 'سارا', lastname: 'کریمی' })
    assert.containsSubset(await newest(), { who: 'سارا کریمی', whoIs: 'عضو شرکت' })
    // Another company has their phone alone: support reads the same name as the history.
    const support = await staffToken('support')
    const other = await anAcceptedCompany({ levels: ['MANDATORY'] })
    const { user_id } = await member().firstOrFail()
    const unnamed = { user_id, firstname: null, lastname: null }
    await db.from('company_members').where('id', other.members[0].memberId).update(unnamed)
    const { body: found } = await get(`/api/admin/sign-ins?phone=${phone}`, { token: support })
    assert.equal(found.customer.name, 'سارا کریمی')
    assert.containsSubset(await newest(), { who: 'سارا کریمی', whoIs: 'عضو شرکت' })
    await member().update({ removed_at: new Date() })
    assert.containsSubset(await newest(), { who: 'سارا کریمی', whoIs: 'عضو پیشین شرکت' })
    await member().update({ firstname: null, lastname: null })
    assert.containsSubset(await newest(), { who: 'عضو پیشین شرکت', whoIs: 'عضو پیشین شرکت' })
  })

  test('say at once that a distributor defined the company: none undoes the other', async ({
    assert,
  }) => {
    const mine = await anAcceptedCompany({ levels: ['MANDATORY'] })
    const mark = (body: object) => admin(`companies/${mine.id}/toggle-is-distributor-defined`, body)
    const lines = async () =>
      db
        .from('audit_lines')
        .where({ subject_id: mine.id, command: 'companies.toggle-distributor-defined' })
        .orderBy('at')
    const both = await Promise.all([1, 2].map(() => mark({ isDistributorDefined: true })))
    for (const answer of both) assert.isTrue(ok(answer).body.isDistributorDefined)
    assert.lengthOf(await lines(), 1)
    const dropped = await mark({ isDistributorDefined: false, reason: 'اشتباه' })
    assert.isFalse(ok(dropped).body.isDistributorDefined)
    // Without a value it is the opposite, as ever.
    assert.isTrue(ok(await mark({})).body.isDistributorDefined)
    assert.equal((await mark({ isDistributorDefined: 'yes' })).status, 422)
    assert.deepEqual(
      (await lines()).map(({ before, after, reason }) => [
        before.isDistributorDefined,
        after.isDistributorDefined,
        reason,
      ]),
      [
        [false, true, null],
        [true, false, 'اشتباه'],
        [false, true, null],
      ]
    )
  })

  test('confirm a change of the rule where no other mandatory member can', async ({ assert }) => {
    const alone = await aCompanyWithCredit({
      levels: ['OPTIONAL', 'NOT_ALLOWED'],
      ceoLevel: 'MANDATORY',
    })
    const wanted = { signatories: [{ phone: alone.members[1].phone, signatoryStatus: 'OPTIONAL' }] }
    const { body } = await put(`${company}/approbations`, wanted, { token: alone.token })
    const confirmed = ok(await admin(`rule-changes/${body.changeId}/confirm`))
    assert.containsSubset(confirmed.body, { status: 'CONFIRMED', companyId: alone.id })
    const other = await aCompanyWithCredit({ levels: ['MANDATORY', 'OPTIONAL'] })
    const asked = await put(
      `${company}/approbations`,
      { minimumNumberOfOptional: 1 },
      { token: other.token }
    )
    for (const verdict of ['confirm', 'refuse']) {
      assert.equal((await admin(`rule-changes/${asked.body.changeId}/${verdict}`)).status, 422)
    }
    await settle()
    assert.include(await templatesTo(other.members[0].phone), 'company-rule-waits')
  })

  test('hear from the register what does not match, and ask again', async ({ assert }) => {
    const faults = (value: string) =>
      transaction((trx) => changeSetting('sandboxInquiryFaults', value, trx))
    const { id } = await anAcceptedCompany()
    const answers = async () => {
      await settle()
      const rows = await db.from('company_inquiries').where('company_id', id).orderBy('kind')
      return rows.map(({ answer }) => answer)
    }
    await faults('COMPANY_REGISTER=MISMATCHED,COMPANY_SIGNATORIES=TIMEOUT')
    ok(await admin(`companies/${id}/inquire`))
    assert.deepEqual(await answers(), ['MISMATCHED', 'UNAVAILABLE'])
    await faults('')
    ok(await admin(`companies/${id}/inquire`, { kind: 'COMPANY_SIGNATORIES' }))
    assert.deepEqual(await answers(), ['MISMATCHED', 'MATCHED'])
  })
})
