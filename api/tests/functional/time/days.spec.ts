import { fillWallet } from '#factories/wallet'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/platform/time/clock'
import { closeDays } from '#app/platform/time/close_of_day'
import { transaction } from '#app/platform/database/database'
import { addDays, jalaliDate } from '#app/platform/time/jalali'
import { settle } from '#app/platform/jobs/main'
import { aShopThatPaid, aShopWithCredit, type Shop } from '#factories/shop'
import { anInvoice } from '#factories/invoice'
import { aSupplier } from '#factories/distributor'
import { cashOf, expectLedgerInBalance, usedOf } from '#tests/support/credit'
import { get } from '#tests/support/http'
import {
  aShopThatOwes,
  blocksOf,
  debtOf,
  installmentRow,
  letDaysPass,
  messagesTo,
  owe,
  repay,
  templatesTo,
} from '#tests/support/installments'
import { freeze, orderRow, payWithCode } from '#tests/support/orders'

/** The setting's default. */
const graceDays = 10

const statusOf = async ({ plan, token }: Shop) =>
  (await get(`/api/user/${plan}/registration-status`, { token })).body

/** The reminders that a phone has been sent, the oldest first. */
const remindersTo = async (phone: string): Promise<string[]> =>
  (await templatesTo(phone)).filter((template) => template.startsWith('installment-'))

/** Closes days again that are closed already, as after a crash in the middle of one. */
const closeAgain = async (days: number) => {
  const since = addDays(clock.today(), -days)
  await db.connection('owner').from('closed_days').where('day', '>=', since).delete()
  await closeDays()
  await settle()
}

