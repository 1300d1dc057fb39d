import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { unpaidPerHour } from '#contracts/payments'
import { newId } from '#app/platform/values/ids'
import { aShop, aShopThatPaid, aShopWithCredit, fmcg } from '#factories/shop'
import { fillWallet } from '#factories/wallet'
import { call, get, post } from '#tests/support/http'
import { decideAtBank, startCharge, submit } from '#tests/support/payments'

const charge = (token: string, body: object) => post('/api/payment/create-payment', body, { token })

test.group('Charging the wallet', () => {
  test('takes 50,000 to 50,000,000 rials and nothing else', async ({ assert }) => {
    const { token, userId } = await aShop()
    const wanted = { plan: fmcg, indicator: 'BANKTEST' }
    for (const amount of [49_999, 50_000_001, 0, -1, 1.5, 2 ** 53, '100000', null]) {
      const { status, body } = await charge(token, { ...wanted, amount })
      assert.equal(status, 422, String(amount))
      assert.equal(body.errors[0].field, 'amount')
      assert.match(body.errors[0].message, /[\u0600-\u06ff]/)
    }
    assert.isNull(await db.from('payments').where('owner_id', userId).first())
    for (const amount of [50_000, 50_000_000]) {
      assert.equal((await charge(token, { ...wanted, amount })).status, 200)
    }
  })

  test('needs a gateway that is ours and open', async ({ assert }) => {
    const { token } = await aShop()
    for (const indicator of [undefined, '', 'SHAYANTEJARAT', 'MELLAT', 'NOBODY', 5]) {
      const { status, body } = await charge(token, { plan: fmcg, amount: 50_000, indicator })
      assert.equal(status, 422, String(indicator))
      assert.equal(body.errors[0].field, 'indicator')
    }
  })

  test('belongs to a plan that was chosen', async ({ assert }) => {
    const { token } = await aShop()
    const wanted = { amount: 50_000, indicator: 'BANKTEST' }
    assert.equal((await charge(token, { ...wanted, plan: 'kasbeno-digital-real' })).status, 422)
    assert.equal((await charge(token, { ...wanted, plan: 'nobody' })).status, 404)
    assert.equal((await charge('nobody', { ...wanted, plan: fmcg })).status, 401)
  })

  test('one key starts one payment', async ({ assert }) => {
    const { token, userId } = await aShop()
    const body = { plan: fmcg, amount: 50_000, indicator: 'BANKTEST' }
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        call('POST', '/api/payment/create-payment', { token, body, key: 'one-key' })
      )
    )
    assert.lengthOf(new Set(answers.map((answer) => answer.body.paymentId)), 1)
    assert.lengthOf(await db.from('payments').where('owner_id', userId), 1)
  })

  test('is begun so often an hour by one owner who completes nothing: the bank is asked after each', async ({
    assert,
  }) => {
    const [shop, other] = [await aShop(), await aShop()]
    const wanted = { plan: fmcg, amount: 50_000, indicator: 'BANKTEST' }
    assert.equal((await charge(shop.token, wanted)).status, 200)
    const {
      token: _,
      id: __,
      reference_code: ___,
      ...row
    } = await db.from('payments').where('owner_id', shop.userId).firstOrFail()
    await db.table('payments').multiInsert(
      Array.from({ length: unpaidPerHour - 1 }, (_, at) => ({
        ...{ ...row, gateway_token: null, id: newId(), token: newId() },
        reference_code: `unpaid-${at}-${shop.userId}`,
      }))
    )
    const refused = await charge(shop.token, wanted)
    assert.equal(refused.status, 429)
    assert.match(refused.body.message, /ناتمام/)
    assert.lengthOf(await db.from('payments').where('owner_id', shop.userId), unpaidPerHour)
    assert.equal((await charge(other.token, wanted)).status, 200)
    const own = () => db.from('payments').where('owner_id', shop.userId)
    await own()
      .limit(1)
      .update({ opened_at: new Date(Date.now() - 3_601_000) })
    assert.equal((await charge(shop.token, wanted)).status, 200)
  })

  test('offers the default gateway first', async ({ assert }) => {
    const { token } = await aShop()
    const { body } = await get('/api/payment/gateways-list', { token })
    assert.containSubset(body[0], { indicator: 'BANKTEST', isDefault: true })
  })
})

