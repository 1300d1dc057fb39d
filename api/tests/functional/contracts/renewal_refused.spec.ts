import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/platform/time/clock'
import { reconcile } from '#app/money/ledger/queries/reconcile'
import { addDays, addJalaliYear } from '#app/platform/time/jalali'
import { settle } from '#app/platform/jobs/main'
import { contractOf, sendSignature, sign } from '#tests/support/contracts'
import { aShopWithCredit, type ShopWithCredit } from '#factories/shop'
import { fillWallet } from '#factories/wallet'
import { aCompanyWithCredit } from '#factories/company'
import { cashOf, expectLedgerInBalance } from '#tests/support/credit'
import { get, post } from '#tests/support/http'
import { owe, repay, templatesTo } from '#tests/support/installments'
import { aCompanyInvoice, payAsCeo, sign as signInvoice } from '#tests/support/company_orders'
import { installmentOf } from '#tests/support/orders'
import { decideAtBank, submit } from '#tests/support/payments'
import { dueDaysAgo, oldDays, writeOff } from '#tests/support/write_offs'
import {
  expire,
  feeOfYear,
  grant,
  lineOf,
  payFee,
  renewalStatusOf,
  renewedAmount,
} from '#tests/support/renewals'

const expectRenewed = async (assert: Assert, shop: ShopWithCredit) => {
  assert.containSubset(await lineOf(shop), {
    credit_year: 2,
    has_renewal_credit: false,
    expires_on: addJalaliYear(clock.today()),
  })
  assert.containSubset(await renewalStatusOf(shop), {
    isCreditExpired: false,
    hasRenewalCredit: false,
    isContractSigned: true,
    hasActivePlatformFee: true,
    nextStep: 'HOME',
  })
}