test.group('An unpaid installment, day by day', () => {
  test('is reminded of before, on and after its due date, each once', async ({ assert }) => {
    const { shop } = await aShopThatOwes(8_000_000, { dueDateInDays: 5 })
    const grows: [days: number, reminders: string[]][] = [
      [1, []],
      [1, ['installment-soon']],
      [1, []],
      [1, ['installment-soon']],
      [1, ['installment-due']],
      [1, ['installment-past-due']],
      [1, []],
      [1, ['installment-past-due']],
      [3, []],
      [1, ['installment-past-due']],
    ]
    const expected: string[] = []
    for (const [days, more] of grows) {
      await letDaysPass(days)
      expected.push(...more)
      assert.deepEqual(await remindersTo(shop.phone), expected)
    }
    await closeAgain(12)
    assert.deepEqual(await remindersTo(shop.phone), expected)
  })

  test('is reminded of for three months, ever less often', async ({ assert }) => {
    const { shop } = await aShopThatOwes(8_000_000, { dueDateInDays: 1 })
    const grows: [day: number, reminders: number][] = [
      [0, 1],
      [1, 2],
      [2, 2],
      [3, 3],
      [6, 3],
      [7, 4],
      [14, 4],
      [15, 5],
      [29, 5],
      [30, 6],
      [59, 6],
      [60, 7],
      [89, 7],
      [90, 8],
      [100, 8],
    ]
    let today = -1
    for (const [day, reminders] of grows) {
      await letDaysPass(day - today)
      today = day
      assert.lengthOf(await remindersTo(shop.phone), reminders, `${day} days after the due date`)
    }
  })

  test('whose days were missed has had each reminder once, and is blocked once', async ({
    assert,
  }) => {
    const { shop, debt } = await aShopThatOwes(8_000_000, { dueDateInDays: 5 })
    await letDaysPass(5 + 14)
    const reminders = await remindersTo(shop.phone)
    assert.deepEqual(reminders.sort(), [
      'installment-due',
      ...Array.from({ length: 3 }, () => 'installment-past-due-blocked'),
      ...Array.from({ length: 2 }, () => 'installment-soon'),
    ])
    assert.equal((await installmentRow(debt.installmentId)).status, 'PAST_DUE')
    assert.deepEqual(await blocksOf(shop), ['ARREARS'])
    await closeAgain(19)
    const told = await templatesTo(shop.phone)
    assert.lengthOf(
      told.filter((template) => template === 'credit-suspended-arrears'),
      1
    )
    assert.lengthOf(await remindersTo(shop.phone), 6)
  })

  test('is reminded of together with what is due on the same day, by one message with the sum', async ({
    assert,
  }) => {
    const { shop } = await aShopThatOwes(8_000_000, { dueDateInDays: 5 })
    const second = await owe(shop, { amount: 3_000_000, dueDateInDays: 5 })
    await owe(shop, { amount: 1_000_000, dueDateInDays: 7 })
    await letDaysPass(5)
    const told = (await messagesTo(shop.phone)).filter(({ template }) =>
      template.startsWith('installment')
    )
    assert.deepEqual(told.map(({ template }) => template).sort(), [
      'installment-soon',
      'installments-due',
      'installments-soon',
      'installments-soon',
    ])
    const due = told.find(({ template }) => template === 'installments-due')!
    assert.include(due.text, '۲ فاکتور')
    assert.include(due.text, '۱۱٬۰۰۰٬۰۰۰ ریال')
    await fillWallet(shop, second.amount)
    await repay(shop, second.installmentId)
    await closeAgain(5)
    assert.lengthOf(
      (await templatesTo(shop.phone)).filter((template) => template.startsWith('installment')),
      4
    )
  })

  test('a reminder says how much is left and until when', async ({ assert }) => {
    const { shop, debt } = await aShopThatOwes(8_000_000, { cash: 3_000_000, dueDateInDays: 2 })
    await repay(shop, debt.installmentId, { amount: 3_000_000 })
    await letDaysPass(1)
    const [reminder] = (await messagesTo(shop.phone)).filter(
      ({ template }) => template === 'installment-soon'
    )
    assert.include(reminder.text, '۵٬۰۰۰٬۰۰۰ ریال')
    assert.include(reminder.text, jalaliDate(addDays(clock.today(), 1)))
  })

  test('once repaid, cancelled or frozen it is not reminded of', async ({ assert }) => {
    const shop = await aShopWithCredit(100_000_000, { cash: 1_000_000 })
    const [paid, frozen] = [
      await owe(shop, { amount: 1_000_000, dueDateInDays: 3 }),
      await owe(shop, { amount: 1_000_000, dueDateInDays: 3 }),
    ]
    await repay(shop, paid.installmentId)
    await freeze(frozen.invoice)
    await letDaysPass(20)
    assert.deepEqual(await remindersTo(shop.phone), [])
    assert.equal((await installmentRow(frozen.installmentId)).status, 'AWAITING_DUE_DATE')
    assert.deepEqual(await blocksOf(shop), [])
  })
})

test.group('Long arrears', () => {
  test('block the line after the grace; paying opens it at once', async ({ assert }) => {
    const { shop, debt } = await aShopThatOwes(8_000_000, { cash: 8_000_000, dueDateInDays: 1 })
    await letDaysPass(1 + 1 + graceDays)
    assert.isFalse((await statusOf(shop)).creditBlocked)
    assert.deepInclude((await debtOf(shop)).summary, {
      pastDueAmount: 8_000_000,
      payingUnblocks: false,
    })
    await letDaysPass(1)
    assert.isTrue((await statusOf(shop)).creditBlocked)
    assert.isTrue((await debtOf(shop)).summary.payingUnblocks)
    const invoice = await anInvoice({ shop, amount: 1_000_000 })
    assert.equal((await payWithCode(shop, invoice.id)).status, 422)
    assert.equal((await repay(shop, debt.installmentId)).status, 200)
    assert.isFalse((await statusOf(shop)).creditBlocked)
    assert.equal((await payWithCode(shop, invoice.id)).status, 200)
    await settle()
    assert.includeMembers(await templatesTo(shop.phone), [
      'credit-suspended-arrears',
      'repayment-paid',
      'credit-unsuspended',
    ])
    const lines = await db
      .from('audit_lines')
      .where({ subject_type: 'credit-lines', subject_id: shop.lineId })
      .orderBy('id')
      .select('command', 'actor_type')
    assert.deepEqual(lines, [
      { command: 'credit.suspend', actor_type: 'system' },
      { command: 'credit.unsuspend', actor_type: 'system' },
    ])
    await expectLedgerInBalance()
  })
})

