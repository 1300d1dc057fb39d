import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { UploadRowStatus } from '#contracts/order_uploads'
import { words } from '#contracts/words'
import { newId } from '#app/platform/values/ids'
import { anAcceptedCompany } from '#factories/company'
import { saleOf } from '#factories/invoice'
import { freshExternalId, freshPhone } from '#factories/fresh'
import { aShop, aShopWithCredit } from '#factories/shop'
import { letSeeCredit } from '#tests/support/credit_consent'
import { get, post } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { supply } from '#tests/support/orders'
import {
  anUploadingHouse,
  checkLines,
  lineFor,
  linesFile,
  rowsOfUpload,
  sendUpload,
  uploadsPath,
  type Line,
  type UploadingHouse,
} from '#tests/support/order_uploads'
import { ok } from '#tests/support/registration'
import { listQuery } from '#tests/support/resources'

const million = 1_000_000

test.group('A file of invoices is checked before it is posted', (group) => {
  let house: UploadingHouse
  group.setup(async () => {
    house = await anUploadingHouse()
  })

  const verdictsOf = async (...lines: Line[]) => {
    const { id } = await checkLines(house.manager, ...lines)
    return (await rowsOfUpload(house.manager, id)).map(({ row, status, field, message }) => ({
      ...{ row, status, field, message },
    }))
  }
  const statusesOf = async (...lines: Line[]): Promise<UploadRowStatus[]> =>
    (await verdictsOf(...lines)).map(({ status }) => status)

  test('and nothing of it is sold by that', async ({ assert }) => {
    const shop = await aShop()
    const [line, other] = [lineFor(shop.phone), lineFor(freshPhone())]
    const { id, counts, ...answer } = await checkLines(house.manager, line, other)
    assert.deepEqual(answer, { invoices: { total: 2, ready: 1 } } as never)
    assert.equal(counts.READY, 1)
    assert.equal(counts.UNKNOWN_BUYER, 1)
    const [ready, unknown] = await rowsOfUpload(house.manager, id)
    assert.equal(ready!.row, 2)
    assert.equal(ready!.cells.itemName, 'روغن مایع')
    assert.equal(unknown!.status, 'UNKNOWN_BUYER')
    assert.lengthOf(await db.from('orders').where({ distributor_id: house.supplier.id }), 0)
  })

  test('lines of one number are one invoice, and a fault of one keeps the others back', async ({
    assert,
  }) => {
    const shop = await aShop()
    const externalId = freshExternalId()
    const soap = lineFor(shop.phone, { externalId, itemName: 'صابون', price: '۲٬۰۰۰٬۰۰۰' })
    const oil = lineFor(shop.phone, { externalId })
    assert.deepEqual(await statusesOf(soap, oil), ['READY', 'READY'])
    const [kept] = await db
      .from('order_upload_rows')
      .where({ external_id: externalId })
      .whereNotNull('sale')
    assert.equal(kept.sale.grandTotalAmount, 6 * million)

    const [first, second] = await verdictsOf({ ...soap, qty: 'دو' }, oil)
    assert.deepInclude(first, { status: 'INVALID', field: 'qty' })
    assert.deepInclude(second, { status: 'INVALID', field: null })
    assert.include(second!.message, 'ردیف ۲')
    const [, differs] = await verdictsOf(soap, { ...oil, dueDateInDays: 30 })
    assert.deepInclude(differs, { status: 'INVALID', field: 'dueDateInDays' })
    assert.deepEqual(await statusesOf(soap, oil, oil), ['INVALID', 'INVALID', 'DUPLICATE'])
  })

  test('a buyer is named by one of three, in the digits of people and spreadsheets', async ({
    assert,
  }) => {
    const [shop, company] = [await aShop(), await anAcceptedCompany()]
    const verified = { national_code_verified_at: new Date() }
    await db.from('users').where({ id: shop.userId }).update(verified)
    const named: Line[] = [
      { buyerPhone: shop.phone.slice(1) },
      { buyerPhone: '', buyerNationalCode: Number(shop.nationalCode) },
      { buyerPhone: '', companyUniqueId: company.companyUniqueId },
    ]
    for (const line of named) {
      assert.deepEqual(await statusesOf(lineFor(shop.phone, line)), ['READY'], JSON.stringify(line))
    }
    for (const line of [{ buyerPhone: '' }, { companyUniqueId: company.companyUniqueId }]) {
      const [verdict] = await verdictsOf(lineFor(shop.phone, line))
      assert.deepInclude(verdict, { status: 'INVALID', field: 'buyerPhone' })
    }
  })

  test('each rule of a sale is said for the column that breaks it', async ({ assert }) => {
    const shop = await aShop()
    const faults: [Line, string][] = [
      [{ externalId: '' }, 'externalId'],
      [{ buyerPhone: '0912' }, 'buyerPhone'],
      [{ itemName: '' }, 'itemName'],
      [{ qty: '1,5' }, 'qty'],
      [{ qty: 0 }, 'qty'],
      [{ qty: 1.2345 }, 'qty'],
      [{ qty: '1.500' }, 'qty'],
      [{ price: '12.000' }, 'price'],
      [{ price: -5 }, 'price'],
      [{ price: 0 }, 'price'],
      [{ price: '99999999999999999999' }, 'price'],
      [{ dueDateInDays: 900 }, 'dueDateInDays'],
      [{ dueDateInDays: 'دو ماه' }, 'dueDateInDays'],
      [{ invoicedAt: '1405/13/40' }, 'invoicedAt'],
      [{ invoicedAt: '2090-01-01' }, 'invoicedAt'],
      [{ plan: 'طلایی' }, 'plan'],
    ]
    const verdicts = await verdictsOf(...faults.map(([line]) => lineFor(shop.phone, line)))
    assert.deepEqual(
      verdicts.map(({ status, field }) => [status, field]),
      faults.map(([, field]) => ['INVALID', field])
    )
    for (const { message } of verdicts) assert.match(message, /^(?:«.+»: )?[\u0600-\u06ff].{9,}/)
  })

  test('what was sold before is a duplicate, whoever sold it', async ({ assert }) => {
    const shop = await aShop()
    const sale = saleOf(shop, million)
    await supply(house.supplier, 'sale', sale)
    const [verdict] = await verdictsOf(lineFor(shop.phone, { externalId: sale.externalId }))
    assert.deepInclude(verdict, { status: 'DUPLICATE', field: 'externalId' })
  })

  test('a stranger’s credit makes no difference; one who agreed is told of', async ({ assert }) => {
    const big = { price: 30 * million, qty: 1 }
    const stranger = await aShopWithCredit(10 * million)
    assert.deepEqual(await statusesOf(lineFor(stranger.phone, big)), ['READY'])

    const known = await aShopWithCredit(50 * million)
    await letSeeCredit(known, house.supplier)
    const verdicts = await verdictsOf(
      lineFor(known.phone, big),
      lineFor(known.phone, big),
      lineFor(known.phone)
    )
    assert.deepEqual(
      verdicts.map(({ status }) => status),
      ['READY', 'SHORT_BY', 'READY']
    )
    // How much is left is kept nowhere, and who was told that it is short is.
    assert.notMatch(verdicts[1]!.message, /[۰-۹0-9]/)
    const told = await db
      .from('audit_lines')
      .where({ command: 'partners.remain-credit', subject_id: known.userId })
      .select('actor_id', 'after')
    assert.lengthOf(told, 1)
    assert.deepInclude(told[0].after, { plan: known.plan, told: true })
    // Another distributor learns nothing of it.
    const { id } = await checkLines(house.rival, lineFor(known.phone, { price: 900 * million }))
    assert.equal((await rowsOfUpload(house.rival, id))[0]!.status, 'READY')
  })

  test('who is kept out and a company without signatories are refused as a sale is', async ({
    assert,
  }) => {
    const [listed, company] = [await aShop(), await anAcceptedCompany()]
    const entry = { kind: 'PHONE', value: listed.phone, reason: 'گزارش کلاهبرداری' }
    ok(await post('/api/admin/blacklists', entry, { token: await staffToken('credit') }))
    const owner = db.connection('owner')
    await owner.rawQuery('alter table company_rules disable trigger user')
    await owner.from('company_rules').where({ company_id: company.id }).delete()
    await owner.rawQuery('alter table company_rules enable trigger user')
    const verdicts = await statusesOf(
      lineFor(listed.phone),
      lineFor('', { companyUniqueId: company.companyUniqueId })
    )
    assert.deepEqual(verdicts, ['BLOCKED', 'SIGNATORY_MISSING'])
  })

  test('the plan is the one that the buyer has; who has two is asked for', async ({ assert }) => {
    const plans = ['kasbeno-fmcg-real', 'kasbeno-digital-real'] as const
    const both = await anUploadingHouse({ plans: [...plans] })
    const [shop, digital] = [await aShop(), await aShop({ plan: 'kasbeno-digital-real' })]
    const lines = [lineFor(shop.phone), lineFor(digital.phone)]
    const { id } = await checkLines(both.manager, ...lines)
    const sales = await db.from('order_upload_rows').where({ upload_id: id }).orderBy('row_number')
    assert.deepEqual(
      sales.map(({ sale }) => sale.customer.plan),
      [...plans]
    )

    const { registrationId } = shop
    const file = await db
      .from('registrations')
      .where({ id: registrationId })
      .select(
        'user_id',
        'identity_status',
        'shop_status',
        'docs_status',
        'created_at',
        'updated_at'
      )
      .firstOrFail()
    await db.table('registrations').insert({ ...file, id: newId(), plan: plans[1] })
    const asked = await checkLines(
      both.manager,
      lineFor(shop.phone),
      lineFor(shop.phone, { plan: words.plan[plans[1]] })
    )
    const [unclear, clear] = await rowsOfUpload(both.manager, asked.id)
    assert.deepInclude(unclear, { status: 'INVALID', field: 'plan' })
    assert.equal(clear!.status, 'READY')
  })

  test('a formula that nobody has worked out is no amount', async ({ assert }) => {
    const shop = await aShop()
    const [verdict] = await verdictsOf(lineFor(shop.phone, { price: { formula: 'A1*2' } as never }))
    assert.deepInclude(verdict, { status: 'INVALID', field: 'price' })
    assert.include(verdict!.message, 'فرمول')
  })

  test('is seen by its house, of a branch by its own people, and sent by who may sell', async ({
    assert,
  }) => {
    const shop = await aShop()
    const { manager, clerk, accountant, rival, branchId } = house
    const whole = await checkLines(manager, lineFor(shop.phone))
    const ofBranch = await checkLines(clerk, lineFor(shop.phone))
    const row = await db.from('order_upload_rows').where({ upload_id: ofBranch.id }).first()
    assert.equal(row.sale.branchId, branchId)
    const paths = (id: string) => [`${uploadsPath}/${id}/rows`, `${uploadsPath}/${id}/rejected`]
    const seen = async (token: string, id: string) =>
      Promise.all(paths(id).map(async (path) => (await get(path, { token })).status))
    for (const token of [manager, accountant])
      for (const { id } of [whole, ofBranch]) assert.deepEqual(await seen(token, id), [200, 200])
    assert.deepEqual(await seen(clerk, ofBranch.id), [200, 200])
    assert.deepEqual(await seen(clerk, whole.id), [404, 404])
    assert.deepEqual(await seen(rival, whole.id), [404, 404])
    assert.deepEqual(await seen(await staffToken('super'), whole.id), [403, 403])
    const file = await linesFile([lineFor(shop.phone)])
    assert.equal((await sendUpload(accountant, file)).status, 403)
    const list = async (token: string) =>
      (await get(`/api/distributor/order-uploads?${listQuery({})}`, { token })).body as {
        id: string
      }[]
    assert.deepEqual(
      (await list(clerk)).map(({ id }) => id),
      [ofBranch.id]
    )
    assert.includeMembers(
      (await list(accountant)).map(({ id }) => id),
      [whole.id, ofBranch.id]
    )
    assert.notInclude(
      (await list(rival)).map(({ id }) => id),
      whole.id
    )
  })
})
