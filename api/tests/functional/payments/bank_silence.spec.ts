import { test } from '@japa/runner'
import { cashOf, expectLedgerInBalance } from '#tests/support/credit'
import {
  amountAtBank,
  anEnabledBank,
  answersOf,
  letHoursPass,
  paidAt,
  rowOf,
  statusOf,
  sweep,
} from '#tests/support/doubt'
import { SILENT, statusOf as httpStatus, type BankAnswer } from '#tests/support/fake_bank'
import { paymentState, submit } from '#tests/support/payments'
import type { Misbehaviour, RealBank, StatefulBank } from '#tests/support/stateful_banks'

const banks = ['SAMAN', 'MELLAT', 'IRANKISH'] as const satisfies RealBank[]

/** Answers of which nobody knows what the bank has done. */
const silences: Record<string, Misbehaviour> = {
  'no answer': () => SILENT,
  'too many requests': () => httpStatus(429),
  'a refusal of its own': () => httpStatus(403),
  'a fault of its own': () => httpStatus(500),
  'a page of HTML': () => '<html>busy</html>',
  'a code that it does not document': 'odd',
}

const isKept = ({ state }: { state: string }) => state === 'VERIFIED' || state === 'SETTLED'

for (const indicator of banks) {
  test.group(`${indicator}, when its answer says nothing`, (group) => {
    let bank: StatefulBank
    group.each.setup(async () => {
      const enabled = await anEnabledBank(indicator)
      bank = enabled.bank
      return enabled.stop
    })

    for (const [name, how] of Object.entries(silences)) {
      test(`${name} to every question: the payment waits in doubt, and is completed when the bank answers`, async ({
        assert,
      }) => {
        const { shop, id, payment, callback } = await paidAt(bank)
        bank.misbehave({ verify: how, inquire: how })
        await submit(callback)
        assert.equal(await statusOf(id), 'CALLBACK_RECEIVED')
        await letHoursPass(id)
        await sweep()
        assert.equal(await statusOf(id), 'IN_DOUBT')
        assert.isTrue(isKept(payment))
        assert.equal(bank.times('reverse'), 0)
        assert.equal(await cashOf(shop), 0)
        assert.equal((await paymentState(shop, id)).transactionStatus, 'IN_DOUBT')
        await expectLedgerInBalance()

        bank.misbehave({})
        await letHoursPass(id)
        await sweep()
        assert.equal(await statusOf(id), 'COMPLETED')
        assert.equal(await cashOf(shop), amountAtBank)
        assert.isTrue(isKept(payment))
        assert.equal((await answersOf(id))[1], 'VERIFY UNKNOWN')
        await expectLedgerInBalance()
      })
    }

    test('a late callback resolves what is in doubt', async ({ assert }) => {
      const { shop, id, callback } = await paidAt(bank)
      bank.misbehave({ verify: () => SILENT, inquire: () => SILENT })
      await submit(callback)
      await letHoursPass(id)
      await sweep()
      assert.equal(await statusOf(id), 'IN_DOUBT')
      bank.misbehave({})
      await submit(callback)
      assert.equal(await statusOf(id), 'COMPLETED')
      assert.equal(await cashOf(shop), amountAtBank)
    })

    test('a first verification that was lost and a second that was throttled end nothing as failed', async ({
      assert,
    }) => {
      const { shop, id, callback } = await paidAt(bank)
      const answers: BankAnswer[] = [SILENT, httpStatus(429)]
      bank.misbehave({ verify: () => answers.shift(), inquire: () => httpStatus(429) })
      await submit(callback)
      assert.equal(await statusOf(id), 'CALLBACK_RECEIVED')
      await letHoursPass(id)
      bank.misbehave({})
      await sweep()
      assert.equal(await statusOf(id), 'COMPLETED')
      assert.equal(await cashOf(shop), amountAtBank)
      await expectLedgerInBalance()
    })

    test('what it reversed by itself ends as failed, by its own word', async ({ assert }) => {
      const { shop, id, payment, callback } = await paidAt(bank)
      bank.misbehave({ verify: () => SILENT, inquire: () => SILENT })
      await submit(callback)
      payment.state = 'REVERSED'
      bank.misbehave({})
      await letHoursPass(id)
      await sweep()
      assert.equal(await statusOf(id), 'FINAL_ERROR')
      assert.equal(await cashOf(shop), 0)
      assert.match((await answersOf(id)).at(-1)!, /REVERSED$/)
      await expectLedgerInBalance()
    })

    if (indicator !== 'MELLAT') {
      test('another amount is given back, and failed only once that is acknowledged', async ({
        assert,
      }) => {
        const { shop, id, payment, callback } = await paidAt(bank)
        payment.amount -= 1
        bank.misbehave({ reverse: () => httpStatus(429), inquire: () => SILENT })
        await submit(callback)
        assert.equal(payment.state, 'REVERSED')
        assert.equal(await statusOf(id), 'CALLBACK_RECEIVED')
        await letHoursPass(id)
        await sweep()
        assert.equal(await statusOf(id), 'IN_DOUBT')
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
    const enabled = await anEnabledBank('MELLAT')
    bank = enabled.bank
    return enabled.stop
  })
  const soap = (code: string) => `<return>${code}</return>`

  test('a settlement whose answer is lost is asked for again, never given back', async ({
    assert,
  }) => {
    const { shop, id, payment, callback } = await paidAt(bank)
    bank.misbehave({ settle: () => SILENT })
    await submit(callback)
    assert.equal(await statusOf(id), 'CALLBACK_RECEIVED')
    bank.misbehave({})
    await letHoursPass(id)
    await sweep()
    assert.equal(await statusOf(id), 'COMPLETED')
    assert.equal(payment.state, 'SETTLED')
    assert.equal(bank.times('reverse'), 0)
    assert.equal(await cashOf(shop), amountAtBank)
    await expectLedgerInBalance()
  })

  test('a settlement that the bank refuses is given back', async ({ assert }) => {
    const { shop, id, payment, callback } = await paidAt(bank)
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
    const { shop, id, payment, callback } = await paidAt(bank)
    bank.misbehave({
      settle: () => {
        payment.state = 'VERIFIED'
        return soap('46')
      },
      reverse: () => httpStatus(500),
      inquire: () => soap('999'),
    })
    await submit(callback)
    await letHoursPass(id)
    await sweep()
    assert.equal(await statusOf(id), 'IN_DOUBT')
    const settlements = bank.times('settle')
    bank.misbehave({})
    await letHoursPass(id)
    await sweep()
    assert.equal(await statusOf(id), 'FINAL_ERROR')
    assert.equal(bank.times('settle'), settlements)
    assert.equal(await cashOf(shop), 0)
    await expectLedgerInBalance()
  })
})