test.group('An unpaid invoice', () => {
  test('closes after its window; a paid one stays', async ({ assert }) => {
    const shop = await aShopWithCredit(50_000_000)
    const supplier = await aSupplier({ paymentWindowDays: 3 })
    const [unpaid, paid] = [
      await anInvoice({ shop, amount: 1_000_000, supplier }),
      await anInvoice({ shop, amount: 1_000_000, supplier }),
    ]
    await payWithCode(shop, paid.id)
    await letDaysPass(3)
    assert.equal((await orderRow(unpaid.id)).status, 'CREATED')
    await letDaysPass(1)
    assert.equal((await orderRow(unpaid.id)).status, 'CLOSED')
    assert.equal((await orderRow(paid.id)).status, 'COMPLETED')
  })
})

test.group('Credit at its end', () => {
  test('is told of a week before, can be drawn on its last day, and not after; repaying stays open', async ({
    assert,
  }) => {
    const { shop, debt } = await aShopThatOwes(1_000_000, { cash: 1_000_000, dueDateInDays: 60 })
    const expiresOn = addDays(clock.today(), 9)
    await db.from('credit_lines').where({ id: shop.lineId }).update({ expires_on: expiresOn })
    await letDaysPass(1)
    assert.notInclude(await templatesTo(shop.phone), 'credit-ending')
    await letDaysPass(1)
    const told = (await messagesTo(shop.phone)).filter(
      ({ template }) => template === 'credit-ending'
    )
    assert.lengthOf(told, 1)
    assert.include(told[0].text, jalaliDate(expiresOn))
    await letDaysPass(7)
    assert.deepInclude(await statusOf(shop), {
      isCreditExpired: false,
      creditRemainingDays: 0,
      hasActivePlatformFee: true,
    })
    const last = await anInvoice({ shop, amount: 1_000_000 })
    assert.equal((await payWithCode(shop, last.id)).status, 200)
    await letDaysPass(1)
    assert.deepInclude(await statusOf(shop), {
      isCreditExpired: true,
      creditRemainingDays: -1,
      creditScoreExpirationDate: expiresOn,
      hasActivePlatformFee: false,
    })
    const late = await anInvoice({ shop, amount: 1_000_000 })
    const refused = await payWithCode(shop, late.id)
    assert.equal(refused.status, 422)
    assert.equal((await repay(shop, debt.installmentId)).status, 200)
    await closeAgain(10)
    const templates = await templatesTo(shop.phone)
    for (const template of ['credit-ending', 'credit-expired']) {
      assert.lengthOf(
        templates.filter((one) => one === template),
        1
      )
    }
  })
})

test.group('A fee without credit', () => {
  test('is back in the wallet after thirty days, once, however the days are closed', async ({
    assert,
  }) => {
    const shop = await aShopThatPaid(500_000_000)
    await letDaysPass(29)
    assert.equal(await cashOf(shop), 0)
    await letDaysPass(1)
    assert.equal(await cashOf(shop), 5_500_000)
    await closeAgain(30)
    await letDaysPass(31)
    assert.equal(await cashOf(shop), 5_500_000)
    const status = await statusOf(shop)
    assert.isFalse(status.hasActivePlatformFee)
    assert.equal(status.userSubscriptionPackageStatus, 'EXPIRED')
    await expectLedgerInBalance()
  })

  test('is not given back where credit came in time', async ({ assert }) => {
    const shop = await aShopWithCredit(50_000_000)
    await transaction((trx) => clock.advance(31, trx))
    await closeDays()
    assert.equal(await cashOf(shop), 0)
    assert.equal(await usedOf(shop), 0)
  })
})
