import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { reconcile } from '#app/money/ledger/queries/reconcile'
import { clock } from '#app/platform/time/clock'
import { addDays } from '#app/platform/time/jalali'
import { settle } from '#app/platform/jobs/main'
import { aShop, aShopWithCredit } from '#factories/shop'
import { fillWallet } from '#factories/wallet'
import { anInvoice } from '#factories/invoice'
import { cashOf, expectLedgerInBalance, usedOf, decideLimit } from '#tests/support/credit'
import { get } from '#tests/support/http'
import {
  aShopThatOwes,
  debtOf,
  expectLineMatchesDebts,
  installmentRow,
  messagesTo,
  owe,
  repay,
  repayOldest,
} from '#tests/support/installments'
import { block, expire, freeze, payWithCode } from '#tests/support/orders'

test.group('Repaying from the wallet', () => {
  test('early and in whole frees the credit at once and clears the installment', async ({
    assert,
  }) => {
    const { shop, debt } = await aShopThatOwes(8_000_000, { cash: 10_000_000 })
    const { status, body } = await repay(shop, debt.installmentId)
    assert.equal(status, 200)
    assert.deepInclude(body, { paymentNeeded: false })
    assert.deepEqual(body.repayment.installments, [
      { id: debt.installmentId, paidAmount: 8_000_000, remainingAmount: 0 },
    ])
    assert.equal(await cashOf(shop), 2_000_000)
    assert.equal(await usedOf(shop), 0)
    assert.deepInclude(await installmentRow(debt.installmentId), {
      status: 'CLEARED',
      paid_amount: 8_000_000,
    })
    const whole = await anInvoice({ shop, amount: 90_000_000 })
    assert.equal((await payWithCode(shop, whole.id)).status, 200)
    await expectLineMatchesDebts(shop)
    await expectLedgerInBalance()
  })

  test('is booked wallet to credit-used, listed as INSTALLMENT, and told', async ({ assert }) => {
    const { shop, debt } = await aShopThatOwes(8_000_000, { cash: 8_000_000 })
    const { body } = await repay(shop, debt.installmentId, { amount: 3_000_000 })
    const postings = await db
      .from('ledger.postings as p')
      .join('ledger.entries as e', 'e.id', 'p.entry_id')
      .where({ 'e.kind': 'INSTALLMENT_PAID', 'e.source_id': body.repayment.repaymentId })
      .orderBy('p.line')
      .select('p.account', 'p.party_id', 'p.amount')
    assert.deepEqual(postings, [
      { account: 'wallet', party_id: shop.walletId, amount: 3_000_000 },
      { account: 'credit-used', party_id: shop.accountId, amount: -3_000_000 },
    ])
    const path = '/api/transaction/10/0?transactionSourceType=INSTALLMENT'
    const { items } = (await get(path, { token: shop.token })).body
    assert.lengthOf(items, 1)
    assert.deepInclude(items[0], { type: 'WITHDRAW', amount: 3_000_000 })
    assert.equal(items[0].transactionSource.transactionType, 'INSTALLMENT')
    await settle()
    const told = (await messagesTo(shop.phone)).filter(
      ({ template }) => template === 'repayment-paid'
    )
    assert.lengthOf(told, 1)
    assert.include(told[0].text, '۳٬۰۰۰٬۰۰۰')
    assert.include(told[0].text, '۵٬۰۰۰٬۰۰۰')
  })

  test('in parts: the rest stays owed until it is zero, and the page shows each', async ({
    assert,
  }) => {
    const { shop, debt } = await aShopThatOwes(8_000_000, { cash: 9_000_000 })
    await repay(shop, debt.installmentId, { amount: 100_000 })
    assert.deepInclude(await installmentRow(debt.installmentId), {
      status: 'AWAITING_DUE_DATE',
      paid_amount: 100_000,
      cleared_at: null,
    })
    assert.equal(await usedOf(shop), 7_900_000)
    await repay(shop, debt.installmentId)
    const path = `/api/order/${shop.plan}/installments/${debt.installmentId}`
    const { body } = await get(path, { token: shop.token })
    assert.deepInclude(body, { status: 'CLEARED', remainingAmount: 0, paidAmount: 8_000_000 })
    assert.deepEqual(
      body.repayments.map(({ amount }: { amount: number }) => amount),
      [7_900_000, 100_000]
    )
    assert.equal(body.cashBalance, 1_000_000)
    await expectLedgerInBalance()
  })

  test('a total goes to the oldest first', async ({ assert }) => {
    const shop = await aShopWithCredit(100_000_000, { cash: 10_000_000 })
    const last = await owe(shop, { amount: 5_000_000, dueDateInDays: 40 })
    const first = await owe(shop, { amount: 2_000_000, dueDateInDays: 5 })
    const second = await owe(shop, { amount: 3_000_000, dueDateInDays: 20 })
    const { body } = await repayOldest(shop, { amount: 4_000_000 })
    assert.deepEqual(body.repayment.installments, [
      { id: first.installmentId, paidAmount: 2_000_000, remainingAmount: 0 },
      { id: second.installmentId, paidAmount: 2_000_000, remainingAmount: 1_000_000 },
    ])
    const open = await debtOf(shop, '?status=OPEN')
    assert.deepEqual(
      open.items.map(({ id }: { id: string }) => id),
      [second.installmentId, last.installmentId]
    )
    assert.deepInclude(open.summary, { owedAmount: 6_000_000, openCount: 2 })
    const cleared = await debtOf(shop, '?status=CLEARED')
    assert.deepEqual(
      cleared.items.map(({ id }: { id: string }) => id),
      [first.installmentId]
    )
    await expectLineMatchesDebts(shop)
    await expectLedgerInBalance()
  })

  test('stays open on a blocked and on an expired line', async ({ assert }) => {
    const { shop, debt } = await aShopThatOwes(8_000_000, { cash: 8_000_000 })
    await block(shop)
    await expire(shop)
    assert.equal((await repay(shop, debt.installmentId)).status, 200)
    assert.equal(await usedOf(shop), 0)
  })

  test('a lowered limit follows the repayment down', async ({ assert }) => {
    const { shop, debt } = await aShopThatOwes(8_000_000, { cash: 8_000_000 })
    await decideLimit(shop.accountId, 1_000_000)
    await repay(shop, debt.installmentId, { amount: 3_000_000 })
    const account = await db.from('ledger.accounts').where('id', shop.accountId).firstOrFail()
    assert.deepInclude(account, { balance: 5_000_000, credit_limit: 5_000_000 })
  })
})

