import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import Offline from '#app/money/payments/adapters/offline'
import { enableGateway } from '#app/money/payments/gateways'
import { aShop, fmcg } from '#factories/shop'
import { anEnabledBank, paidAt, statusOf } from '#tests/support/doubt'
import { SILENT } from '#tests/support/fake_bank'
import { get, post } from '#tests/support/http'
import { startCharge, submit } from '#tests/support/payments'

const asked = (id: string, token: string) => post(`/api/payment/${id}/ask-bank`, {}, { token })
const putAside = (id: string, token: string) => post(`/api/payment/${id}/put-aside`, {}, { token })
const openOf = async (token: string): Promise<string[]> =>
  (await get('/api/transaction/10/0?transactionStatus=OPEN', { token })).body.items.map(
    ({ id }: { id: string }) => id
  )

test.group('A payment whose return was lost', () => {
  test('is asked about at the bank when its owner says so, and booked at once', async ({
    assert,
    cleanup,
  }) => {
    const { bank, stop } = await anEnabledBank('IRANKISH')
    cleanup(stop)
    const { shop, id, callback } = await paidAt(bank)
    const before = await get(`/api/payment/${id}`, { token: shop.token })
    assert.equal(before.body.transactionStatus, 'REDIRECTED')
    const { status, body } = await asked(id, shop.token)
    assert.equal(status, 200)
    assert.equal(body.transactionStatus, 'COMPLETED')
    // The return that comes after all, and another question, book nothing more.
    await submit(callback)
    await asked(id, shop.token)
    const wallet = await get(`/api/wallet/${fmcg}/self`, { token: shop.token })
    assert.equal(wallet.body.cash, body.amount)
  })

  test('stays open while the bank is silent, and says until when', async ({ assert, cleanup }) => {
    const { bank, stop } = await anEnabledBank('IRANKISH')
    cleanup(stop)
    const { shop, id } = await paidAt(bank)
    bank.misbehave({ verify: () => SILENT, inquire: () => SILENT })
    const { body } = await asked(id, shop.token)
    assert.equal(body.transactionStatus, 'REDIRECTED')
    const { opened_at: openedAt } = await db.from('payments').where({ id }).firstOrFail()
    const hours = (new Date(body.knownBy).getTime() - openedAt.getTime()) / 3_600_000
    assert.equal(hours, 72)
  })

  test('is nobody else’s to ask about or to put aside', async ({ assert, cleanup }) => {
    const { bank, stop } = await anEnabledBank('IRANKISH')
    cleanup(stop)
    const { id } = await paidAt(bank)
    const { token } = await aShop()
    assert.equal((await asked(id, token)).status, 404)
    assert.equal((await putAside(id, token)).status, 404)
    assert.equal(await statusOf(id), 'REDIRECTED')
  })
})

test.group('A payment that was left at the bank', () => {
  test('is put aside: it is shown no more, and booked all the same when it was paid', async ({
    assert,
    cleanup,
  }) => {
    const { bank, stop } = await anEnabledBank('IRANKISH')
    cleanup(stop)
    const { shop, id, callback } = await paidAt(bank)
    assert.deepEqual(await openOf(shop.token), [id])
    for (const time of ['once', 'once more']) {
      assert.equal((await putAside(id, shop.token)).status, 200, time)
    }
    assert.deepEqual(await openOf(shop.token), [])
    const home = await get(`/api/home/${fmcg}`, { token: shop.token })
    assert.deepEqual(home.body.openPayments.items, [])
    const trail = await db.from('audit_lines').where('command', 'payments.put-aside')
    assert.lengthOf(
      trail.filter(({ subject_id: subject }) => subject === id),
      1
    )
    await submit(callback)
    assert.equal(await statusOf(id), 'COMPLETED')
  })

  test('is shown again once it has come back from the bank and nobody knows', async ({
    assert,
    cleanup,
  }) => {
    const { bank, stop } = await anEnabledBank('IRANKISH')
    cleanup(stop)
    const { shop, id, callback } = await paidAt(bank)
    await putAside(id, shop.token)
    bank.misbehave({ verify: () => SILENT, inquire: () => SILENT })
    await submit(callback)
    assert.deepEqual(await openOf(shop.token), [id])
    assert.equal((await putAside(id, shop.token)).status, 422)
    assert.deepEqual(await openOf(shop.token), [id])
  })

  test('cannot be a transfer that staff look for, nor one that has ended', async ({
    assert,
    cleanup,
  }) => {
    cleanup(enableGateway(new Offline()))
    const shop = await aShop()
    const body = { plan: fmcg, amount: 700_000, indicator: 'OFFLINE' }
    const transfer = await post('/api/payment/create-payment', body, { token: shop.token })
    assert.equal((await putAside(transfer.body.paymentId, shop.token)).status, 422)
    const { paymentId } = await startCharge(shop, 900_000)
    await db.from('payments').where({ id: paymentId }).update({ status: 'FINAL_ERROR' })
    assert.equal((await putAside(paymentId, shop.token)).status, 422)
  })
})
