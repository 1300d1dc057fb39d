import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { aShop, aShopWithCredit, type Shop } from '#factories/shop'
import { anInvoice } from '#factories/invoice'
import { aSupplier, type Supplier } from '#factories/distributor'
import { get, post, put } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { payWithCode } from '#tests/support/orders'

const pathOf = (supplier: { slug: string }, plan: string) =>
  `/api/distributors/${plan}/${supplier.slug}/credit-consent`

const say = (shop: Shop, supplier: Supplier, isAllowed: unknown) =>
  put(pathOf(supplier, shop.plan), { isAllowed }, { token: shop.token })

const read = async (shop: Shop, supplier: Supplier) =>
  (await get(pathOf(supplier, shop.plan), { token: shop.token })).body

const ask = (supplier: Supplier, shop: Shop) =>
  get(`/api/external/supplier/remain-credit?phone=${shop.phone}&plan=${shop.plan}`, {
    token: supplier.token,
  })

const historyOf = (shop: Shop) =>
  db.from('credit_consents').where('owner_id', shop.userId).orderBy('seq')

const linesOf = async (shop: Shop) =>
  (
    await db
      .from('audit_lines')
      .where({ subject_id: shop.userId })
      .whereLike('command', 'orders.%-credit-consent')
      .orderBy('at')
  ).map(({ command, actor_type, actor_id, before, after }) => ({
    command,
    by: [actor_type, actor_id],
    from: before.because,
    to: after.because,
    distributorId: after.distributorId,
  }))

