import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import type { TrialBalance } from '#contracts/ledger'
import Ledger from '#app/money/ledger/ledger'
import {
  distributorPaid,
  gatewayCaptured,
  gatewaySettled,
  platformFeePaid,
} from '#app/money/ledger/domain/entries'
import { contributeChecks } from '#app/money/ledger/checks'
import { reconcile } from '#app/money/ledger/queries/reconcile'
import { transaction } from '#app/platform/database/database'
import { clock } from '#app/platform/time/clock'
import { addDays } from '#app/platform/time/jalali'
import { newId } from '#app/platform/values/ids'
import { aShop, aShopThatPaid, aShopWithCredit } from '#factories/shop'
import { asOwner } from '#factories/as_owner'
import { anInvoice } from '#factories/invoice'
import { expectLedgerInBalance } from '#tests/support/credit'
import { cleanDatabase } from '#tests/support/database'
import { get } from '#tests/support/http'
import { aSignedInStaff, staffToken } from '#tests/support/identity'
import { payWithCode } from '#tests/support/orders'

const failing = async () => {
  const { balanced, checks } = await reconcile()
  const names = checks.filter(({ ok }) => !ok).map(({ name }) => name)
  return balanced ? [] : names
}

/** Writes past the guards, as nothing of the product can. */
const smuggle = (sql: string, bindings: (string | number)[]) =>
  asOwner((trx) => trx.rawQuery(sql, bindings))

test.group('What reconciliation proves', () => {
  test('is contributed by the modules, each check under a name of its own', async ({ assert }) => {
    const { checks } = await reconcile()
    assert.includeMembers(
      checks.map(({ name }) => name),
      [
        'entries-sum-to-zero',
        'kept-balances-equal-postings',
        'captures-equal-clearing',
        'gateways-hold-what-they-owe',
        'deposits-equal-their-entries',
        'deferred-fees-equal-open-fees',
        'fees-have-their-entries',
        'earned-fees-gave-their-year',
        'paid-invoices-have-one-entry',
        'repayments-have-one-entry',
        'installments-hold-their-repayments',
        'payouts-have-one-entry',
        'limits-equal-decisions',
        'used-credit-equals-installments',
        'decisions-stand-in-the-trail',
      ]
    )
    assert.throws(
      () => contributeChecks({ 'captures-equal-clearing': 'select 1' }),
      /captures-equal-clearing/
    )
  })
})

test.group('The trial balance', () => {
  const ask = async (token: string, at?: string) =>
    get(`/api/admin/ledger/trial-balance${at ? `?at=${encodeURIComponent(at)}` : ''}`, { token })

  test('debits equal credits, and every account is there', async ({ assert }) => {
    await aShopWithCredit(500_000_000, { cash: 70_000 })
    const { body } = await ask(await staffToken('finance'))
    const { accounts, totalDebit, totalCredit }: TrialBalance = body
    assert.equal(totalDebit, totalCredit)
    assert.isAbove(totalDebit, 0)
    assert.lengthOf(accounts, 15)
    for (const { debit, credit, balance } of accounts) assert.equal(balance, debit - credit)
    const sum = accounts.reduce((total, { balance }) => total + balance, 0)
    assert.equal(sum, 0)
  })

  test('of a past moment does not know what came later', async ({ assert }) => {
    const token = await staffToken('finance')
    await aShop({ cash: 90_000 })
    const before = DateTime.utc().minus({ minutes: 5 }).toISO()
    assert.equal((await ask(token, before)).body.totalDebit, 0)
    assert.equal((await ask(token, before)).body.at, before)
  })

  test('up to a business day leaves out what belongs to later ones', async ({ assert }) => {
    const token = await staffToken('finance')
    const upTo = async (on: string): Promise<TrialBalance> =>
      (await get(`/api/admin/ledger/trial-balance?on=${on}`, { token })).body
    const today = clock.today()
    await aShop({ cash: 80_000 })
    const before = await upTo(today)
    await transaction((trx) => clock.advance(1, trx))
    await aShop({ cash: 90_000 })
    assert.deepEqual({ ...(await upTo(today)), at: before.at }, before)
    const now = await upTo(addDays(today, 1))
    assert.equal(now.totalDebit, before.totalDebit + 90_000)
    assert.equal(now.totalDebitBalance, now.totalCreditBalance)
    for (const { balance, debitBalance, creditBalance } of now.accounts) {
      assert.equal(balance, debitBalance - creditBalance)
      assert.equal(Math.min(debitBalance, creditBalance), 0)
    }
    assert.equal((await get('/api/admin/ledger/trial-balance?on=1405', { token })).status, 422)
  })

  test('refuses the last five seconds, the future and what is no moment', async ({ assert }) => {
    const token = await staffToken('finance')
    const now = DateTime.utc()
    for (const at of [
      now.toISO(),
      now.minus(4_000).toISO(),
      now.plus(1).toISO(),
      'yesterday',
      '0000-01-01',
    ]) {
      const { status, body } = await ask(token, at)
      assert.equal(status, 422, at)
      assert.equal(body.errors[0].field, 'at')
    }
    assert.equal((await ask(token, now.minus(5_100).toISO())).status, 200)
  })

  test('is for those who read the ledger', async ({ assert }) => {
    for (const role of ['kyc', 'credit', 'support'] as const) {
      assert.equal((await ask(await staffToken(role))).status, 403)
    }
    const { status } = await get('/api/admin/ledger/reconcile', {
      token: await staffToken('auditor'),
    })
    assert.equal(status, 200)
  })
})

