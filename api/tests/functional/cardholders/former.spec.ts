import { test } from '@japa/runner'
import { aCompanyHolder } from '#factories/card_holder'
import { aCompanyWithCredit } from '#factories/company'
import { aShop } from '#factories/shop'
import { aNamedHolder, nameHolder } from '#tests/support/card_holders'
import { cleanDatabase } from '#tests/support/database'
import { call, get } from '#tests/support/http'
import { ok } from '#tests/support/registration'

const path = '/api/legal/company/former-card-holder'
const former = async ({ token }: { token: string }): Promise<{ userId: string }[]> =>
  ok(await get(path, { token })).body.items

test.group('Who held a card of a company', (group) => {
  group.setup(() => cleanDatabase())

  test('is listed for every member, with a statement to read; who holds one again is no former holder', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY'] })
    const [member] = company.members
    const first = await aCompanyHolder(company)
    const second = await aCompanyHolder(company)
    // Who never had a card has bought nothing.
    const named = await aNamedHolder(company as never)
    const { token } = company
    assert.deepEqual(await former(company), [])
    for (const { userId } of [first, named, second]) {
      const removed = await call('DELETE', `/api/legal/company/card-holder/${userId}`, { token })
      assert.equal(removed.status, 204)
    }
    const all = await former(company)
    assert.deepEqual(
      all.map(({ userId }) => userId),
      [second.userId, first.userId]
    )
    assert.sameMembers(Object.keys(all[0]!), ['userId', 'firstName', 'lastName', 'removedAt'])
    assert.deepEqual(await former(member!), all)
    for (const { userId } of all) {
      ok(await get(`/api/legal/company/card-holder/${userId}/statement`, { token: member!.token }))
    }

    ok(await nameHolder(company, { phoneNumber: first.phone }))
    assert.deepEqual(
      (await former(company)).map(({ userId }) => userId),
      [second.userId]
    )
    const rival = await aCompanyWithCredit({ levels: ['MANDATORY'] })
    assert.deepEqual(await former(rival), [])
    const { token: shop } = await aShop()
    assert.equal((await get(path, { token: shop })).status, 422)
  })
})
