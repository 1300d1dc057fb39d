import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { aShop } from '#factories/shop'
import { cashOf, expectLedgerInBalance } from '#tests/support/credit'
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

  test('with a whole card keeps the bank’s six digits and the last four, whatever became of it', async ({
    assert,
  }) => {
    const shop = await aShop()
    for (const [result, maskedCard] of [
      ['success', '6037991234567893'],
      ['fail', '۶۰۳۷-9912-3456-7893 4455 1234'],
      ['fail', '6037991234567893\u0000=cmd'],
    ] as const) {
      const { redirect, paymentId } = await startCharge(shop, 5_000_000)
      const { action, fields } = await decideAtBank(redirect, result)
      assert.equal((await submit({ action, fields: { ...fields, maskedCard } })).status, 303)
      const row = await db.from('payments').where('id', paymentId).firstOrFail()
      assert.match(row.masked_card ?? '', /^(\d{6}\*+\d{4})?$/, maskedCard)
      const answers = await db.from('payment_bank_answers').where('payment_id', paymentId)
      assert.isNotEmpty(answers)
      assert.notMatch(JSON.stringify([row, answers]), /123456|3456-7893/, maskedCard)
    }
    const [paid] = await db.from('payments').where({ owner_id: shop.userId }).orderBy('created_at')
    assert.equal(paid.masked_card, '603799******7893')
  })

  const hostile = {
    'a null byte in the token': { token: '\0', result: 'success' },
    'a null byte in the order': { token: 'unknown', orderId: '\0' },
    'a token as long as a book': { token: 'x'.repeat(15_000), result: 'success' },
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
