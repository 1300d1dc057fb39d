import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { BlockReason } from '#contracts/credit'
import { aShopWithCredit, type Shop } from '#factories/shop'
import { get, post } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'

const summaryOf = async ({ plan, token }: Shop) =>
  (await get(`/api/order/${plan}/installments/3/0`, { token })).body.summary
const homeOf = async ({ plan, token }: Shop) => get(`/api/home/${plan}`, { token })

const block = (lineId: string, reason: BlockReason, at: string) =>
  db.table('suspensions').insert({ line_id: lineId, reason, blocked_at: at, note: 'راز کارکنان' })

test.group('Why a credit is blocked', () => {
  test('is told with its first day in Tehran, and an open credit has none', async ({ assert }) => {
    const shop = await aShopWithCredit(100_000_000)
    assert.deepEqual((await summaryOf(shop)).blocks, [])
    // 22:00 in London is half past one of the next day in Tehran.
    await block(shop.lineId, 'ARREARS', '2026-11-19T22:00:00Z')
    const told = await summaryOf(shop)
    assert.deepEqual(told.blocks, [{ reason: 'ARREARS', since: '2026-11-20' }])
    assert.isTrue(told.payingUnblocks)
    assert.deepEqual((await homeOf(shop)).body.installments.summary.blocks, told.blocks)
  })

  test('is told of the reasons in force, without the notes of staff', async ({ assert }) => {
    const shop = await aShopWithCredit(100_000_000)
    await block(shop.lineId, 'ARREARS', '2026-11-01T08:00:00Z')
    const token = await staffToken('credit')
    const reason = 'گمان جعل سند'
    const body = { reason, registrationId: shop.registrationId }
    assert.equal((await post('/api/admin/credit/suspend', body, { token })).status, 200)
    await block(shop.lineId, 'FRAUD', '2026-11-02T08:00:00Z')
    const { blocks, payingUnblocks } = await summaryOf(shop)
    assert.isFalse(payingUnblocks)
    assert.deepEqual(blocks, [
      { reason: 'STAFF', since: '2026-11-02' },
      { reason: 'ARREARS', since: '2026-11-01' },
    ])
    const page = JSON.stringify((await homeOf(shop)).body)
    for (const inside of [reason, 'راز کارکنان', 'FRAUD']) assert.notInclude(page, inside)
    await db
      .from('suspensions')
      .where({ line_id: shop.lineId })
      .whereNot({ reason: 'ARREARS' })
      .update({ lifted_at: new Date() })
    assert.deepEqual((await summaryOf(shop)).blocks, [{ reason: 'ARREARS', since: '2026-11-01' }])
  })

  test('is told of one’s own credit alone', async ({ assert }) => {
    const [blocked, other] = [
      await aShopWithCredit(100_000_000),
      await aShopWithCredit(100_000_000),
    ]
    await block(blocked.lineId, 'STAFF', '2026-11-01T08:00:00Z')
    assert.deepEqual((await summaryOf(other)).blocks, [])
  })
})
