import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import SweepPayments from '#app/money/payments/actions/sweep_payments'
import type { SandboxBankFault } from '#app/money/payments/adapters/sandbox_bank'
import { changeSetting } from '#app/reference/settings/settings'
import { transaction } from '#app/platform/database/database'
import { aShop, fmcg } from '#factories/shop'
import { cashOf, expectLedgerInBalance } from '#tests/support/credit'
import { post } from '#tests/support/http'
import {
  decideAtBank,
  followedBy,
  paymentState,
  startCharge,
  submit,
} from '#tests/support/payments'

const switchOn = (...faults: SandboxBankFault[]) =>
  transaction((trx) => changeSetting('sandboxGatewayFaults', faults.join(','), trx))

test.group('With a bank that fails', (group) => {
  group.each.teardown(() => switchOn())

  test('whose verification is done but never answered, the sweep finds the money', async ({
    assert,
  }) => {
    const shop = await aShop()
    const { redirect, paymentId } = await startCharge(shop, 400_000)
    const callback = await decideAtBank(redirect, 'success')
    await switchOn('VERIFY_TIMEOUT')
    assert.equal(followedBy(await submit(callback)), paymentId)
    assert.equal((await paymentState(shop, paymentId)).transactionStatus, 'CALLBACK_RECEIVED')
    assert.equal(await cashOf(shop), 0)
    await switchOn()
    const before = DateTime.utc().minus({ minutes: 2 }).toJSDate()
    await db.from('payments').where('id', paymentId).update({ callback_at: before })
    const sweep = await app.container.make(SweepPayments)
    await sweep.execute()
    assert.equal((await paymentState(shop, paymentId)).transactionStatus, 'COMPLETED')
    assert.equal(await cashOf(shop), 400_000)
    await expectLedgerInBalance()
  })

  test('whose server calls back beside the browser, the money comes once', async ({ assert }) => {
    const shop = await aShop()
    const { redirect, paymentId } = await startCharge(shop, 400_000)
    await switchOn('DUPLICATE_CALLBACK')
    const callback = await decideAtBank(redirect, 'success')
    assert.equal(await cashOf(shop), 400_000)
    assert.equal(followedBy(await submit(callback)), paymentId)
    assert.equal(await cashOf(shop), 400_000)
    await expectLedgerInBalance()
  })

  test('which gives no token, the customer is told that nothing was paid', async ({ assert }) => {
    const shop = await aShop()
    await switchOn('TOKEN_TIMEOUT')
    const body = { plan: fmcg, amount: 400_000, indicator: 'BANKTEST' }
    const answer = await post('/api/payment/create-payment', body, { token: shop.token })
    assert.equal(answer.status, 503)
    const payment = await db.from('payments').where('owner_id', shop.userId).firstOrFail()
    assert.equal(payment.status, 'REQUEST_ERROR')
  })
})
