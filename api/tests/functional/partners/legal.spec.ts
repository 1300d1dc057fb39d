import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { changeSetting } from '#app/reference/settings/settings'
import { aCompanyWithCredit, type CompanyWithCredit } from '#factories/company'
import { aShop } from '#factories/shop'
import { partnerToken, aSupplier, type Supplier } from '#factories/distributor'
import { anInvoice, saleOf } from '#factories/invoice'
import { companyCustomer, payAsCeo, sign } from '#tests/support/company_orders'
import { letSeeCredit } from '#tests/support/credit_consent'
import { cleanDatabase } from '#tests/support/database'
import { call, get, post } from '#tests/support/http'
import { allowManySignIns, staffToken } from '#tests/support/identity'
import { ok } from '#tests/support/registration'

const root = '/api/external/legal/v1'
const send = (token: string, command: string, body: object, key: string | true = true) =>
  post(`${root}/${command}`, body, { token, key })
const read = (token: string, path: string) => get(`${root}/${path}`, { token })

interface World {
  distributor: Supplier
  /** Of the program that sells to companies. */
  token: string
  company: CompanyWithCredit
}
const aWorld = async (): Promise<World> => {
  const distributor = await aSupplier()
  const token = await partnerToken({ distributorId: distributor.id, scopes: ['legal'] })
  return { distributor, token, company: await aCompanyWithCredit({ levels: ['MANDATORY'] }) }
}

const saleTo = (company: CompanyWithCredit, amount = 10_000_000, overrides: object = {}) =>
  saleOf({ phone: '' }, amount, { customer: companyCustomer(company), ...overrides })

const idsIn = ({ body }: { body: { items: { id: string }[] } }) => body.items.map(({ id }) => id)

const everything = async () => ({
  orders: await db.from('orders').orderBy('id'),
  items: await db.from('order_items').orderBy(['order_id', 'line']),
  ledger: await db.from('ledger.accounts').orderBy('id'),
})

