import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { aCompanyWithCredit } from '#factories/company'
import { cleanDatabase } from '#tests/support/database'
import { call, get, post, put } from '#tests/support/http'
import { textsTo } from '#tests/support/orders'
import { ok } from '#tests/support/registration'

const path = '/api/legal/company/approbations'
const change = (token: string, wanted: object) => put(path, wanted, { token })
const refuse = (token: string, changeId: string, given?: object) =>
  post(`${path}/changes/${changeId}/refuse`, given, { token })
const remove = (token: string, phone: string) =>
  call('DELETE', `/api/legal/company/board-member/${phone}`, { token })

test.group('A change that would take a right', (group) => {
  group.setup(() => cleanDatabase())

  test('tells whoever would lose a right when it is proposed, and why it was refused, which stays', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit({
      levels: ['MANDATORY', 'MANDATORY', 'OPTIONAL', 'OPTIONAL'],
    })
    const [stays, weakened, silenced, raised] = company.members
    const asked = ok(
      await change(company.token, {
        signatories: [
          { phone: weakened.phone, signatoryStatus: 'OPTIONAL' },
          { phone: silenced.phone, signatoryStatus: 'NOT_ALLOWED' },
          { phone: raised.phone, signatoryStatus: 'MANDATORY' },
        ],
      })
    )
    const rightOf = async ({ phone }: { phone: string }) => {
      await textsTo(phone)
      const told = await db.from('sandbox_sms').where({ phone, template: 'company-right-proposed' })
      return told.map(({ text }) => text).join()
    }
    assert.match(await rightOf(weakened), /دیگر الزامی نباشد/)
    assert.match(await rightOf(silenced), /دیگر حق امضا نداشته باشید/)
    assert.deepEqual([await rightOf(raised), await rightOf(stays)], ['', ''])

    const { changeId } = asked.body
    const reason = 'رضا باید بماند'
    ok(await refuse(stays.token, changeId, { reason }))
    for (const one of [company.ceo, weakened, silenced]) {
      assert.include(await textsTo(one.phone), 'company-rule-refused')
    }
    assert.notInclude(await textsTo(raised.phone), 'company-rule-refused')
    const { body } = ok(await get(`${path}/refused/10/0`, { token: weakened.token }))
    assert.equal(body.meta.total, 1)
    assert.containsSubset(body.items[0], { changeId, status: 'REFUSED', reason })
    assert.sameDeepMembers(
      body.items[0].signatories.map(({ phone, before, after }: Record<string, string>) => [
        phone,
        before,
        after,
      ]),
      [
        [weakened.phone, 'MANDATORY', 'OPTIONAL'],
        [silenced.phone, 'OPTIONAL', 'NOT_ALLOWED'],
        [raised.phone, 'OPTIONAL', 'MANDATORY'],
      ]
    )

    // Who is to be removed hears of it too, and that it was taken back.
    const removal = ok(await remove(company.token, weakened.phone))
    assert.match(await rightOf(weakened), /عضویت شما پایان یابد/)
    ok(await refuse(company.token, removal.body.changeId))
    assert.include(await textsTo(weakened.phone), 'company-rule-dropped')
    assert.notInclude(await textsTo(company.ceo.phone), 'company-rule-dropped')

    // Whoever belongs to two companies knows of which one is told, and is led to what waits.
    const { name } = await db.from('companies').where({ id: company.id }).firstOrFail()
    const told = await db
      .from('sandbox_sms')
      .whereIn('phone', [stays.phone, weakened.phone])
      .whereLike('template', 'company-r%')
    assert.isAbove(told.length, 4)
    for (const { text, template } of told) {
      assert.include(text, name, template)
      if (/waits|proposed/.test(template)) assert.include(text, '/legal/signatures', template)
    }
  })
})
