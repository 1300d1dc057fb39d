import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import VerifyPayment from '#app/money/payments/actions/verify_payment'
import { aShop } from '#factories/shop'
import { cashOf, expectLedgerInBalance } from '#tests/support/credit'
import {
  amountAtBank,
  anEnabledBank,
  letHoursPass,
  paidAt,
  rowOf,
  statusOf,
  sweep,
} from '#tests/support/doubt'
import { eventually } from '#tests/support/eventually'
import type { BankAnswer } from '#tests/support/fake_bank'
import { startCharge, submit } from '#tests/support/payments'
import type { Asked, StatefulBank } from '#tests/support/stateful_banks'

const soap = (code: string) => `<return>${code}</return>`
/** Looks at the database between two looks, so that whoever is waited for comes to its turn. */
const until = (what: string, isSo: () => boolean) =>
  eventually(what, async () => {
    await db.rawQuery('select 1')
    return isSo()
  })
/** An answer that the test lets go. */
const held = (answer: BankAnswer) => {
  let letGo!: () => void
  const gone = new Promise<void>((resolve) => (letGo = resolve))
  return { letGo, answer: gone.then(() => answer) }
}
const aProcess = () => app.container.make(VerifyPayment)
/** As if the process that holds it had been paused for longer than its lease. */
const expire = (id: string) =>
  db
    .from('payments')
    .where({ id })
    .update({ verifying_until: new Date(Date.now() - 1_000) })

test.group('A payment at a slow bank', (group) => {
  let bank: StatefulBank
  group.each.setup(async () => {
    const enabled = await anEnabledBank('MELLAT')
    bank = enabled.bank
    return enabled.stop
  })
  /** Called back, and in the hands of nobody. */
  const calledBack = async () => {
    const paid = await paidAt(bank)
    await db.from('payments').where('id', paid.id).update({
      status: 'CALLBACK_RECEIVED',
      callback_at: new Date(),
      gateway_receipt: paid.payment.receipt,
    })
    return paid
  }
  /** A first process whose answer to one question is held back. */
  const stuck = async (id: string, asked: Asked, code: string) => {
    const slow = held(soap(code))
    bank.misbehave({ [asked]: () => slow.answer })
    const first = (await aProcess()).execute(id)
    await until(`the bank is asked to ${asked}`, () => bank.times(asked) === 1)
    return { slow, first }
  }

  test('is held for a minute, and for as long as the bank takes', async ({ assert }) => {
    const { shop, id } = await calledBack()
    const process = await aProcess()
    assert.equal(process.verifyOnce.holdMs, 60_000)
    process.verifyOnce.holdMs = 300
    const slow = held(soap('0'))
    bank.misbehave({ verify: () => slow.answer })
    const first = process.execute(id)
    await until('the bank is asked to verify', () => bank.times('verify') === 1)
    const { verifying_until: firstEnd } = await rowOf(id)
    await until('the first lease ends', () => Date.now() > firstEnd.getTime() + 300)
    assert.isNull(await (await aProcess()).verifyOnce.execute(id))
    slow.letGo()
    assert.equal((await first).status, 'COMPLETED')
    assert.equal(bank.times('verify'), 1)
    assert.equal(await cashOf(shop), amountAtBank)
  })

  test('that was taken over is neither settled nor given back by the one who lost it', async ({
    assert,
  }) => {
    const { shop, id, payment } = await calledBack()
    const { slow, first } = await stuck(id, 'verify', '0')
    await expire(id)
    bank.misbehave({})
    assert.equal((await (await aProcess()).execute(id)).status, 'COMPLETED')
    bank.misbehave({ settle: () => soap('46') })
    slow.letGo()
    assert.equal((await first).status, 'COMPLETED')
    assert.equal(bank.times('settle'), 1)
    assert.equal(bank.times('reverse'), 0)
    assert.equal(payment.state, 'SETTLED')
    assert.equal(await cashOf(shop), amountAtBank)
    await expectLedgerInBalance()
  })

  test('whose settlement was refused while another took over is not given back either', async ({
    assert,
  }) => {
    const { shop, id, payment } = await calledBack()
    const { slow, first } = await stuck(id, 'settle', '46')
    await expire(id)
    bank.misbehave({})
    assert.equal((await (await aProcess()).execute(id)).status, 'COMPLETED')
    slow.letGo()
    assert.equal((await first).status, 'COMPLETED')
    assert.equal(bank.times('reverse'), 0)
    assert.equal(payment.state, 'SETTLED')
    assert.equal(await cashOf(shop), amountAtBank)
    await expectLedgerInBalance()
  })

  test('that is being given back is never credited, whoever takes it over', async ({ assert }) => {
    const { shop, id, payment } = await calledBack()
    const slow = held(soap('0'))
    bank.misbehave({
      settle: () => {
        payment.state = 'VERIFIED'
        return soap('46')
      },
      // The bank has the word and has not done it yet.
      reverse: () => {
        payment.state = 'VERIFIED'
        return slow.answer
      },
    })
    const first = (await aProcess()).execute(id)
    await until('the bank is asked to reverse', () => bank.times('reverse') === 1)
    await expire(id)
    bank.misbehave({})
    assert.equal((await (await aProcess()).execute(id)).status, 'FINAL_ERROR')
    slow.letGo()
    assert.equal((await first).status, 'FINAL_ERROR')
    assert.equal(bank.times('settle'), 1)
    assert.equal(payment.state, 'REVERSED')
    assert.equal(await cashOf(shop), 0)
    await expectLedgerInBalance()
  })
})