test.group('A repayment is refused', () => {
  test('above what is owed, and of nothing', async ({ assert }) => {
    const { shop, debt } = await aShopThatOwes(8_000_000, { cash: 20_000_000 })
    for (const amount of [8_000_001, 0]) {
      for (const answer of [
        await repay(shop, debt.installmentId, { amount }),
        await repayOldest(shop, { amount }),
      ]) {
        assert.equal(answer.status, 422)
        assert.equal(answer.body.errors[0].field, 'amount')
      }
    }
    assert.equal(await cashOf(shop), 20_000_000)
  })

  test('for amounts that are none', async ({ assert }) => {
    const { shop, debt } = await aShopThatOwes(8_000_000, { cash: 20_000_000 })
    for (const amount of [-1, 1.5, '1000', 2 ** 53, null, {}]) {
      const { status } = await repayOldest(shop, { amount })
      assert.equal(status, 422, JSON.stringify(amount))
    }
    assert.equal((await repayOldest(shop, {})).status, 422)
    assert.equal((await repay(shop, debt.installmentId, { amount: '5' })).status, 422)
    assert.equal(await cashOf(shop), 20_000_000)
  })

  test('to strangers, of other plans and of what is not there: 404', async ({ assert }) => {
    const { debt } = await aShopThatOwes(8_000_000)
    const stranger = await aShopWithCredit(50_000_000, { cash: 50_000_000 })
    assert.equal((await repay(stranger, debt.installmentId)).status, 404)
    const path = (id: string) => `/api/order/${stranger.plan}/installments/${id}`
    assert.equal((await get(path(debt.installmentId), { token: stranger.token })).status, 404)
    for (const id of ['1', 'x', debt.invoice.id]) {
      assert.equal((await repay(stranger, id)).status, 404)
      assert.equal((await get(path(id), { token: stranger.token })).status, 404)
    }
    const elsewhere = { token: stranger.token, plan: 'kasbeno-fmcg-legal' as never }
    assert.equal((await repay(elsewhere, debt.installmentId)).status, 404)
    assert.equal(await cashOf(stranger), 50_000_000)
  })

  test('of a plan that was not chosen, and without a token', async ({ assert }) => {
    const { shop, debt } = await aShopThatOwes(8_000_000)
    const other = { token: shop.token, plan: 'kasbeno-digital-real' as const }
    assert.equal((await repay(other, debt.installmentId)).status, 422)
    assert.equal((await repay({ token: '', plan: shop.plan }, debt.installmentId)).status, 401)
  })

  test('once nothing is owed', async ({ assert }) => {
    const { shop, debt } = await aShopThatOwes(1_000_000, { cash: 5_000_000 })
    await repay(shop, debt.installmentId)
    for (const answer of [
      await repay(shop, debt.installmentId),
      await repayOldest(shop, { amount: 1 }),
      await repayOldest(await aShop({ cash: 1000 }), { amount: 1 }),
    ]) {
      assert.include([404, 409], answer.status)
    }
    assert.equal((await repay(shop, debt.installmentId)).body.title, 'AlreadyProcessedException')
    assert.equal(await cashOf(shop), 4_000_000)
  })

  test('while the invoice is frozen; a total leaves it out', async ({ assert }) => {
    const { shop, debt } = await aShopThatOwes(8_000_000, { cash: 20_000_000 })
    const other = await owe(shop, { amount: 1_000_000, dueDateInDays: 60 })
    await freeze(debt.invoice)
    const refused = await repay(shop, debt.installmentId)
    assert.equal(refused.status, 422)
    assert.equal(refused.body.title, 'BusinessRuleException')
    assert.equal((await repayOldest(shop, { amount: 1_000_001 })).status, 422)
    const { body } = await repayOldest(shop, { amount: 1_000_000 })
    assert.equal(body.repayment.installments[0].id, other.installmentId)
    assert.equal((await installmentRow(debt.installmentId)).paid_amount, 0)
    const path = `/api/order/${shop.plan}/installments/${debt.installmentId}`
    assert.isTrue((await get(path, { token: shop.token })).body.isFrozen)
  })
})

