import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { aCompanyHolder } from '#factories/card_holder'
import { aCompanyWithCredit, type CompanyWithCredit } from '#factories/company'
import { aShopWithCredit } from '#factories/shop'
import { anInvoice } from '#factories/invoice'
import { aCompanyInvoice } from '#tests/support/company_orders'
import { cleanDatabase } from '#tests/support/database'
import { get, post } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { startCharge } from '#tests/support/payments'
import { ok } from '#tests/support/registration'
import { exported, sheetOf } from '#tests/support/resources'

const legal = '/api/legal/admin'

/** Somebody who is called by a name in the company alone. */
const aMemberWithoutShop = async (companyId: string) => {
  const member = await db.from('company_members').where({ company_id: companyId }).firstOrFail()
  await db.from('users').where({ id: member.user_id }).update({ firstname: null, lastname: null })
  const named = { firstname: 'شیوا', lastname: 'یکتاپور', national_code: '5064438605' }
  await db.from('company_members').where({ id: member.id }).update(named)
  return { companyMember: member.id as string, userId: member.user_id as string }
}

test.group('The lists of the legal officers', (group) => {
  let officer: string
  let company: CompanyWithCredit
  const ids: Record<string, string> = {}
  group.setup(async () => {
    await cleanDatabase()
    officer = await staffToken('legal')
    company = await aCompanyWithCredit({ cash: 3_000_000 })
    const shop = await aShopWithCredit(100_000_000)
    await anInvoice({ shop, amount: 1_000_000 })
    await startCharge(shop, 500_000)
    ids.orders = (await aCompanyInvoice(company)).id
    const charge = { plan: 'kasbeno-fmcg-legal', amount: 700_000, indicator: 'BANKTEST' }
    ids.transactions = ok(await post('/api/payment/create-payment', charge, company)).body.paymentId
    ids.wallets = company.id
    ids['card-holders'] = (await aCompanyHolder(company as never)).holderId
    ids['bank-branches'] = (await db.from('bank_branches').firstOrFail()).id
  })

  test('hold what is of companies alone, each row with its page, its file and its history: {$self}')
    .with(['orders', 'transactions', 'wallets', 'card-holders', 'bank-branches'])
    .run(async ({ assert }, name) => {
      const id = ids[name]
      const list: { id: string; plan?: string }[] = ok(
        await get(`${legal}/${name}`, { token: officer })
      ).body
      assert.isTrue(list.some((row) => row.id === id))
      assert.isTrue(list.every(({ plan = 'kasbeno-fmcg-legal' }) => plan === 'kasbeno-fmcg-legal'))
      assert.equal(ok(await get(`${legal}/${name}/${id}`, { token: officer })).body.id, id)
      const { rows } = await sheetOf((await exported(`${legal}/${name}/export`, officer)).bytes)
      assert.lengthOf(rows, 1 + list.length, 'its headers and each row')
      ok(await get(`${legal}/${name}/${id}/history`, { token: officer }))
      ok(await get(`${legal}/${name}/totals`, { token: officer }))
      const outsider = await staffToken('distributor')
      assert.equal((await get(`${legal}/${name}`, { token: outsider })).status, 403)
      const kyc = await get(`${legal}/${name}`, { token: await staffToken('kyc') })
      assert.equal(kyc.status, name === 'bank-branches' ? 200 : 403)
      assert.equal((await get(`${legal}/${name}`, { token: company.token })).status, 403)
    })

  test('are narrowed to one company by its id: {$self}')
    .with(['orders', 'transactions', 'wallets'])
    .run(async ({ assert }, name) => {
      const rowsOf = async (companyId?: string): Promise<unknown[]> => {
        const filter = companyId ? `?filter=${JSON.stringify({ companyId })}` : ''
        return ok(await get(`${legal}/${name}${filter}`, { token: officer })).body
      }
      assert.deepEqual(await rowsOf(company.id), await rowsOf(), 'there is no other company')
      assert.deepEqual(await rowsOf(ids.orders), [])
    })

  test('find a member by the name that they have in the company, in any spelling, and by a part of it', async ({
    assert,
  }) => {
    const { companyMember } = await aMemberWithoutShop(company.id)
    const found = async (q: string) => {
      const query = new URLSearchParams({ filter: JSON.stringify({ q }) })
      const { body } = ok(await get(`/api/admin/board-members?${query}`, { token: officer }))
      return body.map(({ id }: { id: string }) => id)
    }
    for (const q of ['يكتاپور', 'شیوا یکتا', '5064']) {
      assert.include(await found(q), companyMember, q)
    }
    assert.deepEqual(await found('یکتاپورنیست'), [])
  })

  test('reach no invoice and no payment of a person, by id either', async ({ assert }) => {
    const person = await db.from('orders').where('owner_type', 'PERSON').firstOrFail()
    assert.equal((await get(`${legal}/orders/${person.id}`, { token: officer })).status, 404)
    const payment = await db.from('payments').where('owner_type', 'PERSON').firstOrFail()
    const paths = ['', '/history'].map((rest) => `${legal}/transactions/${payment.id}${rest}`)
    for (const path of paths) assert.equal((await get(path, { token: officer })).status, 404)
    const { body } = ok(await get(`${legal}/wallets/${company.id}`, { token: officer }))
    assert.containsSubset(body, {
      companyName: company.name,
      companyUniqueId: company.companyUniqueId,
      cash: 3_000_000,
      credit: company.limit,
      used: 0,
      remainCredit: company.limit,
    })
  })
})
