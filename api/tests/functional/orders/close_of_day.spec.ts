import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/platform/time/clock'
import { closeDays } from '#app/platform/time/close_of_day'
import { transaction } from '#app/platform/database/database'
import { addDays } from '#app/platform/time/jalali'
import { aShop, aShopWithCredit } from '#factories/shop'
import { anInvoice } from '#factories/invoice'
import { aSupplier } from '#factories/distributor'
import { expectLedgerInBalance, usedOf } from '#tests/support/credit'
import {
  askForCode,
  confirm,
  freeze,
  installmentOf,
  orderRow,
  payWithCode,
} from '#tests/support/orders'

/** Business time moves on, and the days that ended are closed. */
const live = async (days: number) => {
  await transaction((trx) => clock.advance(days, trx))
  await closeDays()
}

test.group('When a day ends', (group) => {
  group.each.setup(closeDays)

  test('an invoice past its window is closed; on its last day it can still be paid', async ({
    assert,
  }) => {
    const shop = await aShop({ cash: 100_000 })
    const supplier = await aSupplier({ paymentWindowDays: 2 })
    const { id } = await anInvoice({ shop, amount: 1000, supplier })
    await live(2)
    assert.equal((await orderRow(id)).status, 'CREATED')
    assert.equal((await askForCode(shop, id, 'WALLET')).status, 200)
    await live(1)
    assert.equal((await orderRow(id)).status, 'CLOSED')
    assert.equal((await askForCode(shop, id, 'WALLET')).status, 422)
    assert.isNotNull(
      await db
        .from('outbox')
        .where({ event: 'InvoiceClosed' })
        .whereRaw(`payload->>'orderId' = ?`, [id])
        .first()
    )
  })

  test('a paid one is not closed', async ({ assert }) => {
    const shop = await aShopWithCredit(50_000_000)
    const supplier = await aSupplier({ paymentWindowDays: 1 })
    const { id } = await anInvoice({ shop, amount: 1000, supplier })
    await payWithCode(shop, id)
    await live(3)
    assert.equal((await orderRow(id)).status, 'COMPLETED')
  })

  test('an installment is past due the day after its last day, unless it is frozen', async ({
    assert,
  }) => {
    const shop = await aShopWithCredit(50_000_000)
    const late = await anInvoice({ shop, amount: 1000, dueDateInDays: 2 })
    const frozen = await anInvoice({ shop, amount: 1000, dueDateInDays: 2 })
    for (const { id } of [late, frozen]) await payWithCode(shop, id)
    await freeze(frozen)
    await live(2)
    assert.equal((await installmentOf(late.id)).status, 'AWAITING_DUE_DATE')
    await live(1)
    assert.equal((await installmentOf(late.id)).status, 'PAST_DUE')
    assert.equal((await installmentOf(frozen.id)).status, 'AWAITING_DUE_DATE')
  })

  test('what its supplier never confirmed is given back after three days', async ({ assert }) => {
    const shop = await aShopWithCredit(50_000_000)
    const supplier = await aSupplier({ requiresConfirmation: true })
    const forgotten = await anInvoice({ shop, amount: 1_000_000, supplier })
    const confirmed = await anInvoice({ shop, amount: 2_000_000, supplier })
    for (const { id } of [forgotten, confirmed]) await payWithCode(shop, id)
    await confirm(confirmed)
    await live(3)
    assert.equal((await orderRow(forgotten.id)).status, 'PENDING')
    await live(1)
    assert.equal((await orderRow(forgotten.id)).status, 'CANCELED')
    assert.equal((await orderRow(confirmed.id)).status, 'COMPLETED')
    assert.equal(await usedOf(shop), 2_000_000 + 10_000 + 59_178)
    await expectLedgerInBalance()
    const line = await db
      .from('audit_lines')
      .where({ subject_id: forgotten.id })
      .orderBy('id', 'desc')
      .first()
    assert.equal(line.actor_type, 'system')
  })

  test('the due date is counted from the business day of the payment', async ({ assert }) => {
    const shop = await aShopWithCredit(50_000_000)
    const { id } = await anInvoice({ shop, amount: 1000, dueDateInDays: 7 })
    await live(5)
    await payWithCode(shop, id)
    assert.equal((await installmentOf(id)).due_date, addDays(clock.today(), 7))
  })
})
