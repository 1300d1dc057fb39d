import assert from 'node:assert/strict'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { routePolicies, type RoutePolicy } from '#app/desk/reports/policies/route_policies'
import { newId } from '#app/platform/values/ids'
import { aShopWithCredit } from '#factories/shop'
import { fillWallet } from '#factories/wallet'
import { anInvoice } from '#factories/invoice'
import { aSupplier } from '#factories/distributor'
import { call } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { repay } from '#tests/support/installments'
import { installmentOf, payWithCode } from '#tests/support/orders'
import { aRegisteredShop } from '#tests/support/registration'
import { aWithdrawal } from '#tests/support/withdrawals'

/** Routes of customers whose path names one thing of theirs. */
/** A distributor is everybody's; what was said about it is asked under the caller's own name. */
const ofNobody = ['/api/distributors/:plan/:slug/credit-consent']

const ofOneThing = () =>
  routePolicies().filter(
    ({ access, pattern }) =>
      access === 'customer' &&
      /:(id|orderId|slug)\b/.test(pattern) &&
      !ofNobody.includes(pattern) &&
      // Of a company, whose outsiders are told apart in company_orders/access.spec.
      !pattern.startsWith('/api/legal/company/')
  )

/** Bodies with which a command would do its work, were the thing the caller's own. */
const bodyOf = ({ method, pattern }: RoutePolicy) => {
  if (method === 'GET') return undefined
  if (pattern.endsWith('receipt')) return { received: true }
  return pattern.endsWith('verify') ? { otpSecret: '12345' } : {}
}

const idsOf = async (table: string, column: string, value: string) =>
  (await db.from(table).where(column, value).select('id')).map(({ id }) => id as string)

/** Somebody with an unpaid and a paid invoice, payments and transactions. */
const anOwner = async () => {
  const shop = await aShopWithCredit(100_000_000)
  await fillWallet(shop, 1_000_000)
  const unpaid = await anInvoice({ shop, amount: 10_000_000 })
  const paid = await anInvoice({ shop, amount: 10_000_000 })
  await payWithCode(shop, paid.id)
  const { id: debt } = await installmentOf(paid.id)
  assert.equal((await repay(shop, debt, { amount: 100_000 })).status, 200)
  const withdrawal = await aWithdrawal(shop, 100_000)
  return {
    shop,
    ids: [
      withdrawal,
      shop.userId,
      shop.registrationId,
      shop.walletId,
      shop.lineId,
      unpaid.id,
      paid.id,
      ...(await idsOf('payments', 'owner_id', shop.userId)),
      debt,
      ...(await idsOf('repayments', 'owner_id', shop.userId)),
      ...(await db.from('ledger.postings').where('party_id', shop.walletId).select('entry_id')).map(
        ({ entry_id: id }) => id as string
      ),
    ],
  }
}

test.group('Things of somebody else', () => {
  test('are not found by another customer, whatever the route', async ({ assert }) => {
    const owner = await anOwner()
    const stranger = await aShopWithCredit(100_000_000)
    const found: string[] = []
    for (const route of ofOneThing()) {
      for (const id of [...owner.ids, newId(), 'x', '0']) {
        const path = route.pattern.replace(/:plan/, 'kasbeno-fmcg-real').replace(/:\w+/, id)
        const { token } = stranger
        const { status } = await call(route.method, path, { token, body: bodyOf(route) })
        if (status !== 404) found.push(`${route.method} ${path} → ${status}`)
      }
    }
    assert.isAbove(ofOneThing().length, 5)
    assert.deepEqual(found, [])
  })

  test('while their owner finds them, so that the test above means something', async ({
    assert,
  }) => {
    const { shop, ids } = await anOwner()
    const registered = await aRegisteredShop()
    const own = [
      ...ids.map((id) => ({ id, token: shop.token })),
      ...(await idsOf('shops', 'registration_id', registered.registrationId)).map((id) => ({
        id,
        token: registered.token,
      })),
    ]
    const gets = ofOneThing().filter(({ method }) => method === 'GET')
    for (const route of gets) {
      const statuses = new Set<number>()
      for (const { id, token } of own) {
        const path = route.pattern.replace(/:plan/, 'kasbeno-fmcg-real').replace(/:\w+/, id)
        statuses.add((await call('GET', path, { token })).status)
      }
      assert.isTrue(statuses.has(200), route.pattern)
    }
  })

  test('invoices of another distributor are not found by its users and programs', async ({
    assert,
  }) => {
    const { shop } = await anOwner()
    const { id, referenceNumber, supplier } = await anInvoice({ shop, amount: 1_000_000 })
    const other = await aSupplier()
    const theirs = await staffToken('distributor', { distributorId: other.id })
    const own = await staffToken('distributor', { distributorId: supplier.id })
    for (const audience of ['admin', 'distributor']) {
      const path = `/api/${audience}/orders/${id}`
      assert.equal((await call('GET', path, { token: theirs })).status, 404, audience)
      assert.equal((await call('GET', path, { token: own })).status, 200, audience)
    }
    const path = `/api/external/supplier/orders/${referenceNumber}`
    assert.equal((await call('GET', path, { token: other.token })).status, 404)
    assert.equal((await call('GET', path, { token: supplier.token })).status, 200)
    for (const command of ['cancel', 'update', 'confirm', 'reject']) {
      const { status } = await call('POST', `/api/external/supplier/${command}`, {
        token: other.token,
        key: true,
        body: {
          referenceNumber,
          reason: 'x',
          items: [{ itemName: 'x', unitType: 'x', qty: 1, price: 1 }],
          grandTotalAmount: 1,
        },
      })
      assert.equal(status, 404, command)
    }
  })
})
