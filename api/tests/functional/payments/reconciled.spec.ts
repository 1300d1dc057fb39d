import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { reconcile } from '#app/money/ledger/queries/reconcile'
import { keepBankAnswer } from '#app/money/payments/steps/keep_bank_answer'
import { clock } from '#app/platform/time/clock'
import { newId } from '#app/platform/values/ids'
import { aShop } from '#factories/shop'
import { aStaffUser } from '#factories/staff'
import { asOwner } from '#factories/as_owner'
import { cleanDatabase } from '#tests/support/database'
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

  for (const verdict of ['PAID', 'SETTLED'] as const) {
    test(`that ended as failed, though the last word of its bank was ${verdict}`, async ({
      assert,
    }) => {
      const id = await refused()
      await keepBankAnswer(id, 'VERIFY', { code: '0', verdict })
      assert.deepEqual(await failing(), ['failed-payments-were-not-taken'])
    })
  }

  test('that ended as failed though its bank had not answered', async ({ assert }) => {
    const id = await refused()
    await keepBankAnswer(id, 'VERIFY', { code: '0', verdict: 'UNKNOWN' })
    assert.deepEqual(await failing(), [])
    await change(id, { closed_at: clock.systemNow().plus({ minutes: 1 }).toJSDate() })
    assert.deepEqual(await failing(), ['failed-payments-were-not-taken'])
  })

  test('that two people closed as not paid before its bank said that it has the money', async ({
    assert,
  }) => {
    const id = await refused()
    const [asking, deciding] = [await aStaffUser('finance'), await aStaffUser('finance')]
    const now = clock.systemNow().toJSDate()
    const decision = newId()
    await db.table('payment_decisions').insert({
      ...{ id: decision, payment_id: id, kind: 'CLOSE_AS_NOT_PAID', status: 'PENDING' },
      ...{ requested_by: asking.id, requested_at: now },
    })
    await db
      .from('payment_decisions')
      .where('id', decision)
      .update({ status: 'APPROVED', decided_by: deciding.id, decided_at: now })
    // It was planted here, past the trail.
    const planted = 'decisions-stand-in-the-trail'
    await keepBankAnswer(id, 'SETTLE', { code: '0', verdict: 'UNKNOWN' })
    assert.deepEqual(await failing(), [planted])
    await keepBankAnswer(id, 'INQUIRE', { code: '0', verdict: 'PAID' })
    assert.sameMembers(await failing(), [planted, 'failed-payments-were-not-taken'])
  })

  test('that is closed, and whose receipt came later and was shown to no bank', async ({
    assert,
  }) => {
    const id = await refused()
    await keepBankAnswer(id, 'CALLBACK', { code: 'PAID', verdict: 'UNKNOWN' })
    assert.deepEqual(await failing(), ['closed-payments-are-asked-about'])
  })

  test('that is closed, and that its bank should have been asked about', async ({ assert }) => {
    const id = await refused()
    const due = (hours: number) =>
      change(id, { ask_again_at: clock.systemNow().minus({ hours }).toJSDate() })
    await due(23)
    assert.deepEqual(await failing(), [])
    await due(25)
    assert.deepEqual(await failing(), ['closed-payments-are-asked-about'])
  })

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
