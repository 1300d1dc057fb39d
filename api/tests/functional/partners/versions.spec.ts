import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { reconcile } from '#app/money/ledger/queries/reconcile'
import { sqlState } from '#app/platform/database/database'
import { aCompanyWithCredit } from '#factories/company'
import { aShopWithCredit } from '#factories/shop'
import { anInvoice, type Invoice } from '#factories/invoice'
import { aCompanyInvoice, payAsCeo, sign } from '#tests/support/company_orders'
import { usedOf } from '#tests/support/credit'
import { cleanDatabase } from '#tests/support/database'
import { aDispute, supplierAnswers } from '#tests/support/disputes'
import { get, post } from '#tests/support/http'
import { orderRow, payWithCode, supply } from '#tests/support/orders'

const million = 1_000_000
const goods = [
  { itemName: 'چای', unitType: 'کارتن', qty: 10, price: million },
  { itemName: 'روغن', unitType: 'بطری', qty: 20, price: 100_000 },
  { itemName: 'هدیه', unitType: 'عدد', qty: 1, price: 0 },
]
type Goods = typeof goods
const totalOf = (items: Goods) => items.reduce((sum, { qty, price }) => sum + qty * price, 0)

const update = ({ supplier, referenceNumber }: Invoice, items: Goods) =>
  supply(supplier, 'update', { referenceNumber, items, grandTotalAmount: totalOf(items) })
const failing = async (): Promise<string[]> =>
  (await reconcile()).checks.filter(({ ok }) => !ok).map(({ name }) => name)
const versions = (orderId: string) =>
  db.from('order_versions').where({ order_id: orderId }).orderBy('version')
const linesOfVersion = async (orderId: string, version: number) =>
  (await db.from('order_lines').where({ order_id: orderId, version }).orderBy('line')).map(
    ({ line, item_name, qty }) => [line, item_name, Number(qty)]
  )

const aSoldInvoice = async () => {
  const shop = await aShopWithCredit(100 * million)
  const invoice = await anInvoice({ shop, amount: totalOf(goods), overrides: { items: goods } })
  return { shop, invoice }
}
const aPaidInvoice = async () => {
  const sold = await aSoldInvoice()
  const { status } = await payWithCode(sold.shop, sold.invoice.id)
  if (status !== 200) throw new Error(`not paid: ${status}`)
  return sold
}
const [tea, oil, gift] = goods

