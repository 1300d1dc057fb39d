import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { ruleInForce } from '#app/onboarding/companies/steps/rule_in_force'
import { transaction } from '#app/platform/database/database'
import { settle } from '#app/platform/jobs/main'
import { cleanDatabase } from '#tests/support/database'
import { call, get, post, put } from '#tests/support/http'
import { aCompany, aBoardMember } from '#tests/support/companies'
import { aCompanyWithCredit, anAcceptedCompany, type Company } from '#factories/company'
import { heldUp } from '#tests/support/races'
import { textsTo } from '#tests/support/orders'
import { ok } from '#tests/support/registration'

const path = '/api/legal/company/approbations'
const shown = async ({ token }: { token: string }) => ok(await get(path, { token })).body
const change = (token: string, wanted: object) => put(path, wanted, { token })
const decide = (token: string, changeId: string, verdict: 'confirm' | 'refuse') =>
  post(`${path}/changes/${changeId}/${verdict}`, undefined, { token })
const remove = (token: string, phone: string) =>
  call('DELETE', `/api/legal/company/board-member/${phone}`, { token })
const inForce = async ({ id }: Company) => {
  const rule = await transaction((trx) => ruleInForce(id, trx))
  return rule && { ...rule, signers: rule.signers.map(({ phone, level }) => [phone, level]) }
}
const level = (member: { phone: string }, signatoryStatus: string) => ({
  signatories: [{ phone: member.phone, signatoryStatus }],
})

test.group('Who has to sign, before there is credit', (group) => {
  group.setup(() => cleanDatabase())

  test('is the CEO’s to change alone, in numbered versions that nobody edits', async ({
    assert,
  }) => {
    const company = await anAcceptedCompany({ levels: ['MANDATORY', 'OPTIONAL'] })
    const [first, second] = company.members
    assert.deepEqual(await inForce(company), {
      version: 1,
      minimumOptional: 0,
      signers: [
        [company.ceo.phone, 'NOT_ALLOWED'],
        [first.phone, 'MANDATORY'],
        [second.phone, 'OPTIONAL'],
      ],
    })
    const changed = await change(company.token, {
      signatories: [
        { phone: first.phone, signatoryStatus: 'OPTIONAL' },
        { phone: company.ceo.phone, signatoryStatus: 'MANDATORY' },
      ],
      minimumNumberOfOptional: 1,
    })
    assert.equal(changed.status, 200)
    assert.containsSubset(changed.body, {
      minimumNumberOfSignatory: 1,
      pendingChange: null,
      users: [
        { phone: company.ceo.phone, role: 'CEO', mandatorySignatoryUser: 'MANDATORY' },
        { phone: first.phone, role: 'BOARD_MEMBER', mandatorySignatoryUser: 'OPTIONAL' },
      ],
    })
    assert.equal((await inForce(company))?.version, 2)
    // The same once more is no new version.
    ok(await change(company.token, { minimumNumberOfOptional: 1 }))
    const { body } = ok(await get(`${path}/history/10/0`, { token: second.token }))
    assert.containsSubset(body, {
      meta: { total: 2 },
      items: [
        {
          version: 2,
          confirmedBy: null,
          minimum: { before: 0, after: 1 },
          signatories: [
            { phone: first.phone, before: 'MANDATORY', after: 'OPTIONAL' },
            { phone: company.ceo.phone, before: 'NOT_ALLOWED', after: 'MANDATORY' },
          ],
        },
        { version: 1, minimum: { before: null, after: 0 } },
      ],
    })
    await assert.rejects(() =>
      db.from('company_rules').where({ company_id: company.id }).update({ minimum_optional: 0 })
    )
  })

  test('is null before the board was sent', async ({ assert }) => {
    const { id } = await aCompany()
    assert.isNull(await transaction((trx) => ruleInForce(id, trx)))
  })

  test('refuses what nobody could meet, and what is no rule: {0}')
    .with([
      ['nobody', () => ({ signatories: [] }), 200],
      ['no signatory', (company) => level(company.members[0], 'NOT_ALLOWED'), 422],
      ['a minimum above the optional ones', () => ({ minimumNumberOfOptional: 2 }), 422],
      ['a negative minimum', () => ({ minimumNumberOfOptional: -1 }), 422],
      ['half a signature', () => ({ minimumNumberOfOptional: 0.5 }), 422],
      ['a text', () => ({ minimumNumberOfOptional: '1' }), 422],
      ['a phone of nobody', () => level({ phone: '09120000000' }, 'OPTIONAL'), 422],
      ['another level', (company) => level(company.members[0], 'SOMETIMES'), 422],
      ['no list', () => ({ signatories: 'all' }), 422],
      [
        'too many',
        ({ members: [{ phone }] }) => ({
          signatories: Array(22).fill({ phone, signatoryStatus: 'OPTIONAL' }),
        }),
        422,
      ],
    ] as [string, (company: Company) => object, number][])
    .run(async ({ assert }, [, wantedOf, expected]) => {
      const company = await anAcceptedCompany({ levels: ['MANDATORY', 'OPTIONAL'] })
      const { status } = await change(company.token, wantedOf(company))
      assert.equal(status, expected)
      assert.equal((await inForce(company))?.version, 1)
    })

  test('lets a member go at once, unless nobody could sign then', async ({ assert }) => {
    const company = await anAcceptedCompany({ levels: ['MANDATORY', 'MANDATORY', 'OPTIONAL'] })
    const [first, second] = company.members
    assert.equal((await remove(company.token, first.phone)).status, 204)
    assert.equal((await get(path, { token: first.token })).status, 401)
    assert.lengthOf((await inForce(company))?.signers ?? [], 3)
    const { status, body } = await remove(company.token, second.phone)
    assert.equal(status, 422)
    assert.match(body.message, /صاحب امضا/)
  })

  test('is accepted without the member who was refused and left', async ({ assert }) => {
    const company = await aCompany()
    const { token } = company
    await aBoardMember(company, { signatoryStatus: 'MANDATORY' })
    const refused = await aBoardMember(company)
    const send = () => post('/api/legal/company/board-member/status', undefined, { token })
    ok(await send())
    const members = db.from('company_members').where({ company_id: company.id })
    await members.clone().where('level', 'MANDATORY').update({ status: 'ACCEPTED' })
    await members.clone().where('level', 'OPTIONAL').update({ status: 'REJECTED' })
    await db.from('companies').where('id', company.id).update({ board_status: 'REJECTED' })
    assert.equal((await remove(token, refused.phone)).status, 204)
    assert.equal(ok(await send()).body.boardMemberStatus, 'ACCEPTED')
  })
})

