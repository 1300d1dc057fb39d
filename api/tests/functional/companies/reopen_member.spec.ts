import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { settle } from '#app/platform/jobs/main'
import { aSentCompany } from '#tests/support/companies'
import { cleanDatabase } from '#tests/support/database'
import { call, get, post, put } from '#tests/support/http'
import { aLegalOfficer, partsOf } from '#tests/support/legal'
import { ok } from '#tests/support/registration'

const legal = '/api/legal/admin'
const company = '/api/legal/company'
const rejectionReason = 'ناخوانا'

const fileOf = async (id: string, token: string) =>
  ok(await get(`${legal}/companies/${id}`, { token })).body
const toldOf = async (phone: string): Promise<{ template: string; text: string }[]> =>
  (await db.from('sandbox_sms').where({ phone }).orderBy('id')).filter(({ template }) =>
    ['step-rejected', 'part-reopened'].includes(template)
  )

type Sent = Awaited<ReturnType<typeof aSentCompany>>
const mendBoard = {
  'a member left': async ({ mandatory, token }: Sent) =>
    ok(await call('DELETE', `${company}/board-member/${mandatory.phone}`, { token })),
  'another minimum': async ({ token }: Sent) =>
    ok(await put(`${company}/minimum-signature`, { minimumNumberOfOptional: 1 }, { token })),
}

test.group('A decided board member', (group) => {
  let officer: Awaited<ReturnType<typeof aLegalOfficer>>
  const run = (path: string, body: object = {}) =>
    post(`${legal}/${path}`, body, { token: officer.token })
  group.setup(async () => {
    await cleanDatabase()
    officer = await aLegalOfficer()
  })

  test('is not taken back while the CEO changes who signs: {$self}')
    .with(['a member left', 'another minimum'] as const)
    .run(async ({ assert }, change) => {
      const mine = await aSentCompany()
      const [, , mandatory, optional] = await partsOf(mine.id, officer.token)
      const left = change === 'a member left'
      ok(await run(`${left ? optional : mandatory}/verify`))
      ok(await run(`${left ? mandatory : optional}/reject`, { rejectionReason }))
      await mendBoard[change](mine)
      const refused = await run(`${optional}/reopen`)
      assert.equal(refused.status, 409)
      assert.include(refused.body.message, 'در دست اصلاح دارد')
    })

  test('the last member who is accepted while the CEO changes the board leaves it to be sent', async ({
    assert,
  }) => {
    const mine = await aSentCompany()
    const [, , mandatory, optional] = await partsOf(mine.id, officer.token)
    ok(await run(`${mandatory}/reject`, { rejectionReason }))
    await mendBoard['a member left'](mine)
    ok(await run(`${optional}/verify`))
    assert.equal((await fileOf(mine.id, officer.token)).boardMemberStatus, 'REJECTED')
    const sent = await post(`${company}/board-member/status`, {}, { token: mine.token })
    assert.equal(sent.status, 422)
    assert.include(sent.body.message, 'صاحب امضا')
  })

  test('comes back, and the board with them; others who were refused stay so', async ({
    assert,
  }) => {
    const mine = await aSentCompany()
    const { id, ceo } = mine
    const [, , one, other] = await partsOf(id, officer.token)
    for (const part of ['company', 'ceo', 'appointment']) {
      ok(await run(`companies/${id}/${part}/verify`))
    }
    ok(await run(`${one}/reject`, { rejectionReason }))
    ok(await run(`${other}/reject`, { rejectionReason }))
    await settle()
    ok(await run(`${one}/reopen`))
    const boardOf = async () => (await fileOf(id, officer.token)).boardMemberStatus
    assert.equal(await boardOf(), 'REJECTED')
    assert.isNotNull((await fileOf(id, officer.token)).waitingSince)
    await settle()
    const { firstName, lastName } = ok(await get(`${legal}/${one}`, { token: officer.token })).body
    const told = await toldOf(ceo.phone)
    assert.deepEqual(
      told.map(({ template }) => template),
      ['step-rejected', 'step-rejected', 'part-reopened']
    )
    assert.include(told[2]!.text, `عضویت ${firstName} ${lastName} در هیئت‌مدیره`)
    ok(await run(`${other}/reopen`))
    assert.equal(await boardOf(), 'PENDING')
    ok(await run(`${one}/verify`))
    ok(await run(`${other}/verify`))
    assert.equal(await boardOf(), 'ACCEPTED')
    ok(await run(`${other}/reopen`))
    assert.equal(await boardOf(), 'PENDING')
  })
})
