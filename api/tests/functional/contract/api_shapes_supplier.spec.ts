import { test } from '@japa/runner'
import { aShop, aShopWithCredit } from '#factories/shop'
import { freshPhone } from '#factories/fresh'
import { anInvoice, saleOf } from '#factories/invoice'
import { aSupplier } from '#factories/distributor'
import { letSeeCredit } from '#tests/support/credit_consent'
import { get, post } from '#tests/support/http'
import { signIn, staffToken } from '#tests/support/identity'
import { cancel, change, confirm, payWithCode, reject, supply } from '#tests/support/orders'
import {
  exactly,
  expectAnswer,
  expectError,
  fieldErrors,
  listOf,
  moment,
  persian,
  phone,
  rials,
  text,
  uuid,
  count,
} from '#tests/support/shape'

const plan = 'kasbeno-fmcg-real'
const external = '/api/external/supplier'

test.group('A supplier', () => {
  test('sends a sale and gets its id, reference number and status', async ({ assert }) => {
    const [shop, supplier] = [await aShop(), await aSupplier()]
    const shape = exactly({ id: uuid, referenceNumber: text, status: 'CREATED' })
    const sale = saleOf(shop, 1_000_000)
    const first = expectAnswer(await supply(supplier, 'sale', sale), 201, shape)
    assert.deepEqual(expectAnswer(await supply(supplier, 'sale', sale), 201), first)
    const byCode = {
      ...sale,
      externalId: 'by-code',
      customer: { nationalCode: shop.nationalCode, plan },
    }
    expectAnswer(await supply(supplier, 'sale', byCode), 201, shape)
    const other = await supply(supplier, 'sale', { ...sale, dueDateInDays: 61 })
    expectError(other, 409, 'ConflictException')
    const wrong = await supply(supplier, 'sale', { ...sale, externalId: 'x', grandTotalAmount: 1 })
    expectError(wrong, 422, 'ValidationException', { errors: fieldErrors })
    const unknown = { ...sale, externalId: 'y', customer: { phone: freshPhone(), plan } }
    expectError(await supply(supplier, 'sale', unknown), 422, 'BusinessRuleException')
  })

  test('changes, cancels, confirms and rejects', async () => {
    const shop = await aShopWithCredit(100_000_000)
    const unpaid = await anInvoice({ shop, amount: 2_000_000 })
    const named = { referenceNumber: unpaid.referenceNumber }
    expectAnswer(await change(unpaid, 1_000_000), 200, named)
    expectAnswer(await cancel(unpaid), 200, { ...named, status: 'CANCELED' })
    expectError(await cancel({ ...unpaid, referenceNumber: '1' }), 404, 'NotFoundException')
    const supplier = await aSupplier({ requiresConfirmation: true })
    for (const [decide, status] of [
      [confirm, 'COMPLETED'],
      [reject, 'CANCELED'],
    ] as const) {
      const invoice = await anInvoice({ shop, amount: 2_000_000, supplier })
      expectAnswer(await payWithCode(shop, invoice.id), 200, { status: 'PENDING' })
      expectAnswer(await decide(invoice), 200, { status })
    }
  })

  test('reads its own invoices and what is left of a customer’s credit', async ({ assert }) => {
    const shop = await aShopWithCredit(100_000_000)
    const { supplier, id, referenceNumber } = await anInvoice({ shop, amount: 2_000_000 })
    const order = { id: uuid, referenceNumber: text, externalId: text, status: text }
    const amounts = { grandTotalAmount: rials, refundAmount: rials, createdAt: moment }
    const listed = await get(`${external}/orders/10/0`, supplier)
    const { items } = expectAnswer(listed, 200, listOf({ ...order, ...amounts }))
    assert.equal(items[0].id, id)
    const one = await get(`${external}/orders/${referenceNumber}`, supplier)
    expectAnswer(one, 200, { ...order, ...amounts })
    await payWithCode(shop, id)
    await letSeeCredit(shop, supplier)
    const left = await get(`${external}/remain-credit?phone=${shop.phone}&plan=${plan}`, supplier)
    assert.include(Object.values(expectAnswer(left, 200)), 100_000_000)
    const stranger = await aSupplier()
    expectError(
      await get(`${external}/orders/${referenceNumber}`, stranger),
      404,
      'NotFoundException'
    )
  })
})

test.group('Demo mode', () => {
  test('shows the messages of a phone, with the code on code messages', async () => {
    const number = freshPhone()
    await signIn(number)
    const message = exactly({ id: text, phone, text: persian, code: text, sentAt: moment })
    expectAnswer(await get(`/api/demo/sms?phone=${number}`), 200, [message])
  })

  test('tells the clock and moves it for the super admin alone', async () => {
    const clock = {
      now: moment,
      today: text,
      advancedDays: count,
      daysToClose: count,
      jobsRunning: count,
    }
    expectAnswer(await get('/api/demo/clock'), 200, clock)
    const forbidden = await post('/api/demo/clock', { advanceDays: 1 }, await signIn())
    expectError(forbidden, 403, 'ForbiddenException')
    const none = { advanceDays: 0 }
    const refused = await post('/api/demo/clock', none, { token: await staffToken('super') })
    expectError(refused, 422, 'ValidationException', { errors: fieldErrors })
  })
})

test.group('Health', () => {
  test('is told without a token', async () => {
    for (const probe of ['live', 'ready']) expectAnswer(await get(`/health/${probe}`), 200)
  })
})
