import { test } from '@japa/runner'
import { changeSetting } from '#app/reference/settings/settings'
import { transaction } from '#app/platform/database/database'
import { aShopWithCredit } from '#factories/shop'
import { asOwner } from '#factories/as_owner'
import { expectLedgerInBalance } from '#tests/support/credit'
import { cleanDatabase } from '#tests/support/database'
import { post } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'

const million = 1_000_000

test.group('Credit that one person gives in slices', (group) => {
  group.each.setup(async () => {
    await cleanDatabase()
    await transaction((trx) => changeSetting('creditByOnePersonRials', 100 * million, trx))
  })
  group.teardown(cleanDatabase)

  const change = async (token: string, creditLineId: string, limit: number, query = '') =>
    (
      await post(
        `/api/admin/credit/change-limit${query}`,
        { creditLineId, limit, reason: 'سابقه خوب' },
        { token }
      )
    ).body
  /** A line of 10 million that may be raised to 100. */
  const aLine = async (token: string) => {
    const shop = await aShopWithCredit(100 * million)
    await change(token, shop.lineId, 10 * million)
    return shop
  }

  test('is one sum for whoever gives it, whomever it is for', async ({ assert }) => {
    const [one, other] = [await staffToken('credit'), await staffToken('credit')]
    const lines = [await aLine(other), await aLine(other)]
    assert.equal((await change(one, lines[0].lineId, 70 * million)).status, 'CHANGED')
    assert.equal((await change(one, lines[1].lineId, 50 * million)).status, 'CHANGED')
    const would = await change(one, lines[1].lineId, 51 * million, '?dryRun=true')
    assert.equal(would.status, 'WOULD_ASK')
    assert.include(would.message, 'به دست شما')
    assert.equal((await change(one, lines[1].lineId, 40 * million)).status, 'CHANGED', 'lower')
    assert.equal((await change(one, lines[0].lineId, 71 * million)).status, 'PENDING_APPROVAL')
    assert.equal((await change(other, lines[1].lineId, 41 * million)).status, 'CHANGED')
    await asOwner((trx) => trx.rawQuery(`update audit_lines set at = at - interval '31 days'`))
    assert.equal((await change(one, lines[1].lineId, 42 * million)).status, 'CHANGED')
    await expectLedgerInBalance()
  })

  test('twenty at once pass no limit', async ({ assert }) => {
    const other = await staffToken('credit')
    const one = await staffToken('credit')
    const lines = await Promise.all(Array.from({ length: 10 }, () => aLine(other)))
    const answers = await Promise.all(lines.map(({ lineId }) => change(one, lineId, 40 * million)))
    const given = answers.filter(({ status }) => status === 'CHANGED')
    assert.lengthOf(given, 3)
  })
})