test.group('A seller to companies alone', (group) => {
  let world: World
  group.setup(async () => {
    await cleanDatabase()
    await allowManySignIns()
    world = await aWorld()
  })

  test('sells, finds, changes and cancels as a supplier does, and once per number', async ({
    assert,
  }) => {
    const { token, company, distributor } = world
    const sale = saleTo(company)
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(token, 'sale', sale)))
    const [{ body: sold }] = answers
    for (const { status, body } of answers) assert.deepEqual([status, body], [201, sold])
    assert.lengthOf(await db.from('orders').where('distributor_id', distributor.id), 1)
    assert.lengthOf(await db.from('approbations').where('document_id', sold.id), 1)
    const other = await send(token, 'sale', { ...sale, dueDateInDays: 61 })
    assert.equal(other.status, 409)

    const { referenceNumber } = sold
    const found = ok(await read(token, `inquiry?externalId=${sale.externalId}`)).body
    assert.containSubset(found, {
      ...{ id: sold.id, status: 'CREATED', grandTotalAmount: 10_000_000 },
      customer: { phone: null, name: company.name, companyUniqueId: company.companyUniqueId },
    })
    for (const path of [`inquiry?referenceNumber=${referenceNumber}`, `orders/${referenceNumber}`])
      assert.deepEqual(ok(await read(token, path)).body, found)
    assert.deepEqual(idsIn(await read(token, 'orders/10/0?status=CREATED')), [sold.id])
    assert.deepEqual(idsIn(await read(token, 'orders/10/0?status=CLOSED')), [])

    const items = [{ itemName: 'چای', unitType: 'بسته', qty: 2, price: 2_000_000 }]
    const changed = { referenceNumber, items, grandTotalAmount: 4_000_000 }
    assert.equal(ok(await send(token, 'update', changed)).body.grandTotalAmount, 4_000_000)
    const canceled = { referenceNumber, reason: 'کالا نیست' }
    assert.equal(ok(await send(token, 'cancel', canceled)).body.status, 'CANCELED')
    assert.equal((await send(token, 'cancel', canceled)).status, 409)
  })

  test('reaches invoices of companies of its distributor, and no others', async ({ assert }) => {
    const { token, company, distributor } = world
    const mine = ok(await send(token, 'sale', saleTo(company))).body
    const shop = await aShop()
    const persons = await anInvoice({ shop, amount: 1_000_000, supplier: distributor })
    const { external_id } = await db.from('orders').where('id', persons.id).firstOrFail()
    const elsewhere = await aWorld()
    const both = await partnerToken({
      ...{ distributorId: distributor.id, scopes: ['supplier', 'legal'] },
    })
    const before = await everything()
    const askFor = async (asker: string, referenceNumber: string, externalId: string) => [
      (await read(asker, `orders/${referenceNumber}`)).status,
      (await read(asker, `inquiry?referenceNumber=${referenceNumber}`)).status,
      (await read(asker, `inquiry?externalId=${externalId}`)).status,
      (await send(asker, 'cancel', { referenceNumber, reason: 'x' })).status,
      (
        await send(asker, 'update', {
          ...{ referenceNumber, grandTotalAmount: 1 },
          items: [{ itemName: 'x', unitType: 'x', qty: 1, price: 1 }],
        })
      ).status,
    ]
    // Also of a program that may see it, when it comes as a supplier.
    for (const asker of [token, both]) {
      assert.deepEqual(
        await askFor(asker, persons.referenceNumber, external_id),
        Array(5).fill(404)
      )
      assert.notInclude(idsIn(await read(asker, 'orders/100/0')), persons.id)
      assert.include(idsIn(await read(asker, 'orders/100/0')), mine.id)
    }
    assert.deepEqual(await askFor(elsewhere.token, mine.referenceNumber, 'x'), Array(5).fill(404))
    assert.deepEqual(idsIn(await read(elsewhere.token, 'orders/100/0')), [])
    const ofSupplier = await get('/api/external/supplier/orders/100/0', { token: both })
    assert.includeMembers(idsIn(ofSupplier), [mine.id, persons.id])
    assert.deepEqual(await everything(), before)
  })

  test('is neither a supplier nor anybody else', async ({ assert }) => {
    const { token, company, distributor } = world
    const distributorId = distributor.id
    const calls: [string, string, object?][] = [
      ['POST', 'sale', saleTo(company)],
      ['POST', 'cancel', { referenceNumber: '1', reason: 'x' }],
      ['POST', 'update', { referenceNumber: '1', items: [], grandTotalAmount: 1 }],
      ['GET', 'orders/10/0'],
      ['GET', 'orders/1'],
      ['GET', `remain-credit?companyUniqueId=${company.companyUniqueId}&plan=kasbeno-fmcg-legal`],
      ['GET', 'inquiry?referenceNumber=1'],
    ]
    const outsiders: [string, string | undefined, number][] = [
      ['nobody', undefined, 401],
      ['a supplier', distributor.token, 403],
      ['a card switch', await partnerToken({ distributorId, scopes: ['iran-kish'] }), 403],
      ['a program of no distributor', await partnerToken({ scopes: ['legal'] }), 403],
      ['a branch user', await staffToken('branch', { distributorId }), 403],
      ['the super admin', await staffToken('super'), 403],
      ['the CEO', company.token, 403],
    ]
    const before = await everything()
    for (const [who, asker, status] of outsiders) {
      for (const [method, path, body] of calls) {
        // What it asks for is judged before who a program speaks for.
        if (who.startsWith('a program') && path === 'update') continue
        const answer = await call(method, `${root}/${path}`, {
          ...{ token: asker, body },
          ...(body && { key: true as const }),
        })
        assert.equal(answer.status, status, `${who}: ${path}`)
      }
    }
    for (const path of ['orders/10/0', 'settlements/past/10/0', 'disputes/10/0']) {
      assert.equal((await get(`/api/external/supplier/${path}`, { token })).status, 403, path)
    }
    assert.deepEqual(await everything(), before)
  })

  test('is refused what is no sale to a company, and nothing is changed', async ({ assert }) => {
    const { token, company } = world
    const pending = await aCompanyWithCredit({ levels: ['MANDATORY'] })
    await db.from('companies').where('id', pending.id).update({ company_status: 'PENDING' })
    const shop = await aShop()
    const sale = saleTo(company)
    const { companyUniqueId } = company
    const plan = 'kasbeno-fmcg-legal'
    const before = await everything()
    const refused: [string, object][] = [
      ['a person', { ...sale, customer: { phone: shop.phone, plan: shop.plan } }],
      ['a person of a company', { ...sale, customer: { phone: company.ceo.phone, plan } }],
      ['a plan of persons', { ...sale, customer: { companyUniqueId, plan: shop.plan } }],
      ['one that was not accepted', { ...sale, customer: companyCustomer(pending) }],
      ['ten digits', { ...sale, customer: { companyUniqueId: '1038028479', plan } }],
      ['an id that is a list', { ...sale, customer: { companyUniqueId: [companyUniqueId], plan } }],
      ['no customer', { ...sale, customer: null }],
      ['lines that do not add up', { ...sale, grandTotalAmount: 9_999_999 }],
      ['a number of control characters', { ...sale, externalId: '\u0000\u0001' }],
    ]
    for (const [what, body] of refused) {
      assert.equal((await send(token, 'sale', body)).status, 422, what)
    }
    assert.equal((await post(`${root}/sale`, sale, { token })).status, 400)
    const noPage: [string, number][] = [
      ['orders/101/0', 422],
      ['orders/10/0?status=NONE', 422],
      ['inquiry', 422],
      ['inquiry?referenceNumber[]=1', 422],
      [`inquiry?externalId=${'9'.repeat(101)}`, 422],
      ['inquiry?externalId=none', 404],
      ['orders/none', 404],
    ]
    for (const [path, status] of noPage) {
      assert.equal((await read(token, path)).status, status, path)
    }
    assert.deepEqual(await everything(), before)
  })

  test('learns what is left of a company’s credit once its CEO lets it, and not how often it likes', async ({
    assert,
    cleanup,
  }) => {
    const { token, company, distributor } = world
    const { companyUniqueId } = company
    const ask = (asker: string, id = companyUniqueId, plan = 'kasbeno-fmcg-legal') =>
      read(asker, `remain-credit?companyUniqueId=${id}&plan=${plan}`)
    assert.equal((await ask(token)).status, 422)
    const { id } = ok(await send(token, 'sale', saleTo(company))).body
    await sign(company.members[0], id)
    ok(await payAsCeo(company.ceo, id))
    assert.equal((await ask(token)).status, 422)
    await letSeeCredit({ token: company.ceo.token }, distributor)
    assert.deepEqual(ok(await ask(token)).body, {
      creditAmount: company.limit,
      remainCredit: company.limit - 10_345_890,
      creditBlocked: false,
      isCreditExpired: false,
    })
    const stranger = (await aWorld()).token
    const [unknown, strange] = [await ask(token, '10380284790'), await ask(stranger)]
    assert.deepEqual([unknown.status, strange.status], [422, 422])
    assert.equal(unknown.body.message, strange.body.message)
    assert.equal((await ask(token, companyUniqueId, 'kasbeno-fmcg-real')).status, 422)
    const lines = await db
      .from('audit_lines')
      .where({ command: 'partners.remain-credit', subject_id: company.id })
    assert.lengthOf(lines, 1)
    assert.equal(lines[0].subject_type, 'companies')

    await db.from('rate_limits').delete()
    await db.transaction((trx) => changeSetting('throttlePartnerLookupsPerMinute', 2, trx))
    cleanup(allowManySignIns)
    const customer = { companyUniqueId: '10380284790', plan: 'kasbeno-fmcg-legal' }
    for (const status of [422, 422, 429]) {
      const answer = await send(token, 'sale', saleTo(company, 1000, { customer }))
      assert.equal(answer.status, status)
    }
    for (const status of [200, 200, 429]) assert.equal((await ask(token)).status, status)
  })
})
