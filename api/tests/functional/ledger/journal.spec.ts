import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { TrialBalance } from '#contracts/ledger'
import { numberVouchers } from '#app/money/ledger/jobs/number_vouchers'
import { asOwner } from '#factories/as_owner'
import { aShopWithCredit, type ShopWithCredit } from '#factories/shop'
import { anInvoice } from '#factories/invoice'
import { cleanDatabase } from '#tests/support/database'
import { get } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { payWithCode } from '#tests/support/orders'

interface Line {
  id: string
  entryId: string
  voucher: number | null
  account: string
  kind: string
  debit: number | null
  credit: number | null
  sourceType: string
  sourceId: string
  registrationId: string | null
}
const query = (filter: object, more: Record<string, string> = {}) =>
  new URLSearchParams({ filter: JSON.stringify(filter), ...more })
const journal = (filter: object, token: string, range = [0, 999]) =>
  get(`/api/admin/ledger-entries?${query(filter, { range: JSON.stringify(range) })}`, { token })
const totals = (filter: object, token: string) =>
  get(`/api/admin/ledger-entries/totals?${query(filter)}`, { token })

/** What was booked is as if it had been so a minute earlier. */
const aMinutePasses = () =>
  asOwner((trx) =>
    trx.rawQuery(`update ledger.entries set booked_at = booked_at - interval '1 minute'`)
  )

test.group('The journal', (group) => {
  let shop: ShopWithCredit
  let token: string
  let orderId: string
  let registrationId: string
  group.setup(async () => {
    await cleanDatabase()
    token = await staffToken('finance')
    shop = await aShopWithCredit(50_000_000, { cash: 70_000 })
    const invoice = await anInvoice({ shop, amount: 1_000_000 })
    await payWithCode(shop, invoice.id)
    orderId = invoice.id
    registrationId = shop.registrationId
  })
  group.teardown(cleanDatabase)

  test('has each line of each entry, as debit or as credit, and each entry balances', async ({
    assert,
  }) => {
    const { body }: { body: Line[] } = await journal({}, token)
    const { rows } = await db.rawQuery('select count(*) from ledger.postings')
    assert.lengthOf(body, Number(rows[0].count))
    for (const { debit, credit } of body) {
      assert.isTrue((debit === null) !== (credit === null))
      assert.isAbove(debit ?? credit ?? 0, 0)
    }
    for (const lines of Map.groupBy(body, ({ entryId }) => entryId).values()) {
      const sum = lines.reduce((rest, { debit, credit }) => rest + (debit ?? 0) - (credit ?? 0), 0)
      assert.equal(sum, 0)
    }
  })

  test('of one account adds up to its line of the trial balance', async ({ assert }) => {
    const { body }: { body: TrialBalance } = await get('/api/admin/ledger/trial-balance', { token })
    for (const { account, debit, credit } of body.accounts) {
      const sums = (await totals({ account }, token)).body
      assert.containSubset(sums, { debit, credit }, account)
    }
    assert.isAbove(body.totalDebit, 0)
  })

  test('is filtered by event, day, source and entry, and leads to the source', async ({
    assert,
  }) => {
    const ofInvoice: Line[] = (await journal({ sourceId: orderId }, token)).body
    assert.isAbove(ofInvoice.length, 1)
    for (const line of ofInvoice) {
      assert.containSubset(line, { sourceType: 'order', kind: 'INVOICE_PAID_FROM_CREDIT' })
    }
    const [{ entryId }] = ofInvoice
    assert.lengthOf((await journal({ entryId }, token)).body, ofInvoice.length)
    const fees: Line[] = (await journal({ sourceType: 'platform-fee' }, token)).body
    assert.isAbove(fees.length, 1)
    for (const fee of fees) assert.equal(fee.registrationId, registrationId)
    const kinds: Line[] = (await journal({ kind: 'PLATFORM_FEE_EARNED' }, token)).body
    assert.lengthOf(kinds, 2)
    assert.deepEqual((await journal({ bookedAt: { to: '2020-01-01' } }, token)).body, [])
  })

  test('numbers entries in the order of booking, without gaps, and shows debits before credits', async ({
    assert,
  }) => {
    await numberVouchers.run({})
    assert.isNull((await journal({}, token)).body[0].voucher)
    await aMinutePasses()
    // A ledger that was filled before is numbered step by step.
    const { rows } = await db.rawQuery('select ledger.number_vouchers(2) as added')
    assert.equal(Number(rows[0].added), 2)
    await numberVouchers.run({})
    const invoice = await anInvoice({ shop, amount: 2_000_000 })
    await payWithCode(shop, invoice.id)
    await aMinutePasses()
    await numberVouchers.run({})
    await numberVouchers.run({})
    for (const order of ['ASC', 'DESC'] as const) {
      const sort = JSON.stringify(['bookedAt', order])
      const { body }: { body: Line[] } = await get(
        `/api/admin/ledger-entries?${query({}, { sort, range: '[0,999]' })}`,
        { token }
      )
      const entries = [...Map.groupBy(body, ({ voucher }) => voucher)]
      const numbers = entries.map(([voucher]) => Number(voucher))
      const upwards = entries.map((_, place) => place + 1)
      assert.deepEqual(numbers, order === 'ASC' ? upwards : upwards.toReversed())
      for (const [, lines] of entries) {
        assert.lengthOf(new Set(lines.map(({ entryId }) => entryId)), 1)
        const isDebit = lines.map(({ debit }) => debit !== null)
        assert.deepEqual(isDebit, isDebit.toSorted().toReversed())
      }
      const paged: Line[] = []
      let after: string | undefined
      do {
        const page = await get(
          `/api/admin/ledger-entries?${query({}, { sort, range: '[0,2]', ...(after && { after }) })}`,
          { token }
        )
        paged.push(...page.body)
        after = page.headers.get('x-next-cursor') ?? undefined
      } while (after)
      assert.deepEqual(paged, body)
    }
    const second: Line[] = (await journal({ voucher: '۲' }, token)).body
    assert.isAbove(second.length, 1)
    for (const { voucher } of second) assert.equal(voucher, 2)
  })

  test('goes on page by page without losing or repeating a line', async ({ assert }) => {
    const all: Line[] = (await journal({}, token)).body
    const paged: Line[] = []
    for (let at = 0; at < all.length; at += 2) {
      paged.push(...(await journal({}, token, [at, at + 1])).body)
    }
    assert.deepEqual(
      paged.map(({ id }) => id),
      all.map(({ id }) => id)
    )
    assert.equal(new Set(paged.map(({ id }) => id)).size, all.length)
  })

  test('is for those who read the ledger, and takes no account that there is not', async ({
    assert,
  }) => {
    for (const role of ['kyc', 'credit', 'support', 'distributor'] as const) {
      assert.equal((await journal({}, await staffToken(role))).status, 403, role)
    }
    assert.equal((await journal({}, await staffToken('auditor'))).status, 200)
    for (const filter of [{ account: 'purse' }, { kind: 'X' }, { sourceId: "'" }, { other: 1 }]) {
      assert.equal((await journal(filter, token)).status, 422, JSON.stringify(filter))
    }
    const file = await fetch(
      `http://${process.env.HOST}:${process.env.PORT}/api/admin/ledger-entries/export?format=csv`,
      { headers: { authorization: `Bearer ${token}` } }
    )
    const [head] = (await file.text()).replace('\ufeff', '').split('\n')
    assert.include(head, 'بدهکار (ریال)')
    assert.include(head, 'بستانکار (ریال)')
  })
})
