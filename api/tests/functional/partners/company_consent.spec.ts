import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { aCompanyWithCredit, type Company } from '#factories/company'
import { aShop } from '#factories/shop'
import { anInvoice } from '#factories/invoice'
import { aSupplier, type Supplier, partnerToken } from '#factories/distributor'
import { companyCustomer, payAsCeo, sign } from '#tests/support/company_orders'
import { cleanDatabase } from '#tests/support/database'
import { get, put } from '#tests/support/http'
import { ok } from '#tests/support/registration'

const plan = 'kasbeno-fmcg-legal'
const pathOf = ({ slug }: Supplier, of = plan) => `/api/distributors/${of}/${slug}/credit-consent`
/** Sells by one program, and asks by another that is for companies. */
const aSeller = async () => {
  const supplier = await aSupplier({ plans: [plan, 'kasbeno-fmcg-real'] })
  const asks = await partnerToken({ distributorId: supplier.id, scopes: ['legal'] })
  return { ...supplier, asks }
}
type Seller = Awaited<ReturnType<typeof aSeller>>

const say = ({ token }: { token: string }, supplier: Supplier, isAllowed: boolean) =>
  put(pathOf(supplier), { isAllowed }, { token })
const read = ({ token }: { token: string }, supplier: Supplier) => get(pathOf(supplier), { token })
const list = async ({ token }: { token: string }) =>
  ok(await get(`/api/credit-consents/${plan}`, { token })).body.items

const ask = ({ asks: token }: Seller, { companyUniqueId }: Company) =>
  get(`/api/external/legal/v1/remain-credit?companyUniqueId=${companyUniqueId}&plan=${plan}`, {
    token,
  })

const buy = async (company: Company, supplier: Supplier) => {
  const overrides = { customer: companyCustomer(company) }
  const { id } = await anInvoice({ shop: { phone: '' }, amount: 1_000_000, supplier, overrides })
  ok(await sign(company.members[0]!, id))
  ok(await payAsCeo(company.ceo, id))
}

test.group('The consent of a company', (group) => {
  group.setup(() => cleanDatabase())

  test('is asked once it has bought, refused by its CEO and given', async ({ assert }) => {
    const supplier = await aSeller()
    const company = await aCompanyWithCredit({ levels: ['MANDATORY'] })
    const { ceo } = company
    assert.deepEqual(ok(await read(ceo, supplier)).body, {
      isAllowed: false,
      because: 'NEVER_SAID',
    })
    assert.deepEqual(await list(ceo), [])
    const strange = await ask(supplier, company)
    assert.equal(strange.status, 422)

    await buy(company, supplier)
    assert.equal((await ask(supplier, company)).status, 422)
    const { slug } = supplier
    const [seen] = await list(ceo)
    assert.containsSubset(seen, { slug, isAllowed: false, because: 'NEVER_SAID' })

    assert.deepEqual(ok(await say(ceo, supplier, false)).body, {
      isAllowed: false,
      because: 'WITHDRAWN',
    })
    // As of a company that the distributor has never sold to.
    const refused = await ask(supplier, company)
    assert.equal(refused.status, 422)
    assert.equal(refused.body.message, strange.body.message)
    await buy(company, supplier)
    assert.equal((await ask(supplier, company)).status, 422)
    assert.containsSubset((await list(ceo))[0], { slug, isAllowed: false, because: 'WITHDRAWN' })

    ok(await say(ceo, supplier, true))
    assert.equal((await ask(supplier, company)).status, 200)
    const lines = await db
      .from('audit_lines')
      .where({ subject_type: 'companies', subject_id: company.id })
      .whereLike('command', 'orders.%-credit-consent')
      .orderBy('id')
    assert.deepEqual(
      lines.map(({ command, actor_id }) => [command, actor_id]),
      [
        ['orders.withdraw-credit-consent', ceo.userId],
        ['orders.give-credit-consent', ceo.userId],
      ]
    )
  })

  test('is read by every member, said by the CEO alone, and is nobody else’s', async ({
    assert,
  }) => {
    const supplier = await aSeller()
    const company = await aCompanyWithCredit({ levels: ['MANDATORY', 'NOT_ALLOWED'] })
    const neighbour = await aCompanyWithCredit({ levels: ['MANDATORY'] })
    ok(await say(company.ceo, supplier, true))
    for (const member of company.members) {
      assert.isTrue(ok(await read(member, supplier)).body.isAllowed)
      assert.lengthOf(await list(member), 1)
      const refused = await say(member, supplier, false)
      assert.equal(refused.status, 422)
      assert.match(refused.body.message, /مدیرعامل/)
    }
    assert.isTrue(ok(await read(company.ceo, supplier)).body.isAllowed)
    // The CEO as the person they are, a shop, and another company.
    const person = { token: company.ceo.personToken }
    assert.equal((await say(person, supplier, false)).status, 404)
    const shop = await aShop()
    assert.equal((await say(shop, supplier, false)).status, 404)
    assert.equal((await get(`/api/credit-consents/${plan}`, { token: shop.token })).status, 404)
    assert.deepEqual(await list(neighbour.ceo), [])
    assert.equal((await ask(supplier, neighbour)).status, 422)
    assert.equal((await ask(supplier, company)).status, 200)
    const own = { token: company.ceo.token }
    const theirs = pathOf(supplier, 'kasbeno-fmcg-real')
    assert.equal((await put(theirs, { isAllowed: true }, own)).status, 422)
    const rows = await db
      .from('credit_consents')
      .where('distributor_id', supplier.id)
      .select('owner_type', 'owner_id', 'plan')
    assert.deepEqual(rows, [{ owner_type: 'COMPANY', owner_id: company.id, plan }])
  })
})
