import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime, Settings } from 'luxon'
import { clock, tehran } from '#app/platform/time/clock'
import { closeDays } from '#app/platform/time/close_of_day'
import { transaction } from '#app/platform/database/database'
import { addDays } from '#app/platform/time/jalali'
import { aShopThatPaid, aShopWithCredit } from '#factories/shop'
import { anInvoice } from '#factories/invoice'
import { aSupplier } from '#factories/distributor'
import { cashOf } from '#tests/support/credit'
import { get } from '#tests/support/http'
import { installmentRow, owe } from '#tests/support/installments'
import { askForCode, orderRow } from '#tests/support/orders'
import { letBookInThePast } from '#tests/support/database'

/** Tehran has no daylight saving: its midnight is 20:30 UTC. */
const midnightOf = (day: string) => DateTime.fromISO(day, { zone: tehran })

/** The business clock stands still at this moment, within one day of the present. */
const setClock = (moment: DateTime) => {
  const systemNow = moment.minus({ days: clock.advancedDays }).toMillis()
  Settings.now = () => systemNow
}
const seconds = (count: number) => ({ seconds: count })

/** What a day brings, tried around the midnight in Tehran that begins the day T + 1. */
test.group('Around midnight in Tehran', (group) => {
  let today: string
  let midnight: DateTime

  group.setup(letBookInThePast)

  group.each.setup(async () => {
    await closeDays()
    today = clock.today()
    midnight = midnightOf(addDays(today, 1))
    return async () => {
      // The days that were closed ahead of time become the past.
      Settings.now = () => Date.now()
      await transaction((trx) => clock.advance(2, trx))
      await closeDays()
    }
  })

  test('the due date counts from the Tehran day of the payment: {0} s from midnight')
    .with([
      [-3600, 5],
      [-1, 5],
      [0, 6],
      [3600, 6],
    ] as const)
    .run(async ({ assert }, [offset, days]) => {
      setClock(midnight.plus(seconds(offset)))
      const debt = await owe(await aShopWithCredit(50_000_000), {
        amount: 1_000_000,
        dueDateInDays: 5,
      })
      const { due_date: dueDate } = await installmentRow(debt.installmentId)
      assert.equal(dueDate, addDays(today, days))
    })

  test('an installment due on T is past due from midnight on: {0} s from it')
    .with([
      [-1, 'AWAITING_DUE_DATE'],
      [0, 'PAST_DUE'],
    ] as const)
    .run(async ({ assert }, [offset, status]) => {
      const shop = await aShopWithCredit(50_000_000)
      const debt = await owe(shop, { amount: 1_000_000, dueDateInDays: 1 })
      await transaction((trx) => clock.advance(1, trx))
      setClock(midnightOf(addDays(today, 2)).plus(seconds(offset)))
      await closeDays()
      assert.equal((await installmentRow(debt.installmentId)).status, status)
    })

  test('an invoice payable until T can be paid until midnight, and is closed then: {0} s from it')
    .with([
      [-1, 200, 'CREATED'],
      [0, 422, 'CLOSED'],
    ] as const)
    .run(async ({ assert }, [offset, answer, status]) => {
      const shop = await aShopWithCredit(50_000_000)
      const supplier = await aSupplier({ paymentWindowDays: 1 })
      const { id } = await anInvoice({ shop, amount: 1_000_000, supplier })
      await transaction((trx) => clock.advance(1, trx))
      setClock(midnightOf(addDays(today, 2)).plus(seconds(offset)))
      assert.equal((await askForCode(shop, id)).status, answer)
      await closeDays()
      assert.equal((await orderRow(id)).status, status)
    })

  test(
    'a fee paid on T is given back thirty days later, counted from the Tehran day: {0} s from midnight'
  )
    .with([
      [-1, 5_500_000],
      [0, 0],
    ] as const)
    .run(async ({ assert }, [offset, cash]) => {
      setClock(midnight.plus(seconds(offset)))
      const shop = await aShopThatPaid(500_000_000)
      Settings.now = () => Date.now()
      await transaction((trx) => clock.advance(30, trx))
      await closeDays()
      assert.equal(await cashOf(shop), cash)
      await transaction((trx) => clock.advance(1, trx))
      await closeDays()
      assert.equal(await cashOf(shop), 5_500_000)
    })

  test('credit is good until midnight of its last day: {0} s from it')
    .with([
      [-1, false, 0, true],
      [0, true, -1, false],
    ] as const)
    .run(async ({ assert }, [offset, isCreditExpired, creditRemainingDays, hasFee]) => {
      const shop = await aShopWithCredit(50_000_000)
      await db.from('credit_lines').where({ id: shop.lineId }).update({ expires_on: today })
      setClock(midnight.plus(seconds(offset)))
      const path = `/api/user/${shop.plan}/registration-status`
      assert.deepInclude((await get(path, { token: shop.token })).body, {
        isCreditExpired,
        creditRemainingDays,
        creditScoreExpirationDate: today,
        hasActivePlatformFee: hasFee,
        hasRenewalCredit: false,
      })
    })
})
