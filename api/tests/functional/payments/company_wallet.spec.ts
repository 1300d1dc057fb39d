import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { aCompanyWithCredit } from '#factories/company'
import { aCompanyInvoice, payAsCeo, sign } from '#tests/support/company_orders'
import { cleanDatabase } from '#tests/support/database'
import { get } from '#tests/support/http'

const wallet = '/api/wallet/kasbeno-fmcg-legal/self'
const path = '/api/legal/company/transactions'
const list = ({ token }: { token: string }, page = '10/0', query = '') =>
  get(`${path}/${page}${query}`, { token })

test.group('The wallet of a company', (group) => {
  group.setup(() => cleanDatabase())

  test('shows cash, the limit as credit, and what is left of it', async ({ assert }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY'], cash: 7_000 })
    const [member] = company.members
    assert.deepEqual((await get(wallet, member)).body, {
      cash: 7_000,
      credit: 1_000_000_000,
      remainCredit: 1_000_000_000,
    })
    const { id } = await aCompanyInvoice(company, { amount: 10_000_000 })
    await sign(member, id)
    const { body } = await payAsCeo(company.ceo, id)
    assert.deepEqual((await get(wallet, company)).body, {
      cash: 7_000,
      credit: 1_000_000_000,
      remainCredit: 1_000_000_000 - body.installmentReceiptAmount,
    })
    assert.equal((await get(wallet, { token: member.personToken })).status, 404)
  })

  test('lists its movements to its members, newest first, one by one too', async ({ assert }) => {
    const company = await aCompanyWithCredit({ levels: ['NOT_ALLOWED', 'MANDATORY'], cash: 7_000 })
    const [member] = company.members
    const { body } = await list(member)
    assert.isAbove(body.meta.total, 1)
    assert.deepEqual(body, (await list(company)).body)
    const fees = await list(company, '10/0', '?transactionSourceType=PLATFORM_FEE')
    const [fee, ...more] = fees.body.items
    assert.lengthOf(more, 0)
    assert.containsSubset(fee, { type: 'WITHDRAW', transactionStatus: 'COMPLETED' })
    assert.deepInclude((await get(`${path}/${fee.id}`, member)).body, fee)
    assert.deepEqual((await list(company, '1/1')).body.items, [body.items[1]])
    assert.deepEqual((await get('/api/transaction/10/0', member)).body, body)

    // company §3 "Other"
    const named = { id: fee.id, amount: fee.amount, createdAt: fee.createdAt }
    assert.containsSubset(fee, { ...named, transactionSource: { transactionType: 'PLATFORM_FEE' } })
    assert.isString(fee.transactionSource.title)
    assert.property(fee, 'referenceCode')
    const gateways = (await get('/api/payment/gateways-list', company)).body
    assert.isTrue(gateways[0].isDefault)
    for (const gateway of gateways)
      assert.properties(gateway, ['indicator', 'name', 'logo', 'isDefault'])

    const other = await aCompanyWithCredit({ levels: ['MANDATORY'] })
    assert.equal((await get(`${path}/${fee.id}`, other)).status, 404)
    assert.equal((await get(`${path}/nonsense`, other)).status, 404)
    for (const page of ['101/0', '0/0', '10/x', '10/-1']) {
      assert.equal((await list(company, page)).status, 422, page)
    }
    const asPerson = { token: member.personToken }
    assert.equal((await list(asPerson)).status, 422)
    assert.equal((await get(`${path}/${fee.id}`, asPerson)).status, 422)
    await db.from('company_members').where('id', member.memberId).update({ removed_at: new Date() })
    assert.equal((await list(member)).status, 401)
    assert.equal((await get(wallet, member)).status, 401)
  })
})
