import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import FollowArrears from '#app/credit/credit_lines/actions/follow_arrears'
import { clock } from '#app/platform/time/clock'
import { addDays } from '#app/platform/time/jalali'
import { aShopWithCredit, type ShopWithCredit } from '#factories/shop'
import { anInvoice } from '#factories/invoice'
import { cashOf, expectLedgerInBalance, usedOf } from '#tests/support/credit'
import {
  aShopThatOwes,
  blocksOf,
  expectLineMatchesDebts,
  installmentRow,
  owe,
  repay,
  repayOldest,
  type TestDebt,
} from '#tests/support/installments'
import { block, cancel, payWithCode, returnTo } from '#tests/support/orders'
import { decideAtBank, submit } from '#tests/support/payments'

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()

/** Past due for longer than any grace. */
const fallPastDue = ({ installmentId }: TestDebt, days = 20) =>
  db
    .from('installments')
    .where({ id: installmentId })
    .update({ due_date: addDays(clock.today(), -days), status: 'PAST_DUE' })
const followArrears = async () =>
  (await app.container.make(FollowArrears)).execute(addDays(clock.today(), -1))

/** One after the other: the codes all go to one phone. */
const oweThree = async (shop: ShopWithCredit, amount: number): Promise<TestDebt[]> => [
  await owe(shop, { amount }),
  await owe(shop, { amount }),
  await owe(shop, { amount }),
]

const expectAllTrue = async (shop: ShopWithCredit) => {
  await expectLineMatchesDebts(shop)
  await expectLedgerInBalance()
}

test.group('Repayments that race', () => {
  test('for one installment: the whole is paid once', async ({ assert }) => {
    const { shop, debt } = await aShopThatOwes(8_000_000, { cash: 50_000_000 })
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => repay(shop, debt.installmentId))
    )
    assert.deepEqual(statuses(answers), [200, 409, 409, 409, 409, 409])
    assert.equal(await cashOf(shop), 42_000_000)
    await expectAllTrue(shop)
  })

  test('for one wallet: it is spent once', async ({ assert }) => {
    const shop = await aShopWithCredit(100_000_000, { cash: 8_000_000 })
    const debts = await oweThree(shop, 8_000_000)
    const answers = await Promise.all(debts.map((debt) => repay(shop, debt.installmentId)))
    assert.deepEqual(statuses(answers), [200, 422, 422])
    assert.equal(await cashOf(shop), 0)
    assert.equal(await usedOf(shop), 16_000_000)
    await expectAllTrue(shop)
  })

  test('in parts, one by one and oldest first, lose and make no rial', async ({ assert }) => {
    const shop = await aShopWithCredit(100_000_000, { cash: 9_000_000 })
    const debts = await oweThree(shop, 3_000_000)
    await Promise.all([
      ...debts.map((debt) => repay(shop, debt.installmentId, { amount: 1_000_000 })),
      repayOldest(shop, { amount: 1_000_000 }),
      repayOldest(shop, { amount: 1_000_000 }),
    ])
    assert.equal(await cashOf(shop), 4_000_000)
    assert.equal(await usedOf(shop), 4_000_000)
    await expectAllTrue(shop)
  })

  test('with a purchase on the same line: both happen, or the purchase finds it full', async ({
    assert,
  }) => {
    const shop = await aShopWithCredit(10_000_000, { cash: 8_000_000 })
    const debt = await owe(shop, { amount: 8_000_000 })
    const invoice = await anInvoice({ shop, amount: 5_000_000 })
    const [repaid] = await Promise.all([
      repay(shop, debt.installmentId),
      payWithCode(shop, invoice.id),
    ])
    assert.equal(repaid.status, 200)
    await expectAllTrue(shop)
  })
})

