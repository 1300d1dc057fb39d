import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { settle } from '#app/platform/jobs/main'
import { aCompanyHolder } from '#factories/card_holder'
import { aCompanyWithCredit, type CompanyWithCredit } from '#factories/company'
import { freshNationalCode } from '#factories/fresh'
import { codeFor } from '#factories/messages'
import { holderOf, nameHolder } from '#tests/support/card_holders'
import { cleanDatabase } from '#tests/support/database'
import { call, get, post, put } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { ok } from '#tests/support/registration'

const path = '/api/legal/company'
const million = 1_000_000
const wider = { ceiling: 30 * million }
type Holder = Awaited<ReturnType<typeof aCompanyHolder>>

const aWorld = async () => {
  const company = await aCompanyWithCredit({
    amount: 100 * million,
    levels: ['MANDATORY', 'OPTIONAL'],
    ceoLevel: 'MANDATORY',
  })
  const holder = await aCompanyHolder(company, { ceiling: 10 * million })
  return { company, holder, at: `${path}/card-holder/${holder.userId}/ceiling` }
}
const codeOf = async (company: CompanyWithCredit, at: string): Promise<string> => {
  ok(await post(`${at}/otp-start`, wider, company))
  return codeFor(company.ceo.phone, 'spending-code')
}
const proposed = async (company: CompanyWithCredit, at: string): Promise<string> => {
  const answer = await put(at, { ...wider, otpSecret: await codeOf(company, at) }, company)
  if (answer.status !== 202) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`)
  return answer.body.changeId
}
/** The officers refused who stood in the row, and the CEO sends somebody else with the same phone. */
const becomesAnother = async (company: CompanyWithCredit, { holderId, phone }: Holder) => {
  await db.from('card_holders').where({ id: holderId }).update({ status: 'REJECTED' })
  const another = { phoneNumber: phone, nationalCode: freshNationalCode(), lastName: 'دیگری' }
  ok(await nameHolder(company, another))
}
const confirm = (company: CompanyWithCredit, id: string) =>
  post(`${path}/approbations/changes/${id}/confirm`, {}, company.members[0])
const dropped = async (phone: string): Promise<string[]> => {
  await settle()
  const sent = await db
    .from('sms_messages')
    .where({ phone, template: 'company-spending-dropped' })
    .select('text')
  return sent.map(({ text }) => text)
}

test.group('A wider ceiling is for a person', (group) => {
  group.setup(() => cleanDatabase())

  test('the code of one opens nothing for who came into their row', async ({ assert }) => {
    const { company, holder, at } = await aWorld()
    const otpSecret = await codeOf(company, at)
    await becomesAnother(company, holder)
    assert.equal((await holderOf(company, holder.userId)).ceiling, 10 * million)
    const { status, body } = await put(at, { ...wider, otpSecret }, company)
    assert.equal(status, 400, JSON.stringify(body))
    assert.equal((await holderOf(company, holder.userId)).ceiling, 10 * million)
  })

  test('consent that was asked for one ends with them, and whoever was asked is told of what', async ({
    assert,
  }) => {
    for (const way of ['becomes another', 'is removed'] as const) {
      const { company, holder, at } = await aWorld()
      const { firstName, lastName } = await holderOf(company, holder.userId)
      const changeId = await proposed(company, at)
      if (way === 'becomes another') await becomesAnother(company, holder)
      else await call('DELETE', `${path}/card-holder/${holder.userId}`, company)
      assert.equal((await confirm(company, changeId)).status, 409, way)
      const change = await db.from('rule_changes').where({ id: changeId }).firstOrFail()
      assert.equal(change.status, 'OUTDATED', way)
      const [mandatory, optional] = company.members
      const [text, ...more] = await dropped(mandatory.phone)
      assert.lengthOf(more, 0)
      const { name } = await db.from('companies').where({ id: company.id }).firstOrFail()
      for (const part of [name, `${firstName} ${lastName}`, '۱۰٬۰۰۰٬۰۰۰', '۳۰٬۰۰۰٬۰۰۰']) {
        assert.include(text, part, way)
      }
      assert.lengthOf(await dropped(optional.phone), 0)
      // Nothing waits any more, so that the next one may be proposed.
      assert.isNull(ok(await get(`${path}/approbations`, company)).body.pendingChange)
    }
  })

  test('is not consented to for another person, however they came into the row', async ({
    assert,
  }) => {
    const { company, holder, at } = await aWorld()
    const changeId = await proposed(company, at)
    const another = { national_code: freshNationalCode() }
    await db.from('card_holders').where({ id: holder.holderId }).update(another)
    assert.equal((await confirm(company, changeId)).status, 409)
    assert.equal((await holderOf(company, holder.userId)).ceiling, 10 * million)
  })

  test('shows whom it was asked for, whoever stands in the row today', async ({ assert }) => {
    const { company, holder, at } = await aWorld()
    const changeId = await proposed(company, at)
    await db.from('card_holders').where({ id: holder.holderId }).update({ lastname: 'دیگری' })
    const { pendingChange } = ok(await get(`${path}/approbations`, company.members[0])).body
    assert.notInclude(pendingChange.spending.holderName, 'دیگری')
    assert.notProperty(pendingChange.spending, 'nationalCode')
    const desk = `/api/legal/admin/rule-changes/${changeId}`
    const { body } = ok(await get(desk, { token: await staffToken('legal') }))
    assert.notInclude(body.holderName, 'دیگری')
    const told = { kind: 'CEILING', before: 10 * million, after: 30 * million }
    assert.containsSubset(body.spending, told)
    assert.notProperty(body.spending, 'nationalCode')
  })

  test('ends with the rule under which it was asked for, and is told', async ({ assert }) => {
    const { company, at } = await aWorld()
    const [mandatory, optional] = company.members
    await proposed(company, at)
    assert.equal(
      (await call('DELETE', `${path}/board-member/${optional.phone}`, company)).status,
      204
    )
    for (const phone of [mandatory.phone, company.ceo.phone]) {
      assert.lengthOf(await dropped(phone), 1)
    }
  })
})
