import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import { clock } from '#app/platform/time/clock'
import { addDays } from '#app/platform/time/jalali'
import { aShop, aShopWithCredit, type Shop } from '#factories/shop'
import { anInvoice } from '#factories/invoice'
import { aSupplier } from '#factories/distributor'
import { get } from '#tests/support/http'
import { cancel, freeze, payWithCode } from '#tests/support/orders'
import { exported, sheetOf } from '#tests/support/resources'

const list = (shop: Shop, path: string, headers: Record<string, string> = {}) =>
  get(`/api/order/${shop.plan}/${path}`, { token: shop.token, headers })
const idsOf = (body: { items: { id: string }[] }) => body.items.map(({ id }) => id)

test.group('The owner’s lists', () => {
  test('show the newest first, page by page, counting pages from 1', async ({ assert }) => {
    const shop = await aShop()
    const ids: string[] = []
    for (const amount of [1000, 2000, 3000]) ids.unshift((await anInvoice({ shop, amount })).id)
    const first = await list(shop, 'pending-orders/2/0')
    assert.equal(first.status, 200)
    assert.deepEqual(first.body.meta, { currentPage: 1, pageSize: 2, total: 3 })
    assert.deepEqual(idsOf(first.body), ids.slice(0, 2))
    const second = await list(shop, 'pending-orders/2/1')
    assert.deepEqual(idsOf(second.body), ids.slice(2))
    assert.deepEqual((await list(shop, 'pending-orders/2/2')).body, {
      items: [],
      meta: { currentPage: 3, pageSize: 2, total: 3 },
    })
  })

  test('hold what a row needs', async ({ assert }) => {
    const shop = await aShop()
    const supplier = await aSupplier({ name: 'پخش آزمون' })
    const invoice = await anInvoice({ shop, amount: 10_000_000, supplier })
    const { body } = await list(shop, 'pending-orders/10/0')
    assert.deepInclude(body.items[0], {
      id: invoice.id,
      referenceNumber: invoice.referenceNumber,
      distributorName: 'پخش آزمون',
      grandTotalAmount: 10_000_000,
      kasbenoFeeAmount: 50_000,
      bankFeeAmount: 295_890,
      dueDateInDays: 60,
      dueDate: null,
      installmentReceiptAmount: null,
      status: 'CREATED',
      orderStatus: 'CREATED',
    })
    assert.notProperty(body.items[0], 'chosen')
  })

  test('part what is to be paid from the rest; both together and filtered in the third', async ({
    assert,
  }) => {
    const shop = await aShopWithCredit(50_000_000)
    const unpaid = await anInvoice({ shop, amount: 1_000_000 })
    const paid = await anInvoice({ shop, amount: 2_000_000 })
    const canceled = await anInvoice({ shop, amount: 3_000_000 })
    await payWithCode(shop, paid.id)
    await cancel(canceled)
    assert.deepEqual(idsOf((await list(shop, 'pending-orders/10/0')).body), [unpaid.id])
    assert.deepEqual(idsOf((await list(shop, 'completed-orders/10/0')).body), [
      canceled.id,
      paid.id,
    ])
    assert.lengthOf((await list(shop, '10/0')).body.items, 3)
    assert.deepEqual(idsOf((await list(shop, '10/0?status=CANCELED')).body), [canceled.id])
    const keyword = encodeURIComponent(unpaid.referenceNumber)
    assert.deepEqual(idsOf((await list(shop, `10/0?keyword=${keyword}`)).body), [unpaid.id])
    assert.equal((await list(shop, '10/0?keyword=%25')).body.meta.total, 0)
    assert.equal((await list(shop, '10/0?status=NONSENSE')).status, 422)
  })

  test('are a file with the list’s own filter, of the owner’s alone and 200 times a day', async ({
    assert,
  }) => {
    const [shop, other] = [await aShopWithCredit(50_000_000), await aShop()]
    const paid = await anInvoice({ shop, amount: 2_000_000 })
    const unpaid = await anInvoice({ shop, amount: 1_000_000 })
    await payWithCode(shop, paid.id)
    const path = `/api/order/${shop.plan}/export`
    const numbersIn = async (query: string, { token }: Shop) => {
      const { rows } = await sheetOf((await exported(`${path}${query}`, token)).bytes)
      return rows.slice(1).map(([, , reference]) => reference)
    }
    assert.lengthOf(await numbersIn('', shop), 2)
    assert.deepEqual(await numbersIn('?status=CREATED', shop), [unpaid.referenceNumber])
    assert.deepEqual(await numbersIn('', other), [])
    const csv = await exported(`${path}?format=csv`, shop.token)
    assert.match(csv.headers.get('content-type')!, /^text\/csv/)
    assert.equal((await get(`${path}?format=pdf`, { token: shop.token })).status, 422)
    assert.equal(
      (await get('/api/order/kasbeno-digital-real/export', { token: shop.token })).status,
      422
    )
    assert.equal((await get(path, {})).status, 401)
    const quota = limiter.use('database', { requests: 200, duration: '1 day' })
    await quota.set(`order-files:${shop.userId}`, 200, '1 day')
    assert.equal((await get(path, { token: shop.token })).status, 429)
    assert.equal((await get(path, { token: other.token })).status, 200)
  })

  test('are narrowed by Tehran days', async ({ assert }) => {
    const shop = await aShop()
    // Half past midnight in Tehran is still the day before in UTC.
    const overrides = { invoicedAt: '2025-03-20T21:00:00Z' }
    const { id } = await anInvoice({ shop, amount: 1000, overrides })
    const found = async (query: string) => idsOf((await list(shop, `10/0?${query}`)).body)
    assert.deepEqual(await found('from=2025-03-21&to=2025-03-21'), [id])
    assert.deepEqual(await found('to=2025-03-20'), [])
    assert.deepEqual(await found('from=2025-03-22'), [])
    assert.equal((await list(shop, '10/0?from=1404-13-40')).status, 422)
  })

  test('answer 304 while nothing changes, and 200 once it does', async ({ assert }) => {
    const shop = await aShop()
    const { headers } = await list(shop, 'pending-orders/3/0')
    const tag = { 'if-none-match': headers.get('etag')! }
    assert.equal((await list(shop, 'pending-orders/3/0', tag)).status, 304)
    await anInvoice({ shop, amount: 1000 })
    assert.equal((await list(shop, 'pending-orders/3/0', tag)).status, 200)
  })

  test('never show the invoices of others, of another plan or of a company’s token', async ({
    assert,
  }) => {
    const [shop, other] = [await aShop(), await aShop()]
    await anInvoice({ shop: other, amount: 1000 })
    assert.equal((await list(shop, '10/0')).body.meta.total, 0)
    const options = { token: shop.token }
    assert.equal((await get('/api/order/kasbeno-fmcg-legal/10/0', options)).status, 404)
    assert.equal((await get('/api/order/nonsense/pending-orders/10/0', options)).status, 404)
    assert.equal((await get('/api/order/kasbeno-digital-real/10/0', options)).status, 422)
  })

  test('refuse pages above 100 and below 1', async ({ assert }) => {
    const shop = await aShop()
    for (const path of [
      'pending-orders/101/0',
      'completed-orders/0/0',
      '10/-1',
      'installments/x/0',
    ]) {
      assert.equal((await list(shop, path)).status, 422, path)
    }
  })
})

