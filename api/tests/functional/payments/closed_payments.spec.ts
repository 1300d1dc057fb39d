import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { closedAskedAfterMinutes } from '#contracts/payments'
import Offline from '#app/money/payments/adapters/offline'
import { enableGateway } from '#app/money/payments/gateways'
import { settle as runJobs } from '#app/platform/jobs/main'
import { aShop, fmcg } from '#factories/shop'
import { cashOf, expectLedgerInBalance } from '#tests/support/credit'
import {
  amountAtBank,
  anEnabledBank,
  answersOf,
  inDoubtAt,
  letHoursPass,
  rowOf,
  statusOf,
  sweep,
} from '#tests/support/doubt'
import { post } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { decideAtBank, startCharge, submit } from '#tests/support/payments'
import type { RealBank, StatefulBank } from '#tests/support/stateful_banks'

const reason = 'در صورت‌حساب درگاه دیده شد'

/** Says "not paid" in the customer's browser, as each bank would. */
const refusal = (
  indicator: RealBank,
  { token, ours }: { token: string; ours: string }
): Record<string, string> =>
  ({
    SAMAN: { Token: token, ResNum: ours, State: 'CanceledByUser' },
    MELLAT: { RefId: token, SaleOrderId: ours, ResCode: '17' },
    IRANKISH: { token, requestId: ours, responseCode: '17' },
  })[indicator]

/** On the bank's page, and nobody has paid. */
const openAt = async (bank: StatefulBank) => {
  const shop = await aShop()
  const { indicator } = bank.gateway
  const body = { plan: fmcg, amount: amountAtBank, indicator }
  const started = await post('/api/payment/create-payment', body, { token: shop.token })
  const redirect = started.body.gatewayRedirectItem
  const token = String(Object.values(redirect.params)[0])
  const payment = [...bank.payments.values()].find((each) => each.token === token)!
  const action = `/api/payment/callback/${indicator}`
  return {
    shop,
    id: started.body.paymentId as string,
    payment,
    sayNotPaid: () =>
      submit({ action, fields: refusal(indicator as RealBank, { token, ours: payment.ours }) }),
    pay: () => ({ action, fields: bank.pay(redirect).fields }),
  }
}

/** So long has it been closed. */
const letPass = (id: string, minutes: number) =>
  db
    .from('payments')
    .where({ id })
    .update({
      closed_at: db.raw(`closed_at - make_interval(mins => ?)`, [minutes]),
      ask_again_at: db.raw(`ask_again_at - make_interval(mins => ?)`, [minutes]),
      opened_at: db.raw(`opened_at - make_interval(mins => ?)`, [minutes]),
    })

const told = async (phone: string, template: string): Promise<string[]> => {
  await runJobs()
  return (await db.from('sandbox_sms').where({ phone, template })).map(({ text }) => text)
}

