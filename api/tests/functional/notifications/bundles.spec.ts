import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { closeMessageBundles } from '#app/people/notifications/jobs/close_message_bundles'
import { settle } from '#app/platform/jobs/main'
import { aShop } from '#factories/shop'
import { anInvoice, saleOf } from '#factories/invoice'
import { aSupplier } from '#factories/distributor'
import { messagesTo } from '#tests/support/installments'
import { cancel, supply } from '#tests/support/orders'

/** What is told once the time of each bundle is over. */
const closeAll = async () => {
  await settle()
  await db.from('message_bundles').update({ closes_at: new Date(0) })
  await closeMessageBundles.run({})
  await settle()
}
const told = async (phone: string) =>
  (await messagesTo(phone)).map(({ template, text }) => [template, text] as const)

test.group('Messages that a program causes', () => {
  test('of many sales to one phone are the first three, and one with count and total of the others', async ({
    assert,
  }) => {
    const [shop, supplier, other] = [await aShop(), await aSupplier(), await aSupplier()]
    const sell = async (by: typeof supplier, amount: number) =>
      assert.equal((await supply(by, 'sale', saleOf(shop, amount))).status, 201)
    for (let i = 0; i < 12; i++) await sell(supplier, 1_000_000)
    await sell(other, 3_000_000)
    await settle()
    assert.deepEqual(
      (await told(shop.phone)).map(([template]) => template),
      Array.from({ length: 4 }, () => 'invoice-created')
    )
    await closeAll()
    const [, , , , ...bundles] = await told(shop.phone)
    assert.lengthOf(bundles, 1)
    assert.equal(bundles[0]![0], 'invoices-created')
    assert.match(bundles[0]![1], /۹ فاکتور دیگر از .* ۹٬۰۰۰٬۰۰۰ ریال/)
    // The next one begins anew.
    await sell(supplier, 1_000_000)
    await closeAll()
    assert.deepEqual(
      (await told(shop.phone)).slice(5).map(([template]) => template),
      ['invoice-created']
    )
  })

  test('of invoices that are cancelled are told together too, and of another kind by themselves', async ({
    assert,
  }) => {
    const [shop, supplier] = [await aShop(), await aSupplier()]
    const invoices = []
    for (let i = 0; i < 5; i++)
      invoices.push(await anInvoice({ shop, amount: 2_000_000, supplier }))
    await closeAll()
    const before = (await told(shop.phone)).length
    for (const invoice of invoices) assert.equal((await cancel(invoice)).status, 200)
    await closeAll()
    const after = (await told(shop.phone)).slice(before)
    assert.deepEqual(
      after.map(([template]) => template),
      ['invoice-canceled', 'invoice-canceled', 'invoice-canceled', 'invoices-canceled']
    )
    assert.match(after[3]![1], /۲ فاکتور دیگر .* ۴٬۰۰۰٬۰۰۰ ریال/)
  })
})
