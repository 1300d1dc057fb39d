import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import SweepPayments from '#app/payments/actions/sweep_payments'
import { enableGateway } from '#app/payments/gateways'
import { aShop, cashOf, expectLedgerInBalance, fmcg } from '#tests/support/credit'
import { SILENT, statusOf, type BankAnswer } from '#tests/support/fake_bank'
import { post } from '#tests/support/http'
import { paymentState, submit } from '#tests/support/payments'
import {
  aStatefulBank,
  type Misbehaviour,
  type RealBank,
  type StatefulBank,
} from '#tests/support/stateful_banks'

const amount = 5_000_000
const banks = ['SAMAN', 'MELLAT', 'IRANKISH'] as const satisfies RealBank[]

/** Answers of which nobody knows what the bank has done. */
const silences: Record<string, Misbehaviour> = {
  'no answer': () => SILENT,
  'too many requests': () => statusOf(429),
  'a refusal of its own': () => statusOf(403),
  'a fault of its own': () => statusOf(500),
  'a page of HTML': () => '<html>busy</html>',
  'a code that it does not document': 'odd',
}

const sweep = async () => (await app.container.make(SweepPayments)).execute()
const rowOf = (id: string) => db.from('payments').where({ id }).firstOrFail()
const statusOfPayment = async (id: string): Promise<string> => (await rowOf(id)).status
/** Hours go by: the bank's own window is over, and everybody may be asked again. */
const letHoursPass = (id: string) =>
  db
    .from('payments')
    .where({ id })
    .update({
      opened_at: db.raw(`opened_at - interval '4 hours'`),
      callback_at: db.raw(`callback_at - interval '4 hours'`),
      asked_at: db.raw(`asked_at - interval '4 hours'`),
    })
const answersOf = async (id: string) =>
  (await db.from('payment_bank_answers').where('payment_id', id).orderBy(['at', 'id'])).map(
    ({ question, verdict }) => `${question} ${verdict}`
  )
const isKept = ({ state }: { state: string }) => state === 'VERIFIED' || state === 'SETTLED'

for (const indicator of banks) {
  test.group(`${indicator}, when its answer says nothing`, (group) => {
    let bank: StatefulBank
    group.each.setup(async () => {
      bank = await aStatefulBank(indicator)
      const disable = enableGateway(bank.gateway)
      return async () => {
        disable()
        await bank.stop()
      }
    })

    const paid = async () => {
      const shop = await aShop()
      const body = { plan: fmcg, amount, indicator }
      const answered = await post('/api/payment/create-payment', body, { token: shop.token })
      const { payment, fields } = bank.pay(answered.body.gatewayRedirectItem)
      const callback = { action: `/api/payment/callback/${indicator}`, fields }
      return { shop, id: answered.body.paymentId as string, payment, callback }
    }

    for (const [name, how] of Object.entries(silences)) {
      test(`${name} to every question: the payment waits in doubt, and is completed when the bank answers`, async ({
        assert,
      }) => {
        const { shop, id, payment, callback } = await paid()
        bank.misbehave({ verify: how, inquire: how })
        await submit(callback)
        assert.equal(await statusOfPayment(id), 'CALLBACK_RECEIVED')
        await letHoursPass(id)
        await sweep()
        assert.equal(await statusOfPayment(id), 'IN_DOUBT')
        assert.isTrue(isKept(payment))
        assert.equal(bank.times('reverse'), 0)
        assert.equal(await cashOf(shop), 0)
        assert.equal((await paymentState(shop, id)).transactionStatus, 'IN_DOUBT')
        await expectLedgerInBalance()

        bank.misbehave({})
        await letHoursPass(id)
        await sweep()
        assert.equal(await statusOfPayment(id), 'COMPLETED')
        assert.equal(await cashOf(shop), amount)
        assert.isTrue(isKept(payment))
        assert.equal((await answersOf(id))[1], 'VERIFY UNKNOWN')
        await expectLedgerInBalance()
      })
    }

    test('a late callback resolves what is in doubt', async ({ assert }) => {
      const { shop, id, callback } = await paid()
      bank.misbehave({ verify: () => SILENT, inquire: () => SILENT })
      await submit(callback)
      await letHoursPass(id)
      await sweep()
      assert.equal(await statusOfPayment(id), 'IN_DOUBT')
      bank.misbehave({})
      await submit(callback)
      assert.equal(await statusOfPayment(id), 'COMPLETED')
      assert.equal(await cashOf(shop), amount)
    })

    test('a first verification that was lost and a second that was throttled end nothing as failed', async ({
      assert,
    }) => {
      const { shop, id, callback } = await paid()
      const answers: BankAnswer[] = [SILENT, statusOf(429)]
      bank.misbehave({ verify: () => answers.shift(), inquire: () => statusOf(429) })
      await submit(callback)
      assert.equal(await statusOfPayment(id), 'CALLBACK_RECEIVED')
      await letHoursPass(id)
      bank.misbehave({})
      await sweep()
      assert.equal(await statusOfPayment(id), 'COMPLETED')
      assert.equal(await cashOf(shop), amount)
      await expectLedgerInBalance()
    })

    test('what it reversed by itself ends as failed, by its own word', async ({ assert }) => {
      const { shop, id, payment, callback } = await paid()
      bank.misbehave({ verify: () => SILENT, inquire: () => SILENT })
      await submit(callback)
      payment.state = 'REVERSED'
      bank.misbehave({})
      await letHoursPass(id)
      await sweep()
      assert.equal(await statusOfPayment(id), 'FINAL_ERROR')
      assert.equal(await cashOf(shop), 0)
      assert.match((await answersOf(id)).at(-1)!, /REVERSED$/)
      await expectLedgerInBalance()
    })

    if (indicator !== 'MELLAT') {
      test('another amount is given back, and failed only once that is acknowledged', async ({
        assert,
      }) => {
        const { shop, id, payment, callback } = await paid()
        payment.amount -= 1
        bank.misbehave({ reverse: () => statusOf(429), inquire: () => SILENT })
        await submit(callback)
        assert.equal(payment.state, 'REVERSED')
        assert.equal(await statusOfPayment(id), 'CALLBACK_RECEIVED')
        await letHoursPass(id)
        await sweep()
        assert.equal(await statusOfPayment(id), 'IN_DOUBT')
        const verifications = bank.times('verify')
        bank.misbehave({})
        await letHoursPass(id)
        await sweep()
        const { status, failure } = await rowOf(id)
        assert.deepEqual({ status, failure }, { status: 'FINAL_ERROR', failure: 'WRONG_AMOUNT' })
        assert.equal(bank.times('verify'), verifications)
        assert.equal(await cashOf(shop), 0)
        await expectLedgerInBalance()
      })
    }
  })
}

