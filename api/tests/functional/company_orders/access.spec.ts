import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { routePolicies } from '#app/desk/reports/policies/route_policies'
import { newId } from '#app/platform/values/ids'
import { cleanDatabase } from '#tests/support/database'
import { aCompanyWithCredit } from '#factories/company'
import { aSupplier } from '#factories/distributor'
import { freshExternalId } from '#factories/fresh'
import { saleOf } from '#factories/invoice'
import { addAddress, anAddress } from '#tests/support/cards'
import { aCompanyInvoice, payAsCeo, sign } from '#tests/support/company_orders'
import { missing } from '#tests/support/disputes'
import { call, post } from '#tests/support/http'
import { ok } from '#tests/support/registration'
import { supply } from '#tests/support/orders'
import { companyCustomer, sellTo } from '#tests/support/company_orders'

const prefix = '/api/legal/company/orders'
const ofOrders = () => routePolicies().filter(({ pattern }) => pattern.startsWith(prefix))

/** What each route would do its work with, were the caller the right one. */
const bodyOf = (pattern: string, id: string): Record<string, unknown> => ({
  otpSecret: '12345',
  reason: 'دلیل',
  ...(/orders\/(otp-start|sign)$/.test(pattern) && { orderIds: [id] }),
})

/** Of a contract that nobody was shown. */
const signature = { contractType: 'CARD', digest: '0'.repeat(64) }

const askAll = async (token: string, id: string): Promise<Record<string, number>> => {
  const statuses: Record<string, number> = {}
  for (const { method, pattern } of ofOrders()) {
    const path = pattern.replace(':id', id).replace(':pageSize/:pageNumber', '10/0')
    const body = method === 'GET' ? undefined : bodyOf(pattern, id)
    const answer = await call(method, path, { token, body })
    statuses[`${method} ${pattern.slice(prefix.length)}`] = answer.status
  }
  return statuses
}

const everything = async () => ({
  orders: await db.from('orders').select('id', 'status', 'paid_at').orderBy('id'),
  approbations: await db.from('approbations').orderBy('id'),
  signatures: await db.from('signatures').count('* as count'),
})

/** What a member without any part in an invoice gets: they see it, and nothing else. */
const seesAlone: Record<string, number> = {
  'POST /otp-start': 422,
  'POST /sign': 200,
  'GET /:pageSize/:pageNumber': 200,
  'GET /distributors': 200,
  'GET /panel': 200,
  'GET /export': 200,
  'GET /:id': 200,
  'GET /:id/approbation': 200,
  'GET /:id/evidence': 422,
  'POST /:id/otp-start': 422,
  'POST /:id/sign': 422,
  'POST /:id/reject': 422,
  'POST /:id/token-start': 422,
  'POST /:id/nudge': 200,
  'POST /:id/pay-otp-start': 422,
  'POST /:id/pay': 422,
}

test.group("Calls of a company's invoices", (group) => {
  group.setup(() => cleanDatabase())

  test('are nothing for a person, an ex-member, another company and a stranger’s id', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY', 'OPTIONAL'] })
    const other = await aCompanyWithCredit({ levels: ['MANDATORY'] })
    const { id } = await aCompanyInvoice(company)
    const [member, gone] = company.members
    await db.from('company_members').where('id', gone.memberId).update({ removed_at: new Date() })
    const before = await everything()
    const outsiders: [string, string, number[]][] = [
      ['their own person’s token', member.personToken, [422]],
      ['an ex-member', gone.token, [401]],
      ['nobody', 'x', [401]],
    ]
    for (const [who, token, allowed] of outsiders) {
      for (const [route, status] of Object.entries(await askAll(token, id))) {
        assert.include(allowed, status, `${who}: ${route}`)
      }
    }
    for (const [who, token, asked] of [
      ['the CEO of another company', other.token, id],
      ['a signatory of another company', other.members[0].token, id],
      ['the CEO, of an id that is none', company.token, newId()],
    ]) {
      for (const [route, status] of Object.entries(await askAll(token, asked))) {
        const isOfOne = route.includes(':id') || /POST \/(otp-start|sign)$/.test(route)
        // Who is not the CEO is refused whatever they name.
        const isForCeo = /evidence/.test(route) && who.startsWith('a signatory')
        assert.equal(status, isForCeo ? 422 : isOfOne ? 404 : 200, `${who}: ${route}`)
      }
    }
    assert.deepEqual(await everything(), before)
  })

  test('show an invoice to a member who may not sign, and let them do nothing', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY', 'NOT_ALLOWED'] })
    const { id } = await aCompanyInvoice(company)
    const before = await db.from('orders')
    assert.deepEqual(await askAll(company.members[1].token, id), seesAlone)
    assert.deepEqual(await db.from('orders'), before)
    assert.lengthOf(await db.from('signatures').where('member_id', company.members[1].memberId), 0)
  })

  test('never let a person’s calls pay what a company has to sign, nor another member pay it', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY'], cash: 50_000_000 })
    const [member] = company.members
    const { id } = await aCompanyInvoice(company)
    const pay = (token: string, paymentSource: string) =>
      post(`/api/order/pending-orders/${id}/payment-otp-start`, { paymentSource }, { token })
    const startBatch = (token: string) =>
      post('/api/order/pending-orders/several/payment-otp-start', { orderIds: [id] }, { token })
    for (const source of ['CREDIT', 'WALLET']) {
      assert.equal((await pay(company.token, source)).status, 422)
      assert.equal((await pay(member.token, source)).status, 422)
    }
    const [ofCeo, ofMember] = [await startBatch(company.token), await startBatch(member.token)]
    assert.match(ofCeo.body.invoices[0].message, /امضا/)
    assert.match(ofMember.body.invoices[0].message, /مدیرعامل/)
    await sign(member, id)
    assert.equal((await pay(member.token, 'CREDIT')).status, 422)
    assert.equal((await pay(company.token, 'CREDIT')).status, 200)
  })

  test('let its CEO alone spend its wallet and decide for it, by a person’s calls too', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit({
      levels: ['MANDATORY', 'NOT_ALLOWED'],
      cash: 50_000_000,
    })
    const [signer, idle] = company.members
    const { id } = await aCompanyInvoice(company)
    ok(await sign(signer, id))
    ok(await payAsCeo(company.ceo, id))
    const address = ok(await addAddress(company, { relatedUserType: 'LEGAL' })).body
    const { id: installmentId } = await db.from('installments').where('order_id', id).firstOrFail()
    const debts = `/api/order/${company.owner.plan}/installments`
    const calls: [string, object, number][] = [
      [`${debts}/pay`, { amount: 1_000_000 }, 200],
      [`${debts}/${installmentId}/pay`, { amount: 1_000_000 }, 200],
      [`/api/platform-fee/${company.owner.plan}/create-platform-fee`, {}, 409],
      [`/api/user-contract/${company.owner.plan}/sign-contract`, signature, 422],
      [`/api/order/${id}/receipt`, { items: [missing(1)], note: 'یک کارتن نرسید' }, 200],
      [`/api/order/${id}/receipt/withdraw`, {}, 200],
      [`/api/order/${id}/receipt`, { received: true }, 200],
      ['/api/addresses', await anAddress({ relatedUserType: 'LEGAL' }), 201],
      [`/api/addresses/${address.id}/select`, {}, 200],
    ]
    const kept = async () => ({
      ledger: await db.from('ledger.accounts').orderBy('id'),
      orders: await db.from('orders'),
      disputes: await db.from('disputes'),
      addresses: await db.from('addresses').orderBy('id'),
    })
    const before = await kept()
    for (const { token } of [signer, idle]) {
      for (const [path, body] of calls) {
        const answer = await post(path, body, { token })
        assert.equal(answer.status, 422, path)
        assert.match(answer.body.message, /تنها مدیرعامل/, path)
      }
    }
    assert.deepEqual(await kept(), before)
    for (const [path, body, expected] of calls) {
      const answer = await post(path, body, { token: company.token })
      assert.equal(answer.status, expected, `${path} ${JSON.stringify(answer.body)}`)
      assert.notMatch(answer.body.message ?? '', /تنها مدیرعامل/, path)
    }
  })
})

