import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { reconcile } from '#app/money/ledger/queries/reconcile'
import FollowSettled from '#app/money/payments/actions/follow_settled'
import { newId } from '#app/platform/values/ids'
import { cashOf, expectLedgerInBalance } from '#tests/support/credit'
import { cleanDatabase } from '#tests/support/database'
import {
  amountAtBank,
  anEnabledBank,
  answersOf,
  letHoursPass,
  paidAt,
  statusOf,
  sweep,
} from '#tests/support/doubt'
import { SILENT, statusOf as httpStatus } from '#tests/support/fake_bank'
import { get, post } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { submit } from '#tests/support/payments'
import type { StatefulBank } from '#tests/support/stateful_banks'

const reason = 'در صورت‌حساب درگاه دیده شد'
const check = 'payments-booked-by-hand-arrive'
const failing = async () =>
  (await reconcile()).checks.filter(({ ok }) => !ok).map(({ name }) => name)

test.group('A payment that the bank was told to give back, and did not answer', (group) => {
  let bank: StatefulBank
  let [asker, second] = ['', '']
  group.each.setup(async () => {
    await cleanDatabase()
    asker = await staffToken('finance')
    second = await staffToken('finance')
    const enabled = await anEnabledBank('IRANKISH')
    bank = enabled.bank
    return enabled.stop
  })
  group.teardown(cleanDatabase)

  /** The bank has verified another amount, so it was told to give it back; it says nothing since. */
  const askedToGiveBack = async () => {
    const paid = await paidAt(bank)
    paid.payment.amount -= 1
    bank.misbehave({ reverse: () => httpStatus(500), inquire: () => SILENT })
    await submit(paid.callback)
    await letHoursPass(paid.id)
    await sweep()
    // The order was not carried out, yet.
    paid.payment.state = 'VERIFIED'
    return paid
  }
  const settle = (id: string, more: object = {}) =>
    post(
      `/api/admin/payments/${id}/settle`,
      { bankReference: `stmt-${process.hrtime.bigint()}`, reason, ...more },
      { token: asker }
    )
  const approve = (id: string, decisionId: string) =>
    post(`/api/admin/payments/${id}/decisions/${decisionId}/approve`, {}, { token: second })
  const booked = async () => {
    const paid = await askedToGiveBack()
    const asked = await settle(paid.id, { despiteReversal: true })
    await approve(paid.id, asked.body.id)
    return paid
  }
  const follow = async (id: string) => {
    await letHoursPass(id)
    await new FollowSettled().execute()
  }

  test('is not booked by hand by somebody who does not know that', async ({ assert }) => {
    const { id, shop } = await askedToGiveBack()
    assert.equal(await statusOf(id), 'IN_DOUBT')
    for (const more of [{}, { despiteReversal: false }]) {
      const { status, body } = await settle(id, more)
      assert.equal(status, 422)
      assert.containSubset(body.errors, [{ field: 'despiteReversal' }])
      assert.match(body.message, /برگرداند/)
    }
    assert.equal((await settle(id, { despiteReversal: 'yes' })).status, 422)
    assert.equal(await cashOf(shop), 0)
    assert.lengthOf(await db.from('payment_decisions').where('payment_id', id), 0)
  })

  test('is booked by two who know, and the second one is told', async ({ assert }) => {
    const { id, shop } = await askedToGiveBack()
    const asked = await settle(id, { despiteReversal: true })
    assert.equal(asked.status, 201)
    const { body } = await get(`/api/admin/payments/${id}`, { token: second })
    assert.isTrue(body.decision.despiteReversal)
    assert.equal((await approve(id, asked.body.id)).status, 200)
    assert.equal(await cashOf(shop), amountAtBank)
    assert.deepEqual(await failing(), [])
    await expectLedgerInBalance()
  })

  test('is booked like any other once the bank, asked after that, says that the money is with us', async ({
    assert,
  }) => {
    const { id, shop, payment } = await askedToGiveBack()
    const refuse = () => {
      payment.state = 'VERIFIED'
      return httpStatus(500)
    }
    bank.misbehave({ reverse: refuse })
    await letHoursPass(id)
    await sweep()
    assert.equal(await statusOf(id), 'IN_DOUBT')
    assert.equal((await answersOf(id)).at(-1), 'INQUIRE PAID')
    const asked = await settle(id)
    assert.equal(asked.status, 201)
    // An order that was repeated since makes it open again, also for the second person.
    bank.misbehave({ reverse: refuse, inquire: () => SILENT })
    await letHoursPass(id)
    await sweep()
    assert.equal((await approve(id, asked.body.id)).status, 422)
    assert.equal(await cashOf(shop), 0)
  })

  test('and gave it back after it was booked, is named by reconciliation', async ({ assert }) => {
    const { id, payment } = await booked()
    bank.misbehave({})
    await follow(id)
    assert.deepEqual(await failing(), [])
    payment.state = 'REVERSED'
    await follow(id)
    assert.includeMembers(await failing(), [check, 'captured-payments-were-not-given-back'])
    assert.equal(await statusOf(id), 'COMPLETED')
  })

  test('is asked about once an hour, and a bank that is silent breaks nothing', async ({
    assert,
  }) => {
    const { id } = await booked()
    bank.misbehave({ inquire: () => httpStatus(500) })
    await follow(id)
    const asked = bank.times('inquire')
    await new FollowSettled().execute()
    assert.equal(bank.times('inquire'), asked)
    assert.equal((await answersOf(id)).at(-1), 'INQUIRE UNKNOWN')
    assert.deepEqual(await failing(), [])
  })

  test('and is missing in what the gateway hands over later, is named by reconciliation', async ({
    assert,
  }) => {
    const { id } = await booked()
    const { completed_at: completedAt } = await db.from('payments').where({ id }).firstOrFail()
    const other = await paidAt(bank)
    bank.misbehave({})
    await submit(other.callback)
    assert.equal(await statusOf(other.id), 'COMPLETED')
    const days = (count: number) => new Date(completedAt.getTime() + count * 86_400_000)
    await db
      .from('payments')
      .where({ id: other.id })
      .update({ completed_at: days(1) })
    const body = {
      indicator: 'IRANKISH',
      amount: amountAtBank,
      trackingNumber: newId(),
      depositedOn: '2026-01-01',
    }
    const deposit = await post('/api/admin/gateway-deposits', body, { token: asker })
    assert.equal(deposit.status, 201)
    const at = (count: number) =>
      db
        .from('gateway_deposits')
        .where({ indicator: 'IRANKISH' })
        .update({ recorded_at: days(count) })
    await at(2)
    assert.notInclude(await failing(), check)
    await at(4)
    assert.notInclude(await failing(), check, 'the oldest first: it was this one that came')
    await db
      .from('payments')
      .where({ id })
      .update({ completed_at: days(1) })
    await db
      .from('payments')
      .where({ id: other.id })
      .update({ completed_at: days(0) })
    await at(5)
    assert.include(await failing(), check)
    await post(
      '/api/admin/gateway-deposits',
      { ...body, trackingNumber: newId() },
      { token: asker }
    )
    assert.notInclude(await failing(), check)
  })
})
