import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import Offline from '#app/money/payments/adapters/offline'
import { enableGateway } from '#app/money/payments/gateways'
import { changeSetting } from '#app/reference/settings/settings'
import { transaction } from '#app/platform/database/database'
import { needsSecondPerson } from '#contracts/setting_guards'
import { isSettingValue, settingDefaults } from '#contracts/settings'
import { aShop, fmcg } from '#factories/shop'
import { cashOf, expectLedgerInBalance } from '#tests/support/credit'
import { statusOf } from '#tests/support/doubt'
import { post } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'

const limit = 800_000

test.group('A large receipt', (group) => {
  let [first, second] = ['', '']
  group.setup(async () => {
    first = await staffToken('finance')
    second = await staffToken('finance')
    await transaction((trx) => changeSetting('receiptFourEyesAboveRials', limit, trx))
    const disable = enableGateway(new Offline())
    return async () => {
      disable()
      await db.from('settings').where('key', 'receiptFourEyesAboveRials').delete()
    }
  })

  const start = async (amount: number) => {
    const shop = await aShop()
    const body = { plan: fmcg, amount, indicator: 'OFFLINE' }
    const answered = await post('/api/payment/create-payment', body, { token: shop.token })
    return { shop, id: answered.body.paymentId as string }
  }
  const confirm = (id: string, receipt = `transfer-${id}`, token = first) =>
    post(`/api/admin/payments/${id}/confirm`, { receipt }, { token })
  const waitingFor = async (id: string) =>
    db.from('payment_decisions').where({ payment_id: id, status: 'PENDING' }).first()
  const decide = (id: string, decision: string, how: 'approve' | 'reject', token = second) =>
    post(
      `/api/admin/payments/${id}/decisions/${decision}/${how}`,
      how === 'reject' ? { reason: 'فیش خوانا نیست' } : {},
      { token }
    )

  test('up to the setting counts by one person', async ({ assert }) => {
    const { shop, id } = await start(limit)
    assert.deepEqual((await confirm(id)).body, { status: 'COMPLETED' })
    assert.equal(await cashOf(shop), limit)
  })

  test('is one, however its number is written', async ({ assert }) => {
    const number = String(Date.now())
    const { id } = await start(100_000)
    assert.equal((await confirm(id, number)).status, 200)
    const [head, tail] = [number.slice(0, 5), number.slice(5)]
    for (const same of [
      `${head} ${tail}`,
      `${head}-${tail}`,
      `${head}/${tail}`,
      `0${number}`,
      `${number}.`,
      `#${number}`,
      `${head}\u200c${tail}`,
    ]) {
      const { shop, id: other } = await start(100_000)
      assert.equal((await confirm(other, same)).status, 422, same)
      assert.equal(await cashOf(shop), 0)
    }
  })

  test('a rial above it takes two different ones', async ({ assert }) => {
    const { shop, id } = await start(limit + 1)
    assert.deepEqual((await confirm(id)).body, { status: 'REDIRECTED', decision: 'PENDING' })
    assert.equal(await cashOf(shop), 0)
    assert.equal((await confirm(id, `transfer-${id}`, second)).status, 422)
    const decision = await waitingFor(id)
    assert.equal((await decide(id, decision.id, 'approve', first)).status, 422)
    assert.equal(await statusOf(id), 'REDIRECTED')
    const approved = await decide(id, decision.id, 'approve')
    assert.deepEqual(approved.body, { status: 'COMPLETED', decision: 'APPROVED' })
    assert.equal(await cashOf(shop), limit + 1)
    await expectLedgerInBalance()
  })

  test('that the second person rejects may be confirmed anew, or refused by one', async ({
    assert,
  }) => {
    const { shop, id } = await start(limit + 1)
    await confirm(id)
    const refuse = () =>
      post(`/api/admin/payments/${id}/refuse`, { reason: 'پیدا نشد' }, { token: first })
    assert.equal((await refuse()).status, 422)
    await decide(id, (await waitingFor(id)).id, 'reject')
    assert.equal(await statusOf(id), 'REDIRECTED')
    assert.deepEqual((await refuse()).body, { status: 'FINAL_ERROR' })
    assert.equal(await cashOf(shop), 0)
    await expectLedgerInBalance()
  })

  test('with a receipt that counted before is refused at once', async ({ assert }) => {
    const small = await start(limit)
    await confirm(small.id)
    const { id } = await start(limit + 1)
    const answer = await confirm(id, `transfer-${small.id}`)
    assert.equal(answer.status, 422)
    assert.equal(answer.body.errors[0].field, 'receipt')
    assert.isNull(await waitingFor(id))
  })

  test('is one above ten million toman, at most two billion, and more takes two people', ({
    assert,
  }) => {
    const key = 'receiptFourEyesAboveRials'
    assert.equal(settingDefaults[key], 100_000_000)
    assert.isTrue(isSettingValue(key, 0))
    assert.isTrue(isSettingValue(key, 20_000_000_000))
    assert.isFalse(isSettingValue(key, 20_000_000_001))
    assert.isFalse(isSettingValue(key, -1))
    assert.isTrue(needsSecondPerson(key, 5, 6))
    assert.isFalse(needsSecondPerson(key, 6, 5))
  })
})
