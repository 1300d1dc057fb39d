import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import Offline from '#app/money/payments/adapters/offline'
import { enableGateway } from '#app/money/payments/gateways'
import { clock } from '#app/platform/time/clock'
import { toPersianDigits } from '#contracts/digits'
import { aShop, fmcg } from '#factories/shop'
import { anEnabledBank, inDoubtAt, letHoursPass, paidAt, sweep } from '#tests/support/doubt'
import { settle } from '#app/platform/jobs/main'
import { SILENT } from '#tests/support/fake_bank'
import { get, post } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { decideAtBank, startCharge, submit } from '#tests/support/payments'

/** The texts that a phone was sent under a template. */
const told = async (phone: string, template: string): Promise<string[]> => {
  await settle()
  return (await db.from('sandbox_sms').where({ phone, template })).map(({ text }) => text)
}
const reference = async (id: string): Promise<string> =>
  toPersianDigits((await db.from('payments').where({ id }).firstOrFail()).reference_code)
const openOf = async (token: string, query = '') =>
  (await get(`/api/transaction/10/0?transactionStatus=OPEN${query}`, { token })).body

test.group('The owner of a payment is told how it ended', () => {
  test('by message when the charge is in the wallet, once, however often the bank calls back', async ({
    assert,
  }) => {
    const shop = await aShop()
    const { redirect, paymentId } = await startCharge(shop, 5_000_000)
    const callback = await decideAtBank(redirect, 'success')
    await Promise.all([submit(callback), submit(callback)])
    const texts = await told(shop.phone, 'wallet-charged')
    assert.lengthOf(texts, 1)
    assert.include(texts[0], '۵٬۰۰۰٬۰۰۰ ریال')
    assert.include(texts[0], await reference(paymentId))
  })

  test('by message when the bank says "paid" after the page was left', async ({
    assert,
    cleanup,
  }) => {
    const { bank, stop } = await anEnabledBank('IRANKISH')
    cleanup(stop)
    const paid = await inDoubtAt(bank)
    assert.lengthOf(await told(paid.shop.phone, 'wallet-charged'), 0)
    bank.misbehave({})
    await letHoursPass(paid.id)
    await sweep()
    assert.lengthOf(await told(paid.shop.phone, 'wallet-charged'), 1)
    assert.lengthOf(await told(paid.shop.phone, 'payment-not-made'), 0)
  })

  test('by message when finance closes what was checked as not paid', async ({
    assert,
    cleanup,
  }) => {
    const { bank, stop } = await anEnabledBank('IRANKISH')
    cleanup(stop)
    const { shop, id } = await inDoubtAt(bank)
    const [first, second] = [await staffToken('finance'), await staffToken('finance')]
    const path = `/api/admin/payments/${id}`
    const asked = await post(
      `${path}/close`,
      { reason: 'در صورت‌حساب بانک نیست' },
      { token: first }
    )
    assert.equal(asked.status, 201, JSON.stringify(asked.body))
    const { id: decision } = await db
      .from('payment_decisions')
      .where('payment_id', id)
      .firstOrFail()
    await post(`${path}/decisions/${decision}/approve`, {}, { token: second })
    const [text, ...more] = await told(shop.phone, 'payment-not-made')
    assert.lengthOf(more, 0)
    assert.include(text, '۵٬۰۰۰٬۰۰۰ ریال')
    assert.include(text, await reference(id))
  })

  test('not by message when the page has just said that the bank refused, or the bank was left unpaid', async ({
    assert,
  }) => {
    const shop = await aShop()
    const refused = await startCharge(shop, 900_000)
    await submit(await decideAtBank(refused.redirect, 'fail'))
    const left = await startCharge(shop, 900_000)
    await db
      .from('payments')
      .where({ id: left.paymentId })
      .update({ opened_at: clock.systemNow().minus({ hours: 2 }).toJSDate() })
    await sweep()
    const ended = await db.from('payments').whereIn('id', [refused.paymentId, left.paymentId])
    assert.deepEqual(
      ended.map(({ status }) => status),
      ['FINAL_ERROR', 'FINAL_ERROR']
    )
    assert.lengthOf(await told(shop.phone, 'payment-not-made'), 0)
  })

  test('by message with the reason when staff refuse a transfer', async ({ assert, cleanup }) => {
    cleanup(enableGateway(new Offline()))
    const shop = await aShop()
    const body = { plan: fmcg, amount: 700_000, indicator: 'OFFLINE' }
    const started = await post('/api/payment/create-payment', body, { token: shop.token })
    const id: string = started.body.paymentId
    const reason = 'واریزی به این مبلغ در صورت‌حساب نیست'
    await post(
      `/api/admin/payments/${id}/refuse`,
      { reason },
      { token: await staffToken('finance') }
    )
    const [text] = await told(shop.phone, 'transfer-refused')
    assert.include(text, reason)
    assert.include(text, '۷۰۰٬۰۰۰ ریال')
    assert.notInclude(text, '۷۲ ساعت')
    assert.lengthOf(await told(shop.phone, 'payment-not-made'), 0)
  })
})

test.group('Open payments', () => {
  test('are listed until they end, for their owner alone, by what they are for', async ({
    assert,
    cleanup,
  }) => {
    const { bank, stop } = await anEnabledBank('IRANKISH')
    cleanup(stop)
    const { shop, id, callback } = await paidAt(bank)
    bank.misbehave({ verify: () => SILENT, inquire: () => SILENT })
    const standing = async () =>
      (await openOf(shop.token)).items.map((item: Record<string, unknown>) => [
        item.id,
        item.transactionStatus,
      ])
    assert.deepEqual(await standing(), [[id, 'REDIRECTED']])
    await submit(callback)
    assert.deepEqual(await standing(), [[id, 'CALLBACK_RECEIVED']])
    await letHoursPass(id)
    await sweep()
    assert.deepEqual(await standing(), [[id, 'IN_DOUBT']])
    assert.equal((await openOf(shop.token)).meta.total, 1)
    assert.lengthOf((await openOf(shop.token, '&transactionSourceType=WALLET_CHARGE')).items, 1)
    assert.lengthOf((await openOf(shop.token, '&transactionSourceType=INSTALLMENT')).items, 0)
    assert.lengthOf((await openOf((await aShop()).token)).items, 0)
    bank.misbehave({})
    await letHoursPass(id)
    await sweep()
    assert.deepEqual(await standing(), [])
  })

  test('that never left for a bank are not among them', async ({ assert }) => {
    const shop = await aShop()
    const { paymentId } = await startCharge(shop, 900_000)
    await db.from('payments').where({ id: paymentId }).update({ status: 'CREATED' })
    assert.deepEqual((await openOf(shop.token)).items, [])
  })
})