test.group('The owner’s invoice', () => {
  test('says what it costs in all from each source, when that falls due, and what stands against it', async ({
    assert,
  }) => {
    const shop = await aShopWithCredit(50_000_000, { cash: 10_000 })
    const invoice = await anInvoice({ shop, amount: 10_000_000, dueDateInDays: 60 })
    const { body } = await get(`/api/order/pending-orders/${invoice.id}`, { token: shop.token })
    assert.deepEqual(body.paymentOptions, [
      {
        source: 'CREDIT',
        amount: 10_345_890,
        dueDate: addDays(clock.today(), 60),
        refusal: null,
      },
      { source: 'WALLET', amount: 10_050_000, dueDate: null, refusal: 'WALLET_TOO_LOW' },
    ])
    assert.deepInclude(body, {
      creditBalance: 50_000_000,
      cashBalance: 10_000,
      phone: shop.phone,
      refundAmount: 0,
      bankReferenceNumber: null,
    })
    assert.deepEqual(body.orderItems, [
      { id: 1, itemName: 'روغن مایع', unitType: 'کارتن', qty: 1, price: 10_000_000 },
    ])
    for (const inner of ['walletId', 'lineAccountId', 'distributorId', 'vatRatePpm']) {
      assert.notProperty(body, inner)
    }
  })

  test('answers 304 to a screen that polls', async ({ assert }) => {
    const shop = await aShop()
    const { id } = await anInvoice({ shop, amount: 1000 })
    const first = await get(`/api/order/${id}`, { token: shop.token })
    const headers = { 'if-none-match': first.headers.get('etag')! }
    assert.equal((await get(`/api/order/${id}`, { token: shop.token, headers })).status, 304)
  })
})

test.group('What the owner owes', () => {
  test('comes open ones first, by due date, with the sums of all', async ({ assert }) => {
    const shop = await aShopWithCredit(50_000_000)
    const later = await anInvoice({ shop, amount: 1_000_000, dueDateInDays: 60 })
    const sooner = await anInvoice({ shop, amount: 2_000_000, dueDateInDays: 10 })
    const canceled = await anInvoice({ shop, amount: 3_000_000, dueDateInDays: 5 })
    for (const { id } of [later, sooner, canceled]) await payWithCode(shop, id)
    await cancel(canceled)
    const { body } = await list(shop, 'installments/10/0')
    assert.deepEqual(
      body.items.map(({ orderId }: { orderId: string }) => orderId),
      [sooner.id, later.id, canceled.id]
    )
    const owed = [2_000_000 + 10_000 + 9_863, 1_000_000 + 5_000 + 29_589, 0]
    assert.deepEqual(
      body.items.map((item: { remainingAmount: number }) => item.remainingAmount),
      owed
    )
    assert.deepEqual(body.summary, {
      owedAmount: owed[0] + owed[1],
      disputedAmount: 0,
      openCount: 2,
      pastDueAmount: 0,
      pastDueCount: 0,
      lateFeeAmount: 0,
      nextDueDate: addDays(clock.today(), 10),
      nextDueAmount: owed[0],
      nextDueInDays: 10,
      payingUnblocks: false,
      blocks: [],
    })
    assert.equal(body.meta.total, 3)
    const onePage = await list(shop, 'installments/1/0')
    assert.equal(onePage.body.summary.owedAmount, owed[0] + owed[1])
  })

  test('leaves out what is frozen as FRAUD', async ({ assert }) => {
    const shop = await aShopWithCredit(50_000_000)
    const { id } = await anInvoice({ shop, amount: 1_000_000 })
    await payWithCode(shop, id)
    await freeze({ id })
    assert.equal((await list(shop, 'installments/10/0')).body.meta.total, 0)
  })
})
