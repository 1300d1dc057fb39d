import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { reconcile } from '#app/ledger/queries/reconcile'
import { keepBankAnswer } from '#app/payments/steps/keep_bank_answer'
import { aShop } from '#tests/support/credit'
import { asOwner, cleanDatabase } from '#tests/support/database'
import { decideAtBank, startCharge, submit } from '#tests/support/payments'

const failing = async () =>
  (await reconcile()).checks.filter(({ ok }) => !ok).map(({ name }) => name)
const change = (id: string, changes: object) => db.from('payments').where({ id }).update(changes)

test.group('Reconciliation sees a payment', (group) => {
  group.each.setup(cleanDatabase)
  group.teardown(cleanDatabase)

  const paid = async () => {
    const { redirect, paymentId } = await startCharge(await aShop(), 700_000)
    await submit(await decideAtBank(redirect, 'success'))
    return paymentId
  }
  const refused = async () => {
    const { redirect, paymentId } = await startCharge(await aShop(), 700_000)
    await submit(await decideAtBank(redirect, 'fail'))
    return paymentId
  }

  test('that ended as its bank says, and finds nothing', async ({ assert }) => {
    await paid()
    await refused()
    assert.deepEqual(await failing(), [])
  })

  for (const verdict of ['PAID', 'SETTLED', 'UNKNOWN'] as const) {
    test(`that ended as failed, though the last word of its bank was ${verdict}`, async ({
      assert,
    }) => {
      const id = await refused()
      await keepBankAnswer(id, 'VERIFY', { code: '0', verdict })
      assert.deepEqual(await failing(), ['failed-payments-were-not-taken'])
    })
  }

  test('that ended as failed without a word of its bank', async ({ assert }) => {
    const { paymentId } = await startCharge(await aShop(), 700_000)
    await change(paymentId, { status: 'FINAL_ERROR', verify_attempt: 1 })
    assert.deepEqual(await failing(), ['failed-payments-were-not-taken'])
  })

  test('that was captured without a confirmation', async ({ assert }) => {
    const id = await paid()
    await asOwner((trx) => trx.from('payment_bank_answers').where('payment_id', id).delete())
    assert.deepEqual(await failing(), ['captured-payments-were-confirmed'])
  })

  test('that is in the wallet and was given back', async ({ assert }) => {
    const id = await paid()
    await keepBankAnswer(id, 'REVERSE', { code: '0', verdict: 'REVERSED' })
    assert.deepEqual(await failing(), ['captured-payments-were-not-given-back'])
  })

  test('whose receipt counted twice, in other letters', async ({ assert }) => {
    const [one, other] = [await paid(), await paid()]
    await change(one, { gateway_receipt: 'Receipt-1' })
    await change(other, { gateway_receipt: 'RECEIPT-1 ' })
    assert.deepEqual(await failing(), ['receipts-belong-to-one-payment'])
  })
})