test.group('A repayment against its invoice', () => {
  test('cancelled meanwhile: what was paid is back in the wallet, nothing is owed', async ({
    assert,
  }) => {
    for (let round = 0; round < 4; round++) {
      const { shop, debt } = await aShopThatOwes(8_000_000, { cash: 8_000_000 })
      const [repaid, canceled] = await Promise.all([
        repay(shop, debt.installmentId, { amount: 5_000_000 }),
        cancel(debt.invoice),
      ])
      assert.equal(canceled.status, 200, JSON.stringify(canceled.body))
      assert.include([200, 409], repaid.status)
      assert.equal(await cashOf(shop), 8_000_000)
      assert.equal(await usedOf(shop), 0)
      await expectAllTrue(shop)
    }
  })

  test('returned in part meanwhile: the sum of both is right', async ({ assert }) => {
    for (let round = 0; round < 4; round++) {
      const { shop, debt } = await aShopThatOwes(8_000_000, { cash: 8_000_000 })
      const [repaid, returned] = await Promise.all([
        repay(shop, debt.installmentId),
        returnTo(debt.invoice, 3_000_000),
      ])
      assert.equal(returned.status, 200, JSON.stringify(returned.body))
      assert.equal(repaid.status, 200)
      assert.equal(await cashOf(shop), 5_000_000)
      assert.equal(await usedOf(shop), 0)
      assert.equal((await installmentRow(debt.installmentId)).status, 'CLEARED')
      await expectAllTrue(shop)
    }
  })

  test('paid at the gateway while it is cancelled, and others on the same line are too', async ({
    assert,
  }) => {
    const { shop, debt } = await aShopThatOwes(8_000_000, { cash: 1_000_000 })
    const other = await owe(shop, { amount: 2_000_000 })
    const { body } = await repayOldest(shop, { amount: 9_000_000, indicator: 'BANKTEST' })
    const callback = await decideAtBank(body.gatewayRedirectItem, 'success')
    const answers = await Promise.all([
      submit(callback),
      cancel(debt.invoice),
      cancel(other.invoice),
      submit(callback),
    ])
    assert.deepEqual(statuses(answers), [200, 200, 303, 303])
    assert.equal(await usedOf(shop), 0)
    assert.equal(await cashOf(shop), 9_000_000)
    await expectAllTrue(shop)
  })
})

test.group('The block for arrears', () => {
  test('goes the moment that everything past due is paid, not before', async ({ assert }) => {
    const shop = await aShopWithCredit(100_000_000, { cash: 9_000_000 })
    const [old, young] = [
      await owe(shop, { amount: 4_000_000 }),
      await owe(shop, { amount: 5_000_000 }),
    ]
    await fallPastDue(old)
    await fallPastDue(young, 1)
    await followArrears()
    assert.deepEqual(await blocksOf(shop), ['ARREARS'])
    await repay(shop, old.installmentId)
    await followArrears()
    assert.deepEqual(await blocksOf(shop), ['ARREARS'])
    await repay(shop, young.installmentId, { amount: 4_999_999 })
    assert.deepEqual(await blocksOf(shop), ['ARREARS'])
    await repay(shop, young.installmentId)
    assert.deepEqual(await blocksOf(shop), [])
  })

  test('takes no other reason with it', async ({ assert }) => {
    const { shop, debt } = await aShopThatOwes(4_000_000, { cash: 4_000_000 })
    await fallPastDue(debt)
    await followArrears()
    await block(shop)
    await repay(shop, debt.installmentId)
    assert.deepEqual(await blocksOf(shop), ['STAFF'])
  })

  test('goes as well when the invoice is taken back', async ({ assert }) => {
    const { shop, debt } = await aShopThatOwes(4_000_000)
    await fallPastDue(debt)
    await followArrears()
    assert.equal((await cancel(debt.invoice)).status, 200)
    assert.deepEqual(await blocksOf(shop), [])
  })

  test('against the payment that ends the arrears: the line is open afterwards', async ({
    assert,
  }) => {
    for (let round = 0; round < 6; round++) {
      const shop = await aShopWithCredit(100_000_000, { cash: 9_000_000 })
      const debts = [await owe(shop, { amount: 4_000_000 }), await owe(shop, { amount: 5_000_000 })]
      for (const debt of debts) await fallPastDue(debt)
      await Promise.all([
        followArrears(),
        ...debts.map(({ installmentId }) => repay(shop, installmentId)),
        followArrears(),
      ])
      assert.equal(await usedOf(shop), 0)
      assert.deepEqual(await blocksOf(shop), [])
    }
  })
})
