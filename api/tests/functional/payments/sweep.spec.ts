import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import Offline from '#app/money/payments/adapters/offline'
import Saman from '#app/money/payments/adapters/saman'
import SweepPayments from '#app/money/payments/actions/sweep_payments'
import { enableGateway } from '#app/money/payments/gateways'
import { aShop, fmcg } from '#factories/shop'
import { cashOf, expectLedgerInBalance } from '#tests/support/credit'
import { eventually } from '#tests/support/eventually'
import { aFakeBank } from '#tests/support/fake_bank'
import { post } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { decideAtBank, paymentState, startCharge, submit } from '#tests/support/payments'

const sweep = async () => (await app.container.make(SweepPayments)).execute()
const age = (id: string, minutes: number, column: 'opened_at' | 'callback_at' = 'opened_at') =>
  db
    .from('payments')
    .where({ id })
    .update({ [column]: clock.systemNow().minus({ minutes }).toJSDate() })
const statusOf = async (id: string): Promise<string> =>
  (await db.from('payments').where({ id }).firstOrFail()).status

test.group('The sweep of payments without an answer', () => {
  test('finds a paid one whose browser never came back', async ({ assert }) => {
    const shop = await aShop()
    const { redirect, paymentId } = await startCharge(shop, 900_000)
    await decideAtBank(redirect, 'success')
    await sweep()
    assert.equal(await statusOf(paymentId), 'REDIRECTED')
    await age(paymentId, 11)
    await sweep()
    assert.equal((await paymentState(shop, paymentId)).transactionStatus, 'COMPLETED')
    assert.equal(await cashOf(shop), 900_000)
    await expectLedgerInBalance()
  })

  test('ends one that was left unpaid', async ({ assert }) => {
    const shop = await aShop()
    const { paymentId } = await startCharge(shop, 900_000)
    await age(paymentId, 11)
    await sweep()
    assert.equal(await statusOf(paymentId), 'FINAL_ERROR')
    assert.equal(await cashOf(shop), 0)
  })

  test('counts minutes on the wall, however many business days go by', async ({ assert }) => {
    const shop = await aShop()
    const { paymentId } = await startCharge(shop, 900_000)
    await transaction((trx) => clock.advance(2, trx))
    await sweep()
    assert.equal(await statusOf(paymentId), 'REDIRECTED')
    await age(paymentId, 11)
    await sweep()
    assert.equal(await statusOf(paymentId), 'FINAL_ERROR')
  })

  test('verifies one whose verification found nobody', async ({ assert }) => {
    const shop = await aShop()
    const { redirect, paymentId } = await startCharge(shop, 900_000)
    const { fields } = await decideAtBank(redirect, 'success')
    await db.from('payments').where('id', paymentId).update({
      status: 'CALLBACK_RECEIVED',
      gateway_receipt: fields.receipt,
    })
    await age(paymentId, 2, 'callback_at')
    await sweep()
    assert.equal(await statusOf(paymentId), 'COMPLETED')
    assert.equal(await cashOf(shop), 900_000)
  })

  test('and callbacks at the same time bring the money once', async ({ assert }) => {
    const shop = await aShop()
    const { redirect, paymentId } = await startCharge(shop, 900_000)
    const callback = await decideAtBank(redirect, 'success')
    await age(paymentId, 11)
    await Promise.all([sweep(), submit(callback), sweep(), submit(callback)])
    assert.equal(await statusOf(paymentId), 'COMPLETED')
    assert.equal(await cashOf(shop), 900_000)
    await expectLedgerInBalance()
  })

  test('gives up where the bank cannot be asked, only after the bank gave the money back', async ({
    assert,
  }) => {
    const bank = await aFakeBank(() => ({ status: 1, token: `saman-sweep-${process.pid}` }))
    const disable = enableGateway(new Saman({ terminalId: '1', baseUrl: bank.baseUrl }))
    try {
      const shop = await aShop()
      const body = { plan: fmcg, amount: 70_000, indicator: 'SAMAN' }
      const started = await post('/api/payment/create-payment', body, { token: shop.token })
      const id: string = started.body.paymentId
      await age(id, 35)
      await sweep()
      assert.equal(await statusOf(id), 'REDIRECTED')
      await age(id, 41)
      await sweep()
      assert.equal(await statusOf(id), 'FINAL_ERROR')
    } finally {
      disable()
      await bank.stop()
    }
  })
})

