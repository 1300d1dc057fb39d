import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import FollowArrears from '#app/credit/credit_lines/actions/follow_arrears'
import { creditLineOf, lineRefusal } from '#app/credit/credit_lines/queries/credit_line'
import { clock } from '#app/platform/time/clock'
import { addDays } from '#app/platform/time/jalali'
import { aShopWithCredit, type ShopWithCredit } from '#factories/shop'
import { anInvoice } from '#factories/invoice'
import { get } from '#tests/support/http'
import { debtOf } from '#tests/support/installments'
import { freeze, payWithCode } from '#tests/support/orders'

/** The setting's default. */
const graceDays = 10
const closeDay = async (day: string) => (await app.container.make(FollowArrears)).execute(day)

/** A shop that owes an installment, due that many days before today. */
const aShopOwingSince = async (days: number) => {
  const shop = await aShopWithCredit(100_000_000)
  const invoice = await anInvoice({ shop, amount: 1_000_000 })
  await payWithCode(shop, invoice.id)
  await db
    .from('installments')
    .where('order_id', invoice.id)
    .update({ due_date: addDays(clock.today(), -days), status: 'PAST_DUE' })
  return { shop, orderId: invoice.id }
}
const blocksOf = async ({ lineId }: ShopWithCredit): Promise<string[]> =>
  (await db.from('credit_blocks').where('line_id', lineId).orderBy('reason')).map(
    ({ reason }) => reason
  )

test.group('Arrears', () => {
  test('block the line after the grace, not within it, however often the day is closed', async ({
    assert,
  }) => {
    const { shop } = await aShopOwingSince(graceDays)
    await closeDay(clock.today())
    assert.deepEqual(await blocksOf(shop), [])
    const tomorrow = addDays(clock.today(), 1)
    await Promise.all([closeDay(tomorrow), closeDay(tomorrow)])
    await closeDay(tomorrow)
    assert.deepEqual(await blocksOf(shop), ['ARREARS'])
    assert.equal(lineRefusal(await creditLineOf(shop.owner), 1), 'BLOCKED')
  })

  test('take away their own block alone once they are paid', async ({ assert }) => {
    const { shop, orderId } = await aShopOwingSince(graceDays + 1)
    await closeDay(clock.today())
    await db.table('suspensions').insert({
      line_id: shop.lineId,
      reason: 'STAFF',
      blocked_at: new Date(),
    })
    assert.deepEqual(await blocksOf(shop), ['ARREARS', 'STAFF'])
    const installment = db.from('installments').where('order_id', orderId)
    await installment.update({ status: 'CLEARED', paid_amount: db.raw('amount') })
    await closeDay(clock.today())
    assert.deepEqual(await blocksOf(shop), ['STAFF'])
  })

  test('of a frozen invoice do not count', async ({ assert }) => {
    const { shop, orderId } = await aShopOwingSince(graceDays + 1)
    await freeze({ id: orderId })
    await closeDay(clock.today())
    assert.deepEqual(await blocksOf(shop), [])
  })

  for (const [reasons, opens] of [
    [[], false],
    [['ARREARS'], true],
    [['STAFF'], false],
    [['ARREARS', 'STAFF'], false],
    [['ARREARS', 'FRAUD'], false],
    [['ARREARS', 'PAPERS_EXPIRED'], false],
  ] as const) {
    test(`paying them is said to open a line that is blocked for ${reasons.join(', ') || 'nothing'}: ${opens}`, async ({
      assert,
    }) => {
      const { shop, orderId } = await aShopOwingSince(1)
      for (const reason of reasons) {
        const block = { line_id: shop.lineId, reason, blocked_at: new Date() }
        await db.table('suspensions').insert(block)
      }
      const { summary } = await debtOf(shop)
      assert.equal(summary.payingUnblocks, opens)
      const { id } = await db.from('installments').where('order_id', orderId).firstOrFail()
      const path = `/api/order/${shop.plan}/installments/${id}`
      const one = await get(path, { token: shop.token })
      assert.equal(one.body.payingUnblocks, opens, JSON.stringify(one.body))
    })
  }
})
