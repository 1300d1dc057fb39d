import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { settle } from '#app/platform/jobs/main'
import { aSentCompany, sendCeo } from '#tests/support/companies'
import { cleanDatabase } from '#tests/support/database'
import { get, post } from '#tests/support/http'
import { aLegalOfficer, decideAll, partsOf } from '#tests/support/legal'
import { ok } from '#tests/support/registration'

const legal = '/api/legal/admin'
const rejectionReason = 'ناخوانا'
const refusalsTo = (phone: string): Promise<{ template: string; text: string }[]> =>
  db
    .from('sandbox_sms')
    .where({ phone })
    .whereIn('template', ['step-rejected', 'part-reopened'])
    .orderBy('id')

test.group('A decision on a company that is taken back', (group) => {
  let officer: Awaited<ReturnType<typeof aLegalOfficer>>
  const run = (path: string, body: object = {}) =>
    post(`${legal}/${path}`, body, { token: officer.token })
  group.setup(async () => {
    await cleanDatabase()
    officer = await aLegalOfficer()
  })

  test('a company whose branch was closed is not sent there, but to support', async ({
    assert,
  }) => {
    const { id, ceo } = await aSentCompany()
    const { bank_branch_id: branch } = await db.from('companies').where({ id }).firstOrFail()
    const open = (active: boolean) =>
      db.from('bank_branches').where({ id: branch }).update({ active })
    await decideAll(id, officer.token)
    await open(false)
    await settle()
    await open(true)
    const told = await db
      .from('sandbox_sms')
      .where({ phone: ceo.phone })
      .whereIn('template', ['company-visit-asked', 'company-branch-closed'])
    assert.deepEqual(
      told.map(({ template }) => template),
      ['company-branch-closed']
    )
    assert.include(told[0].text, 'با پشتیبانی تماس بگیرید')
    assert.notInclude(told[0].text, 'شعبه نمونه')
  })

  test('an acceptance that is taken back and given again is told once, before and after it was told', async ({
    assert,
  }) => {
    const mine = await aSentCompany()
    const { id, mandatory } = mine
    const accepted = () =>
      db.from('sandbox_sms').where({ phone: mandatory.phone, template: 'company-accepted' })
    await decideAll(id, officer.token)
    for (const isTold of [false, false, true]) {
      if (isTold) await settle()
      ok(await run(`companies/${id}/appointment/reopen`))
      ok(await run(`companies/${id}/appointment/verify`))
    }
    await settle()
    assert.lengthOf(await accepted(), 1)
    ok(await run(`companies/${id}/ceo/reopen`))
    ok(await run(`companies/${id}/ceo/reject`, { rejectionReason }))
    ok(await sendCeo(mine))
    ok(await run(`companies/${id}/ceo/verify`))
    await settle()
    assert.lengthOf(await accepted(), 2)
  })

  test('nobody is told of a refusal that was taken back before, nor that it was', async ({
    assert,
  }) => {
    const { id, ceo } = await aSentCompany()
    const [, , one, other] = await partsOf(id, officer.token)
    for (const part of [`companies/${id}/company`, one]) {
      ok(await run(`${part}/reject`, { rejectionReason }))
      ok(await run(`${part}/reopen`))
    }
    ok(await run(`${other}/reject`, { rejectionReason }))
    await settle()
    const { firstName, lastName } = ok(
      await get(`${legal}/${other}`, { token: officer.token })
    ).body
    const told = await refusalsTo(ceo.phone)
    assert.deepEqual(
      told.map(({ template }) => template),
      ['step-rejected']
    )
    assert.include(told[0]!.text, `${firstName} ${lastName}`)
  })

  test('of two members of one name, the refusal that was taken back is not told', async ({
    assert,
  }) => {
    const { id, ceo } = await aSentCompany()
    await db
      .from('company_members')
      .where({ company_id: id, role: 'BOARD_MEMBER' })
      .update({ firstname: 'مینا', lastname: 'رستمی' })
    const [, , one, other] = await partsOf(id, officer.token)
    ok(await run(`${one}/reject`, { rejectionReason: 'امضا' }))
    ok(await run(`${other}/reject`, { rejectionReason: 'تصویر' }))
    ok(await run(`${one}/reopen`))
    await settle()
    const told = await refusalsTo(ceo.phone)
    assert.lengthOf(told, 1)
    assert.include(told[0]!.text, 'تصویر')
  })
})
