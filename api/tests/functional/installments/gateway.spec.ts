import assert from 'node:assert/strict'
import { test } from '@japa/runner'
import type { GatewayRedirect } from '#contracts/payments'
import { settle } from '#app/platform/jobs/main'
import { aShopWithCredit, type ShopWithCredit } from '#factories/shop'
import { fillWallet } from '#factories/wallet'
import { anInvoice } from '#factories/invoice'
import { cashOf, expectLedgerInBalance, usedOf } from '#tests/support/credit'
import {
  aShopThatOwes,
  expectLineMatchesDebts,
  installmentRow,
  owe,
  repay,
  repayOldest,
  templatesTo,
} from '#tests/support/installments'
import { freeze, payWithCode } from '#tests/support/orders'
import { decideAtBank, followedBy, paymentState, submit } from '#tests/support/payments'

const bank = { indicator: 'BANKTEST' }

/** Asks to repay what the wallet does not hold. @returns where the bank is, and the payment to follow */
const started = async (
  answer: ReturnType<typeof repay>
): Promise<{ redirect: GatewayRedirect; paymentId: string }> => {
  const { status, body } = await answer
  assert.equal(status, 200, JSON.stringify(body))
  assert.equal(body.paymentNeeded, true)
  return { redirect: body.gatewayRedirectItem, paymentId: body.paymentId }
}

const spendWallet = async (shop: ShopWithCredit, amount: number) => {
  const invoice = await anInvoice({ shop, amount })
  assert.equal((await payWithCode(shop, invoice.id, 'WALLET')).status, 200)
}

test.group('Repaying through a gateway', () => {
  test('brings the missing part into the wallet, and then takes the whole', async ({ assert }) => {
    const { shop, debt } = await aShopThatOwes(8_000_000, { cash: 3_000_000 })
    const { redirect, paymentId } = await started(repay(shop, debt.installmentId, bank))
    assert.deepInclude(await paymentState(shop, paymentId), {
      purpose: 'installment',
      amount: 5_000_000,
      transactionStatus: 'REDIRECTED',
    })
    assert.equal(await cashOf(shop), 3_000_000)
    const back = await submit(await decideAtBank(redirect, 'success'))
    assert.equal(followedBy(back), paymentId)
    assert.deepInclude(await paymentState(shop, paymentId), {
      transactionStatus: 'COMPLETED',
      outcome: 'INSTALLMENT_PAID',
      message: null,
    })
    assert.equal(await cashOf(shop), 0)
    assert.equal(await usedOf(shop), 0)
    assert.equal((await installmentRow(debt.installmentId)).status, 'CLEARED')
    await settle()
    assert.include(await templatesTo(shop.phone), 'repayment-paid')
    await expectLedgerInBalance()
  })

  test('pays a total, the oldest first', async ({ assert }) => {
    const shop = await aShopWithCredit(100_000_000)
    const second = await owe(shop, { amount: 3_000_000, dueDateInDays: 20 })
    const first = await owe(shop, { amount: 2_000_000, dueDateInDays: 5 })
    const { redirect } = await started(repayOldest(shop, { amount: 4_000_000, ...bank }))
    await submit(await decideAtBank(redirect, 'success'))
    assert.equal((await installmentRow(first.installmentId)).status, 'CLEARED')
    assert.equal((await installmentRow(second.installmentId)).paid_amount, 2_000_000)
    await expectLineMatchesDebts(shop)
  })

  test('needs a gateway to be named when the wallet is short, and nothing else changes', async ({
    assert,
  }) => {
    const { shop, debt } = await aShopThatOwes(8_000_000, { cash: 7_999_999 })
    const { status, body } = await repay(shop, debt.installmentId)
    assert.equal(status, 422)
    assert.equal(body.errors[0].field, 'indicator')
    assert.equal((await repay(shop, debt.installmentId, { indicator: 'NOBANK' })).status, 422)
    assert.equal(await cashOf(shop), 7_999_999)
  })

  test('that fails at the bank changes nothing', async ({ assert }) => {
    const { shop, debt } = await aShopThatOwes(8_000_000, { cash: 1_000_000 })
    const { redirect, paymentId } = await started(repay(shop, debt.installmentId, bank))
    await submit(await decideAtBank(redirect, 'fail'))
    assert.equal((await paymentState(shop, paymentId)).transactionStatus, 'FINAL_ERROR')
    assert.equal(await cashOf(shop), 1_000_000)
    assert.equal((await installmentRow(debt.installmentId)).paid_amount, 0)
  })

  test('counts once, however often the callback comes', async ({ assert }) => {
    const { shop, debt } = await aShopThatOwes(8_000_000)
    const { redirect } = await started(
      repay(shop, debt.installmentId, { amount: 5_000_000, ...bank })
    )
    const callback = await decideAtBank(redirect, 'success')
    await Promise.all([submit(callback), submit(callback), submit(callback)])
    assert.equal((await installmentRow(debt.installmentId)).paid_amount, 5_000_000)
    assert.equal(await cashOf(shop), 0)
    await expectLedgerInBalance()
  })
})