test.group("Saman's receipts", (group) => {
  let bank: StatefulBank
  group.each.setup(async () => {
    const enabled = await anEnabledBank('SAMAN')
    bank = enabled.bank
    return enabled.stop
  })

  test("are kept as the bank writes them, whatever the customer's browser brings", async ({
    assert,
  }) => {
    const { shop, id, payment, callback } = await paidAt(bank)
    const { fields } = callback
    await submit({ ...callback, fields: { ...fields, RefNum: fields.RefNum.toUpperCase() } })
    const { status, gateway_receipt: receipt } = await rowOf(id)
    assert.deepEqual({ status, receipt }, { status: 'COMPLETED', receipt: payment.receipt })
    assert.equal(await cashOf(shop), amountAtBank)
  })

  for (const [name, disguise] of [
    ['in other letters', (receipt: string) => receipt.toUpperCase()],
    ['with a blank', (receipt: string) => `${receipt} `],
  ] as const) {
    test(`count once: another payment with the same one ${name} gets nothing, and takes nothing away`, async ({
      assert,
    }) => {
      const first = await paidAt(bank)
      await submit(first.callback)
      const second = await paidAt(bank)
      second.payment.state = 'OPEN'
      const RefNum = disguise(first.callback.fields.RefNum)
      const forged = { ...second.callback, fields: { ...second.callback.fields, RefNum } }
      await submit(forged)
      await submit(forged)
      await letHoursPass(second.id)
      await sweep()
      assert.notEqual(await statusOf(second.id), 'COMPLETED')
      assert.equal(await cashOf(second.shop), 0)
      assert.equal(await cashOf(first.shop), amountAtBank)
      assert.equal(first.payment.state, 'VERIFIED')
      assert.equal(bank.times('reverse'), 0)
      await expectLedgerInBalance()
    })
  }

  test('that somebody verified before our first attempt are not taken for ours', async ({
    assert,
  }) => {
    const { shop, id, payment, callback } = await paidAt(bank)
    payment.state = 'VERIFIED'
    await submit(callback)
    assert.equal(await statusOf(id), 'CALLBACK_RECEIVED')
    assert.equal(await cashOf(shop), 0)
  })
})

test.group('The life times of a payment', () => {
  test('are those of the banks: half an hour at Saman, twenty minutes at the others', async ({
    assert,
  }) => {
    for (const [indicator, minutes] of [
      ['SAMAN', 30],
      ['MELLAT', 20],
      ['IRANKISH', 20],
    ] as const) {
      const { bank, stop } = await anEnabledBank(indicator)
      assert.equal(bank.gateway.autoReverseAfter, minutes * 60_000)
      const { id } = await paidAt(bank)
      const left = async (seconds: number) => {
        const opened = new Date(Date.now() - (10 + minutes) * 60_000 - seconds * 1000)
        await db.from('payments').where({ id }).update({ opened_at: opened })
        bank.misbehave({ inquire: 'odd' })
        await sweep()
        return statusOf(id)
      }
      assert.equal(await left(-20), 'REDIRECTED')
      assert.equal(await left(1), indicator === 'IRANKISH' ? 'IN_DOUBT' : 'FINAL_ERROR')
      await stop()
    }
  })

  test('a customer has ten minutes on the page before anybody asks the bank', async ({
    assert,
  }) => {
    const { paymentId: id } = await startCharge(await aShop(), 900_000)
    const opened = (seconds: number) =>
      db
        .from('payments')
        .where({ id })
        .update({ opened_at: new Date(Date.now() - seconds * 1000) })
    await opened(590)
    await sweep()
    assert.equal(await statusOf(id), 'REDIRECTED')
    await opened(601)
    await sweep()
    assert.equal(await statusOf(id), 'FINAL_ERROR')
  })
})
