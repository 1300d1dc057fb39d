import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { changeSetting } from '#app/reference/settings/settings'
import { transaction } from '#app/platform/database/database'
import { addDays } from '#app/platform/time/jalali'
import { aShopWithCredit, fmcg, type ShopWithCredit } from '#factories/shop'
import { fillWallet } from '#factories/wallet'
import { cashOf, expectLedgerInBalance, usedOf } from '#tests/support/credit'
import { get } from '#tests/support/http'
import { decideChange } from '#tests/support/change_requests'
import {
  aLateFee,
  chargeFor,
  feeRow,
  forgive,
  lateFeeSettings,
  setLateFees,
} from '#tests/support/late_fees'
import { aSignedInStaff, staffToken } from '#tests/support/identity'
import {
  debtOf,
  expectLineMatchesDebts,
  installmentRow,
  letDaysPass,
  owe,
  repay,
  repayOldest,
} from '#tests/support/installments'
import { freeze, unfreeze } from '#tests/support/orders'
import { list } from '#tests/support/resources'

const lateFeesOf = async (shop: ShopWithCredit) => {
  const of = { owner_id: shop.userId, kind: 'late-fee-receivable' }
  return (await db.from('ledger.accounts').where(of).first())?.balance ?? 0
}
test.group('Late fees', (group) => {
  group.each.setup(setLateFees)

  test('are nothing until the bank sets them, and begin after the grace day, once a day, up to the cap', async ({
    assert,
  }) => {
    const shop = await aShopWithCredit(100_000_000)
    const debt = await owe(shop, { amount: 10_000_000, dueDateInDays: 1 })
    const { due_date: due } = await installmentRow(debt.installmentId)
    await db.from('settings').whereIn('key', lateFeeSettings).delete()
    await letDaysPass(3)
    assert.isNull(await feeRow(debt.installmentId), 'off')
    await transaction((trx) => changeSetting('lateFeeDailyPpm', 1_000, trx))
    assert.equal(await chargeFor(addDays(due, 9)), 0, 'a cap of nothing')
    await setLateFees()
    const charged = async () => (await feeRow(debt.installmentId))?.charged ?? 0
    await chargeFor(due)
    await chargeFor(addDays(due, 1))
    assert.equal(await charged(), 0, 'the grace day')
    const days: [day: number, all: number][] = [
      [2, 10_000],
      [2, 10_000],
      [3, 20_000],
      [4, 30_000],
      [5, 40_000],
      [6, 40_000],
      [3, 40_000],
    ]
    for (const [day, all] of days) {
      await Promise.all([chargeFor(addDays(due, day)), chargeFor(addDays(due, day))])
      assert.equal(await charged(), all, `day ${day}`)
    }
    assert.equal(await lateFeesOf(shop), 40_000)
    assert.equal(await usedOf(shop), 10_000_000, 'never inside the line')
    await expectLineMatchesDebts(shop)
    await expectLedgerInBalance()
  })

  test('fall on what is left of the debt alone, and not on what staff look into', async ({
    assert,
  }) => {
    const shop = await aShopWithCredit(100_000_000, { cash: 6_000_000 })
    const debt = await owe(shop, { amount: 10_000_000, dueDateInDays: 1 })
    const frozen = await owe(shop, { amount: 20_000_000, dueDateInDays: 1 })
    await freeze(frozen.invoice)
    const { due_date: due } = await installmentRow(debt.installmentId)
    await chargeFor(addDays(due, 2))
    // 10,000 go to the fee, the rest to the debt: 4,010,000 stay.
    await repay(shop, debt.installmentId, { amount: 6_000_000 })
    await chargeFor(addDays(due, 3))
    assert.containSubset(await feeRow(debt.installmentId), { charged: 14_010, paid: 10_000 })
    const charges = await db.from('late_fee_charges').orderBy('day').select('base', 'amount')
    assert.deepEqual(charges.slice(-2), [
      { base: 10_000_000, amount: 10_000 },
      { base: 4_010_000, amount: 4_010 },
    ])
    assert.isNull(await feeRow(frozen.installmentId))
    await unfreeze(frozen.invoice)
    await chargeFor(addDays(due, 3))
    assert.containSubset(await feeRow(frozen.installmentId), { charged: 20_000 })
    await freeze(frozen.invoice)
    const { body } = await get(`/api/obligations/${fmcg}`, { token: shop.token })
    assert.deepEqual(
      body.items.map(({ kind, id, amount }: Record<string, unknown>) => [kind, id, amount]),
      [
        ['INSTALLMENT', debt.installmentId, 4_010_000],
        ['LATE_FEE', debt.installmentId, 4_010],
      ]
    )
    assert.deepEqual(body.totals.ifPaidToday, { amount: 4_014_010, freesCredit: 4_010_000 })
    await expectLedgerInBalance()
  })

  test('are paid before any installment, the oldest first, and told apart in debt, receipt and statement', async ({
    assert,
  }) => {
    const shop = await aShopWithCredit(100_000_000)
    const first = await owe(shop, { amount: 10_000_000, dueDateInDays: 1 })
    const second = await owe(shop, { amount: 5_000_000, dueDateInDays: 2 })
    await letDaysPass(6)
    // Days 3 and 4 and 5 of the first, 4 and 5 of the second.
    assert.equal((await debtOf(shop)).summary.lateFeeAmount, 40_000)
    await fillWallet(shop, 20_000_000)
    const { status, body } = await repayOldest(shop, { amount: 32_000 }, 'fees-first')
    assert.equal(status, 200)
    assert.deepInclude(body.repayment, { amount: 32_000, lateFeeAmount: 32_000, installments: [] })
    assert.containSubset(await feeRow(first.installmentId), { paid: 30_000 })
    assert.containSubset(await feeRow(second.installmentId), { paid: 2_000 })
    assert.equal(await usedOf(shop), 15_000_000)
    const again = await repayOldest(shop, { amount: 32_000 }, 'fees-first')
    assert.deepEqual(again.body, body, 'under one key it is taken once')

    const tooMuch = await repay(shop, second.installmentId, { amount: 5_008_001 })
    assert.equal(tooMuch.status, 422)
    const { body: whole } = await repay(shop, second.installmentId)
    assert.deepInclude(whole.repayment, { amount: 5_008_000, lateFeeAmount: 8_000 })
    assert.deepEqual(whole.repayment.installments, [
      { id: second.installmentId, paidAmount: 5_000_000, remainingAmount: 0 },
    ])
    const { body: receipt } = await get(
      `/api/order/${fmcg}/repayments/${whole.repayment.repaymentId}`,
      { token: shop.token }
    )
    assert.deepInclude(receipt, { amount: 5_008_000, lateFeeAmount: 8_000 })
    assert.equal((await repay(shop, second.installmentId)).status, 409)
    const { body: statement } = await get(`/api/statement/${fmcg}`, { token: shop.token })
    assert.deepEqual(statement.lateFees, {
      opening: 0,
      raised: 40_000,
      lowered: 40_000,
      closing: 0,
    })
    assert.equal(statement.wallet.closing, await cashOf(shop))
    await expectLineMatchesDebts(shop)
    await expectLedgerInBalance()
  })

  test('hold against repayments, charges and forgiving at the same time', async ({ assert }) => {
    const shop = await aShopWithCredit(100_000_000, { cash: 30_000_000 })
    const debt = await owe(shop, { amount: 10_000_000, dueDateInDays: 1 })
    const { due_date: due } = await installmentRow(debt.installmentId)
    await chargeFor(addDays(due, 2))
    const { id: lateFeeId } = await feeRow(debt.installmentId)
    const token = await staffToken('credit')
    await Promise.all([
      chargeFor(addDays(due, 3)),
      repay(shop, debt.installmentId, { amount: 5_000 }),
      forgive(token, { lateFeeId, amount: 3_000, reason: 'اشتباه بانک' }),
      repay(shop, debt.installmentId, { amount: 4_000_000 }),
      chargeFor(addDays(due, 3)),
      forgive(token, { lateFeeId, amount: 3_000, reason: 'اشتباه بانک' }),
    ])
    const fee = await feeRow(debt.installmentId)
    assert.equal(fee.charged - fee.paid - fee.forgiven, await lateFeesOf(shop))
    assert.lengthOf(await db.from('late_fee_charges').where({ late_fee_id: lateFeeId }), 2)
    await expectLineMatchesDebts(shop)
    await expectLedgerInBalance()
  })
})

