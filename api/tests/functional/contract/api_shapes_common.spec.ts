import { test } from '@japa/runner'
import { aShop, aShopWithCredit } from '#factories/shop'
import { codeFor } from '#factories/messages'
import { freshPhone } from '#factories/fresh'
import { anInvoice, saleOf } from '#factories/invoice'
import { aSupplier } from '#factories/distributor'
import { call, get, post, put } from '#tests/support/http'
import { signIn, staffToken, wrongCodeFor } from '#tests/support/identity'
import { askForCode, enterCode, supply } from '#tests/support/orders'
import { expectAnswer, expectError, fieldErrors, millis, oneOf } from '#tests/support/shape'

const plan = 'kasbeno-fmcg-real'

test.group('Errors', () => {
  test('401 is for no token, an unknown one and one of another form', async ({ assert }) => {
    for (const authorization of [undefined, 'Bearer nobody-has-it', 'Basic eDp5', 'Bearer']) {
      const headers = authorization === undefined ? undefined : { authorization }
      const answer = await get(`/api/wallet/${plan}/self`, { headers })
      expectError(answer, 401, 'UnauthorizedException')
    }
    assert.isTrue(true)
  })

  test('403 is for tokens of another kind or without the permission', async () => {
    const [{ token }, support, supplier] = [
      await signIn(),
      await staffToken('support'),
      await aSupplier(),
    ]
    const forbidden: [string, string][] = [
      ['/api/admin/registrations', token],
      ['/api/distributor/orders', token],
      ['/api/external/supplier/orders/10/0', token],
      [`/api/wallet/${plan}/self`, support],
      ['/api/admin/ledger/reconcile', support],
      ['/api/admin/registrations', supplier.token],
    ]
    for (const [path, given] of forbidden) {
      expectError(await get(path, { token: given }), 403, 'ForbiddenException')
    }
  })

  test('404 is for unknown addresses, what is not there and what belongs to somebody else', async () => {
    const [owner, stranger] = [await aShopWithCredit(20_000_000), await aShop()]
    const { id } = await anInvoice({ shop: owner, amount: 1_000_000 })
    const { token } = stranger
    const missing = [
      '/api/nothing-here',
      '/api/wallet/kasbeno-nothing/self',
      `/api/order/${id}`,
      `/api/order/pending-orders/${id}`,
      '/api/order/not-an-id',
    ]
    for (const path of missing) expectError(await get(path, { token }), 404, 'NotFoundException')
    expectError(await askForCode(stranger, id), 404, 'NotFoundException')
  })

  test('422 names the fields that were refused', async ({ assert }) => {
    const { token } = await aShop()
    const body = expectError(
      await put(`/api/user/${plan}`, { firstname: '' }, { token }),
      422,
      'ValidationException',
      { errors: fieldErrors }
    )
    const fields = body.errors.map(({ field }: { field: string }) => field)
    assert.includeMembers(fields, ['firstname', 'lastname', 'nationalCode', 'dateOfBirth'])
  })

  test('a body that is no JSON is a 400 in the same form', async () => {
    const headers = { 'content-type': 'application/json' }
    const answer = await call('POST', '/api/user/otp-start', { headers, body: undefined })
    expectError(answer, 422, 'ValidationException', { errors: fieldErrors })
    const url = `http://${process.env.HOST}:${process.env.PORT}/api/user/otp-start`
    const broken = await fetch(url, { method: 'POST', headers, body: '{"phone":' })
    const { headers: sent, status } = broken
    expectError({ status, headers: sent, body: await broken.json() }, 400, 'ValidationException')
  })

  test('bodies of the wrong form are refused in the same form, whatever they are', async () => {
    for (const body of [[], { phone: { $gt: '' } }, { phone: ['0912'] }]) {
      const answer = await call('POST', '/api/user/otp-start', { body })
      expectError(answer, 422, 'ValidationException', { errors: fieldErrors })
    }
    for (const body of ['text', 7, null]) {
      const answer = await call('POST', '/api/user/otp-start', { body })
      expectError(answer, 400, 'ValidationException')
    }
    const shop = await aShopWithCredit(20_000_000)
    const { id } = await anInvoice({ shop, amount: 1_000_000 })
    const unreadable = { token: shop.token, body: 'text' }
    const path = `/api/order/pending-orders/${id}/payment-otp-verify`
    expectError(await call('POST', path, unreadable), 400, 'ValidationException')
    const large = { phone: '0'.repeat(2_000_000) }
    expectError(await post('/api/user/otp-start', large), 413, 'PayloadTooLargeException')
  })

  test('a business refusal of a customer is 422 and never 403', async () => {
    const { token } = await signIn()
    const answer = await get(`/api/user/${plan}/registration-status`, { token })
    expectError(answer, 422, 'BusinessRuleException')
    const switched = await post('/api/user/switch', { plan }, { token })
    expectError(switched, 422, 'BusinessRuleException')
  })
})

