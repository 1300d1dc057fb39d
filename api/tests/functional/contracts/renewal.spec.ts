import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/platform/time/clock'
import RefundOverdueFees from '#app/credit/credit_lines/actions/refund_overdue_fees'
import { addDays, addJalaliYear } from '#app/platform/time/jalali'
import { settle } from '#app/platform/jobs/main'
import { contractOf, sendSignature, sign, signaturesOf } from '#tests/support/contracts'
import { aShopWithCredit, type ShopWithCredit } from '#factories/shop'
import { fillWallet } from '#factories/wallet'
import { cashOf, expectLedgerInBalance } from '#tests/support/credit'
import { aShopThatOwes, templatesTo } from '#tests/support/installments'
import {
  expire,
  feeOfYear,
  grant,
  lineOf,
  payFee,
  renewalStatusOf,
  renewedAmount,
  setLine,
} from '#tests/support/renewals'

const aGranted = async () => {
  const shop = await aShopWithCredit(renewedAmount)
  await expire(shop)
  await fillWallet(shop, feeOfYear)
  await grant(shop.lineId)
  return shop
}
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

test.group('A renewal', () => {
  test('is granted once, by whoever may, near the end, and with nothing past due', async ({
    assert,
  }) => {
    const shop = await aShopWithCredit(renewedAmount)
    const { shop: late } = await aShopThatOwes(8_000_000)
    await expire(late as ShopWithCredit)
    await db
      .from('installments')
      .whereIn('order_id', db.from('orders').where({ owner_id: late.userId }).select('id'))
      .update({ due_date: addDays(clock.today(), -1) })
    const pastDue = await grant((late as ShopWithCredit).lineId)
    assert.equal(pastDue.status, 422)
    assert.match(pastDue.body.message, /سررسیدگذشته/)
    const early = await grant(shop.lineId)
    assert.equal(early.status, 422)
    assert.match(early.body.message, /هفته/)
    assert.equal((await grant(shop.lineId, 'support')).status, 403)
    assert.equal((await grant(shop.userId)).status, 404)
    assert.equal((await grant('x')).status, 422)
    assert.isFalse((await lineOf(shop)).has_renewal_credit)

    await setLine(shop, { expires_on: addDays(clock.today(), 7) })
    const answers = await Promise.all(Array.from({ length: 5 }, () => grant(shop.lineId)))
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409, 409, 409, 409])
    const line = { subject_id: shop.lineId, command: 'credit.grant-renewal' }
    assert.lengthOf(await db.from('audit_lines').where(line), 1)
    await settle()
    assert.include(await templatesTo(shop.phone), 'renewal-granted')
    // The year that runs is not over: nothing is asked of its owner yet.
    assert.containSubset(await renewalStatusOf(shop), { hasRenewalCredit: true, nextStep: 'NONE' })
    // The next one may be signed and paid for already: it begins when this one ends.
    const { expires_on: end } = await lineOf(shop)
    await fillWallet(shop, feeOfYear)
    assert.equal((await payFee(shop)).status, 200)
    assert.equal((await payFee(shop)).status, 409)
    assert.equal((await sign(shop, 'CREDIT_RENEWAL')).status, 200)
    assert.containSubset(await lineOf(shop), {
      credit_year: 2,
      has_renewal_credit: false,
      expires_on: addJalaliYear(end as string),
    })
    assert.containSubset(await renewalStatusOf(shop), { isCreditExpired: false, nextStep: 'HOME' })
    assert.equal(await cashOf(shop), 0)
    assert.equal((await payFee(shop)).status, 409)
    await expectLedgerInBalance()
  })

  test('signed, then paid, gives the year and is told', async ({ assert }) => {
    const shop = await aGranted()
    assert.containSubset(await renewalStatusOf(shop), {
      nextStep: 'AGREEMENT',
      isContractSigned: false,
    })
    const { body: open } = await contractOf(shop, 'CREDIT_RENEWAL')
    assert.match(open.html, /سال اعتباری ۲/)
    assert.equal((await sendSignature(shop, 'CREDIT_RENEWAL', open.digest)).status, 200)
    assert.containSubset(await renewalStatusOf(shop), {
      nextStep: 'PLATFORM_FEE',
      isContractSigned: true,
    })
    assert.equal((await lineOf(shop)).credit_year, 1)
    assert.equal((await payFee(shop)).status, 200)
    await expectRenewed(assert, shop)
    assert.containSubset(await signaturesOf(shop), [{ contract_type: 'CREDIT_RENEWAL', term: 2 }])
    await settle()
    assert.includeMembers(await templatesTo(shop.phone), ['contract-signed', 'credit-renewed'])
    await expectLedgerInBalance()
  })

  test('paid, then signed, gives the year with the signature, and takes no second fee', async ({
    assert,
  }) => {
    const shop = await aGranted()
    assert.equal((await payFee(shop)).status, 200)
    assert.containSubset(await renewalStatusOf(shop), {
      isCreditExpired: true,
      hasActivePlatformFee: true,
      nextStep: 'AGREEMENT',
    })
    await expectLedgerInBalance()
    assert.equal((await payFee(shop)).status, 409)
    assert.equal((await lineOf(shop)).credit_year, 1)
    assert.equal((await sign(shop, 'CREDIT_RENEWAL')).status, 200)
    await expectRenewed(assert, shop)
    assert.equal((await sign(shop, 'CREDIT_RENEWAL')).status, 409)
    await expectLedgerInBalance()
  })

  test('signed and paid at once gives one year, whichever comes last', async ({ assert }) => {
    for (let round = 0; round < 3; round++) {
      const shop = await aGranted()
      const { body } = await contractOf(shop, 'CREDIT_RENEWAL')
      const answers = await Promise.all(
        [1, 2, 3].flatMap(() => [payFee(shop), sendSignature(shop, 'CREDIT_RENEWAL', body.digest)])
      )
      assert.deepEqual(
        answers.map(({ status }) => status).toSorted(),
        [200, 200, 409, 409, 409, 409]
      )
      await expectRenewed(assert, shop)
      assert.equal(await cashOf(shop), 0)
      const renewed = { subject_id: shop.lineId, command: 'credit.renew' }
      assert.lengthOf(await db.from('audit_lines').where(renewed), 1)
    }
    await expectLedgerInBalance()
  })

  test('paid and not signed in thirty days gives the fee back, and can be paid again', async ({
    assert,
  }) => {
    const shop = await aGranted()
    await payFee(shop)
    await (await app.container.make(RefundOverdueFees)).execute(addDays(clock.today(), 29))
    assert.equal(await cashOf(shop), feeOfYear)
    assert.containSubset(await renewalStatusOf(shop), {
      hasActivePlatformFee: false,
      nextStep: 'AGREEMENT',
    })
    await sign(shop, 'CREDIT_RENEWAL')
    assert.equal((await lineOf(shop)).credit_year, 1)
    assert.equal((await payFee(shop)).status, 200)
    await expectRenewed(assert, shop)
    await expectLedgerInBalance()
  })
})