test.group('Forgiving a late fee', (group) => {
  group.each.setup(setLateFees)

  test('tells first what it would do, then does it with a reason, and no more than is open', async ({
    assert,
  }) => {
    const { lateFeeId, shop, installmentId } = await aLateFee()
    await setLateFees()
    // What one person forgives of a fee is one sum, however often.
    await transaction((trx) => changeSetting('lateFeeFourEyesAboveRials', 30_000, trx))
    const officer = await aSignedInStaff('credit')
    const reason = 'قطعی سامانه بانک'
    const dry = await forgive(officer.token, { lateFeeId, amount: 10_000, reason }, '?dryRun=true')
    assert.deepInclude(dry.body, { status: 'WOULD_FORGIVE', amount: 10_000, open: 20_000 })
    assert.include(dry.body.message, '۱۰٬۰۰۰')
    assert.equal(await lateFeesOf(shop), 30_000)
    assert.equal((await forgive(officer.token, { lateFeeId, amount: 10_000 })).status, 422)
    for (const amount of [30_001, 0, -1, 1.5, '5']) {
      const { status } = await forgive(officer.token, { lateFeeId, amount, reason })
      assert.equal(status, 422, String(amount))
    }
    const done = await forgive(officer.token, { lateFeeId, amount: 10_000, reason })
    assert.deepInclude(done.body, { status: 'FORGIVEN', open: 20_000 })
    assert.equal(await lateFeesOf(shop), 20_000)
    assert.containSubset(
      await db.from('audit_lines').where({ actor_id: officer.id, subject_id: lateFeeId }).first(),
      { command: 'credit.forgive-late-fee', reason }
    )
    assert.equal((await forgive(officer.token, { lateFeeId, reason })).body.status, 'FORGIVEN')
    assert.equal((await forgive(officer.token, { lateFeeId, reason })).status, 409)
    assert.containSubset(await feeRow(installmentId), {
      charged: 30_000,
      paid: 0,
      forgiven: 30_000,
    })
    const { body } = await list('late-fees', officer.token, { filter: { id: [lateFeeId] } })
    assert.containSubset(body, [
      { id: lateFeeId, charged: 30_000, forgiven: 30_000, open: 0, days: 3 },
    ])
    await expectLedgerInBalance()
  })

  test('takes two people above the setting, and what was paid meanwhile is asked for anew', async ({
    assert,
  }) => {
    const { lateFeeId, shop, installmentId } = await aLateFee()
    await setLateFees()
    const [asker, second] = [await aSignedInStaff('credit'), await aSignedInStaff('approver')]
    const reason = 'بیماری مشتری'
    const { body: dry } = await forgive(asker.token, { lateFeeId, reason }, '?dryRun=true')
    assert.equal(dry.status, 'WOULD_ASK')
    const { body: asked } = await forgive(asker.token, { lateFeeId, reason })
    assert.equal(asked.status, 'PENDING_APPROVAL')
    assert.equal(await lateFeesOf(shop), 30_000, 'nothing yet')
    assert.equal((await forgive(asker.token, { lateFeeId, reason })).status, 409)
    assert.equal((await decideChange(asker.token, asked.requestId, 'approve')).status, 422)
    await fillWallet(shop, 5_000)
    await repay(shop, installmentId, { amount: 5_000 })
    assert.equal((await decideChange(second.token, asked.requestId, 'approve')).status, 422)
    assert.equal((await decideChange(asker.token, asked.requestId, 'withdraw')).status, 200)
    const { body: anew } = await forgive(asker.token, { lateFeeId, reason })
    const { status, body } = await decideChange(second.token, anew.requestId, 'approve')
    assert.deepEqual([status, body.status, body.amount], [200, 'APPROVED', 25_000])
    assert.equal((await decideChange(second.token, anew.requestId, 'approve')).status, 409)
    assert.equal(await lateFeesOf(shop), 0)
    const commands = await db.from('audit_lines').where({ actor_id: second.id }).orderBy('id')
    assert.includeMembers(
      commands.map(({ command }) => command),
      ['credit.forgive-late-fee', 'late-fee-requests.approve']
    )
    await expectLedgerInBalance()
  })

  test('is for those with the right to it, and of a fee that there is', async ({ assert }) => {
    const { lateFeeId } = await aLateFee(1_000_000)
    for (const role of ['support', 'finance', 'kyc', 'distributor']) {
      const { status } = await forgive(await staffToken(role as never), { lateFeeId, reason: 'x' })
      assert.equal(status, 403, role)
    }
    const token = await staffToken('credit')
    const stranger = { lateFeeId: crypto.randomUUID(), reason: 'x' }
    assert.equal((await forgive(token, stranger)).status, 404)
    assert.equal((await forgive(token, { lateFeeId: 'x', reason: 'x' })).status, 422)
  })
})
