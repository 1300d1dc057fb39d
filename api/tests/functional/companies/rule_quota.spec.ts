import { test } from '@japa/runner'
import { companyRules } from '#contracts/companies'
import db from '@adonisjs/lucid/services/db'
import { settle } from '#app/platform/jobs/main'
import { aCompanyWithCredit, anAcceptedCompany } from '#factories/company'
import { cleanDatabase } from '#tests/support/database'
import { call, post, put } from '#tests/support/http'
import { textsTo } from '#tests/support/orders'
import { ok } from '#tests/support/registration'

const path = '/api/legal/company/approbations'
const change = (token: string, wanted: object) => put(path, wanted, { token })
const takeBack = (token: string, changeId: string) =>
  post(`${path}/changes/${changeId}/refuse`, undefined, { token })
const remove = (token: string, phone: string) =>
  call('DELETE', `/api/legal/company/board-member/${phone}`, { token })
const level = (member: { phone: string }, signatoryStatus: string) => ({
  signatories: [{ phone: member.phone, signatoryStatus }],
})

test.group('Who has to sign', (group) => {
  group.setup(() => cleanDatabase())

  test('is changed and proposed so often a day, however it ends: each sends messages', async ({
    assert,
  }) => {
    const { ruleChangesPerDay } = companyRules
    // The first rule was one of them.
    const left = ruleChangesPerDay - 1
    const levels = (at: number) => (at % 2 ? 'OPTIONAL' : 'NOT_ALLOWED')
    // Proposed and taken back by the CEO alone.
    const company = await aCompanyWithCredit({ levels: ['MANDATORY', 'MANDATORY', 'OPTIONAL'] })
    const [first, second, third] = company.members
    for (let at = 0; at < left; at += 1) {
      const { body } = ok(await change(company.token, level(third, 'MANDATORY')))
      ok(await takeBack(company.token, body.changeId))
    }
    assert.equal((await change(company.token, level(third, 'MANDATORY'))).status, 429)
    assert.equal((await remove(company.token, first.phone)).status, 429)
    await settle()
    const asked = (await textsTo(second.phone)).filter((text) => text === 'company-rule-waits')
    assert.lengthOf(asked, left)
    // Who may leave at once, leaves.
    assert.equal((await remove(company.token, third.phone)).status, 204)

    // Changed to and fro by the CEO alone, before there is credit.
    const early = await anAcceptedCompany({ levels: ['MANDATORY', 'OPTIONAL'] })
    let answer = await change(early.token, level(early.members[1], levels(0)))
    for (let at = 1; answer.status === 200 && at < ruleChangesPerDay; at += 1) {
      answer = await change(early.token, level(early.members[1], levels(at)))
    }
    assert.equal(answer.status, 429)
    assert.lengthOf(await db.from('company_rules').where('company_id', early.id), ruleChangesPerDay)
  })
})