test.group('A member of two companies', (group) => {
  group.setup(() => cleanDatabase())

  test('is answered for the one, and never with what the other was answered under that key', async ({
    assert,
  }) => {
    const [one, other] = [await aCompanyWithCredit(), await aCompanyWithCredit()]
    const { userId, personToken } = one.ceo
    await db.from('company_members').where('id', other.ceo.memberId).update({ user_id: userId })
    const given = { plan: 'LEGAL', companyUniqueSerial: other.id }
    const { body: there } = ok(await post('/api/user/switch', given, { token: personToken }))
    const charge = { plan: one.owner.plan, amount: 400_000, indicator: 'BANKTEST' }
    const key = randomUUID()
    const pay = async (token: string) =>
      ok(await post('/api/payment/create-payment', charge, { token, key })).body
    const first = await pay(one.token)
    assert.notDeepEqual(await pay(there.bearerToken), first)
    assert.deepEqual(await pay(one.token), first)
    const payments = await db.from('payments').where('amount', charge.amount)
    assert.sameMembers(
      payments.map(({ owner_id: owner }) => owner),
      [one.id, other.id]
    )
  })
})

test.group('A sale to a company', (group) => {
  group.setup(() => cleanDatabase())

  test('reaches an accepted company by its id, and no other in any way', async ({ assert }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY'] })
    const unknown = await aCompanyWithCredit({ levels: ['MANDATORY'] })
    await db.from('companies').where('id', unknown.id).update({ company_status: 'PENDING' })
    const supplier = await aSupplier()
    assert.equal((await sellTo(supplier, company)).status, 201)
    const refused: [string, object][] = [
      ['one that was not accepted', companyCustomer(unknown)],
      ['an id of nobody', { companyUniqueId: '10380284790', plan: 'kasbeno-fmcg-legal' }],
      ['a person’s plan', { ...companyCustomer(company), plan: 'kasbeno-fmcg-real' }],
      ['its CEO’s phone', { phone: company.ceo.phone, plan: 'kasbeno-fmcg-legal' }],
    ]
    for (const [what, customer] of refused) {
      const { status, body } = await supply(supplier, 'sale', {
        ...saleOf({ phone: '' }, 1_000_000),
        externalId: freshExternalId(),
        customer,
      })
      assert.equal(status, 422, what)
      assert.match(body.message, /پیدا نشد/, what)
    }
    assert.lengthOf(await db.from('orders').where('distributor_id', supplier.id), 1)
  })

  test('of a sandbox client is TEST, and nobody is asked to sign it', async ({ assert }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY'] })
    const supplier = await aSupplier({ isTest: true })
    const { body } = await sellTo(supplier, company)
    assert.equal(body.status, 'TEST')
    assert.lengthOf(await db.from('approbations').where('document_id', body.id), 0)
    const { body: tab } = await call('GET', `${prefix}/10/0?approbationStatus=COMPLETED`, {
      token: company.token,
    })
    assert.deepEqual(
      tab.items.map(({ id }: { id: string }) => id),
      [body.id]
    )
  })
})
