import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { SearchAnswer } from '#contracts/search'
import { toPersianDigits } from '#contracts/digits'
import { search } from '#app/desk/reports/queries/search'
import { anEnabledCard, type Holder } from '#factories/card'
import { asOwner } from '#factories/as_owner'
import { anInvoice } from '#factories/invoice'
import { aSupplier } from '#factories/distributor'
import { memberKey } from '#app/onboarding/companies/board_members_resource'
import { anAcceptedCompany } from '#factories/company'
import { aDevice } from '#factories/device'
import { freshPhone } from '#factories/fresh'
import { get, post } from '#tests/support/http'
import { aFinanceTeam, anApprovedRun } from '#tests/support/settlement'
import { staffToken } from '#tests/support/identity'
import { startCharge } from '#tests/support/payments'
import { aCaller } from '#tests/support/resources'

const find = (q: string, token: string) =>
  get(`/api/admin/search?${new URLSearchParams({ q })}`, { token })

test.group('The search of the back-office', (group) => {
  let shop: Holder
  let externalId: string
  let orderId: string
  let lastFour: string
  let reference: string
  let distributorId: string
  group.setup(async () => {
    shop = await anEnabledCard()
    const supplier = await aSupplier()
    distributorId = supplier.id
    orderId = (await anInvoice({ shop, supplier, amount: 40_000_000 })).id
    externalId = (await db.from('orders').where({ id: orderId }).firstOrFail()).external_id
    const name = { firstname: 'کیوان', lastname: 'نیک‌آیین' }
    const search_key = `کیوان نیک ایین ${shop.phone}`
    await db
      .from('users')
      .where({ id: shop.userId })
      .update({ ...name, search_key })
    const { paymentId } = await startCharge(shop, 1_000_000)
    reference = (await db.from('payments').where({ id: paymentId }).firstOrFail()).reference_code
    lastFour = (await db.from('cards').where({ id: shop.cardId }).firstOrFail()).last_four
  })

  test('finds records of every kind in any spelling, and tells where each leads', async ({
    assert,
  }) => {
    const token = await staffToken('super')
    const expected = [
      [
        'كيوان نيك',
        { kind: 'CUSTOMER', title: 'کیوان نیک‌آیین', resource: 'users', id: shop.userId },
      ],
      [externalId.toUpperCase(), { kind: 'INVOICE', title: externalId, resource: 'orders' }],
      [toPersianDigits(lastFour), { kind: 'CARD', resource: 'cards', id: shop.cardId }],
      [reference.toLowerCase(), { kind: 'PAYMENT', title: reference, resource: 'payments' }],
    ] as const
    for (const [q, hit] of expected) {
      const { status, body } = await find(q, token)
      assert.equal(status, 200)
      const found = (body as SearchAnswer).items.find(({ kind }) => kind === hit.kind)
      assert.deepInclude(found, hit)
    }
    const [order] = (await find(externalId, token)).body.items
    assert.include(order.below, '۴۰٬۰۰۰٬۰۰۰ ریال')
    assert.equal(order.id, orderId)
  })

  test('finds for each role what its lists hold, and for a distributor its own', async ({
    assert,
  }) => {
    const kinds = async (q: string, token: string) => {
      const { items }: SearchAnswer = (await find(q, token)).body
      return [...new Set(items.map(({ kind }) => kind))]
    }
    assert.deepEqual(await kinds(shop.phone, await staffToken('kyc')), ['CUSTOMER'])
    assert.deepEqual(await kinds(lastFour, await staffToken('finance')), [])
    assert.include(await kinds(lastFour, await staffToken('card')), 'CARD')
    const own = await staffToken('distributor', { distributorId })
    assert.deepEqual(await kinds(externalId, own), ['INVOICE'])
    assert.notInclude(JSON.stringify((await find(externalId, own)).body), shop.userId)
    assert.deepEqual(await kinds(reference, own), [])
    const stranger = (await aSupplier()).id
    const other = await staffToken('distributor', { distributorId: stranger })
    assert.deepEqual(await kinds(externalId, other), [])
  })

  test('finds companies and their people, shops, distributors, merchants, devices, leads', async ({
    assert,
  }) => {
    const token = await staffToken('super')
    const company = await anAcceptedCompany()
    const ceo = await db.from('company_members').where({ company_id: company.id }).firstOrFail()
    await db
      .from('company_members')
      .where({ id: ceo.id })
      .update({ firstname: 'سهیلا', lastname: 'گل‌آرا' })
    const { id: deviceId, merchantId } = await aDevice()
    const place = await db.from('merchants').where({ id: merchantId }).firstOrFail()
    const device = await db.from('devices').where({ id: deviceId }).firstOrFail()
    await post('/api/lead/retail-show', { name: 'بهمن پرسشگر', phone: freshPhone() })
    const { id: lead } = await db.from('contacts').where({ name: 'بهمن پرسشگر' }).firstOrFail()
    const { name, national_id: nationalId } = await db
      .from('companies')
      .where({ id: company.id })
      .firstOrFail()
    const expected = [
      [name, 'COMPANY_FILE', 'companies', company.id],
      [toPersianDigits(nationalId), 'COMPANY_FILE', 'companies', company.id],
      [company.id, 'COMPANY_FILE', 'companies', company.id],
      ['سهيلا گل ارا', 'MEMBER', 'companies', company.id],
      [toPersianDigits(place.number), 'MERCHANT', 'merchants', place.id],
      [toPersianDigits(device.terminal), 'DEVICE', 'devices', device.id],
      [device.serial.toLowerCase(), 'DEVICE', 'devices', device.id],
      ['پرسشگر', 'LEAD', 'leads', lead],
      [orderId.toUpperCase(), 'INVOICE', 'orders', orderId],
    ] as const
    for (const [q, kind, resource, id] of expected) {
      const { items }: SearchAnswer = (await find(String(q), token)).body
      const found = items
        .filter((item) => item.kind === kind)
        .map((item) => [item.resource, item.id])
      assert.deepInclude(found, [resource, id], `${q}: ${JSON.stringify(items)}`)
    }
    const kyc = await staffToken('kyc')
    assert.deepEqual((await find(device.serial, kyc)).body.items, [])
    assert.deepEqual((await find(company.id, kyc)).body.items, [])
  })

  test('finds a transfer by the number under which the bank knows it', async ({ assert }) => {
    const token = await staffToken('super')
    const { run } = await anApprovedRun(20_000_000, await aFinanceTeam())
    const { id } = await db.from('payouts').where({ run_id: run.id }).firstOrFail()
    await db.from('payouts').where({ id }).update({ tracking_number: 'TRK-778899' })
    const { items }: SearchAnswer = (await find('trk-778899', token)).body
    assert.deepInclude(items[0], { kind: 'PAYOUT', resource: 'payouts', id })
    assert.deepEqual((await find('trk-778899', await staffToken('kyc'))).body.items, [])
  })

  test('answers what is too short or hostile with nothing, and refuses what is no text', async ({
    assert,
  }) => {
    const token = await staffToken('super')
    for (const q of [
      'ab',
      '۱۲',
      'a b c',
      '%%%',
      '___',
      "'; drop table users;--",
      '\\\\\\',
      '😀😀😀',
    ]) {
      const { status, body } = await find(q, token)
      assert.deepEqual([status, body], [200, { items: [], isPartial: false }], q)
    }
    for (const query of ['', 'q[]=abc', 'q[a]=b', `q=${'a'.repeat(101)}`])
      assert.equal((await get(`/api/admin/search?${query}`, { token })).status, 422, query)
    assert.equal((await get('/api/admin/search?q=abc', { token: shop.token })).status, 403)
  })

  test('keeps nothing of what was asked, and one account holds one connection', async ({
    assert,
  }) => {
    const lines = async () => (await db.from('audit_lines').count('* as n'))[0].n
    const before = await lines()
    const caller = aCaller({ permissions: ['users.list', 'orders.list', 'distributors.list'] })
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, () => search(shop.phone, caller))
    )
    const refused = answers.filter((one) => one.status === 'rejected')
    assert.deepEqual([...new Set(refused.map(({ reason }) => reason.status))], [429])
    assert.lengthOf(refused, 9)
    assert.equal(await lines(), before)
  })

  test('asks an index for every kind', async ({ assert }) => {
    const conditions = [
      ['users', `search_key ilike '%0912345%'`, 'users_search'],
      ['orders', `search_key ilike '%inv-12%'`, 'orders_search'],
      ['distributors', `search_key ilike '%inv-12%'`, 'distributors_search'],
      ['cards', `last_four = '1234'`, 'cards_last_four'],
      [
        'payments',
        `lower(reference_code) = 'a' or lower(gateway_receipt) = 'a'`,
        'payments_receipt_folded',
      ],
      ['companies', `search_key ilike '%inv-12%'`, 'companies_search'],
      ['company_members member', `${memberKey} ilike '%inv-12%'`, 'company_members_search'],
      ['card_holders', `search_key ilike '%inv-12%'`, 'card_holders_search'],
      ['shops', `search_key ilike '%inv-12%'`, 'shops_search'],
      ['contacts', `search_key ilike '%inv-12%'`, 'contacts_search'],
      ['merchants', `search_key ilike '%inv-12%'`, 'merchants_search'],
      ['devices', `lower(serial) = 'a'`, 'devices_serial_folded'],
      ['payouts', `lower(tracking_number) = 'a'`, 'payouts_tracking_folded'],
      ['parcels', `lower(tracking_number) = 'a'`, 'parcels_tracking_folded'],
      ['withdrawals', `lower(reference_code) = 'a'`, 'withdrawals_reference_folded'],
    ]
    await asOwner(async (trx) => {
      // Of a table that is small, or had no receipts when it was last looked at, the planner takes any index for it.
      await trx.rawQuery(
        `insert into payments
         select (jsonb_populate_record(payment, jsonb_build_object(
                   'id', gen_random_uuid(), 'token', 'many-' || n, 'reference_code', 'many-' || n,
                   'gateway_receipt', 'many-' || n))).*
           from payments payment, generate_series(1, 500) n where reference_code = ?`,
        [reference]
      )
      await trx.rawQuery('analyze payments')
      await trx.rawQuery('set local enable_seqscan = off')
      for (const [table, condition, index] of conditions) {
        const { rows } = await trx.rawQuery(
          `explain select * from ${table} where ${condition} limit 100`
        )
        assert.include(JSON.stringify(rows), index)
      }
      await trx.rollback()
    })
  })
})