test.group('Letting a distributor see what is left of one’s credit', () => {
  test('is told to a distributor that was never bought from, from the next question on', async ({
    assert,
  }) => {
    const supplier = await aSupplier()
    const shop = await aShopWithCredit(50_000_000)
    assert.deepEqual(await read(shop, supplier), { isAllowed: false, because: 'NEVER_SAID' })
    assert.equal((await ask(supplier, shop)).status, 422)
    const { status, body } = await say(shop, supplier, true)
    assert.equal(status, 200)
    assert.deepEqual(body, { isAllowed: true, because: 'GIVEN' })
    assert.deepEqual(await read(shop, supplier), { isAllowed: true, because: 'GIVEN' })
    const told = await ask(supplier, shop)
    assert.equal(told.status, 200)
    assert.equal(told.body.remainCredit, 50_000_000)
  })

  test('withdrawn, is told no more from the next question on', async ({ assert }) => {
    const supplier = await aSupplier()
    const shop = await aShopWithCredit(50_000_000)
    await say(shop, supplier, true)
    assert.equal((await ask(supplier, shop)).status, 200)
    assert.deepEqual((await say(shop, supplier, false)).body, {
      isAllowed: false,
      because: 'WITHDRAWN',
    })
    assert.equal((await ask(supplier, shop)).status, 422)
    await say(shop, supplier, true)
    assert.equal((await ask(supplier, shop)).status, 200)
  })

  test('a purchase says nothing by itself: they are asked, and yes or no holds after it', async ({
    assert,
  }) => {
    const supplier = await aSupplier()
    const shop = await aShopWithCredit(50_000_000)
    const invoice = await anInvoice({ shop, amount: 1_000_000, supplier })
    await payWithCode(shop, invoice.id)
    assert.deepEqual(await read(shop, supplier), { isAllowed: false, because: 'NEVER_SAID' })
    assert.equal((await ask(supplier, shop)).status, 422)
    await say(shop, supplier, false)
    assert.deepEqual(await read(shop, supplier), { isAllowed: false, because: 'WITHDRAWN' })
    assert.equal((await ask(supplier, shop)).status, 422)
    const another = await anInvoice({ shop, amount: 1_000_000, supplier })
    await payWithCode(shop, another.id)
    assert.equal((await ask(supplier, shop)).status, 422)
    await say(shop, supplier, true)
    assert.equal((await ask(supplier, shop)).status, 200)
  })

  test('is for one distributor, one person and one plan', async ({ assert }) => {
    const supplier = await aSupplier({ plans: ['kasbeno-fmcg-real', 'kasbeno-digital-real'] })
    const stranger = await aSupplier()
    const shop = await aShopWithCredit(50_000_000)
    const neighbour = await aShopWithCredit(50_000_000)
    await say(shop, supplier, true)
    assert.equal((await ask(stranger, shop)).status, 422)
    assert.equal((await ask(supplier, neighbour)).status, 422)
    const path = pathOf(supplier, 'kasbeno-digital-real')
    assert.equal((await put(path, { isAllowed: true }, { token: shop.token })).status, 422)
    const other = { ...shop, plan: 'kasbeno-digital-real' } as Shop
    assert.equal((await ask(supplier, other)).status, 422)
  })

  test('said in one plan is for that plan alone', async ({ assert }) => {
    const supplier = await aSupplier({ plans: ['kasbeno-fmcg-real', 'kasbeno-digital-real'] })
    const shop = await aShopWithCredit(50_000_000)
    await say(shop, supplier, true)
    const plan = 'kasbeno-digital-real'
    await post(`/api/user/${plan}/select-business-plan`, {}, { token: shop.token })
    const other = { ...shop, plan } as Shop
    assert.deepEqual(await read(other, supplier), { isAllowed: false, because: 'NEVER_SAID' })
    assert.equal((await ask(supplier, other)).status, 422)
    assert.equal((await ask(supplier, shop)).status, 200)
  })

  test('is kept as a history with a line in the audit trail for each change; said again, it changes nothing', async ({
    assert,
  }) => {
    const supplier = await aSupplier()
    const shop = await aShop()
    for (const isAllowed of [true, true, false, false]) {
      assert.equal((await say(shop, supplier, isAllowed)).status, 200)
    }
    const history = await historyOf(shop)
    assert.deepEqual(
      history.map(({ is_given, distributor_id, plan }) => [is_given, distributor_id, plan]),
      [
        [true, supplier.id, shop.plan],
        [false, supplier.id, shop.plan],
      ]
    )
    const by = ['customer', shop.userId]
    assert.deepEqual(await linesOf(shop), [
      {
        command: 'orders.give-credit-consent',
        by,
        from: 'NEVER_SAID',
        to: 'GIVEN',
        distributorId: supplier.id,
      },
      {
        command: 'orders.withdraw-credit-consent',
        by,
        from: 'GIVEN',
        to: 'WITHDRAWN',
        distributorId: supplier.id,
      },
    ])
    await assert.rejects(
      () => db.from('credit_consents').where('owner_id', shop.userId).update({ is_given: true }),
      /permission denied/
    )
  })

  test('said ten times at once, is kept once', async ({ assert }) => {
    const supplier = await aSupplier()
    const shop = await aShop()
    const answers = await Promise.all(Array.from({ length: 10 }, () => say(shop, supplier, true)))
    for (const { status } of answers) assert.equal(status, 200)
    assert.lengthOf(await historyOf(shop), 1)
    assert.lengthOf(await linesOf(shop), 1)
  })

  test('is a thing of the customer alone', async ({ assert }) => {
    const supplier = await aSupplier()
    const shop = await aShop()
    const path = pathOf(supplier, shop.plan)
    const tokens = [
      [undefined, 401],
      [supplier.token, 403],
      [await staffToken('super'), 403],
    ] as const
    for (const [token, expected] of tokens) {
      assert.equal((await put(path, { isAllowed: true }, { token })).status, expected)
      assert.equal((await get(path, { token })).status, expected)
    }
    assert.lengthOf(await historyOf(shop), 0)
  })

  test('knows neither plans nor distributors that are not there', async ({ assert }) => {
    const shop = await aShop()
    const hidden = await aSupplier({ active: false })
    const elsewhere = await aSupplier({ plans: ['kasbeno-digital-real'] })
    const paths = [
      pathOf({ slug: 'nobody' }, shop.plan),
      pathOf(hidden, shop.plan),
      pathOf(elsewhere, shop.plan),
      pathOf(hidden, 'nonsense'),
      pathOf({ slug: '%00' }, shop.plan),
    ]
    for (const path of paths) {
      assert.equal((await get(path, { token: shop.token })).status, 404, path)
      const { status } = await put(path, { isAllowed: true }, { token: shop.token })
      assert.equal(status, 404, path)
    }
    assert.lengthOf(await historyOf(shop), 0)
  })

  test('takes nothing but yes and no', async ({ assert }) => {
    const supplier = await aSupplier()
    const shop = await aShop()
    for (const hostile of [undefined, null, 1, 'true', 'بله', [true], { isAllowed: true }]) {
      assert.equal((await say(shop, supplier, hostile)).status, 422, JSON.stringify(hostile))
    }
    assert.lengthOf(await historyOf(shop), 0)
  })

  test('can be given thirty times a day, and withdrawn always', async ({ assert }) => {
    const supplier = await aSupplier()
    const shop = await aShop()
    for (let i = 0; i < 30; i++) {
      assert.equal((await say(shop, supplier, true)).status, 200)
      assert.equal((await say(shop, supplier, false)).status, 200)
    }
    const { status, body } = await say(shop, supplier, true)
    assert.equal(status, 429)
    assert.equal(body.title, 'ThrottledException')
    const another = await aSupplier()
    assert.equal((await say(shop, another, false)).status, 200)
    assert.equal((await read(shop, supplier)).isAllowed, false)
  })
})
