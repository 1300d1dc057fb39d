import { test } from '@japa/runner'
import { aShop } from '#factories/shop'
import { aStaffUser, staffPassword } from '#factories/staff'
import { aSupplier } from '#factories/distributor'
import { get, post } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'

test.group('A path with a NUL in the place of an id', () => {
  const commands = [
    '/api/admin/payments/%00/settle',
    '/api/admin/payments/%00/decisions/%00/approve',
    '/api/admin/approvals/%00/approve',
    '/api/admin/settlement/maturity-runs/%00/approve',
    '/api/admin/business-service-plans/a%00/close',
    '/api/admin/packages/a%00/activate',
  ]
  for (const path of commands) {
    test(`is nobody’s under an idempotency key: ${path}`, async ({ assert }) => {
      const token = await staffToken('super')
      const body = { bankReference: '1', reason: 'پیگیری بانک' }
      const { status } = await post(path, body, { token, key: crypto.randomUUID() })
      assert.equal(status, 404)
    })
  }

  test('is nobody’s for a customer who pays', async ({ assert }) => {
    const { token } = await aShop()
    const path = '/api/order/pending-orders/%00/payment-otp-verify'
    const answer = await post(path, { otpSecret: '12345' }, { token, key: crypto.randomUUID() })
    assert.equal(answer.status, 404)
  })
})

test.group('An object that JavaScript cannot make a number of', () => {
  const objects: unknown[] = [{ toString: 1 }, { valueOf: 1, toString: 1 }, [{ toString: 1 }]]

  test('is no number in a body', async ({ assert }) => {
    const token = await staffToken('super')
    const { id: distributorId } = await aSupplier()
    for (const provinceId of objects) {
      const body = { distributorId, name: 'مرکز', provinceId }
      const { status, body: answer } = await post('/api/admin/branches', body, { token })
      assert.equal(status, 422, JSON.stringify(provinceId))
      assert.containSubset(answer.errors, [{ field: 'provinceId' }])
    }
  })

  test('is no number in an address', async ({ assert }) => {
    const { token } = await aShop()
    const cities = await get('/api/cities?provinceId[name]=1', { token })
    assert.equal(cities.status, 422)
  })
})

test.group('A NUL in a text that is looked up', () => {
  const login = (body: object) => post('/api/user/login', { password: staffPassword, ...body })

  test('of a sign-in finds nobody', async ({ assert }) => {
    for (const username of ['no\u0000body', '\u0000']) {
      const { status } = await login({ username })
      assert.oneOf(status, [401, 422], JSON.stringify(username))
    }
  })

  test('of a package, a role or a payment finds none', async ({ assert }) => {
    const shop = await aShop()
    const body = { plan: shop.plan, slug: 'x\u0000y' }
    const chosen = await post('/api/user-subscription-package', body, { token: shop.token })
    assert.isBelow(chosen.status, 500)
    assert.isAtLeast(chosen.status, 400)
    const token = await staffToken('super')
    const staff = {
      username: `nul-${Date.now()}`,
      fullName: 'نام تازه',
      password: 'a-long-first-password',
      role: 'card\u0000s',
    }
    assert.equal((await post('/api/admin/staff', staff, { token })).status, 422)
  })

  test('or an object, is no code of a second factor', async ({ assert }) => {
    const { username } = await aStaffUser('card')
    for (const totp of [{ toString: 1 }, [], ['123456'], '12\u00003456', true]) {
      const { status } = await login({ username, totp })
      assert.equal(status, 422, JSON.stringify(totp))
    }
  })
})