test.group('The wallet', () => {
  test('shows cash, the limit and what is left of it', async ({ assert }) => {
    const shop = await aShopWithCredit(1_000_000_000, { cash: 7_000 })
    const { body } = await get(`/api/wallet/${fmcg}/self`, { token: shop.token })
    assert.deepEqual(body, { cash: 7_000, credit: 1_000_000_000, creditAmount: 1_000_000_000 })
  })

  test('is empty before anything happened, and only of chosen plans', async ({ assert }) => {
    const { token } = await aShop()
    const { body } = await get(`/api/wallet/${fmcg}/self`, { token })
    assert.deepEqual(body, { cash: 0, credit: 0, creditAmount: 0 })
    assert.equal((await get('/api/wallet/kasbeno-digital-real/self', { token })).status, 422)
    assert.equal((await get('/api/wallet/kasbeno-fmcg-legal/self', { token })).status, 404)
  })

  test('lists its movements from the ledger, newest first, in pages', async ({ assert }) => {
    const shop = await aShopThatPaid(500_000_000, { cash: 100_000 })
    await fillWallet(shop, 60_000)
    const list = async (query: string, page = '10/0') =>
      (await get(`/api/transaction/${page}?${query}`, { token: shop.token })).body
    const { items, meta } = await list('transactionStatus=COMPLETED&transactionSourceType=')
    assert.deepEqual(meta, { currentPage: 1, pageSize: 10, total: 4 })
    assert.containSubset(items[0], {
      type: 'DEPOSIT',
      amount: 60_000,
      transactionSource: { transactionType: 'WALLET_CHARGE' },
    })
    assert.containSubset(items[1], {
      type: 'WITHDRAW',
      amount: 5_500_000,
      transactionSource: { transactionType: 'PLATFORM_FEE' },
    })
    assert.deepEqual((await list('transactionSourceType=PLATFORM_FEE')).items, [items[1]])
    assert.deepEqual((await list('', '1/1')).items, [items[1]])
    assert.equal((await list('transactionStatus=FINAL_ERROR')).meta.total, 0)
    const { paymentId, redirect } = await startCharge(shop, 70_000)
    await submit(await decideAtBank(redirect, 'fail'))
    const failed = await list('transactionStatus=FINAL_ERROR')
    assert.equal(failed.meta.total, 1)
    assert.containSubset(failed.items, [
      { id: paymentId, amount: 70_000, type: 'DEPOSIT', transactionStatus: 'FINAL_ERROR' },
    ])
    const of = (source: string) =>
      list(`transactionStatus=FINAL_ERROR&transactionSourceType=${source}`)
    assert.equal((await of('WALLET_CHARGE')).meta.total, 1)
    assert.equal((await of('INSTALLMENT')).meta.total, 0)
    assert.equal((await list('')).meta.total, 4)
    const stranger = await aShop()
    const others = '/api/transaction/10/0?transactionStatus=FINAL_ERROR'
    assert.deepEqual((await get(others, { token: stranger.token })).body.items, [])
    const one = await get(`/api/transaction/${items[1].id}`, { token: shop.token })
    assert.deepInclude(one.body, items[1])
  })

  test('refuses pages beyond a hundred and sources that do not exist', async ({ assert }) => {
    const { token } = await aShop()
    for (const path of ['101/0', '0/0', '10/x', '10/-1']) {
      assert.equal((await get(`/api/transaction/${path}`, { token })).status, 422, path)
    }
    const odd = await get('/api/transaction/10/0?transactionSourceType=NOBODY', { token })
    assert.equal(odd.status, 422)
  })

  test("shows nobody another's payment or movement", async ({ assert }) => {
    const [mine, other] = await Promise.all([aShop({ cash: 80_000 }), aShop()])
    const { paymentId } = await startCharge(mine, 50_000)
    const { body } = await get('/api/transaction/10/0', { token: mine.token })
    for (const id of [paymentId, body.items[0].id, 'nonsense']) {
      assert.equal((await get(`/api/transaction/${id}`, { token: other.token })).status, 404)
    }
    assert.equal((await get(`/api/payment/${paymentId}`, { token: other.token })).status, 404)
    assert.equal((await get('/api/transaction/10/0', { token: other.token })).body.meta.total, 0)
  })
})
