import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { settle } from '#app/platform/jobs/main'
import { aSentCompany, memberOf, paperForm } from '#tests/support/companies'
import { aCompanyWithCredit, type Company } from '#factories/company'
import { cleanDatabase } from '#tests/support/database'
import { call, get, post, put } from '#tests/support/http'
import { signIn } from '#tests/support/identity'
import { aLegalOfficer } from '#tests/support/legal'
import { textsTo } from '#tests/support/orders'
import { heldUp } from '#tests/support/races'
import { ok } from '#tests/support/registration'

const path = '/api/legal/company'
const legal = '/api/legal/admin'
const board = `${path}/board-member`
const rejectionReason = 'ناخوانا'

const formOf = (given: Record<string, string> = {}) =>
  memberOf({ signatoryStatus: 'NOT_ALLOWED', ...given })
const add = async (token: string, query: URLSearchParams) =>
  post(`${board}?${query}`, await paperForm(), { token })
const mend = async (token: string, query: URLSearchParams, pictures = true) => {
  const { phone, ...rest } = Object.fromEntries(query)
  const none = { officialPaper: null, nationalCardFront: null, nationalCardBack: null }
  const form = await paperForm(pictures ? {} : none)
  return put(`${board}/${phone}?${new URLSearchParams(rest)}`, form, { token })
}
const take = (token: string, phone: string) => call('DELETE', `${board}/${phone}`, { token })
const idOf = async (company: Company, phone: string): Promise<string> => {
  const { items } = ok(await get(board, { token: company.token })).body
  return items.find((one: { phone: string }) => one.phone === phone).id
}
const aNewcomer = async (company: Company, given: Record<string, string> = {}) => {
  const query = formOf(given)
  const { body } = ok(await add(company.token, query))
  return { ...body, query } as { id: string; phone: string; query: URLSearchParams }
}
const companiesOf = async (phone: string): Promise<string[]> => {
  const { token } = await signIn(phone)
  const { items } = ok(await get(`${path}/assigned`, { token })).body
  return items.map((one: { companyUniqueSerial: string }) => one.companyUniqueSerial)
}
/** Whether they are told, on their own phone, that they are reviewed. */
const isToldToWait = async (token: string): Promise<boolean> =>
  ok(await get(`${path}/assigned`, { token })).body.isNewcomer
const ruleOf = async ({ id }: Company) => {
  const { version, levels } = await db
    .from('company_rules')
    .where('company_id', id)
    .orderBy('version', 'desc')
    .firstOrFail()
  return { version, levels }
}

