import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { aShop, cashOf, expectLedgerInBalance } from '#tests/support/credit'
import { post } from '#tests/support/http'
import { decideAtBank, paymentState, startCharge, submit } from '#tests/support/payments'

const callbackPath = '/api/payment/callback/BANKTEST'

test.group('A forged callback', () => {
  test('with the receipt of somebody else, sent first, does not take their payment away', async ({
    assert,
  }) => {
    const [victim, attacker] = [await aShop(), await aShop()]
    const paid = await startCharge(victim, 5_000_000)
    const callback = await decideAtBank(paid.redirect, 'success')
    const decoy = await startCharge(attacker, 5_000_000)
    const { token } = decoy.redirect.params
    const { receipt } = callback.fields
    await submit({ action: callbackPath, fields: { token, result: 'success', receipt } })

    await submit(callback)
    assert.equal((await paymentState(victim, paid.paymentId)).transactionStatus, 'COMPLETED')
    assert.equal(await cashOf(victim), 5_000_000)
    assert.equal((await paymentState(attacker, decoy.paymentId)).transactionStatus, 'FINAL_ERROR')
    assert.equal(await cashOf(attacker), 0)
    await expectLedgerInBalance()
  })

  test('with a receipt that already completed a payment is not believed', async ({ assert }) => {
    const shop = await aShop()
    const callback = await decideAtBank((await startCharge(shop, 5_000_000)).redirect, 'success')
    await submit(callback)
    const { redirect, paymentId } = await startCharge(shop, 5_000_000)
    const { receipt } = callback.fields
    const fields = { token: redirect.params.token, result: 'success', receipt }
    await submit({ action: callbackPath, fields })
    const { status, failure } = await db.from('payments').where('id', paymentId).firstOrFail()
    assert.deepEqual({ status, failure }, { status: 'FINAL_ERROR', failure: 'RECEIPT_USED_BEFORE' })
    assert.equal(await cashOf(shop), 5_000_000)
  })

  const hostile = {
    'a null byte in the token': { token: '\0', result: 'success' },
    'a null byte in the order': { token: 'unknown', orderId: '\0' },
    'a token as long as a book': { token: 'x'.repeat(200_000), result: 'success' },
  }
  for (const [what, fields] of Object.entries(hostile)) {
    test(`with ${what} finds no payment`, async ({ assert }) => {
      assert.equal((await post(callbackPath, fields)).status, 404)
    })
  }

  test('with an endless receipt, of pure noise, breaks nothing', async ({ assert }) => {
    const shop = await aShop()
    const { redirect, paymentId } = await startCharge(shop, 5_000_000)
    const receipt = Array.from({ length: 9_000 }, () => Math.random().toString(36)[3]).join('')
    const fields = { token: redirect.params.token, result: 'success', receipt }
    const { status } = await submit({ action: callbackPath, fields })
    assert.equal(status, 303)
    assert.equal((await paymentState(shop, paymentId)).transactionStatus, 'FINAL_ERROR')
    const row = await db.from('payments').where('id', paymentId).firstOrFail()
    assert.isNull(row.gateway_receipt)
  })
})
