import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import VerifyPayment from '#app/money/payments/actions/verify_payment'
import { aShop } from '#factories/shop'
import { cashOf, expectLedgerInBalance } from '#tests/support/credit'
import { get, post } from '#tests/support/http'
import {
  decideAtBank,
  followedBy,
  paymentState,
  startCharge,
  submit,
  type Form,
} from '#tests/support/payments'

const withFields = (form: Form, changes: Record<string, string>): Form => ({
  ...form,
  fields: { ...form.fields, ...changes },
})

test.group("A gateway's callback", () => {
  test('three times at once: every answer leads to the result, the money comes once', async ({
    assert,
  }) => {
    const shop = await aShop()
    const { redirect, paymentId } = await startCharge(shop, 5_000_000)
    const callback = await decideAtBank(redirect, 'success')
    const answers = await Promise.all([1, 2, 3].map(() => submit(callback)))
    assert.deepEqual(answers.map(followedBy), [paymentId, paymentId, paymentId])
    assert.equal((await paymentState(shop, paymentId)).transactionStatus, 'COMPLETED')
    assert.equal(await cashOf(shop), 5_000_000)
    followedBy(await submit(callback))
    assert.equal(await cashOf(shop), 5_000_000)
    await expectLedgerInBalance()
  })

  test('leads to the result among the pages of the plan that was paid in', async ({ assert }) => {
    const plan = 'kasbeno-digital-real'
    const shop = await aShop({ plan })
    const body = { plan, amount: 5_000_000, indicator: 'BANKTEST' }
    const started = await post('/api/payment/create-payment', body, { token: shop.token })
    const answer = await submit(await decideAtBank(started.body.gatewayRedirectItem, 'success'))
    assert.equal(
      answer.headers.get('location'),
      `/kasbeno-digital-real/wallet-transaction-callback?id=${started.body.paymentId}`
    )
    assert.equal((await get('/api/wallet/kasbeno-digital-real/self', shop)).body.cash, 5_000_000)
  })

  test('that says "paid" without a payment at the bank is not believed', async ({ assert }) => {
    const shop = await aShop()
    const { redirect, paymentId } = await startCharge(shop, 5_000_000)
    const { params } = redirect
    await submit({
      action: '/api/payment/callback/BANKTEST',
      fields: { token: params.token, result: 'success', receipt: 'invented' },
    })
    assert.equal((await paymentState(shop, paymentId)).transactionStatus, 'FINAL_ERROR')
    assert.equal(await cashOf(shop), 0)
  })

  test('with a receipt that the bank did not give counts with the one that it gave', async ({
    assert,
  }) => {
    const shop = await aShop()
    const { redirect, paymentId } = await startCharge(shop, 5_000_000)
    const callback = await decideAtBank(redirect, 'success')
    await submit(withFields(callback, { receipt: 'another' }))
    assert.equal((await paymentState(shop, paymentId)).transactionStatus, 'COMPLETED')
    const { gateway_receipt: kept } = await db.from('payments').where('id', paymentId).firstOrFail()
    assert.equal(kept, callback.fields.receipt)
    // Read aloud at the counter, in Persian digits: a reference has no letters.
    assert.match(kept, /^[0-9]{12}$/)
    assert.equal(await cashOf(shop), 5_000_000)
    await expectLedgerInBalance()
  })

  test('with the receipt of another payment brings its own money, and the other one keeps its receipt', async ({
    assert,
  }) => {
    const shop = await aShop()
    const first = await startCharge(shop, 100_000)
    const firstCallback = await decideAtBank(first.redirect, 'success')
    await submit(firstCallback)
    const unpaid = await startCharge(shop, 50_000_000)
    const { token } = unpaid.redirect.params
    const { receipt } = firstCallback.fields
    const fields = { token, result: 'success', receipt }
    await submit({ action: '/api/payment/callback/BANKTEST', fields })
    const { status, failure } = await db
      .from('payments')
      .where('id', unpaid.paymentId)
      .firstOrFail()
    assert.deepEqual({ status, failure }, { status: 'FINAL_ERROR', failure: 'RECEIPT_USED_BEFORE' })
    const second = await startCharge(shop, 200_000)
    const secondCallback = await decideAtBank(second.redirect, 'success')
    await submit(withFields(secondCallback, { receipt }))
    assert.equal((await paymentState(shop, second.paymentId)).transactionStatus, 'COMPLETED')
    assert.equal(await cashOf(shop), 300_000)
    await expectLedgerInBalance()
  })

  test('that says "not paid" of a payment that was paid is not believed either', async ({
    assert,
  }) => {
    const shop = await aShop()
    const { redirect, paymentId } = await startCharge(shop, 5_000_000)
    const callback = await decideAtBank(redirect, 'success')
    await submit(withFields(callback, { result: 'fail' }))
    assert.equal((await paymentState(shop, paymentId)).transactionStatus, 'COMPLETED')
    assert.equal(await cashOf(shop), 5_000_000)
    await expectLedgerInBalance()
  })

  test('whose bank verifies another amount is given back', async ({ assert }) => {
    const shop = await aShop()
    const { redirect, paymentId } = await startCharge(shop, 5_000_000)
    const callback = await decideAtBank(redirect, 'success')
    const atBank = () => db.from('sandbox_gateway_payments').where('token', redirect.params.token)
    await atBank().update({ amount: 1 })
    await submit(callback)
    assert.equal((await paymentState(shop, paymentId)).transactionStatus, 'FINAL_ERROR')
    assert.equal((await atBank().firstOrFail()).result, 'REVERSED')
    assert.equal(await cashOf(shop), 0)
  })

  test('that names token and order of two payments names none', async ({ assert }) => {
    const shop = await aShop()
    const one = await startCharge(shop, 100_000)
    const other = await startCharge(shop, 200_000)
    const callback = await decideAtBank(one.redirect, 'success')
    const { fields } = await decideAtBank(other.redirect, 'success')
    const mixed = withFields(callback, { orderId: fields.orderId })
    const program = await post('/api/payment/callback/BANKTEST', mixed.fields)
    assert.equal(program.status, 404)
    assert.equal((await submit(mixed)).headers.get('location'), '/wallet-transaction-callback')
    assert.equal(await cashOf(shop), 0)
  })

  test('for an unknown payment or gateway is 404, and a tracking number alone opens nothing', async ({
    assert,
  }) => {
    const shop = await aShop()
    const { paymentId } = await startCharge(shop, 100_000)
    const { reference_code: orderId } = await db
      .from('payments')
      .where('id', paymentId)
      .firstOrFail()
    for (const [indicator, fields] of [
      ['BANKTEST', { token: 'nobody', result: 'success' }],
      ['BANKTEST', { orderId, result: 'fail' }],
      ['BANKTEST', {}],
      ['MELLAT', { RefId: 'x' }],
      ['NOBODY', {}],
    ] as const) {
      assert.equal((await post(`/api/payment/callback/${indicator}`, fields)).status, 404)
    }
    assert.equal((await paymentState(shop, paymentId)).transactionStatus, 'REDIRECTED')
  })

  test('that comes after the payment was given up opens it again, and brings the money', async ({
    assert,
  }) => {
    const shop = await aShop()
    const { redirect, paymentId } = await startCharge(shop, 100_000)
    const callback = await decideAtBank(redirect, 'success')
    await db.from('payments').where('id', paymentId).update({ status: 'FINAL_ERROR' })
    followedBy(await submit(callback))
    assert.equal((await paymentState(shop, paymentId)).transactionStatus, 'COMPLETED')
    assert.equal(await cashOf(shop), 100_000)
    await expectLedgerInBalance()
  })

  test('settled three times at once, and once more, stays what it became', async ({ assert }) => {
    const shop = await aShop()
    const { redirect, paymentId } = await startCharge(shop, 100_000)
    const { fields } = await decideAtBank(redirect, 'success')
    await db
      .from('payments')
      .where('id', paymentId)
      .update({ status: 'CALLBACK_RECEIVED', gateway_receipt: fields.receipt })
    const verifyPayment = await app.container.make(VerifyPayment)
    await Promise.all([1, 2, 3].map(() => verifyPayment.execute(paymentId)))
    await verifyPayment.execute(paymentId)
    assert.containSubset(await paymentState(shop, paymentId), {
      transactionStatus: 'COMPLETED',
      outcome: 'CHARGED',
    })
    assert.equal(await cashOf(shop), 100_000)
    await expectLedgerInBalance()
  })
})