for (const indicator of ['SAMAN', 'MELLAT', 'IRANKISH'] as const) {
  test.group(`Closed as not paid at ${indicator}`, (group) => {
    let bank: StatefulBank
    group.each.setup(async () => {
      const enabled = await anEnabledBank(indicator)
      bank = enabled.bank
      return enabled.stop
    })

    test('by an early "not paid" in the browser: who pays then has the money in the wallet', async ({
      assert,
    }) => {
      const { shop, id, sayNotPaid, pay } = await openAt(bank)
      await sayNotPaid()
      assert.equal(await statusOf(id), 'FINAL_ERROR')
      const callback = pay()
      await Promise.all([submit(callback), submit(callback), sweep()])
      assert.equal(await statusOf(id), 'COMPLETED')
      assert.equal(await cashOf(shop), amountAtBank)
      assert.lengthOf(await told(shop.phone, 'wallet-charged'), 1)
      const { gateway_receipt: receipt } = await rowOf(id)
      const kept = await db.from('payment_bank_answers').where({ payment_id: id, receipt })
      assert.includeMembers(
        kept.map(({ question }) => question),
        ['CALLBACK', 'VERIFY']
      )
      await expectLedgerInBalance()
    })

    test('because the page was left: who pays then has the money in the wallet', async ({
      assert,
    }) => {
      const { shop, id, pay } = await openAt(bank)
      await letHoursPass(id)
      await sweep()
      assert.equal(await statusOf(id), 'FINAL_ERROR')
      await submit(pay())
      assert.equal(await statusOf(id), 'COMPLETED')
      assert.equal(await cashOf(shop), amountAtBank)
      await expectLedgerInBalance()
    })

    test('by two people: the bank goes on being asked, and its later word counts', async ({
      assert,
    }) => {
      const { shop, id } = await inDoubtAt(bank)
      const { body } = await post(
        `/api/admin/payments/${id}/close`,
        { reason },
        { token: await staffToken('finance') }
      )
      const path = `/api/admin/payments/${id}/decisions/${body.id}/approve`
      await post(path, {}, { token: await staffToken('finance') })
      assert.equal(await statusOf(id), 'FINAL_ERROR')
      bank.misbehave({})
      await sweep()
      assert.equal(await statusOf(id), 'FINAL_ERROR')
      await letPass(id, closedAskedAfterMinutes[0])
      await sweep()
      assert.equal(await statusOf(id), 'COMPLETED')
      assert.equal(await cashOf(shop), amountAtBank)
      assert.lengthOf(await told(shop.phone, 'wallet-charged'), 1)
      await expectLedgerInBalance()
    })

    test('stays closed whatever receipts are invented for it, and the bank is asked so often alone', async ({
      assert,
    }) => {
      const { shop, id, payment, sayNotPaid } = await openAt(bank)
      await sayNotPaid()
      const { token, ours } = payment
      for (let tries = 0; tries < 25; tries++) {
        const receipt = String(70_000_000 + tries)
        const fields = {
          SAMAN: { Token: token, ResNum: ours, State: 'OK', RefNum: receipt },
          MELLAT: { RefId: token, SaleOrderId: ours, ResCode: '0', SaleReferenceId: receipt },
          IRANKISH: {
            ...{ token, requestId: ours, responseCode: '00' },
            ...{ retrievalReferenceNumber: receipt, systemTraceAuditNumber: '123456' },
          },
        }[indicator] as Record<string, string>
        await submit({ action: `/api/payment/callback/${indicator}`, fields })
      }
      assert.notEqual(await statusOf(id), 'COMPLETED')
      assert.equal(await cashOf(shop), 0)
      assert.isAtMost(bank.times('verify'), 20)
      const callbacks = (await answersOf(id)).filter((line) => line.startsWith('CALLBACK'))
      assert.isAtMost(callbacks.length, 20)
    })
  })
}

test.group('A payment that was closed as not paid', () => {
  test('is asked about ever more seldom for thirty days, and then no more', async ({
    assert,
    cleanup,
  }) => {
    const { bank, stop } = await anEnabledBank('IRANKISH')
    cleanup(stop)
    const { id, sayNotPaid } = await openAt(bank)
    await sayNotPaid()
    const before = bank.times('inquire')
    let passed = 0
    for (const minutes of closedAskedAfterMinutes) {
      await letPass(id, minutes - passed - 1)
      await sweep()
      passed = minutes
      await letPass(id, 1)
      await Promise.all([sweep(), sweep()])
    }
    assert.equal(bank.times('inquire') - before, closedAskedAfterMinutes.length)
    assert.isNull((await rowOf(id)).ask_again_at)
    assert.isAtMost(closedAskedAfterMinutes.length, 20)
    assert.equal(closedAskedAfterMinutes.at(-1), 30 * 24 * 60)
  })

  test('is found paid by asking the bank, though no browser came back', async ({ assert }) => {
    const shop = await aShop()
    const { redirect, paymentId } = await startCharge(shop, 900_000)
    const fields = { token: redirect.params.token, result: 'fail' }
    await submit({ action: '/api/payment/callback/BANKTEST', fields })
    assert.equal(await statusOf(paymentId), 'FINAL_ERROR')
    await decideAtBank(redirect, 'success')
    await letPass(paymentId, 2)
    await Promise.all([sweep(), sweep()])
    assert.equal(await statusOf(paymentId), 'COMPLETED')
    assert.equal(await cashOf(shop), 900_000)
    assert.lengthOf(await told(shop.phone, 'wallet-charged'), 1)
    await expectLedgerInBalance()
  })

  test('is asked about no more once the bank has given the money back', async ({
    assert,
    cleanup,
  }) => {
    const { bank, stop } = await anEnabledBank('IRANKISH')
    cleanup(stop)
    const { id, payment, sayNotPaid, pay } = await openAt(bank)
    await sayNotPaid()
    pay()
    payment.state = 'REVERSED'
    await letPass(id, 2)
    await sweep()
    assert.containSubset(await rowOf(id), { status: 'FINAL_ERROR', ask_again_at: null })
  })

  test('waits in doubt again when the bank says that it has the money and does not hand it over', async ({
    assert,
    cleanup,
  }) => {
    const { bank, stop } = await anEnabledBank('IRANKISH')
    cleanup(stop)
    const { shop, id, sayNotPaid, pay } = await openAt(bank)
    await sayNotPaid()
    pay()
    bank.misbehave({ verify: 'odd' })
    await letPass(id, 2)
    await sweep()
    assert.equal(await statusOf(id), 'CALLBACK_RECEIVED')
    await letHoursPass(id)
    await sweep()
    assert.equal(await statusOf(id), 'IN_DOUBT')
    bank.misbehave({})
    await letHoursPass(id)
    await sweep()
    assert.equal(await cashOf(shop), amountAtBank)
    await expectLedgerInBalance()
  })
})