test.group('A member who joins an accepted board', (group) => {
  let officer: Awaited<ReturnType<typeof aLegalOfficer>>
  const run = (call_: string, body: object = {}) =>
    post(`${legal}/${call_}`, body, { token: officer.token })
  const fileOf = async ({ id }: Company) =>
    ok(await get(`${legal}/companies/${id}`, { token: officer.token })).body
  group.setup(async () => {
    await cleanDatabase()
    officer = await aLegalOfficer()
  })

  test('is no member until an officer accepts them, and then one without a say', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY', 'OPTIONAL'] })
    const { id, phone } = await aNewcomer(company)
    const accepted = { companyStatus: 'ACCEPTED', boardMemberStatus: 'ACCEPTED' }
    const waiting = await fileOf(company)
    assert.containsSubset(waiting, { ...accepted, companyKycStep: 'CREDIT_ACCEPTED' })
    assert.isNotNull(waiting.waitingSince)
    assert.containsSubset(waiting.members, [
      { id, isNewcomer: true, legalUserKycStatus: 'PENDING', signatoryStatus: 'NOT_ALLOWED' },
    ])
    assert.deepEqual(await companiesOf(phone), [])
    const { token: own } = await signIn(phone)
    assert.isTrue(await isToldToWait(own))
    assert.isFalse(await isToldToWait(company.token))
    const { users } = ok(await get(`${path}/approbations`, { token: company.token })).body
    assert.lengthOf(users, 3)
    assert.equal((await ruleOf(company)).version, 1)
    const named = { signatories: [{ phone, signatoryStatus: 'OPTIONAL' }] }
    assert.equal((await put(`${path}/approbations`, named, { token: company.token })).status, 422)
    assert.equal((await add(company.token, formOf({ phone }))).status, 422)

    ok(await run(`board-members/${id}/verify`))
    const joined = await fileOf(company)
    assert.containsSubset(joined, { ...accepted, waitingSince: null })
    assert.deepEqual(await companiesOf(phone), [company.id])
    assert.isFalse(await isToldToWait(own))
    const { version, levels } = await ruleOf(company)
    assert.deepEqual([version, levels[id]], [2, 'NOT_ALLOWED'])
    await settle()
    // Each hears of it once, in words of their own: who joins knows of no rule yet.
    const told = async (other: string) =>
      (await textsTo(other)).filter((text) =>
        /^(company|member)-.*(joined|changed|accepted)/.test(text)
      )
    assert.deepEqual(await told(phone), ['member-joined'])
    assert.deepEqual(await told(company.ceo.phone), ['company-member-joined'])
    for (const { phone: other } of company.members) {
      assert.deepEqual(await told(other), ['company-rule-changed'])
    }
    const asked = await put(`${path}/approbations`, named, { token: company.token })
    assert.equal(asked.status, 202)
    const { changeId } = asked.body
    const [{ token }] = company.members
    const confirm = `${path}/approbations/changes/${changeId}/confirm`
    ok(await post(confirm, undefined, { token }))
    assert.equal((await ruleOf(company)).levels[id], 'OPTIONAL')
  })

  test('who is refused is mended and sent again, or taken back, and the board stays accepted', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit()
    const { token } = company
    const { id, phone, query } = await aNewcomer(company)
    assert.equal((await mend(token, query)).status, 422)
    ok(await run(`board-members/${id}/reject`, { rejectionReason }))
    const phases = ok(await get(`${path}/phases`, { token })).body
    assert.containsSubset(phases, { boardMemberStatus: 'ACCEPTED' })
    assert.isUndefined(phases.rejectionReasons?.board ?? undefined)
    assert.isNull((await fileOf(company)).waitingSince)
    const { token: own } = await signIn(phone)
    assert.isFalse(await isToldToWait(own))
    // Nothing relies on who is no member, credit or not.
    ok(await run(`board-members/${id}/reopen`, { reason: 'اشتباه' }))
    ok(await run(`board-members/${id}/reject`, { rejectionReason }))

    assert.equal((await mend(token, query, false)).status, 422)
    query.set('signatoryStatus', 'MANDATORY')
    assert.equal((await mend(token, query)).status, 422)
    query.set('signatoryStatus', 'NOT_ALLOWED')
    query.set('roleInCompany', 'خزانه‌دار')
    const again = ok(await mend(token, query, false)).body
    assert.containsSubset(again, { legalUserKycStatus: 'PENDING', rejectionReason: null })
    assert.isNotNull((await fileOf(company)).waitingSince)
    assert.isTrue(await isToldToWait(own))
    assert.equal((await take(token, phone)).status, 204)
    assert.isFalse(await isToldToWait(own))
    assert.isNull((await fileOf(company)).waitingSince)
    assert.equal((await run(`board-members/${id}/verify`)).status, 404)
    assert.equal((await ruleOf(company)).version, 1)
    // Whoever was taken back can be named once more.
    ok(await add(token, query))
    assert.equal(await idOf(company, phone).then((other) => other === id), false)
  })

  test('has no say from the form: {0}')
    .with(['MANDATORY', 'OPTIONAL'] as const)
    .run(async ({ assert }, signatoryStatus) => {
      const company = await aCompanyWithCredit()
      const { status, body } = await add(company.token, formOf({ signatoryStatus }))
      assert.equal(status, 422)
      assert.include(JSON.stringify(body), 'بدون حق امضا')
    })

  test('is the CEO’s alone to name and to see, and of this company', async ({ assert }) => {
    const company = await aCompanyWithCredit()
    const [member] = company.members
    const { id, phone } = await aNewcomer(company)
    const { items } = ok(await get(board, { token: member.token })).body
    assert.isFalse(items.some((one: { id: string }) => one.id === id))
    assert.equal((await add(member.token, formOf())).status, 422)
    assert.equal((await take(member.token, phone)).status, 422)
    const other = await aCompanyWithCredit()
    assert.equal((await take(other.token, phone)).status, 404)
    assert.equal((await get(`${board}/${phone}`, { token: other.token })).status, 404)
    const { token } = await signIn(phone)
    assert.equal((await get(board, { token })).status, 422)
  })

  test('waits while the board itself is reviewed again, or can be refused', async ({ assert }) => {
    const company = await aCompanyWithCredit()
    const { id } = await aNewcomer(company)
    await db.from('companies').where('id', company.id).update({ board_status: 'PENDING' })
    const { status, body } = await run(`board-members/${id}/verify`)
    assert.equal(status, 409)
    assert.include(body.message, 'دوباره بررسی می‌شود')
    ok(await run(`board-members/${id}/reject`, { rejectionReason }))
  })

  test('is accepted or a change of the rule is confirmed first: none undoes the other', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY', 'OPTIONAL'] })
    const [first, second] = company.members
    const { id, phone } = await aNewcomer(company)
    const wanted = { signatories: [{ phone: second.phone, signatoryStatus: 'MANDATORY' }] }
    const { body } = ok(await put(`${path}/approbations`, wanted, { token: company.token }))
    const confirm = `${path}/approbations/changes/${body.changeId}/confirm`
    const [joined, confirmed] = await heldUp({ table: 'companies', id: company.id }, () => [
      run(`board-members/${id}/verify`),
      post(confirm, undefined, { token: first.token }),
    ])
    assert.equal(joined!.status, 200)
    const { version, levels } = await ruleOf(company)
    assert.equal(levels[id], 'NOT_ALLOWED')
    // Whichever came first: the change holds, or it was meant for the rule before.
    const [said, second_] = [confirmed!.status, levels[second.memberId]]
    assert.deepEqual(
      [said, version, second_],
      said === 200 ? [200, 3, 'MANDATORY'] : [409, 2, 'OPTIONAL']
    )
    assert.deepEqual(await companiesOf(phone), [company.id])
  })

  test('is added once, of two who name them at once', async ({ assert }) => {
    const company = await aCompanyWithCredit()
    const query = formOf()
    const answers = await Promise.all([add(company.token, query), add(company.token, query)])
    const statuses = answers.map(({ status }) => status).sort()
    assert.equal(statuses[0], 201)
    assert.notEqual(statuses[1], 201)
  })
})

