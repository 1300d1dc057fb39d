import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { reconcile } from '#app/money/ledger/queries/reconcile'
import Offline from '#app/money/payments/adapters/offline'
import { enableGateway } from '#app/money/payments/gateways'
import { changeSetting } from '#app/reference/settings/settings'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { aShop, fmcg, type Shop } from '#factories/shop'
import { asOwner } from '#factories/as_owner'
import { expectLedgerInBalance } from '#tests/support/credit'
import { cleanDatabase } from '#tests/support/database'
import { post } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { aFinanceTeam, type FinanceTeam } from '#tests/support/settlement'

const limit = 1_000_000

test.group('Receipts that one person confirms one by one', (group) => {
  let team: FinanceTeam
  group.each.setup(async () => {
    await cleanDatabase()
    team = await aFinanceTeam()
    await transaction(async (trx) => {
      await changeSetting('receiptFourEyesAboveRials', limit, trx)
      await changeSetting('receiptsByOnePersonRials', 3 * limit, trx)
    })
    return enableGateway(new Offline())
  })
  group.teardown(cleanDatabase)

  const start = async (amount: number, shop?: Shop) => {
    const { token } = shop ?? (await aShop())
    const body = { plan: fmcg, amount, indicator: 'OFFLINE' }
    return (await post('/api/payment/create-payment', body, { token })).body.paymentId as string
  }
  const confirm = (id: string, token = team.maker, query = '') =>
    post(`/api/admin/payments/${id}/confirm${query}`, { receipt: `transfer-${id}` }, { token })
  /** Whether it was booked at once. */
  const isBooked = async (amount: number, shop?: Shop, token = team.maker) =>
    (await confirm(await start(amount, shop), token)).body.status === 'COMPLETED'
  /** The days go by for what is on record. */
  const letPass = (days: number) =>
    asOwner((trx) => trx.rawQuery(`update audit_lines set at = at - ? * interval '1 day'`, [days]))

  test('for one owner are one sum, over thirty days', async ({ assert }) => {
    const shop = await aShop()
    assert.isTrue(await isBooked(limit / 2, shop))
    assert.isTrue(await isBooked(limit / 2, shop))
    assert.isFalse(await isBooked(100_000, shop), 'today')
    assert.isFalse(await isBooked(100_000, shop, team.checker), 'by another person')
    assert.isTrue(await isBooked(100_000), 'another owner')
    await letPass(29)
    assert.isFalse(await isBooked(100_000, shop), 'within thirty days')
    await letPass(2)
    assert.isTrue(await isBooked(100_000, shop), 'after thirty days')
    await expectLedgerInBalance()
  })

  test('by one person are one sum, whoever they are for', async ({ assert }) => {
    for (let i = 0; i < 3; i++) assert.isTrue(await isBooked(limit))
    assert.isFalse(await isBooked(100_000))
    assert.isTrue(await isBooked(100_000, undefined, team.checker))
    await letPass(29)
    assert.isFalse(await isBooked(100_000))
    await letPass(2)
    assert.isTrue(await isBooked(100_000))
  })

  test('count no receipt that two people looked at', async ({ assert }) => {
    const shop = await aShop()
    const id = await start(limit + 1, shop)
    await confirm(id)
    const { id: decision } = await db
      .from('payment_decisions')
      .where({ payment_id: id })
      .firstOrFail()
    await post(
      `/api/admin/payments/${id}/decisions/${decision}/approve`,
      {},
      { token: team.checker }
    )
    assert.isTrue(await isBooked(limit, shop))
    assert.isFalse(await isBooked(100_000, shop))
  })

  test('twenty at once pass no limit, of an owner or of a person', async ({ assert }) => {
    const shop = await aShop()
    const own = await Promise.all(Array.from({ length: 3 }, () => start(limit / 2, shop)))
    const others = await Promise.all(Array.from({ length: 17 }, () => start(limit / 2)))
    const answers = await Promise.all([...own, ...others].map((id) => confirm(id)))
    assert.lengthOf(
      answers.filter(({ body }) => body.status === 'COMPLETED'),
      6
    )
    assert.lengthOf(
      answers.filter(({ body }) => body.decision === 'PENDING'),
      14
    )
    const ofOwner = await db.from('payments').whereIn('id', own).where('status', 'COMPLETED')
    assert.isAtMost(ofOwner.length, 2)
    await expectLedgerInBalance()
  })

  test('tell before what a second person is needed for', async ({ assert }) => {
    const shop = await aShop()
    const first = await start(limit, shop)
    assert.containSubset((await confirm(first, team.maker, '?dryRun=true')).body, {
      status: 'WOULD_CONFIRM',
    })
    await confirm(first)
    const { body } = await confirm(await start(100_000, shop), team.maker, '?dryRun=true')
    assert.equal(body.status, 'WOULD_ASK')
    assert.include(body.message, 'امروز برای همین مشتری')
    assert.include(body.message, 'نفر دوم باید تأیید کند')
    const refused = await confirm(first, await staffToken('support'), '?dryRun=true')
    assert.equal(refused.status, 403)
  })

  const failing = async () =>
    (await reconcile()).checks.filter(({ ok }) => !ok).map(({ name }) => name)

  test('are found by reconciliation where nothing stopped them', async ({ assert }) => {
    const shop = await aShop()
    await transaction(async (trx) => {
      await changeSetting('receiptFourEyesAboveRials', 10_000 * limit, trx)
      await changeSetting('receiptsByOnePersonRials', 10_000 * limit, trx)
    })
    for (let i = 0; i < 3; i++) assert.isTrue(await isBooked(40 * limit, shop))
    assert.deepEqual(await failing(), [])
    await db.from('settings').where('key', 'like', 'receipt%').delete()
    assert.deepEqual(await failing(), ['receipts-were-not-sliced'])
  })

  test('are found by reconciliation where their money did not come in a week', async ({
    assert,
  }) => {
    const ids = [await start(limit), await start(limit)]
    for (const id of ids) await confirm(id)
    assert.deepEqual(await failing(), [])
    await db
      .from('payments')
      .whereIn('id', ids)
      .update({ completed_at: clock.businessNow().minus({ days: 8 }).toJSDate() })
    assert.deepEqual(await failing(), ['receipts-have-deposits'])
    const deposit = {
      indicator: 'OFFLINE',
      amount: 2 * limit,
      trackingNumber: 'D1',
      depositedOn: clock.today(),
    }
    const recorded = await post('/api/admin/gateway-deposits', deposit, { token: team.maker })
    assert.equal(recorded.status, 201, JSON.stringify(recorded.body))
    assert.deepEqual(await failing(), [])
  })
})