test.group('MELLAT, where verified money is not settled', (group) => {
  let bank: StatefulBank
  group.each.setup(async () => {
    bank = await aStatefulBank('MELLAT')
    const disable = enableGateway(bank.gateway)
    return async () => {
      disable()
      await bank.stop()
    }
  })
  const start = async () => {
    const shop = await aShop()
    const body = { plan: fmcg, amount, indicator: 'MELLAT' }
    const answered = await post('/api/payment/create-payment', body, { token: shop.token })
    const { payment, fields } = bank.pay(answered.body.gatewayRedirectItem)
    const callback = { action: '/api/payment/callback/MELLAT', fields }
    return { shop, id: answered.body.paymentId as string, payment, callback }
  }
  const soap = (code: string) => `<return>${code}</return>`

  test('a settlement whose answer is lost is asked for again, never given back', async ({
    assert,
  }) => {
    const { shop, id, payment, callback } = await start()
    bank.misbehave({ settle: () => SILENT })
    await submit(callback)
    assert.equal(await statusOfPayment(id), 'CALLBACK_RECEIVED')
    bank.misbehave({})
    await letHoursPass(id)
    await sweep()
    assert.equal(await statusOfPayment(id), 'COMPLETED')
    assert.equal(payment.state, 'SETTLED')
    assert.equal(bank.times('reverse'), 0)
    assert.equal(await cashOf(shop), amount)
    await expectLedgerInBalance()
  })

  test('a settlement that the bank refuses is given back', async ({ assert }) => {
    const { shop, id, payment, callback } = await start()
    bank.misbehave({
      settle: () => {
        payment.state = 'VERIFIED'
        return soap('46')
      },
    })
    await submit(callback)
    const { status, failure } = await rowOf(id)
    assert.deepEqual({ status, failure }, { status: 'FINAL_ERROR', failure: 'NOT_SETTLED' })
    assert.equal(payment.state, 'REVERSED')
    assert.equal(await cashOf(shop), 0)
    assert.deepEqual((await answersOf(id)).slice(1), [
      'VERIFY PAID',
      'SETTLE NOT_SETTLED',
      'REVERSE REVERSED',
    ])
    await expectLedgerInBalance()
  })

  test('refused, and nobody knows whether it was given back: in doubt, never credited, until the bank says', async ({
    assert,
  }) => {
    const { shop, id, payment, callback } = await start()
    bank.misbehave({
      settle: () => {
        payment.state = 'VERIFIED'
        return soap('46')
      },
      reverse: () => statusOf(500),
      inquire: () => soap('999'),
    })
    await submit(callback)
    await letHoursPass(id)
    await sweep()
    assert.equal(await statusOfPayment(id), 'IN_DOUBT')
    const settlements = bank.times('settle')
    bank.misbehave({})
    await letHoursPass(id)
    await sweep()
    assert.equal(await statusOfPayment(id), 'FINAL_ERROR')
    assert.equal(bank.times('settle'), settlements)
    assert.equal(await cashOf(shop), 0)
    await expectLedgerInBalance()
  })
})