test.group('Under an idempotency key', () => {
  test('a repayment is taken once, and its answer repeated', async ({ assert }) => {
    const { shop, debt } = await aShopThatOwes(8_000_000, { cash: 8_000_000 })
    const key = `repay-${debt.installmentId}`
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => repay(shop, debt.installmentId, { amount: 1_000_000 }, key))
    )
    assert.deepEqual(new Set(answers.map(({ body }) => JSON.stringify(body))).size, 1)
    assert.equal(await cashOf(shop), 7_000_000)
    const other = await repay(shop, debt.installmentId, { amount: 2_000_000 }, key)
    assert.equal(other.status, 409)
    assert.equal(other.body.title, 'IdempotencyConflictException')
    await expectLedgerInBalance()
  })

  test('a refused one can be tried again', async ({ assert }) => {
    const { shop, debt } = await aShopThatOwes(8_000_000)
    const key = `again-${debt.installmentId}`
    assert.equal((await repay(shop, debt.installmentId, {}, key)).status, 422)
    await fillWallet(shop, 8_000_000)
    assert.equal((await repay(shop, debt.installmentId, {}, key)).status, 200)
  })
})

test.group('What is owed', () => {
  test('is summed by what is past due and what comes next', async ({ assert }) => {
    const shop = await aShopWithCredit(100_000_000)
    const late = await owe(shop, { amount: 1_000_000, dueDateInDays: 9 })
    await owe(shop, { amount: 2_000_000, dueDateInDays: 9 })
    await db
      .from('installments')
      .where({ id: late.installmentId })
      .update({ due_date: addDays(clock.today(), -2), status: 'PAST_DUE' })
    const { summary, items } = await debtOf(shop)
    assert.deepEqual(summary, {
      owedAmount: 3_000_000,
      lateFeeAmount: 0,
      disputedAmount: 0,
      openCount: 2,
      pastDueAmount: 1_000_000,
      pastDueCount: 1,
      nextDueDate: addDays(clock.today(), -2),
      nextDueAmount: 1_000_000,
      nextDueInDays: -2,
      payingUnblocks: false,
      blocks: [],
    })
    assert.deepEqual(
      items.map(({ daysLeft }: { daysLeft: number }) => daysLeft),
      [-2, 9]
    )
  })
})

test.group('The books', () => {
  test('notice a repayment whose parts or installments say something else', async ({ assert }) => {
    const { shop, debt } = await aShopThatOwes(8_000_000, { cash: 8_000_000 })
    const { body } = await repay(shop, debt.installmentId)
    const failing = async () =>
      (await reconcile()).checks.filter(({ ok }) => !ok).map(({ name }) => name)
    const part = () =>
      db.from('repayment_parts').where({ repayment_id: body.repayment.repaymentId })
    await part().update({ amount: 8_000_001 })
    assert.deepEqual(await failing(), [
      'repayments-have-one-entry',
      'installments-hold-their-repayments',
    ])
    await part().update({ amount: 8_000_000 })
    assert.deepEqual(await failing(), [])
  })
})
