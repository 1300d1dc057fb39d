import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { changeSetting } from '#app/reference/settings/settings'
import { aShop, aShopWithCredit } from '#factories/shop'
import { freshPhone } from '#factories/fresh'
import { anInvoice, saleOf } from '#factories/invoice'
import { aSupplier } from '#factories/distributor'
import { letSeeCredit } from '#tests/support/credit_consent'
import { get } from '#tests/support/http'
import { allowManySignIns } from '#tests/support/identity'
import { cancel, payWithCode, supply } from '#tests/support/orders'

const remain = (token: string, phone: string, plan: string) =>
  get(`/api/external/supplier/remain-credit?phone=${phone}&plan=${plan}`, { token })

/** A customer of the supplier, who has paid one invoice and lets it see what is left. */
const aBuyer = async () => {
  const supplier = await aSupplier()
  const shop = await aShopWithCredit(50_000_000)
  const invoice = await anInvoice({ shop, amount: 10_000_000, supplier })
  await payWithCode(shop, invoice.id)
  await letSeeCredit(shop, supplier)
  return { supplier, shop, invoice }
}

test.group('What a supplier may ask of a customer’s credit', () => {
  test('is what is left of the line of who lets it see', async ({ assert }) => {
    const { supplier, shop } = await aBuyer()
    const { status, body } = await remain(supplier.token, shop.phone, shop.plan)
    assert.equal(status, 200)
    assert.deepEqual(body, {
      creditAmount: 50_000_000,
      remainCredit: 50_000_000 - 10_345_890,
      creditBlocked: false,
      isCreditExpired: false,
    })
  })

  test('is zero without a line', async ({ assert }) => {
    const supplier = await aSupplier()
    const shop = await aShop({ cash: 20_000_000 })
    const invoice = await anInvoice({ shop, amount: 10_000_000, supplier })
    await payWithCode(shop, invoice.id, 'WALLET')
    await letSeeCredit(shop, supplier)
    const { body } = await remain(supplier.token, shop.phone, shop.plan)
    assert.deepEqual(body, {
      creditAmount: 0,
      remainCredit: 0,
      creditBlocked: false,
      isCreditExpired: false,
    })
  })

  test('is told also after that invoice was cancelled', async ({ assert }) => {
    const { supplier, shop, invoice } = await aBuyer()
    await cancel(invoice)
    assert.equal((await remain(supplier.token, shop.phone, shop.plan)).status, 200)
  })

  test('is refused alike for who never bought from it, who bought and said nothing, who only was sent an invoice, and who does not exist', async ({
    assert,
  }) => {
    const { supplier } = await aBuyer()
    const { shop: others } = await aBuyer()
    const sentTo = await aShopWithCredit(50_000_000)
    await anInvoice({ shop: sentTo, amount: 1_000_000, supplier })
    const silent = await aShopWithCredit(50_000_000)
    const bought = await anInvoice({ shop: silent, amount: 1_000_000, supplier })
    await payWithCode(silent, bought.id)
    const answers = []
    for (const phone of [others.phone, silent.phone, sentTo.phone, freshPhone()]) {
      const { status, body } = await remain(supplier.token, phone, others.plan)
      const { traceId: _, ...told } = body
      answers.push({ status, told })
    }
    assert.equal(answers[0].status, 422)
    assert.equal(answers[0].told.title, 'BusinessRuleException')
    for (const answer of answers) assert.deepEqual(answer, answers[0])
  })

  test('is refused for plans that it does not serve', async ({ assert }) => {
    const { supplier, shop } = await aBuyer()
    assert.equal((await remain(supplier.token, shop.phone, 'kasbeno-digital-real')).status, 422)
    assert.equal((await remain(supplier.token, shop.phone, 'nonsense')).status, 422)
  })

  test('leaves a line in the audit trail, also where nothing was told', async ({ assert }) => {
    const { supplier, shop } = await aBuyer()
    const stranger = freshPhone()
    await remain(supplier.token, shop.phone, shop.plan)
    await remain(supplier.token, stranger, shop.plan)
    const lines = await db
      .from('audit_lines')
      .where({ command: 'partners.remain-credit' })
      .whereRaw(`after ->> 'phone' = any(?)`, [[shop.phone, stranger]])
      .orderBy('at')
    assert.deepEqual(
      lines.map(({ actor_type, subject_id, after }) => [actor_type, subject_id, after.told]),
      [
        ['partner', shop.userId, true],
        ['partner', null, false],
      ]
    )
  })
})

test.group('How often a partner may look customers up', (group) => {
  group.each.setup(async () => {
    await db.from('rate_limits').delete()
    await db.transaction((trx) => changeSetting('throttlePartnerLookupsPerMinute', 5, trx))
    return async () => {
      await db.from('rate_limits').delete()
      await allowManySignIns()
    }
  })

  test('is a setting, for each partner on its own', async ({ assert }) => {
    const { supplier, shop } = await aBuyer()
    const { supplier: another, shop: customer } = await aBuyer()
    for (let i = 0; i < 5; i++) {
      assert.equal((await remain(supplier.token, shop.phone, shop.plan)).status, 200)
    }
    const { status, body, headers } = await remain(supplier.token, shop.phone, shop.plan)
    assert.equal(status, 429)
    assert.equal(body.title, 'ThrottledException')
    assert.isAtMost(Number(headers.get('retry-after')), 60)
    assert.equal((await remain(another.token, customer.phone, customer.plan)).status, 200)
  })

  test('holds for sales to phones that nobody has, and leaves those to customers alone', async ({
    assert,
  }) => {
    const supplier = await aSupplier()
    const shop = await aShop()
    const sell = (phone: string) =>
      supply(supplier, 'sale', saleOf({ phone, plan: shop.plan }, 1_000_000))
    for (let i = 0; i < 8; i++) assert.equal((await sell(shop.phone)).status, 201)
    for (let i = 0; i < 5; i++) assert.equal((await sell(freshPhone())).status, 422)
    const { status, body } = await sell(freshPhone())
    assert.equal(status, 429)
    assert.equal(body.title, 'ThrottledException')
  })
})
