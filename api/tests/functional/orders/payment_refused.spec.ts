import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { PaymentSource } from '#contracts/orders'
import { clock } from '#app/platform/time/clock'
import { addDays } from '#app/platform/time/jalali'
import { aShop, aShopWithCredit } from '#factories/shop'
import { anInvoice } from '#factories/invoice'
import { asOwner } from '#factories/as_owner'
import { cashOf, usedOf } from '#tests/support/credit'
import {
  askForCode,
  block,
  expire,
  cancel,
  change,
  enterCode,
  installmentOf,
  orderRow,
  paymentCodeFor,
  payWithCode,
  textsTo,
} from '#tests/support/orders'

const cost = 10_000_000 + 50_000 + 295_890

/** Refused before its code, in the words of the payment. */
const assertNoCodeSent = async (
  assert: Assert,
  shop: { token: string; phone: string },
  orderId: string,
  refused: object,
  source?: PaymentSource
) => {
  const sent = await textsTo(shop.phone)
  const asked = await askForCode(shop, orderId, source)
  assert.equal(asked.status, 422)
  assert.deepEqual({ ...asked.body, traceId: null }, { ...refused, traceId: null })
  assert.deepEqual(await textsTo(shop.phone), sent)
}

test.group('A payment that is refused', () => {
  const refusals: [
    why: string,
    arrange: (shop: Awaited<ReturnType<typeof aShopWithCredit>>) => unknown,
    says: string,
  ][] = [
    ['the line is blocked', block, 'مسدود'],
    ['the line has expired', expire, 'پایان'],
    [
      'the line does not hold amount and fees',
      (shop) =>
        db
          .connection('owner')
          .from('ledger.accounts')
          .where({ id: shop.accountId })
          .update({ credit_limit: cost - 1 }),
      'کافی نیست',
    ],
    [
      'this year’s fee is not paid',
      (shop) =>
        asOwner((trx) =>
          trx.from('platform_fees').where({ registration_id: shop.registrationId }).delete()
        ),
      'کارمزد فعال‌سازی',
    ],
  ]
  for (const [why, arrange, says] of refusals) {
    test(`because ${why} is a payment result with all return parameters, and the code is used up`, async ({
      assert,
    }) => {
      const shop = await aShopWithCredit(50_000_000)
      const invoice = await anInvoice({ shop, amount: 10_000_000 })
      const code = await paymentCodeFor(shop, invoice.id)
      await arrange(shop)
      const { status, body } = await enterCode(shop, invoice.id, code)
      assert.equal(status, 422)
      assert.equal(body.title, 'PaymentRefusedException')
      assert.include(body.message, says)
      const order = await orderRow(invoice.id)
      assert.deepInclude(body, {
        orderPaymentInvoice_externalId: order.external_id,
        orderPaymentInvoice_referenceNumber: invoice.referenceNumber,
        orderPaymentInvoice_grandTotalAmount: 10_000_000,
        orderPaymentInvoice_dueDateInDays: 60,
        orderPaymentInvoice_paymentDueDate: addDays(clock.today(), 60),
        orderPaymentInvoice_invoicedAt: order.invoiced_at.toISOString(),
      })
      assert.isString(body.orderPaymentInvoice_distributorName)
      assert.equal(order.status, 'CREATED')
      assert.equal(await usedOf(shop), 0)
      assert.isNull(await installmentOf(invoice.id))
      assert.equal((await enterCode(shop, invoice.id, code)).body.title, 'OtpWrongException')
      await assertNoCodeSent(assert, shop, invoice.id, body)
    })
  }

  test('without any credit says so', async ({ assert }) => {
    const shop = await aShop()
    const invoice = await anInvoice({ shop, amount: 10_000_000 })
    const { status, body } = await payWithCode(shop, invoice.id)
    assert.equal(status, 422)
    assert.include(body.message, 'تخصیص')
    await assertNoCodeSent(assert, shop, invoice.id, body)
  })

  test('when the wallet does not hold amount and product fee', async ({ assert }) => {
    const shop = await aShop({ cash: 10_049_999 })
    const invoice = await anInvoice({ shop, amount: 10_000_000 })
    const { status, body } = await payWithCode(shop, invoice.id, 'WALLET')
    assert.equal(status, 422)
    assert.include(body.message, 'کافی نیست')
    assert.isNull(body.orderPaymentInvoice_paymentDueDate)
    await assertNoCodeSent(assert, shop, invoice.id, body, 'WALLET')
    assert.equal(await cashOf(shop), 10_049_999)
  })

  test('when the supplier cancelled it meanwhile', async ({ assert }) => {
    const shop = await aShopWithCredit(50_000_000)
    const invoice = await anInvoice({ shop, amount: 10_000_000 })
    const code = await paymentCodeFor(shop, invoice.id)
    await cancel(invoice)
    const { status, body } = await enterCode(shop, invoice.id, code)
    assert.equal(status, 422)
    assert.equal(body.title, 'PaymentRefusedException')
    assert.equal(await usedOf(shop), 0)
    const again = await askForCode(shop, invoice.id)
    assert.equal(again.status, 422)
    assert.property(again.body, 'orderPaymentInvoice_externalId')
  })

  test('when the supplier changed the amount that the code was sent for', async ({ assert }) => {
    const shop = await aShopWithCredit(50_000_000)
    const invoice = await anInvoice({ shop, amount: 10_000_000 })
    const code = await paymentCodeFor(shop, invoice.id)
    await change(invoice, 20_000_000)
    const { status } = await enterCode(shop, invoice.id, code)
    assert.equal(status, 422)
    assert.equal(await usedOf(shop), 0)
    assert.equal((await payWithCode(shop, invoice.id)).status, 200)
    assert.equal(await usedOf(shop), 2 * cost)
  })

  test('the day after the last day of its payment window', async ({ assert }) => {
    const shop = await aShopWithCredit(50_000_000)
    const invoice = await anInvoice({ shop, amount: 10_000_000 })
    const code = await paymentCodeFor(shop, invoice.id)
    const today = clock.today()
    await db
      .from('orders')
      .where({ id: invoice.id })
      .update({ payable_until: addDays(today, -1) })
    assert.equal((await enterCode(shop, invoice.id, code)).status, 422)
    await db.from('orders').where({ id: invoice.id }).update({ payable_until: today })
    assert.equal((await payWithCode(shop, invoice.id)).status, 200)
  })
})
