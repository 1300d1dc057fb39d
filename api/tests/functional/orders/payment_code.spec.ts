import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { aShopWithCredit, usedOf } from '#tests/support/credit'
import { post } from '#tests/support/http'
import { codeFor, letPass, wrongCodeFor } from '#tests/support/identity'
import { anInvoice, askForCode, enterCode, orderRow, paymentCodeFor } from '#tests/support/orders'

test.group('The code of a payment', () => {
  const ready = async () => {
    const shop = await aShopWithCredit(50_000_000)
    return { shop, invoice: await anInvoice({ shop, amount: 10_000_000 }) }
  }

  test('names the amount; asking again while it lives tells how long', async ({ assert }) => {
    const { shop, invoice } = await ready()
    const first = await askForCode(shop, invoice.id)
    assert.equal(first.status, 200)
    assert.isAbove(first.body.expirationMillis, 100_000)
    const again = await askForCode(shop, invoice.id)
    assert.equal(again.status, 429)
    assert.equal(again.body.title, 'OtpAlreadySentException')
    assert.isAbove(again.body.otpExpirationMillis, 100_000)
    const sms = await db
      .from('sandbox_sms')
      .where({ phone: shop.phone })
      .orderBy('id', 'desc')
      .first()
    assert.include(sms.text, '۱۰٬۳۴۵٬۸۹۰')
  })

  test('runs for each invoice on its own', async ({ assert }) => {
    const { shop, invoice } = await ready()
    const other = await anInvoice({ shop, amount: 1_000_000 })
    const code = await paymentCodeFor(shop, invoice.id)
    const second = await paymentCodeFor(shop, other.id)
    assert.equal((await enterCode(shop, other.id, code)).status, code === second ? 200 : 400)
    assert.equal((await enterCode(shop, invoice.id, code)).status, 200)
  })

  test('that is wrong is 400 and pays nothing; the right one still does', async ({ assert }) => {
    const { shop, invoice } = await ready()
    await askForCode(shop, invoice.id)
    const wrong = await enterCode(shop, invoice.id, await wrongCodeFor(shop.phone))
    assert.equal(wrong.status, 400)
    assert.equal(wrong.body.title, 'OtpWrongException')
    assert.equal((await enterCode(shop, invoice.id, Number(await codeFor(shop.phone)))).status, 200)
  })

  test('that is wrong three times is worthless', async ({ assert }) => {
    const { shop, invoice } = await ready()
    await askForCode(shop, invoice.id)
    const wrong = await wrongCodeFor(shop.phone)
    for (let i = 0; i < 3; i++) assert.equal((await enterCode(shop, invoice.id, wrong)).status, 400)
    assert.equal((await enterCode(shop, invoice.id, await codeFor(shop.phone))).status, 400)
    assert.equal((await orderRow(invoice.id)).status, 'CREATED')
  })

  test('that has expired is wrong', async ({ assert }) => {
    const { shop, invoice } = await ready()
    const code = await paymentCodeFor(shop, invoice.id)
    await letPass(shop.phone, 121_000)
    assert.equal((await enterCode(shop, invoice.id, code)).body.title, 'OtpWrongException')
  })

  test('is taken in Persian digits; a malformed body is 400 and not a payment result', async ({
    assert,
  }) => {
    const { shop, invoice } = await ready()
    const code = await paymentCodeFor(shop, invoice.id)
    for (const otpSecret of [undefined, null, '', '1234', 123456, 'abcde', {}, [12345], true]) {
      const { status, body } = await enterCode(shop, invoice.id, otpSecret)
      assert.equal(status, 400)
      assert.equal(body.title, 'ValidationException')
      assert.equal(body.errors[0].field, 'otpSecret')
    }
    const persian = code.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)])
    assert.equal((await enterCode(shop, invoice.id, persian)).status, 200)
  })

  test('is not sent for a source that does not exist', async ({ assert }) => {
    const { shop, invoice } = await ready()
    const path = `/api/order/pending-orders/${invoice.id}/payment-otp-start`
    const { status } = await post(path, { paymentSource: 'GOLD' }, { token: shop.token })
    assert.equal(status, 400)
  })

  test('decides the source when it is asked for', async ({ assert }) => {
    const shop = await aShopWithCredit(50_000_000, { cash: 20_000_000 })
    const invoice = await anInvoice({ shop, amount: 10_000_000 })
    const code = await paymentCodeFor(shop, invoice.id, 'WALLET')
    const { body } = await enterCode(shop, invoice.id, code)
    assert.equal(body.paymentSource, 'WALLET')
    assert.equal(await usedOf(shop), 0)
  })
})