test.group('The trace id', () => {
  test('is echoed when it is given and made when it is not', async ({ assert }) => {
    for (const given of ['7', 'trace-0123456789', crypto.randomUUID(), 'Root=1-67891233:abc/x+=']) {
      const echoed = await get('/api/provinces', { headers: { 'x-trace-id': given } })
      assert.equal(echoed.headers.get('x-trace-id'), given)
      const refused = await get('/api/user', { headers: { 'x-trace-id': given } })
      assert.equal(refused.body.traceId, given)
    }
    for (const odd of ['x'.repeat(129), '{"msg":"forged"}', 'a b']) {
      const answer = await get('/api/provinces', { headers: { 'x-trace-id': odd } })
      assert.match(answer.headers.get('x-trace-id')!, /^[\w-]{36}$/)
    }
    assert.match((await get('/api/provinces')).headers.get('x-trace-id')!, /^[\w-]{36}$/)
  })
})

test.group('Throttling', () => {
  test('429 says when to come back; a running code says what is left of it', async ({ assert }) => {
    const phone = freshPhone()
    await post('/api/user/otp-start', { phone })
    for (const path of ['otp-start', 'otp-resend']) {
      const answer = await post(`/api/user/${path}`, { phone })
      const body = expectError(answer, 429, 'OtpAlreadySentException', {
        otpExpirationMillis: millis(120_000),
      })
      const seconds = Number(answer.headers.get('retry-after'))
      assert.equal(seconds, Math.ceil(body.otpExpirationMillis / 1000))
    }
  })

  test('tries that are used up are 400 or 429, also for the right code', async ({ assert }) => {
    const phone = freshPhone()
    await post('/api/user/otp-start', { phone })
    const [right, wrong] = [await codeFor(phone), await wrongCodeFor(phone)]
    for (let tries = 0; tries < 3; tries++) {
      const answer = await post('/api/user/otp-verify', { phone, otpSecret: wrong })
      expectError(answer, 400, 'OtpWrongException')
    }
    const late = await post('/api/user/otp-verify', { phone, otpSecret: right })
    assert.oneOf(late.status, [400, 429])
    assert.oneOf(late.body.title, ['OtpWrongException', 'OtpLockedException'])
  })
})

test.group('Pages of a customer', () => {
  test('count from 1 in the answer and from 0 in the path', async ({ assert }) => {
    const { token } = await aShop()
    const lists = [
      `/api/order/${plan}/pending-orders`,
      `/api/order/${plan}/completed-orders`,
      '/api/transaction',
    ]
    for (const list of lists) {
      const first = expectAnswer(await get(`${list}/10/0`, { token }), 200)
      assert.deepEqual(first, { items: [], meta: { currentPage: 1, pageSize: 10, total: 0 } })
      const third = expectAnswer(await get(`${list}/100/2`, { token }), 200)
      assert.deepEqual(third.meta, { currentPage: 3, pageSize: 100, total: 0 })
    }
  })

  test('above a hundred rows, of no rows or before the first are refused', async () => {
    const { token } = await aShop()
    for (const page of ['101/0', '0/0', '10/-1', 'x/0', '1000/0']) {
      const answer = await get(`/api/transaction/${page}`, { token })
      expectError(answer, 422, 'ValidationException', { errors: fieldErrors })
    }
    const { token: supplier } = await aSupplier()
    const answer = await get('/api/external/supplier/orders/101/0', { token: supplier })
    expectError(answer, 422, 'ValidationException', { errors: fieldErrors })
    const places = await get('/api/districts?cityId=1&pageSize=101')
    expectError(places, 422, 'ValidationException', { errors: fieldErrors })
  })
})

test.group('Idempotency', () => {
  test('a partner names a key, and 400 says that it is missing', async () => {
    const supplier = await aSupplier()
    for (const command of ['sale', 'cancel', 'update']) {
      const path = `/api/external/supplier/${command}`
      const answer = await post(path, {}, { token: supplier.token })
      expectError(answer, 400, 'IdempotencyKeyRequiredException')
    }
  })

  test('same key and body: the stored answer; another body: 409; another owner: his own', async ({
    assert,
  }) => {
    const [shop, supplier, other] = [await aShop(), await aSupplier(), await aSupplier()]
    const [sale, key] = [saleOf(shop, 1_000_000), crypto.randomUUID()]
    const first = await supply(supplier, 'sale', sale, key)
    const again = await supply(supplier, 'sale', sale, key)
    assert.deepEqual([again.status, again.body], [first.status, first.body])
    const changed = await supply(supplier, 'sale', saleOf(shop, 2_000_000), key)
    expectError(changed, 409, 'IdempotencyConflictException')
    const theirs = expectAnswer(await supply(other, 'sale', sale, key), 201)
    assert.notEqual(theirs.id, first.body.id)
  })

  test('a failed attempt does not use the key up', async () => {
    const shop = await aShopWithCredit(20_000_000)
    const { id } = await anInvoice({ shop, amount: 1_000_000 })
    await askForCode(shop, id)
    const [right, wrong] = [await codeFor(shop.phone), await wrongCodeFor(shop.phone)]
    const key = crypto.randomUUID()
    expectError(await enterCode(shop, id, wrong, key), 400, 'OtpWrongException')
    const paid = expectAnswer(await enterCode(shop, id, right, key), 200)
    const status = oneOf('COMPLETED', 'PENDING')
    expectAnswer(await enterCode(shop, id, right, key), 200, { id: paid.id, status })
  })
})