test.group('Who has to sign, once there is credit', (group) => {
  group.setup(() => cleanDatabase())

  test('waits for another mandatory member, and holds from then on', async ({ assert }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY', 'OPTIONAL', 'NOT_ALLOWED'] })
    const [mandatory, optional, silent] = company.members
    const asked = await change(company.token, { ...level(silent, 'OPTIONAL') })
    assert.equal(asked.status, 202)
    const { changeId } = asked.body
    assert.equal((await inForce(company))?.version, 1)
    const again = await change(company.token, level(optional, 'MANDATORY'))
    assert.equal(again.status, 409)
    assert.containsSubset((await shown(mandatory)).pendingChange, {
      changeId,
      mayConfirm: true,
      mayWithdraw: false,
      signatories: [{ phone: silent.phone, before: 'NOT_ALLOWED', after: 'OPTIONAL' }],
    })
    assert.containsSubset((await shown(company)).pendingChange, {
      mayConfirm: false,
      mayWithdraw: true,
    })
    for (const { token } of [company, optional, silent]) {
      const { status } = await decide(token, changeId, 'confirm')
      assert.equal(status, 422)
    }
    const other = await aCompanyWithCredit()
    assert.equal((await decide(other.members[0].token, changeId, 'confirm')).status, 404)
    assert.equal((await decide(mandatory.personToken, changeId, 'confirm')).status, 422)

    assert.equal((await decide(mandatory.token, changeId, 'confirm')).status, 200)
    assert.equal((await inForce(company))?.version, 2)
    assert.equal((await decide(mandatory.token, changeId, 'refuse')).status, 409)
    const { body } = await get(`${path}/history/1/0`, { token: company.token })
    assert.match(body.items[0].confirmedBy, new RegExp(mandatory.phone.slice(-4)))
  })

  test('stays as it is when it is refused or taken back', async ({ assert }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY', 'OPTIONAL'] })
    const [mandatory, optional] = company.members
    for (const [token, status] of [
      [mandatory.token, 'REFUSED'],
      [company.token, 'WITHDRAWN'],
    ]) {
      const { body } = ok(await change(company.token, level(optional, 'MANDATORY')))
      assert.equal((await decide(token, body.changeId, 'refuse')).status, 200)
      const row = await db.from('rule_changes').where('id', body.changeId).firstOrFail()
      assert.equal(row.status, status)
    }
    assert.equal((await inForce(company))?.version, 1)
  })

  test('lets a mandatory member go with another’s word, any other at once', async ({ assert }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY', 'MANDATORY', 'OPTIONAL'] })
    const [stays, goes, optional] = company.members
    const asked = await remove(company.token, goes.phone)
    assert.equal(asked.status, 202)
    assert.equal((await get(path, { token: goes.token })).status, 200)
    // The rule changes meanwhile: what was proposed was meant for another one.
    assert.equal((await remove(company.token, optional.phone)).status, 204)
    assert.equal((await get(path, { token: optional.token })).status, 401)
    assert.equal((await decide(stays.token, asked.body.changeId, 'confirm')).status, 409)
    const { body } = await remove(company.token, goes.phone)
    assert.equal((await decide(stays.token, body.changeId, 'confirm')).status, 200)
    assert.equal((await get(path, { token: goes.token })).status, 401)
    assert.deepEqual((await inForce(company))?.signers, [
      [company.ceo.phone, 'NOT_ALLOWED'],
      [stays.phone, 'MANDATORY'],
    ])
  })

  test('is decided once, of a confirmation, a refusal and a withdrawal at once', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY', 'MANDATORY', 'OPTIONAL'] })
    const [first, second, third] = company.members
    const { body } = ok(await change(company.token, level(third, 'MANDATORY')))
    const answers = await heldUp({ table: 'companies', id: company.id }, () => [
      decide(first.token, body.changeId, 'confirm'),
      decide(second.token, body.changeId, 'refuse'),
      decide(company.token, body.changeId, 'refuse'),
    ])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409])
    const { status } = await db.from('rule_changes').where('id', body.changeId).firstOrFail()
    const version = (await inForce(company))?.version
    assert.equal(version, status === 'CONFIRMED' ? 2 : 1)
  })

  test('is announced to every member once it is in force, and to nobody of a company that the bank has not accepted', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY', 'OPTIONAL'] })
    const [first, second] = company.members
    const announced = async ({ phone }: { phone: string }) =>
      (await textsTo(phone)).filter((text) => text === 'company-rule-changed').length
    const { body } = await change(company.token, level(second, 'MANDATORY'))
    await settle()
    assert.deepEqual(await Promise.all([company.ceo, first, second].map(announced)), [0, 0, 0])
    ok(await decide(first.token, body.changeId, 'confirm'))
    await settle()
    assert.deepEqual(await Promise.all([company.ceo, first, second].map(announced)), [1, 1, 1])

    const early = await anAcceptedCompany({ levels: ['MANDATORY', 'OPTIONAL'], steps: 'PENDING' })
    ok(await change(early.token, level(early.members[1], 'MANDATORY')))
    await settle()
    assert.deepEqual(await Promise.all([early.ceo, ...early.members].map(announced)), [0, 0, 0])
  })

  test('waits once, of twenty proposals at once', async ({ assert }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY', 'OPTIONAL'] })
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        change(company.token, level(company.members[1], 'MANDATORY'))
      )
    )
    const statuses = answers.map(({ status }) => status)
    assert.lengthOf(
      statuses.filter((status) => status === 202),
      1
    )
    assert.isEmpty(statuses.filter((status) => ![202, 409, 429].includes(status)))
  })

  test('is nobody else’s to change: an outsider, a member, their own token', async ({ assert }) => {
    const company = await aCompanyWithCredit()
    const [mandatory] = company.members
    const wanted = { minimumNumberOfOptional: 1 }
    assert.equal((await change(mandatory.token, wanted)).status, 422)
    assert.equal((await change(company.ceo.personToken, wanted)).status, 422)
    assert.equal((await get(path, { token: mandatory.personToken })).status, 422)
    assert.equal((await remove(mandatory.token, company.members[1].phone)).status, 422)
    assert.equal((await get(`${path}/history/0/0`, { token: company.token })).status, 422)
    assert.equal((await get(`${path}/history/101/0`, { token: company.token })).status, 422)
    assert.equal((await decide(company.token, 'x', 'confirm')).status, 404)
    assert.equal((await inForce(company))?.version, 1)
  })
})
