import assert from 'node:assert/strict'
import fc from 'fast-check'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import SweepPayments from '#app/money/payments/actions/sweep_payments'
import { sandboxBank } from '#app/money/payments/adapters/sandbox_bank'
import { expectLedgerInBalance } from '#tests/support/credit'
import { rounds } from '#tests/support/rounds'
import { deliver, endOf, letPass, start, switchOn, weather, type Started } from './gateway.js'

const runs = Number(process.env.CHAOS_RUNS || rounds(12, 200))
const seed = Number(process.env.CHAOS_SEED || Math.floor(Date.now() / 1_000))

/** Every payment has ended, and the bank says of it what we say. */
const expectMatched = async (payments: Started[]): Promise<void> => {
  for (const payment of payments) {
    const { status, bank, captures, unaccounted } = await endOf(payment)
    const isPaid = status === 'COMPLETED'
    assert.ok(isPaid || status === 'FINAL_ERROR', `${status} is no end`)
    // Money that nobody verifies is given back by the bank; money that it keeps has come to us, once.
    assert.equal(bank === 'VERIFIED', isPaid, `ours ${status}, the bank's ${bank}`)
    assert.equal(captures, isPaid ? 1 : 0)
    assert.equal(unaccounted, 0)
  }
  await expectLedgerInBalance()
}

/** A customer who paid gets it, whatever was lost, repeated or forged, and whoever gave the payment up before. */
const expectPaid = async (payments: Started[]): Promise<void> => {
  const paid = payments.filter(({ atBank }) => atBank === 'success')
  for (const payment of paid) assert.equal((await endOf(payment)).status, 'COMPLETED')
}

/** While the bank says nothing, no payment that it was told to keep is called failed. */
const expectNoneWrittenOff = async (payments: Started[]): Promise<void> => {
  for (const payment of payments) {
    const { status, bank } = await endOf(payment)
    if (bank === 'VERIFIED') assert.notEqual(status, 'FINAL_ERROR')
  }
}

test.group('A gateway in bad weather', (group) => {
  group.teardown(() => switchOn())

  test('callbacks dropped, repeated, out of order, late and forged: one sweep leaves nothing open', async () => {
    const sweep = await app.container.make(SweepPayments)
    const property = fc.asyncProperty(weather, async ({ fates, storm, isLong }) => {
      const payments = await Promise.all(fates.map(start))
      await deliver(payments, 'early')
      await Promise.all(payments.map(({ token, atBank }) => sandboxBank.decide(token, atBank)))
      await switchOn(...storm)
      await deliver(payments, 'on time')
      if (isLong) {
        await letPass(payments, 60)
        await sweep.execute()
      }
      await expectNoneWrittenOff(payments)
      await switchOn()

      // A payment closed by a forged refusal is asked about ever more rarely: after an hour, two hours later.
      await letPass(payments, isLong ? 120 : 15)
      await sweep.execute()
      await expectMatched(payments)
      await expectPaid(payments)
      await deliver(payments, 'late')
      await expectMatched(payments)
    })
    await fc.assert(property, { numRuns: runs, seed })
  })
})