test.group('A line that owes', () => {
  /** Granted and expired, with a debt from before the end. */
  const aGrantedThatOwes = async ({ cash = feeOfYear } = {}) => {
    const shop = await aShopWithCredit(renewedAmount)
    const debt = await owe(shop, { amount: 8_000_000 })
    await expire(shop)
    if (cash > 0) await fillWallet(shop, cash)
    await grant(shop.lineId)
    return { shop, debt }
  }
  const fallDue = (id: string, days = 1) => dueDaysAgo(id, days)
  const detail = (shop: ShopWithCredit) =>
    get(`/api/platform-fee/${shop.plan}/payment-detail`, { token: shop.token })
  const feesOf = ({ userId }: ShopWithCredit) =>
    db.from('platform_fees').where({ owner_id: userId, credit_year: 2 })

  test('in arrears signs nothing, pays no fee and begins no year, until it has paid', async ({
    assert,
  }) => {
    const { shop, debt } = await aGrantedThatOwes({ cash: feeOfYear + 9_000_000 })
    const { body: open } = await contractOf(shop, 'CREDIT_RENEWAL')
    await fallDue(debt.installmentId)
    const refused = [
      await detail(shop),
      await payFee(shop),
      await contractOf(shop, 'CREDIT_RENEWAL'),
      await sendSignature(shop, 'CREDIT_RENEWAL', open.digest),
    ]
    for (const { status, body } of refused) {
      assert.deepEqual([status, body.title], [422, 'BusinessRuleException'])
      assert.match(body.message, /سررسیدگذشته/)
    }
    assert.containSubset(await renewalStatusOf(shop), {
      renewalRefusal: 'PAST_DUE',
      hasRenewalCredit: false,
      nextStep: 'NONE',
    })
    assert.containSubset(
      (await get(`/api/user/${shop.plan}/registration-status`, { token: shop.token })).body,
      { renewalRefusal: 'PAST_DUE', hasRenewalCredit: false }
    )
    assert.lengthOf(await feesOf(shop), 0)
    await repay(shop, debt.installmentId)
    assert.containSubset(await renewalStatusOf(shop), {
      renewalRefusal: null,
      hasRenewalCredit: true,
      nextStep: 'AGREEMENT',
    })
    assert.equal((await payFee(shop)).status, 200)
    assert.equal((await sign(shop, 'CREDIT_RENEWAL')).status, 200)
    await expectRenewed(assert, shop)
    await expectLedgerInBalance()
  })

  test('keeps what a gateway brings for the fee in its wallet, and is told', async ({ assert }) => {
    for (const why of ['PAST_DUE', 'WRITTEN_OFF'] as const) {
      const { shop, debt } = await aGrantedThatOwes({ cash: 0 })
      const started = await post(
        `/api/platform-fee/${shop.plan}/create-platform-fee`,
        { indicator: 'BANKTEST' },
        { token: shop.token }
      )
      assert.isTrue(started.body.paymentNeeded)
      await fallDue(debt.installmentId, why === 'PAST_DUE' ? 1 : oldDays)
      if (why === 'WRITTEN_OFF') await writeOff(shop.lineId)
      await submit(await decideAtBank(started.body.gatewayRedirectItem, 'success'))
      assert.equal(await cashOf(shop), feeOfYear, why)
      assert.lengthOf(await feesOf(shop), 0)
      assert.equal((await lineOf(shop)).credit_year, 1)
      await settle()
      assert.include(await templatesTo(shop.phone), 'payment-kept-as-cash')
    }
    await expectLedgerInBalance()
  })

  test('that is written off loses its grant, and what was paid for the year comes back', async ({
    assert,
  }) => {
    const { shop, debt } = await aGrantedThatOwes()
    assert.equal((await payFee(shop)).status, 200)
    assert.equal(await cashOf(shop), 0)
    await fallDue(debt.installmentId, oldDays)
    await writeOff(shop.lineId)
    assert.isFalse((await lineOf(shop)).has_renewal_credit)
    assert.equal(await cashOf(shop), feeOfYear)
    assert.containSubset(await renewalStatusOf(shop), {
      renewalRefusal: 'WRITTEN_OFF',
      nextStep: 'NONE',
    })
    for (const { status, body } of [await payFee(shop), await detail(shop)]) {
      assert.equal(status, 422)
      assert.match(body.message, /سوخت/)
    }
    await settle()
    assert.includeMembers(await templatesTo(shop.phone), [
      'yearly-fee-paid',
      'platform-fee-refunded-closed',
    ])
    await expectLedgerInBalance()
  })

  test('of a company is treated alike', async ({ assert }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY'], cash: feeOfYear })
    const invoice = await aCompanyInvoice(company, { amount: 6_000_000 })
    await signInvoice(company.members[0], invoice.id)
    assert.equal((await payAsCeo(company.ceo, invoice.id)).status, 200)
    const line = () => db.from('credit_lines').where({ owner_id: company.id })
    await line().update({ expires_on: addDays(clock.today(), -3) })
    const { id: lineId } = await line().firstOrFail()
    assert.equal((await grant(lineId)).status, 200)
    const { id } = await installmentOf(invoice.id)
    await fallDue(id)
    const caller = { token: company.token }
    const plan = 'kasbeno-fmcg-legal'
    for (const { status, body } of [
      await get(`/api/platform-fee/${plan}/payment-detail`, caller),
      await post(`/api/platform-fee/${plan}/create-platform-fee`, {}, caller),
      await get(`/api/user-contract/${plan}/CREDIT_RENEWAL`, caller),
    ]) {
      assert.equal(status, 422)
      assert.match(body.message, /سررسیدگذشته/)
    }
    const { body: credit } = await get('/api/legal/company/credit', caller)
    assert.containSubset(credit, { renewalRefusal: 'PAST_DUE', hasRenewalCredit: false })
  })

  test('is seen by reconciliation where it took a fee or began a year', async ({ assert }) => {
    const failing = async () =>
      (await reconcile()).checks.filter(({ ok }) => !ok).map(({ name }) => name)
    assert.deepEqual(await failing(), [])
    const { shop, debt } = await aGrantedThatOwes()
    await payFee(shop)
    await sign(shop, 'CREDIT_RENEWAL')
    await expectRenewed(assert, shop)
    assert.deepEqual(await failing(), [])
    await fallDue(debt.installmentId)
    assert.deepEqual(await failing(), ['years-began-without-arrears'])
    await fallDue(debt.installmentId, -5)
    await db.table('suspensions').insert({
      line_id: shop.lineId,
      reason: 'WRITTEN_OFF',
      blocked_at: clock.businessNow().minus({ minutes: 5 }).toJSDate(),
    })
    assert.include(await failing(), 'closed-lines-took-no-fee')
  })
})
