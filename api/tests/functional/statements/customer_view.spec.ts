import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/platform/values/ids'
import { aShopWithCredit } from '#factories/shop'
import { anInvoice } from '#factories/invoice'
import { get } from '#tests/support/http'
import { aSignedInStaff, signIn, staffToken } from '#tests/support/identity'

const view = (userId: string, token: string, query = '') =>
  get(`/api/admin/customers/${userId}/view${query}`, { token })
const linesOf = (userId: string) =>
  db.from('audit_lines').where({ command: 'customers.view', subject_id: userId })

test.group('A customer as the customer sees it', () => {
  test('is what the customer’s own pages say, and who looked is kept', async ({ assert }) => {
    const shop = await aShopWithCredit(500_000_000)
    await anInvoice({ shop, amount: 10_000_000 })
    const staff = await aSignedInStaff('support')
    const { status, body, headers } = await view(shop.userId, staff.token, `?plan=${shop.plan}`)
    assert.equal(status, 200)
    assert.equal(headers.get('Cache-Control'), 'private, no-store')
    const home = (await get(`/api/home/${shop.plan}`, shop)).body
    const obligations = (await get(`/api/obligations/${shop.plan}`, shop)).body
    const { settings, profile, ...pages } = home
    assert.isArray(settings)
    assert.equal(profile.phone, shop.phone)
    assert.deepEqual(body, { plan: shop.plan, ...pages, obligations })
    const { national_code: code } = await db.from('users').where({ id: shop.userId }).firstOrFail()
    assert.match(code, /^\d{10}$/)
    assert.notInclude(JSON.stringify(body), code)
    const [line] = await linesOf(shop.userId)
    assert.deepInclude(line, { actor_id: staff.id, after: { plan: shop.plan } })
  })

  test('needs its own right, a customer who exists, and a plan that was chosen', async ({
    assert,
  }) => {
    const shop = await aShopWithCredit(500_000_000)
    for (const role of ['kyc', 'auditor', 'finance', 'distributor'] as const) {
      assert.equal((await view(shop.userId, await staffToken(role))).status, 403)
    }
    assert.equal((await view(shop.userId, shop.token)).status, 403)
    const token = await staffToken('support')
    assert.equal((await view(newId(), token)).status, 404)
    assert.equal((await view(shop.userId, token, '?plan=x')).status, 422)
    assert.equal((await view(shop.userId, token, '?plan=kasbeno-digital-real')).status, 422)
    const { userId } = await signIn()
    assert.equal((await view(userId, token)).status, 422)
    assert.lengthOf(await linesOf(userId), 0)
  })
})
