import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/platform/time/clock'
import { settle } from '#app/platform/jobs/main'
import { addDays } from '#app/platform/time/jalali'
import { toAsciiDigits } from '#contracts/digits'
import { aShopWithCredit } from '#factories/shop'
import { anInvoice } from '#factories/invoice'
import { fillWallet } from '#factories/wallet'
import { cashOf } from '#tests/support/credit'
import {
  aShopThatOwes,
  blocksOf,
  letDaysPass,
  messagesTo,
  owe,
  repay,
  templatesTo,
} from '#tests/support/installments'
import { setLateFees } from '#tests/support/late_fees'
import { anOldDebt, writeOff } from '#tests/support/write_offs'

/** The setting's default, and a day. */
const pastGrace = 11

const rialsIn = (text: string): number[] =>
  [...toAsciiDigits(text).matchAll(/([\d٬]{5,}) ریال/g)].map(([, digits]) =>
    Number(digits!.replaceAll('٬', ''))
  )

test.group('A message of a line', () => {
  test('that is blocked for arrears names the sum, late fees in it, that opens it, to the rial', async ({
    assert,
  }) => {
    const unset = await setLateFees()
    try {
      const shop = await aShopWithCredit(100_000_000)
      const first = await owe(shop, { amount: 8_000_000, dueDateInDays: 1 })
      const second = await owe(shop, { amount: 4_000_000, dueDateInDays: 1 })
      await letDaysPass(1 + pastGrace + 4)
      assert.deepEqual(await blocksOf(shop), ['ARREARS'])
      const reminders = (await messagesTo(shop.phone)).filter(
        ({ template }) => template === 'installments-past-due-blocked'
      )
      assert.isAbove(reminders.length, 0)
      const fees = await db
        .from('late_fees')
        .whereIn('installment_id', [first.installmentId, second.installmentId])
      const owed = 12_000_000 + fees.reduce((sum, { charged }) => sum + Number(charged), 0)
      assert.isAbove(owed, 12_000_000)
      const [, total] = rialsIn(reminders.at(-1)!.text)
      assert.equal(total, owed)
      await fillWallet(shop, total!)
      for (const { installmentId } of [first, second]) await repay(shop, installmentId)
      assert.deepEqual(await blocksOf(shop), [])
      assert.equal(await cashOf(shop), 0)
    } finally {
      await unset()
    }
  })

  test('that has ended says that a repayment was made, not that it can be spent', async ({
    assert,
  }) => {
    const { shop, debt } = await aShopThatOwes(1_000_000, { cash: 1_000_000, dueDateInDays: 60 })
    await db
      .from('credit_lines')
      .where({ id: shop.lineId })
      .update({ expires_on: addDays(clock.today(), -1) })
    await repay(shop, debt.installmentId)
    await settle()
    const told = await templatesTo(shop.phone)
    assert.include(told, 'repayment-paid-held')
    assert.notInclude(told, 'repayment-paid')
  })

  test('whose debt was written off says that it is closed for good', async ({ assert }) => {
    const { shop } = await anOldDebt(5_000_000)
    await writeOff(shop.lineId)
    await settle()
    const told = await templatesTo(shop.phone)
    assert.include(told, 'credit-closed')
    assert.notInclude(told, 'credit-suspended')
  })
})

test.group('An invoice that nobody pays', () => {
  test('is told to have lapsed, once, and that no money is gone', async ({ assert }) => {
    const shop = await aShopWithCredit(100_000_000)
    const invoice = await anInvoice({ shop, amount: 1_000_000 })
    const { payable_until: until } = await db.from('orders').where({ id: invoice.id }).firstOrFail()
    await db.from('orders').where({ id: invoice.id }).update({ payable_until: clock.today() })
    assert.isTrue(until >= clock.today())
    await letDaysPass(1)
    const lapsed = (await messagesTo(shop.phone)).filter(
      ({ template }) => template === 'invoice-lapsed'
    )
    assert.lengthOf(lapsed, 1)
    assert.include(lapsed[0].text, 'پولی از شما کم نشده است')
  })
})