test.group('A paid invoice', (group) => {
  group.setup(cleanDatabase)

  const rewritten: [what: string, items: Goods][] = [
    ['goods of another name at less', [{ ...tea, itemName: 'سنگ', qty: 1 }]],
    ['another unit', [{ ...tea, unitType: 'بسته', qty: 1 }]],
    ['a lower price', [{ ...tea, price: 900_000 }, oil, gift]],
    [
      'more of one line and less of another',
      [
        { ...tea, qty: 1 },
        { ...oil, qty: 21 },
      ],
    ],
    ['another order', [oil, { ...tea, qty: 1 }]],
    ['a line more', [{ ...tea, qty: 1 }, oil, gift, gift]],
    ['fewer of what costs nothing', [tea, oil]],
  ]
  test('is rewritten in no way', async ({ assert }) => {
    const { shop, invoice } = await aPaidInvoice()
    const [row, used] = [await orderRow(invoice.id), await usedOf(shop)]
    for (const [what, items] of rewritten) {
      const { status, body } = await update(invoice, items)
      assert.deepEqual([status, body.title], [422, 'BusinessRuleException'], what)
    }
    assert.deepEqual(await orderRow(invoice.id), row)
    assert.equal(await usedOf(shop), used)
    assert.lengthOf(await versions(invoice.id), 1)
  })

  test('only loses quantities; what was paid for stays beside what is left', async ({ assert }) => {
    const { shop, invoice } = await aPaidInvoice()
    const { status, body } = await update(invoice, [{ ...tea, qty: 7 }, oil])
    assert.equal(status, 200)
    assert.equal(body.grandTotalAmount, 9 * million)
    assert.equal((await update(invoice, [{ ...oil, qty: 5 }])).status, 200)
    assert.containSubset(await versions(invoice.id), [
      { version: 1, cause: 'SALE', grand_total_amount: 12 * million },
      { version: 2, cause: 'RETURN', grand_total_amount: 9 * million },
      { version: 3, cause: 'RETURN', grand_total_amount: 500_000 },
    ])
    assert.deepEqual(await linesOfVersion(invoice.id, 1), [
      [1, 'چای', 10],
      [2, 'روغن', 20],
      [3, 'هدیه', 1],
    ])
    assert.deepEqual(await linesOfVersion(invoice.id, 3), [[2, 'روغن', 5]])

    const seen = await get(`/api/order/${invoice.id}/versions`, { token: shop.token })
    assert.containSubset(seen.body.items, [
      { version: 3, cause: 'RETURN', isPaidFor: false, items: [{ line: 2, qty: 5 }] },
      { version: 2, grandTotalAmount: 9 * million },
      { version: 1, cause: 'SALE', isPaidFor: true, grandTotalAmount: 12 * million },
    ])
    const stranger = await aShopWithCredit(million)
    const foreign = await get(`/api/order/${invoice.id}/versions`, { token: stranger.token })
    assert.equal(foreign.status, 404)
    const partner = await get(`/api/external/supplier/orders/${invoice.referenceNumber}`, {
      token: invoice.supplier.token,
    })
    assert.containSubset(partner.body.items, [{ line: 2, itemName: 'روغن', qty: 5 }])
    const told = await get(`/api/external/supplier/orders/${invoice.referenceNumber}/versions`, {
      token: invoice.supplier.token,
    })
    assert.deepEqual(told.body, seen.body)
    assert.deepEqual(await failing(), [])
  })

  test('stays as it is once its owner has confirmed the receipt', async ({ assert }) => {
    const { shop, invoice } = await aPaidInvoice()
    const receipt = { received: true }
    await post(`/api/order/${invoice.id}/receipt`, receipt, { token: shop.token })
    const { status, body } = await update(invoice, [{ ...tea, qty: 1 }])
    assert.equal(status, 409)
    assert.match(body.message, /رسیدن/)
    assert.lengthOf(await versions(invoice.id), 1)
  })

  test('is changed fifty times at most; a report of its owner is accepted beyond that', async ({
    assert,
  }) => {
    const { invoice } = await aSoldInvoice()
    for (let qty = 1; qty < 50; qty++) {
      const { status } = await update(invoice, [{ ...tea, qty }])
      assert.equal(status, 200)
    }
    assert.equal((await update(invoice, [{ ...tea, qty: 60 }])).status, 409)
    // What it reads already is no change.
    assert.equal((await update(invoice, [{ ...tea, qty: 49 }])).status, 200)
    assert.lengthOf(await versions(invoice.id), 50)
  })

  test('of which a report was accepted says so in its versions', async ({ assert }) => {
    const { id, invoice } = await aDispute()
    assert.equal((await supplierAnswers(invoice.supplier, id, 'accept')).status, 200)
    const [first, second] = await versions(invoice.id)
    assert.deepEqual([first.cause, second.cause], ['SALE', 'DISPUTE'])
    assert.deepEqual(await failing(), [])
  })
})

test.group('Lines of an invoice in the database', (group) => {
  group.setup(cleanDatabase)
  const refusedBy = (statement: string, bindings: unknown[] = []) =>
    db.rawQuery(statement, bindings).then(
      () => 'done',
      (error: unknown) => sqlState(error)
    )
  const writes = `select write_order_version(?, ?, ?, 0, 0, now(), ?, ?, ?, ?, ?)`
  const [permission, notAPaidOne, doNotAddUp] = ['42501', 'KB012', 'KB011']

  test('are written through their function alone, and never changed', async ({ assert }) => {
    const { invoice } = await aPaidInvoice()
    for (const table of ['order_versions', 'order_lines', 'order_payments']) {
      for (const statement of [
        `update ${table} set version = 2 where order_id = ?`,
        `delete from ${table} where order_id = ?`,
        `insert into ${table} select * from ${table} where order_id = ?`,
      ]) {
        assert.equal(await refusedBy(statement, [invoice.id]), permission, statement)
      }
    }
  })

  test('of a paid invoice become nothing but less, whoever calls the function', async ({
    assert,
  }) => {
    const { invoice } = await aPaidInvoice()
    const stone = ['{1}', '{سنگ}', '{عدد}', '{1}', '{7}']
    assert.equal(await refusedBy(writes, [invoice.id, 'RETURN', 7, ...stone]), notAPaidOne)
    const less = ['{1}', '{چای}', '{کارتن}', '{9}', '{1000000}']
    assert.equal(await refusedBy(writes, [invoice.id, 'UPDATE', 9 * million, ...less]), notAPaidOne)
    assert.equal(await refusedBy(writes, [invoice.id, 'RETURN', 8 * million, ...less]), doNotAddUp)
    await db.from('orders').where({ id: invoice.id }).update({ received_at: new Date() })
    assert.equal(await refusedBy(writes, [invoice.id, 'RETURN', 9 * million, ...less]), notAPaidOne)
    // Also of one that is said not to be paid.
    await db
      .from('orders')
      .where({ id: invoice.id })
      .update({ received_at: null, paid_at: null, payment_source: null, status: 'CREATED' })
    assert.equal(await refusedBy(writes, [invoice.id, 'UPDATE', 7, ...stone]), notAPaidOne)
  })
})

