import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { BlacklistKind } from '#contracts/blacklists'
import { clock } from '#app/platform/time/clock'
import { aCompanyWithCredit } from '#factories/company'
import { aShop } from '#factories/shop'
import { freshNationalCode, freshPhone, freshCompanyId } from '#factories/fresh'
import { partnerToken, aSupplier, type Supplier } from '#factories/distributor'
import { saleOf } from '#factories/invoice'
import { cleanDatabase } from '#tests/support/database'
import { post, type Answer } from '#tests/support/http'
import { allowManySignIns, staffToken } from '#tests/support/identity'
import { changeSetting } from '#app/reference/settings/settings'
import { supply } from '#tests/support/orders'
import { ok } from '#tests/support/registration'
import { statementsOf } from '#tests/support/statements_of'

const list = async (kind: BlacklistKind, value: string) =>
  ok(
    await post(
      '/api/admin/blacklists',
      { kind, value, reason: 'گزارش کلاهبرداری' },
      { token: await staffToken('credit') }
    )
  )

type Customer = Record<string, string>
interface Buyers {
  known: Customer
  listed: Customer
  unknown: Customer
}

/** Somebody who may buy, somebody who is kept out, and nobody, each named the same way. */
const buyersBy: Record<string, () => Promise<Buyers>> = {
  'a phone': async () => {
    const [one, other] = [await aShop(), await aShop()]
    await list('PHONE', other.phone)
    const { plan } = one
    return {
      known: { phone: one.phone, plan },
      listed: { phone: other.phone, plan },
      unknown: { phone: freshPhone(), plan },
    }
  },
  'a national code': async () => {
    const [one, other] = [await aShop(), await aShop()]
    await db
      .from('users')
      .whereIn('id', [one.userId, other.userId])
      .update({ national_code_verified_at: clock.businessNow().toJSDate() })
    await list('NATIONAL_CODE', other.nationalCode)
    const { plan } = one
    return {
      known: { nationalCode: one.nationalCode, plan },
      listed: { nationalCode: other.nationalCode, plan },
      unknown: { nationalCode: freshNationalCode(), plan },
    }
  },
  'the id of a company': async () => {
    const [one, other] = [await aCompanyWithCredit(), await aCompanyWithCredit()]
    await list('COMPANY_ID', other.companyUniqueId)
    const { plan } = one.owner
    return {
      known: { companyUniqueId: one.companyUniqueId, plan },
      listed: { companyUniqueId: other.companyUniqueId, plan },
      unknown: { companyUniqueId: freshCompanyId(), plan },
    }
  },
}

const faults: [title: string, change: object][] = [
  ['a total that is not the sum', { grandTotalAmount: 999 }],
  ['a total of zero', { grandTotalAmount: 0 }],
  ['a day from the future', { invoicedAt: '2999-01-01T00:00:00Z' }],
  ['too many days', { dueDateInDays: 121 }],
  ['a branch of somebody else', { branchId: '0d5f4c5e-28fd-4f0e-9d5e-1f7f0a1b2c3d' }],
]

test.group('A sale that does not hold tells nothing of its buyer', (group) => {
  let supplier: Supplier
  group.setup(async () => {
    await cleanDatabase()
    await allowManySignIns()
    supplier = await aSupplier()
  })

  const told = ({ status, body }: Answer) => {
    const { traceId, ...rest } = body
    return { status, body: rest }
  }

  for (const [named, make] of Object.entries(buyersBy)) {
    test(`who is named by ${named}`, async ({ assert }) => {
      const buyers = Object.entries(await make())
      const legal = await partnerToken({ distributorId: supplier.id, scopes: ['legal'] })
      const ways: [way: string, send: (sale: object) => Promise<Answer>][] = [
        ['of a supplier', (sale) => supply(supplier, 'sale', sale)],
      ]
      if (named === 'the id of a company') {
        const path = '/api/external/legal/v1/sale'
        const send = (sale: object) => post(path, sale, { token: legal, key: true })
        ways.push(['of who sells to companies', send])
      }
      for (const [way, send] of ways) {
        // The first use of a token and of a setting is written down, and read, once.
        await send(saleOf({ phone: '' }, 1, { customer: buyers[0][1], grandTotalAmount: 2 }))
        for (const [fault, change] of faults) {
          const answers = []
          for (const [, customer] of buyers) {
            const sale = { ...saleOf({ phone: '' }, 1_000_000, { customer }), ...change }
            let answer: Answer
            const statements = await statementsOf(async () => {
              answer = await send(sale)
            })
            answers.push({ ...told(answer!), statements })
          }
          const [known, listed, unknown] = answers
          assert.equal(known.status, 422, `${way}: ${fault}`)
          assert.isAbove(known.statements.length, 0)
          assert.deepEqual(listed, known, `${way}: ${fault}: who is listed`)
          assert.deepEqual(unknown, known, `${way}: ${fault}: nobody`)
        }
      }
      assert.lengthOf(await db.from('audit_lines').where('command', 'blacklists.hit'), 0)
    })
  }

  test('and who is kept out is asked for as often as nobody: each of both is counted', async ({
    assert,
    cleanup,
  }) => {
    await db.from('rate_limits').delete()
    await db.transaction((trx) => changeSetting('throttlePartnerLookupsPerMinute', 5, trx))
    cleanup(async () => {
      await db.from('rate_limits').delete()
      await allowManySignIns()
    })
    const { listed } = await buyersBy['a phone']()
    const sell = () => supply(supplier, 'sale', saleOf({ phone: '' }, 1_000, { customer: listed }))
    for (let asked = 0; asked < 5; asked++) assert.equal((await sell()).status, 422)
    assert.equal((await sell()).status, 429)
  })
})
