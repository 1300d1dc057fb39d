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
import { exported, listQuery, sheetOf } from '#tests/support/resources'

const legal = '/api/legal/admin'
/** One list each, whoever owns its rows; the legal officers read what is of companies. */
const ofOwners = ['orders', 'payments', 'transactions', 'wallets'] as const

interface Owned {
  id: string
  ownerType?: string
}

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
  /** Of a person, in each list. */
  const strange: Record<string, string> = {}
  group.setup(async () => {
    await cleanDatabase()
    officer = await staffToken('legal')
    company = await aCompanyWithCredit({ cash: 3_000_000 })
    const shop = await aShopWithCredit(100_000_000)
    strange.orders = (await anInvoice({ shop, amount: 1_000_000 })).id
    await startCharge(shop, 500_000)
    strange.payments = (await db.from('payments').where('owner_id', shop.userId).firstOrFail()).id
    strange.wallets = shop.userId
    const movement = () => db.from('ledger.movements').orderBy('booked_at')
    const idOf = ({ entry_id: entry, line }: { entry_id: string; line: number }) =>
      `${entry}:${line}`
    strange.transactions = idOf(await movement().where('owner_id', shop.userId).firstOrFail())
    ids.transactions = idOf(await movement().where('owner_id', company.id).firstOrFail())
    ids.orders = (await aCompanyInvoice(company)).id
    const charge = { plan: 'kasbeno-fmcg-legal', amount: 700_000, indicator: 'BANKTEST' }
    ids.payments = ok(await post('/api/payment/create-payment', charge, company)).body.paymentId
    ids.wallets = company.id
    ids['card-holders'] = (await aCompanyHolder(company as never)).holderId
    ids['bank-branches'] = (await db.from('bank_branches').firstOrFail()).id
  })

  test('hold what is of companies alone, each row with its page, its file and its history: {$self}')
    .with([...ofOwners, 'card-holders', 'bank-branches'])
    .run(async ({ assert }, name) => {
      const id = ids[name]
      const list: Owned[] = ok(await get(`${legal}/${name}`, { token: officer })).body
      assert.isTrue(list.some((row) => row.id === id))
      assert.isTrue(list.every(({ ownerType = 'COMPANY' }) => ownerType === 'COMPANY'))
      assert.equal(ok(await get(`${legal}/${name}/${id}`, { token: officer })).body.id, id)
      const { rows } = await sheetOf((await exported(`${legal}/${name}/export`, officer)).bytes)
      assert.lengthOf(rows, 1 + list.length, 'its headers and each row')
      // What moved is never changed.
      const history = await get(`${legal}/${name}/${id}/history`, { token: officer })
      assert.equal(history.status, name === 'transactions' ? 404 : 200)
      ok(await get(`${legal}/${name}/totals`, { token: officer }))
      const outsider = await staffToken('distributor')
      assert.equal((await get(`${legal}/${name}`, { token: outsider })).status, 403)
      const kyc = await get(`${legal}/${name}`, { token: await staffToken('kyc') })
      assert.equal(kyc.status, name === 'bank-branches' ? 200 : 403)
      assert.equal((await get(`${legal}/${name}`, { token: company.token })).status, 403)
    })

  test('are narrowed to one company by its id: {$self}')
    .with([...ofOwners])
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

  test('give nothing of a person to who may read companies alone, however it is asked for: {$self}')
    .with([...ofOwners])
    .run(async ({ assert }, name) => {
      const asked = async (path: string, token = officer) => (await get(path, { token })).status
      const rowsAt = async (path: string, filter: object, token = officer): Promise<Owned[]> =>
        ok(await get(`${path}?${listQuery({ filter })}`, { token })).body
      const own = await rowsAt(`${legal}/${name}`, {})
      for (const path of [`${legal}/${name}`, `/api/admin/${name}`]) {
        assert.deepEqual(await rowsAt(path, {}), own, path)
        assert.equal(await asked(`${path}/${ids[name]}`), 200, path)
        for (const rest of ['', '/history']) {
          assert.equal(await asked(`${path}/${strange[name]}${rest}`), 404, path)
        }
        const asPersons = [
          { ownerType: 'PERSON' },
          { id: strange[name] },
          { id: [strange[name]], ownerType: ['PERSON'] },
          { userId: strange.wallets },
        ]
        for (const filter of asPersons) assert.deepEqual(await rowsAt(path, filter), [], path)
        const both = await rowsAt(path, { ownerType: ['PERSON', 'COMPANY'] })
        assert.deepEqual(both, own)
        const totals = ok(await get(`${path}/totals`, { token: officer })).body
        assert.equal(totals.count, own.length)
        const { rows } = await sheetOf((await exported(`${path}/export`, officer)).bytes)
        assert.lengthOf(rows, 1 + own.length)
      }
      // Whoever may read all of it reads companies alone below the path of the legal officers.
      const all = await staffToken('super')
      assert.deepEqual(await rowsAt(`${legal}/${name}`, {}, all), own)
      assert.equal(await asked(`${legal}/${name}/${strange[name]}`, all), 404)
      const whole = await rowsAt(`/api/admin/${name}`, {}, all)
      assert.includeMembers(
        whole.map(({ id }) => id),
        [ids[name], strange[name]]
      )
      assert.deepEqual(await rowsAt(`/api/admin/${name}`, { ownerType: 'COMPANY' }, all), own)
    })

  test('tell what a company has in its wallet and on its line', async ({ assert }) => {
    const { body } = ok(await get(`${legal}/wallets/${company.id}`, { token: officer }))
    assert.containsSubset(body, {
      ownerName: company.name,
      companyUniqueId: company.companyUniqueId,
      companyId: company.id,
      userId: null,
      balance: 3_000_000,
      held: 0,
      credit: company.limit,
      used: 0,
      remainCredit: company.limit,
    })
  })

  test('tell of a company’s wallet what came and went, and what for', async ({ assert }) => {
    const filter = { companyId: company.id, account: 'wallet' }
    const path = `${legal}/transactions`
    const { body } = ok(await get(`${path}?${listQuery({ filter })}`, { token: officer }))
    const sum = (amounts: number[]) => amounts.reduce((one, other) => one + other, 0)
    assert.equal(sum(body.map(({ amount }: { amount: number }) => amount)), 3_000_000)
    const totals = ok(await get(`${path}/totals?${listQuery({ filter })}`, { token: officer })).body
    assert.equal(totals.deposited - totals.withdrawn, 3_000_000)
    const [charged] = body.filter(({ kind }: { kind: string }) => kind === 'GATEWAY_CAPTURED')
    assert.containsSubset(charged, {
      ownerType: 'COMPANY',
      ownerName: company.name,
      withdrawn: null,
    })
    assert.equal(charged.deposited, charged.amount)
  })

  test('say in the trail that an export was of companies alone', async ({ assert }) => {
    await exported('/api/admin/orders/export', officer)
    const line = await db
      .from('audit_lines')
      .where({ command: 'resource.export', subject_type: 'orders' })
      .orderBy('at', 'desc')
      .firstOrFail()
    assert.deepEqual(line.after.filter, { ownerType: 'COMPANY' })
  })
})