test.group('A refused member of a board', (group) => {
  group.setup(() => cleanDatabase())

  test('is mended before the board is sent again, and not sent as they were', async ({
    assert,
  }) => {
    const officer = await aLegalOfficer()
    const { token, mandatory } = await aSentCompany()
    const one = ok(await get(`${board}/${mandatory.phone}`, { token })).body
    const refuse = `${legal}/board-members/${one.id}/reject`
    ok(await post(refuse, { rejectionReason }, { token: officer.token }))
    const send = () => post(`${board}/status`, undefined, { token })
    const unmended = await send()
    assert.equal(unmended.status, 422)
    assert.include(unmended.body.message, `${one.firstName} ${one.lastName} رد شده`)
    const { phone, firstName, lastName, nationalCode, birthDate, roleInCompany } = one
    const person = { phone, firstName, lastName, nationalCode, birthDate }
    const query = memberOf({ ...person, roleInCompany, signatoryStatus: 'MANDATORY' })
    const same = await mend(token, query, false)
    assert.equal(same.status, 422)
    assert.include(same.body.message, 'تغییر نکرده')
    query.set('roleInCompany', 'خزانه‌دار')
    ok(await mend(token, query, false))
    assert.equal(ok(await send()).body.boardMemberStatus, 'PENDING')
  })
})
