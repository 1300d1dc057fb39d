import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { cashOf, expectLedgerInBalance } from '#tests/support/credit'
import {
  amountAtBank,
  anEnabledBank,
  inDoubtAt,
  letHoursPass,
  paidAt,
  rowOf,
  statusOf,
  sweep,
} from '#tests/support/doubt'
import { changeOf } from '#tests/support/change_requests'
import { get, post } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { paymentState, submit } from '#tests/support/payments'
import type { StatefulBank } from '#tests/support/stateful_banks'
import { asOwner } from '#factories/as_owner'

const reason = 'در صورت‌حساب درگاه دیده شد'
const newReference = () => `stmt-${process.hrtime.bigint()}`

interface Ask {
  how?: 'settle' | 'close'
  body?: object
}

test.group('A payment in doubt', (group) => {
  let bank: StatefulBank
  let [asker, second] = ['', '']
  group.setup(async () => {
    asker = await staffToken('finance')
    second = await staffToken('finance')
  })
  group.each.setup(async () => {
    const enabled = await anEnabledBank('SAMAN')
    bank = enabled.bank
    return enabled.stop
  })

  const ask = (id: string, { how = 'settle', body }: Ask = {}, token = asker) => {
    const wanted = how === 'settle' ? { bankReference: newReference(), reason } : { reason }
    return post(`/api/admin/payments/${id}/${how}`, body ?? wanted, { token })
  }
  const decide = (
    id: string,
    decisionId: string,
    how: 'approve' | 'reject' | 'withdraw',
    token = second
  ) =>
    post(
      `/api/admin/payments/${id}/decisions/${decisionId}/${how}`,
      how === 'reject' ? { reason: 'شماره پیدا نشد' } : {},
      { token }
    )

  test('is taken back by who asked alone; then it is asked for anew', async ({ assert }) => {
    const { shop, id } = await inDoubtAt(bank)
    const asked = await ask(id)
    const byOther = await decide(id, asked.body.id, 'withdraw')
    assert.equal(byOther.status, 422)
    assert.match(byOther.body.message, /[\u0600-\u06ff]/)
    const another = await inDoubtAt(bank)
    assert.equal((await decide(another.id, asked.body.id, 'withdraw', asker)).status, 404)

    const answers = await Promise.all([
      decide(id, asked.body.id, 'withdraw', asker),
      decide(id, asked.body.id, 'withdraw', asker),
    ])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
    assert.equal((await decide(id, asked.body.id, 'approve')).status, 409)
    assert.equal(await statusOf(id), 'IN_DOUBT')
    assert.equal(await cashOf(shop), 0)
    const told = { subject_id: id, command: 'payments.withdraw' }
    assert.lengthOf(await db.from('audit_lines').where(told), 1)
    const anew = await ask(id, { how: 'close' })
    assert.equal(anew.status, 201)
    assert.equal((await decide(id, anew.body.id, 'approve')).status, 200)
  })

  test('is settled by hand by two people, exactly as a verified one', async ({ assert }) => {
    const { shop, id } = await inDoubtAt(bank)
    const bankReference = newReference()
    const asked = await ask(id, { body: { bankReference, reason } })
    assert.equal(asked.status, 201)
    assert.containSubset(asked.body, { kind: 'SETTLE_BY_HAND', status: 'PENDING' })
    assert.equal(await cashOf(shop), 0)
    const own = await decide(id, asked.body.id, 'approve', asker)
    assert.equal(own.status, 422)
    assert.match(own.body.message, /[\u0600-\u06ff]/)
    const approved = await decide(id, asked.body.id, 'approve')
    assert.deepEqual(approved.body, { status: 'COMPLETED', decision: 'APPROVED' })
    assert.equal(await cashOf(shop), amountAtBank)
    assert.equal((await rowOf(id)).gateway_receipt, bankReference)
    assert.containSubset(await paymentState(shop, id), {
      transactionStatus: 'COMPLETED',
      outcome: 'CHARGED',
    })
    assert.equal((await decide(id, asked.body.id, 'approve')).status, 409)
    assert.equal(await cashOf(shop), amountAtBank)
    const lines = await db.from('audit_lines').where({ subject_id: id }).orderBy(['at', 'id'])
    assert.deepEqual(
      lines.map(({ command }) => command),
      ['payments.ask-settle', 'payments.approve']
    )
    assert.containSubset(lines[1], {
      before: { status: 'IN_DOUBT' },
      after: { status: 'COMPLETED', bankReference },
      reason,
    })
    await expectLedgerInBalance()
  })

  test('is closed as not paid by two people, with a reason', async ({ assert }) => {
    const { shop, id } = await inDoubtAt(bank)
    assert.equal((await ask(id, { how: 'close', body: {} })).status, 422)
    const asked = await ask(id, { how: 'close' })
    assert.equal((await decide(id, asked.body.id, 'approve', asker)).status, 422)
    const approved = await decide(id, asked.body.id, 'approve')
    assert.deepEqual(approved.body, { status: 'FINAL_ERROR', decision: 'APPROVED' })
    assert.equal((await rowOf(id)).failure, 'CLOSED_AS_NOT_PAID')
    assert.equal(await cashOf(shop), 0)
    await expectLedgerInBalance()
  })

  test('waits on when the second person says no, one request at a time', async ({ assert }) => {
    const { shop, id } = await inDoubtAt(bank)
    const asked = await ask(id)
    assert.equal((await ask(id, { how: 'close' })).status, 422)
    assert.equal((await decide(id, asked.body.id, 'reject', asker)).status, 422)
    const rejected = await decide(id, asked.body.id, 'reject')
    assert.deepEqual(rejected.body, { status: 'IN_DOUBT', decision: 'REJECTED' })
    assert.equal((await decide(id, asked.body.id, 'approve')).status, 409)
    assert.equal((await ask(id, { how: 'close' })).status, 201)
    assert.equal(await cashOf(shop), 0)
  })

  test('is decided once by two who agree at the same time', async ({ assert }) => {
    const { shop, id } = await inDoubtAt(bank)
    const { body } = await ask(id)
    const third = await staffToken('super')
    const answers = await Promise.all(
      [second, third, second].map((token) => decide(id, body.id, 'approve', token))
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409])
    assert.equal(await cashOf(shop), amountAtBank)
    await expectLedgerInBalance()
  })

  test('that the bank answers meanwhile needs nobody any more', async ({ assert }) => {
    const { shop, id } = await inDoubtAt(bank)
    const { body } = await ask(id, { how: 'close' })
    bank.misbehave({})
    await letHoursPass(id)
    await sweep()
    assert.equal(await statusOf(id), 'COMPLETED')
    const { status } = await db.from('payment_decisions').where('id', body.id).firstOrFail()
    assert.equal(status, 'VOID')
    assert.equal((await decide(id, body.id, 'approve')).status, 409)
    assert.equal(await cashOf(shop), amountAtBank)
    await expectLedgerInBalance()
  })

  test('is not decided while the bank is being asked', async ({ assert }) => {
    const { shop, id } = await inDoubtAt(bank)
    const { body } = await ask(id)
    const hold = (until: Date | null) =>
      db.from('payments').where({ id }).update({ verifying_until: until })
    await hold(new Date(Date.now() + 30_000))
    assert.equal((await decide(id, body.id, 'approve')).status, 409)
    assert.equal(await cashOf(shop), 0)
    await hold(null)
    assert.equal((await decide(id, body.id, 'approve')).status, 200)
  })

  test("is not settled with another payment's number", async ({ assert }) => {
    const first = await paidAt(bank)
    await submit(first.callback)
    const { id } = await inDoubtAt(bank)
    const body = { bankReference: first.payment.receipt, reason }
    const refused = await ask(id, { body })
    assert.equal(refused.status, 422)
    assert.equal(refused.body.errors[0].field, 'bankReference')
  })

  test('is for finance, by its id alone, and bad input changes nothing', async ({ assert }) => {
    const { id } = await inDoubtAt(bank)
    for (const role of ['support', 'auditor', 'kyc'] as const) {
      assert.equal((await ask(id, {}, await staffToken(role))).status, 403)
    }
    const unknown = '0197f000-0000-7000-8000-000000000000'
    for (const other of ['nonsense', unknown]) {
      assert.equal((await ask(other)).status, 404)
      assert.equal((await decide(id, other, 'approve')).status, 404)
      const path = `/api/admin/payments/${other}/bank-answers`
      assert.equal((await get(path, { token: asker })).status, 404)
    }
    const elsewhere = await inDoubtAt(bank)
    const { body } = await ask(elsewhere.id)
    assert.equal((await decide(id, body.id, 'approve')).status, 404)
    for (const body of [
      { reason },
      { bankReference: '', reason },
      { bankReference: '1'.repeat(51), reason },
      { bankReference: 'abc def', reason },
      { bankReference: 5, reason: ' ' },
    ]) {
      assert.equal((await ask(id, { body })).status, 422, JSON.stringify(body))
    }
    assert.equal(await statusOf(id), 'IN_DOUBT')
    assert.isNull(await db.from('payment_decisions').where('payment_id', id).first())
  })

  test("shows the bank's answers, newest first, and itself among those that wait", async ({
    assert,
  }) => {
    const { id } = await inDoubtAt(bank)
    const { id: own } = (await ask(id)).body
    const { body } = await get(`/api/admin/payments/${id}/bank-answers`, { token: asker })
    const [last, ...before] = body.items
    assert.containSubset(last, { question: 'VERIFY', code: 'NO_ANSWER', verdict: 'UNKNOWN' })
    assert.containSubset(before.at(-1), { question: 'CALLBACK', code: 'PAID', verdict: 'UNKNOWN' })
    const filter = encodeURIComponent(JSON.stringify({ decisionKind: ['SETTLE_BY_HAND'] }))
    const list = await get(`/api/admin/payments?filter=${filter}`, { token: asker })
    assert.containSubset(list.body, [{ id, status: 'IN_DOUBT', decision: { id: own, reason } }])
    const { queues } = (await get('/api/admin/dashboard', { token: asker })).body
    assert.isAbove(queues.paymentsInDoubt.count, 0)
    assert.containSubset(await changeOf(asker, own), { subject: { id }, reason })
  })

  test("keeps the bank's answers for ever", async ({ assert }) => {
    const { id } = await inDoubtAt(bank)
    const change = () =>
      db.from('payment_bank_answers').where('payment_id', id).update({ verdict: 'PAID' })
    await assert.rejects(change)
    await assert.rejects(() => db.from('payment_bank_answers').where('payment_id', id).delete())
    const asOwner = db.connection('owner').from('payment_bank_answers').where('payment_id', id)
    await assert.rejects(() => asOwner.delete())
  })

  test('no command of staff moves a payment out of any other state', async ({ assert }) => {
    const { id } = await inDoubtAt(bank)
    const statuses = [
      'CREATED',
      'REDIRECTED',
      'CALLBACK_RECEIVED',
      'COMPLETED',
      'FINAL_ERROR',
      'REQUEST_ERROR',
    ]
    const pending = (await ask(id)).body.id
    for (const status of statuses) {
      for (const indicator of ['SAMAN', 'OFFLINE']) {
        await db.from('payments').where({ id }).update({ status, indicator })
        const isOpenReceipt = indicator === 'OFFLINE' && status === 'REDIRECTED'
        const before = await rowOf(id)
        const commands = [
          ask(id),
          ask(id, { how: 'close' }),
          decide(id, pending, 'approve'),
          ...(isOpenReceipt
            ? []
            : [
                post(
                  `/api/admin/payments/${id}/confirm`,
                  { receipt: newReference() },
                  { token: asker }
                ),
                post(`/api/admin/payments/${id}/refuse`, { reason }, { token: asker }),
              ]),
        ]
        for (const answer of await Promise.all(commands)) {
          assert.oneOf(answer.status, [409, 422], `${status} ${indicator}`)
        }
        assert.deepEqual(await rowOf(id), before)
      }
    }
    await db.from('payments').where({ id }).update({ status: 'IN_DOUBT', indicator: 'SAMAN' })
  })

  test('no callback moves a payment that was paid or never opened', async ({ assert }) => {
    for (const status of ['COMPLETED', 'REQUEST_ERROR']) {
      const { shop, id, callback } = await paidAt(bank)
      await db.from('payments').where({ id }).update({ status })
      const before = await rowOf(id)
      await submit(callback)
      const cancelled = { ...callback.fields, State: 'CanceledByUser', RefNum: '' }
      await submit({ ...callback, fields: cancelled })
      await letHoursPass(id)
      await sweep()
      const after = await rowOf(id)
      assert.equal(after.status, status)
      assert.equal(after.gateway_receipt, before.gateway_receipt)
      assert.equal(await cashOf(shop), 0)
      await asOwner((trx) => trx.from('payments').where({ id }).delete())
    }
    assert.equal(bank.times('verify'), 0)
  })
})