test.group('Two people open a closed payment again', () => {
  const command = async (id: string, path: string, body: object, token: string) =>
    post(`/api/admin/payments/${id}/${path}`, body, { token })

  test('after which it waits in doubt, is asked about, and may be settled by hand', async ({
    assert,
    cleanup,
  }) => {
    const { bank, stop } = await anEnabledBank('SAMAN')
    cleanup(stop)
    const { shop, id, sayNotPaid } = await openAt(bank)
    await sayNotPaid()
    const [first, second] = [await staffToken('finance'), await staffToken('finance')]
    assert.equal((await command(id, 'settle', { bankReference: 'R1', reason }, first)).status, 409)
    assert.equal((await command(id, 'reopen', {}, first)).status, 422)
    assert.equal((await command(id, 'reopen', { reason }, await staffToken('support'))).status, 403)
    const asked = await command(id, 'reopen', { reason }, first)
    assert.equal(asked.status, 201)
    const decision = `decisions/${asked.body.id}/approve`
    assert.equal((await command(id, decision, {}, first)).status, 422)
    assert.equal(await statusOf(id), 'FINAL_ERROR')
    const agreed = await command(id, decision, {}, second)
    assert.deepEqual(agreed.body, { status: 'IN_DOUBT', decision: 'APPROVED' })
    assert.equal((await command(id, 'reopen', { reason }, first)).status, 409)
    const lines = await db.from('audit_lines').where({ subject_id: id }).orderBy(['at', 'id'])
    assert.deepEqual(
      lines.map((line) => line.command),
      ['payments.ask-reopen', 'payments.approve']
    )
    assert.containSubset(lines[1], { before: { status: 'FINAL_ERROR' }, reason })
    const bankReference = `stmt-${id}`
    const settling = await command(id, 'settle', { bankReference, reason }, first)
    await command(id, `decisions/${settling.body.id}/approve`, {}, second)
    assert.equal(await cashOf(shop), amountAtBank)
    await expectLedgerInBalance()
  })

  test('as a transfer whose receipt was refused, and whose money came', async ({
    assert,
    cleanup,
  }) => {
    cleanup(enableGateway(new Offline()))
    const shop = await aShop()
    const body = { plan: fmcg, amount: 800_000, indicator: 'OFFLINE' }
    const started = await post('/api/payment/create-payment', body, { token: shop.token })
    const id: string = started.body.paymentId
    const [first, second] = [await staffToken('finance'), await staffToken('finance')]
    await command(id, 'refuse', { reason: 'پیدا نشد' }, first)
    assert.containSubset(await rowOf(id), { status: 'FINAL_ERROR', ask_again_at: null })
    const asked = await command(id, 'reopen', { reason }, first)
    await command(id, `decisions/${asked.body.id}/approve`, {}, second)
    const settling = await command(id, 'settle', { bankReference: `t-${id}`, reason }, first)
    await command(id, `decisions/${settling.body.id}/approve`, {}, second)
    assert.equal(await statusOf(id), 'COMPLETED')
    assert.equal(await cashOf(shop), 800_000)
    assert.lengthOf(await told(shop.phone, 'wallet-charged'), 1)
    await expectLedgerInBalance()
  })
})