test.group('While the owner is at the bank', () => {
  test('the debt is settled otherwise: the money stays as cash, and he is told', async ({
    assert,
  }) => {
    const { shop, debt } = await aShopThatOwes(8_000_000)
    const { redirect, paymentId } = await started(repay(shop, debt.installmentId, bank))
    await fillWallet(shop, 8_000_000)
    assert.equal((await repay(shop, debt.installmentId)).status, 200)
    await submit(await decideAtBank(redirect, 'success'))
    const state = await paymentState(shop, paymentId)
    assert.deepInclude(state, { transactionStatus: 'COMPLETED', outcome: 'KEPT_AS_CASH' })
    assert.include(state.message, 'تسویه شده بود')
    assert.equal(await cashOf(shop), 8_000_000)
    await settle()
    assert.include(await templatesTo(shop.phone), 'repayment-kept-as-cash')
    await expectLedgerInBalance()
  })

  test('a part is paid otherwise: the rest is taken, what is over stays as cash', async ({
    assert,
  }) => {
    const { shop, debt } = await aShopThatOwes(8_000_000)
    const { redirect, paymentId } = await started(repay(shop, debt.installmentId, bank))
    await fillWallet(shop, 3_000_000)
    await repay(shop, debt.installmentId, { amount: 3_000_000 })
    await submit(await decideAtBank(redirect, 'success'))
    const state = await paymentState(shop, paymentId)
    assert.deepInclude(state, { outcome: 'INSTALLMENT_PAID' })
    assert.include(state.message, '۵٬۰۰۰٬۰۰۰')
    assert.equal(await cashOf(shop), 3_000_000)
    assert.equal((await installmentRow(debt.installmentId)).status, 'CLEARED')
    await expectLedgerInBalance()
  })

  test('the wallet is spent: what the gateway brought is taken', async ({ assert }) => {
    const { shop, debt } = await aShopThatOwes(8_000_000, { cash: 6_000_000 })
    const { redirect } = await started(repay(shop, debt.installmentId, bank))
    await spendWallet(shop, 5_000_000)
    const left = await cashOf(shop)
    await submit(await decideAtBank(redirect, 'success'))
    assert.equal((await installmentRow(debt.installmentId)).paid_amount, 2_000_000 + left)
    assert.equal(await cashOf(shop), 0)
    await expectLedgerInBalance()
  })

  test('the invoice is frozen: the money stays as cash', async ({ assert }) => {
    const { shop, debt } = await aShopThatOwes(8_000_000)
    const { redirect, paymentId } = await started(repay(shop, debt.installmentId, bank))
    await freeze(debt.invoice)
    await submit(await decideAtBank(redirect, 'success'))
    assert.equal((await paymentState(shop, paymentId)).outcome, 'KEPT_AS_CASH')
    assert.equal(await cashOf(shop), 8_000_000)
  })
})