test.group('A payment that died before its bank had answered', () => {
  test('is ended once, and a process that was only slow sends nobody to the bank with it', async ({
    assert,
    cleanup,
  }) => {
    let answerNow = (_: object) => {}
    const answer = new Promise<object>((resolve) => (answerNow = resolve))
    const bank = await aFakeBank(() => answer)
    const disable = enableGateway(new Saman({ terminalId: '1', baseUrl: bank.baseUrl }))
    cleanup(async () => {
      disable()
      await bank.stop()
    })
    const shop = await aShop()
    const body = { plan: fmcg, amount: 70_000, indicator: 'SAMAN' }
    const starting = post('/api/payment/create-payment', body, { token: shop.token })
    const created = () => db.from('payments').where({ owner_id: shop.userId }).first()
    await eventually('a payment at the bank', async () =>
      Boolean((await created()) && bank.requests.length > 0)
    )
    const { id } = await created()
    await sweep()
    assert.equal(await statusOf(id), 'CREATED')
    await age(id, 11)
    await Promise.all([sweep(), sweep(), sweep()])
    assert.containSubset(await created(), { status: 'REQUEST_ERROR', failure: 'NEVER_OPENED' })

    answerNow({ status: 1, token: `saman-slow-${process.pid}` })
    assert.equal((await starting).status, 503)
    assert.containSubset(await created(), { status: 'REQUEST_ERROR', gateway_token: null })
    const kept = await db.from('payment_bank_answers').where({ payment_id: id })
    assert.lengthOf(kept, 1)
    assert.containSubset(kept, [{ question: 'OPEN', code: 'NEVER_OPENED', verdict: 'NOT_PAID' }])
    await expectLedgerInBalance()
  })
})

test.group('A transfer with a receipt', (group) => {
  group.setup(() => enableGateway(new Offline()))

  const start = async () => {
    const shop = await aShop()
    const body = { plan: fmcg, amount: 800_000, indicator: 'OFFLINE' }
    const answered = await post('/api/payment/create-payment', body, { token: shop.token })
    const id: string = answered.body.paymentId
    return { shop, id, redirect: answered.body.gatewayRedirectItem }
  }
  const decide = async (id: string, how: 'confirm' | 'refuse', body: object, role = 'finance') =>
    post(`/api/admin/payments/${id}/${how}`, body, { token: await staffToken(role as 'finance') })

  test('waits on the result page until staff confirm it, and counts once', async ({ assert }) => {
    const { shop, id, redirect } = await start()
    assert.match(redirect.redirectBaseUrl, /\/wallet-transaction-callback$/)
    assert.deepEqual(redirect.params, { id })
    await age(id, 600)
    await sweep()
    assert.equal(await cashOf(shop), 0)
    const receipt = `transfer-${id}`
    assert.deepEqual((await decide(id, 'confirm', { receipt })).body, { status: 'COMPLETED' })
    assert.equal(await cashOf(shop), 800_000)
    assert.equal((await decide(id, 'confirm', { receipt })).status, 409)
    const second = await start()
    const again = await decide(second.id, 'confirm', { receipt })
    assert.equal(again.status, 422)
    assert.equal(again.body.errors[0].field, 'receipt')
    assert.equal(await cashOf(second.shop), 0)
    await expectLedgerInBalance()
  })

  test('may be refused with a reason, by those who may, and no other gateway is decided by hand', async ({
    assert,
  }) => {
    const { shop, id } = await start()
    assert.equal((await decide(id, 'confirm', { receipt: 'x1' }, 'support')).status, 403)
    assert.equal((await decide(id, 'refuse', {})).status, 422)
    const refused = await decide(id, 'refuse', { reason: 'رسید پیدا نشد' })
    assert.deepEqual(refused.body, { status: 'FINAL_ERROR' })
    assert.equal(await cashOf(shop), 0)
    const { paymentId } = await startCharge(shop, 90_000)
    assert.equal((await decide(paymentId, 'confirm', { receipt: 'x1' })).status, 422)
    assert.equal((await decide('nonsense', 'confirm', { receipt: 'x1' })).status, 404)
  })
})
