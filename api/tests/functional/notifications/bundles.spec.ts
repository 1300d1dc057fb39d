import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { closeMessageBundles } from '#app/notifications/jobs/close_message_bundles'
import { settle } from '#app/shared/jobs/main'
import { aShop } from '#tests/support/credit'
import { messagesTo, owe, aShopThatOwes } from '#tests/support/installments'
import { anInvoice, aSupplier, cancel, saleOf, supply } from '#tests/support/orders'
import { letDaysPass } from '#tests/support/installments'

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
  test('of many sales to one phone are the first, and one with their count and total', async ({
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
      ['invoice-created', 'invoice-created']
    )
    await closeAll()
    const [, , ...bundles] = await told(shop.phone)
    assert.lengthOf(bundles, 1)
    assert.equal(bundles[0]![0], 'invoices-created')
    assert.match(bundles[0]![1], /۱۱ فاکتور دیگر از .* ۱۱٬۰۰۰٬۰۰۰ ریال/)
    // The next one begins anew.
    await sell(supplier, 1_000_000)
    await closeAll()
    assert.deepEqual(
      (await told(shop.phone)).slice(3).map(([template]) => template),
      ['invoice-created']
    )
  })

  test('of invoices that are cancelled are told together too, and of another kind by themselves', async ({
    assert,
  }) => {
    const [shop, supplier] = [await aShop(), await aSupplier()]
    const invoices = []
    for (let i = 0; i < 3; i++)
      invoices.push(await anInvoice({ shop, amount: 2_000_000, supplier }))
    await closeAll()
    const before = (await told(shop.phone)).length
    for (const invoice of invoices) assert.equal((await cancel(invoice)).status, 200)
    await closeAll()
    const after = (await told(shop.phone)).slice(before)
    assert.deepEqual(
      after.map(([template]) => template),
      ['invoice-canceled', 'invoices-canceled']
    )
    assert.match(after[1]![1], /۲ فاکتور دیگر .* ۴٬۰۰۰٬۰۰۰ ریال/)
  })

  test('and of the day’s reminders are two at most', async ({ assert }) => {
    const { shop } = await aShopThatOwes(5_000_000, { dueDateInDays: 3 })
    for (const amount of [1_000_000, 2_000_000]) await owe(shop, { amount, dueDateInDays: 3 })
    await closeAll()
    const before = (await told(shop.phone)).length
    await letDaysPass(3)
    await closeAll()
    const after = (await told(shop.phone)).slice(before)
    const bundles = after.filter(([template]) => template === 'installments-reminded')
    assert.lengthOf(bundles, 1)
    assert.lengthOf(after, 2)
  })
})