test.group('Reconciliation finds what is wrong', (group) => {
  group.each.setup(cleanDatabase)
  group.teardown(cleanDatabase)

  test('nothing in books that the product has kept', async () => {
    await aShopThatPaid(500_000_000)
    await aShopWithCredit(500_000_000, { cash: 60_000 })
    await expectLedgerInBalance()
  })

  test('a posting that was changed', async ({ assert }) => {
    const { walletId } = await aShop({ cash: 60_000 })
    await smuggle('update ledger.postings set amount = amount - 1 where party_id = ?', [walletId])
    assert.deepEqual(await failing(), ['entries-sum-to-zero', 'kept-balances-equal-postings'])
  })

  test('a posting that was removed', async ({ assert }) => {
    await aShop({ cash: 60_000 })
    await smuggle(`delete from ledger.postings where account = ?`, ['gateway-clearing'])
    assert.sameMembers(await failing(), ['entries-sum-to-zero', 'captures-equal-clearing'])
  })

  test('a number of the journal that is missing', async ({ assert }) => {
    await aShop({ cash: 60_000 })
    await aShop({ cash: 60_000 })
    await smuggle(
      `insert into ledger.vouchers
       select row_number() over (order by id), id from ledger.entries`,
      []
    )
    assert.deepEqual(await failing(), [])
    await smuggle('delete from ledger.vouchers where number = ?', [1])
    assert.deepEqual(await failing(), ['vouchers-have-no-gaps'])
  })

  test('a balance that was changed', async ({ assert }) => {
    const { walletId } = await aShop({ cash: 60_000 })
    await smuggle('update ledger.accounts set balance = balance + 1 where id = ?', [walletId])
    assert.deepEqual(await failing(), ['kept-balances-equal-postings'])
  })

  test('a payment that was completed without its capture, and a capture without its payment', async ({
    assert,
  }) => {
    const { userId, walletId } = await aShop({ cash: 60_000 })
    await db.from('payments').where('owner_id', userId).update({ amount: 60_001 })
    assert.deepEqual(await failing(), ['captures-equal-clearing'])
    await db.from('payments').where('owner_id', userId).update({ amount: 60_000 })
    assert.deepEqual(await failing(), [])
    await asOwner((trx) =>
      new Ledger().post(
        'GATEWAY_CAPTURED',
        gatewayCaptured(walletId, 5),
        { type: 'payment', id: newId() },
        trx
      )
    )
    assert.deepEqual(await failing(), ['captures-equal-clearing'])
  })

  test('an open fee that the books do not know, and the other way round', async ({ assert }) => {
    const shop = await aShopThatPaid(500_000_000, { cash: 10_000 })
    await db.from('platform_fees').update({ status: 'EARNED' })
    assert.deepEqual(await failing(), [
      'deferred-fees-equal-open-fees',
      'fees-have-their-entries',
      'earned-fees-gave-their-year',
    ])
    await db.from('platform_fees').update({ status: 'PAID' })
    await asOwner((trx) =>
      new Ledger().post(
        'PLATFORM_FEE_PAID',
        platformFeePaid(shop.walletId, 7, 0),
        { type: 'platform-fee', id: newId() },
        trx
      )
    )
    assert.deepEqual(await failing(), ['deferred-fees-equal-open-fees', 'fees-have-their-entries'])
  })

  test('a fee whose charge, return or earning the books do not know', async ({ assert }) => {
    const paid = await aShopThatPaid(500_000_000)
    const fee = () => db.from('platform_fees').where('registration_id', paid.registrationId)
    await fee().update({ vat: 500_001 })
    assert.deepEqual(await failing(), ['fees-have-their-entries'])
    await fee().update({ vat: 500_000, status: 'REFUNDED' })
    assert.includeMembers(await failing(), ['fees-have-their-entries'])
    const lost = { registration_id: paid.registrationId }
    await asOwner((trx) => trx.from('platform_fees').where(lost).delete())
    assert.includeMembers(await failing(), ['fees-have-their-entries'])
  })

  test('a fee that was earned for a year that its line was never given', async ({ assert }) => {
    const shop = await aShopWithCredit(500_000_000)
    const fee = () => db.from('platform_fees').where('registration_id', shop.registrationId)
    await fee().update({ credit_year: 2 })
    assert.deepEqual(await failing(), ['earned-fees-gave-their-year'])
    await db.from('credit_lines').where('id', shop.lineId).update({ credit_year: 2 })
    assert.deepEqual(await failing(), [])
  })

  test('the balance of a credit line that was changed, either way', async ({ assert }) => {
    const shop = await aShopWithCredit(500_000_000)
    const invoice = await anInvoice({ shop, amount: 1_000_000 })
    assert.equal((await payWithCode(shop, invoice.id)).status, 200)
    const change = (by: number) =>
      smuggle('update ledger.accounts set balance = balance + ? where id = ?', [by, shop.accountId])
    const found = ['kept-balances-equal-postings', 'used-credit-equals-installments']
    await change(1)
    assert.deepEqual(await failing(), found)
    await change(-2)
    assert.deepEqual(await failing(), found)
    await change(1)
    assert.deepEqual(await failing(), [])
  })

  test('a distributor who was paid by no run', async ({ assert }) => {
    await asOwner((trx) =>
      new Ledger().post(
        'MATURITY_RUN_PAID',
        distributorPaid(newId(), 7, 0),
        { type: 'payout', id: newId() },
        trx
      )
    )
    assert.deepEqual(await failing(), ['payouts-have-one-entry'])
  })

  test('a deposit that was changed, and one that no gateway had', async ({ assert }) => {
    await aShop({ cash: 60_000 })
    const id = newId()
    await asOwner((trx) =>
      new Ledger().post('GATEWAY_SETTLED', gatewaySettled(7), { type: 'gateway-deposits', id }, trx)
    )
    assert.deepEqual(await failing(), ['deposits-equal-their-entries'])
    const { id: recorder } = await aSignedInStaff('finance')
    await db.table('gateway_deposits').insert({
      id,
      indicator: 'SAMAN',
      amount: 7,
      tracking_number: '1',
      deposited_on: '2026-01-01',
      recorded_by: recorder,
      recorded_at: new Date(),
    })
    assert.deepEqual(await failing(), ['gateways-hold-what-they-owe'])
  })

  test('an entry that pays an invoice nobody has', async ({ assert }) => {
    const { walletId } = await aShop({ cash: 60_000 })
    await asOwner((trx) =>
      new Ledger().post(
        'INVOICE_PAID_FROM_WALLET',
        [
          { account: 'wallet', party: walletId, amount: 5 },
          { account: 'distributor-payable', party: newId(), amount: -5 },
        ],
        { type: 'order', id: newId() },
        trx
      )
    )
    assert.deepEqual(await failing(), ['paid-invoices-have-one-entry'])
  })
})