test.group('Reconciliation sees a paid invoice', (group) => {
  group.each.setup(cleanDatabase)
  /** As somebody with the owner's rights, and without the triggers, would do it. */
  const smuggle = async (statement: string, bindings: unknown[]) => {
    const trx = await db.connection('owner').transaction()
    await trx.rawQuery('set local session_replication_role = replica')
    await trx.rawQuery(statement, bindings as never)
    await trx.commit()
  }

  test('whose goods were renamed', async ({ assert }) => {
    const { invoice } = await aPaidInvoice()
    assert.deepEqual(await failing(), [])
    await smuggle(`update order_lines set item_name = 'سنگ' where order_id = ? and line = 1`, [
      invoice.id,
    ])
    assert.deepEqual(await failing(), ['paid-invoices-read-as-agreed'])
  })

  test('without what was agreed to, and says nothing of one from before it was kept', async ({
    assert,
  }) => {
    const { invoice } = await aPaidInvoice()
    await smuggle('delete from order_payments where order_id = ?', [invoice.id])
    assert.deepEqual(await failing(), ['paid-invoices-read-as-agreed'])
    await smuggle(`update order_versions set cause = 'UNKNOWN' where order_id = ?`, [invoice.id])
    await smuggle(
      `update order_versions set created_at = (select paid_at from orders where id = ?)`,
      [invoice.id]
    )
    assert.deepEqual(await failing(), [])
  })

  test('that became other goods in a later version', async ({ assert }) => {
    const { invoice } = await aPaidInvoice()
    assert.equal((await update(invoice, [{ ...tea, qty: 7 }, oil])).status, 200)
    await smuggle(
      `update order_lines set item_name = 'سنگ' where order_id = ? and version = 2 and line = 1`,
      [invoice.id]
    )
    assert.deepEqual(await failing(), ['paid-invoices-only-lose-goods'])
  })

  test('whose amounts are not those of its lines', async ({ assert }) => {
    const { invoice } = await aPaidInvoice()
    assert.equal((await update(invoice, [{ ...tea, qty: 7 }, oil])).status, 200)
    const row = () => db.from('orders').where({ id: invoice.id })
    await row().increment('refund_amount', 1)
    assert.deepEqual(await failing(), ['invoices-cost-what-their-lines-say'])
    await row().decrement('refund_amount', 1)
    await row().decrement('bank_fee_amount', 1)
    assert.deepEqual(await failing(), ['invoices-cost-what-their-lines-say'])
    await row().increment('bank_fee_amount', 1)
    assert.deepEqual(await failing(), [])
  })

  test('of a company that is not what was signed', async ({ assert }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY'] })
    const invoice = await aCompanyInvoice(company, { amount: 6 * million })
    await sign(company.members[0], invoice.id)
    assert.equal((await payAsCeo(company.ceo, invoice.id)).status, 200)
    assert.deepEqual(await failing(), [])
    await smuggle(
      `update approbation_rounds set fingerprint = 'other' where approbation_id =
         (select id from approbations where document_id = ?)`,
      [invoice.id]
    )
    assert.deepEqual(await failing(), ['paid-invoices-are-what-was-signed'])
  })
})
