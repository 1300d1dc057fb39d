import { test } from '@japa/runner'
import { aShop, aShopWithCredit } from '#factories/shop'
import { anInvoice } from '#factories/invoice'
import { aSupplier } from '#factories/distributor'
import { get, post } from '#tests/support/http'
import { signIn, staffToken } from '#tests/support/identity'
import { payWithCode } from '#tests/support/orders'
import { decideAtBank, startCharge, submit } from '#tests/support/payments'

const fmcg = 'kasbeno-fmcg-real'
const home = (token: string, headers: Record<string, string> = {}) =>
  get(`/api/home/${fmcg}`, { token, headers })

test.group('The home page’s one answer', () => {
  test('holds every part word for word as its own call gives it', async ({ assert }) => {
    const shop = await aShopWithCredit(500_000_000, { cash: 9_000 })
    const { token } = shop
    for (const amount of [1_000_000, 2_000_000, 3_000_000, 4_000_000]) {
      await anInvoice({ shop, amount })
    }
    const paid = await anInvoice({ shop, amount: 50_000_000 })
    await payWithCode(shop, paid.id)

    const { status, body } = await home(token)
    assert.equal(status, 200)
    const own = async (path: string) => (await get(`/api${path}`, { token })).body
    assert.deepEqual(body.registration, await own(`/user/${fmcg}/registration-status`))
    assert.deepEqual(body.wallet, await own(`/wallet/${fmcg}/self`))
    assert.deepEqual(body.pendingOrders, await own(`/order/${fmcg}/pending-orders/3/0`))
    assert.deepEqual(body.installments, await own(`/order/${fmcg}/installments/3/0?status=OPEN`))
    assert.deepEqual(body.openPayments, await own('/transaction/10/0?transactionStatus=OPEN'))
    assert.deepEqual(body.distributors, await own(`/distributors/${fmcg}?pageSize=5&pageNumber=0`))
    assert.deepEqual(body.settings, await own('/settings'))
    assert.equal(body.wallet.creditAmount, 500_000_000)
    assert.equal(body.wallet.cash, 9_000)
    assert.equal(body.pendingOrders.items.length, 3)
    assert.equal(body.pendingOrders.meta.total, 4)
    assert.equal(body.installments.items.length, 1)
  })

  test('names the payments that no bank has answered, its own alone, until they end', async ({
    assert,
  }) => {
    const [shop, other] = [await aShop(), await aShop()]
    const started = await startCharge(shop, 900_000)
    const openOf = async ({ token }: { token: string }) =>
      (await home(token)).body.openPayments.items.map((one: { id: string }) => one.id)
    assert.deepEqual(await openOf(shop), [started.paymentId])
    assert.deepEqual(await openOf(other), [])
    await submit(await decideAtBank(started.redirect, 'fail'))
    assert.deepEqual(await openOf(shop), [])
  })

  test('names who is signed in by nothing that proves who somebody is', async ({ assert }) => {
    const shop = await aShop()
    const { body } = await home(shop.token)
    assert.sameMembers(Object.keys(body.profile), [
      'id',
      'phone',
      'firstname',
      'lastname',
      'plan',
      'plans',
      'companyCardWaits',
      'isLatinNameMissing',
      'begunSignature',
    ])
    assert.equal(body.profile.phone, shop.phone)
  })

  test('costs a 304 until something of it changes, and may be kept by its owner alone', async ({
    assert,
  }) => {
    const shop = await aShop()
    const first = await home(shop.token)
    const etag = first.headers.get('etag')!
    assert.isNotEmpty(etag)
    assert.equal(first.headers.get('cache-control'), 'private, no-cache')
    assert.equal((await home(shop.token, { 'If-None-Match': etag })).status, 304)

    await anInvoice({ shop, amount: 1_000_000 })
    const second = await home(shop.token, { 'If-None-Match': etag })
    assert.equal(second.status, 200)
    assert.equal(second.body.pendingOrders.meta.total, 1)
  })

  test('shows nothing of another shop', async ({ assert }) => {
    const supplier = await aSupplier()
    const [shop, other] = [await aShop(), await aShopWithCredit(700_000_000)]
    const theirs = await anInvoice({ shop: other, amount: 1_000_000, supplier })
    await payWithCode(other, (await anInvoice({ shop: other, amount: 2_000_000, supplier })).id)
    const { body } = await home(shop.token)
    assert.deepEqual(body.wallet, { cash: 0, credit: 0, creditAmount: 0 })
    assert.deepEqual(body.pendingOrders.items, [])
    assert.deepEqual(body.installments.items, [])
    assert.notInclude(JSON.stringify(body), theirs.id)
    assert.notInclude(JSON.stringify(body), other.phone)
  })

  test('is a chosen plan’s alone, and a customer’s alone', async ({ assert }) => {
    const { token } = await aShop()
    assert.equal((await get('/api/home/kasbeno-digital-real', { token })).status, 422)
    assert.equal((await get('/api/home/kasbeno-fmcg-legal', { token })).status, 404)
    assert.equal((await get("/api/home/kasbeno'--", { token })).status, 404)
    assert.equal((await get(`/api/home/${fmcg}`)).status, 401)
    assert.equal((await home(await staffToken('super'))).status, 403)
  })
})

test.group('The home page of a phone that comes back', () => {
  const open = (refreshToken: string, plan = fmcg, key?: string) =>
    post(`/api/home/${plan}/open`, { refreshToken }, { key })

  test('is read with the renewal of its session, in one answer', async ({ assert }) => {
    const person = await signIn()
    await post(`/api/user/${fmcg}/select-business-plan`, {}, { token: person.token })
    const chosen = await post('/api/user/switch', { plan: fmcg }, { token: person.token })
    const { status, headers, body } = await open(chosen.body.refreshToken)
    assert.equal(status, 200)
    assert.equal(headers.get('cache-control'), 'no-store')
    assert.deepEqual(body.home, (await home(body.bearerToken)).body)
    // The token was swapped as by the renewal alone: it works once, under its key as often as its answer is lost.
    const [first, again] = [
      await open(body.refreshToken, fmcg, 'a-key-of-this-phone'),
      await open(body.refreshToken, fmcg, 'a-key-of-this-phone'),
    ]
    assert.equal(again.body.bearerToken, first.body.bearerToken)
    assert.equal((await open(body.refreshToken)).status, 401)
    assert.equal((await home(first.body.bearerToken)).status, 401)
  })

  test('is left out where it would be refused; the session goes on', async ({ assert }) => {
    let { refreshToken } = await signIn()
    for (const plan of ['kasbeno-digital-real', 'kasbeno-fmcg-legal', "kasbeno'--"]) {
      const { status, body } = await open(refreshToken, plan)
      assert.equal(status, 200, plan)
      assert.isNull(body.home, plan)
      assert.equal((await get('/api/user', { token: body.bearerToken })).status, 200)
      refreshToken = body.refreshToken
    }
    assert.equal((await post(`/api/home/${fmcg}/open`, {})).status, 401)
    assert.equal((await open('unknown')).status, 401)
  })
})
