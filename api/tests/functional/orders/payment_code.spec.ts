import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { aShopWithCredit } from '#factories/shop'
import { codeFor } from '#factories/messages'
import { anInvoice, type Invoice } from '#factories/invoice'
import { cashOf, usedOf } from '#tests/support/credit'
import { post } from '#tests/support/http'
import { letPass, signIn, wrongCodeFor } from '#tests/support/identity'
import { askForCode, enterCode, orderRow, paymentCodeFor, supply } from '#tests/support/orders'

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
    assert.isAtMost(again.body.otpExpirationMillis, 120_000)
    assert.equal(again.body.paymentSource, 'CREDIT')
    assert.equal(again.body.amount, 10_345_890)
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

  test('works for two minutes and not longer', async ({ assert }) => {
    const { shop, invoice } = await ready()
    const { body } = await askForCode(shop, invoice.id)
    assert.equal(body.expirationMillis, 120_000)
    await letPass(shop.phone, 110_000)
    const again = await askForCode(shop, invoice.id)
    assert.isAtMost(again.body.otpExpirationMillis, 10_000)
    const code = await codeFor(shop.phone)
    await letPass(shop.phone, 10_000)
    assert.equal((await enterCode(shop, invoice.id, code)).body.title, 'OtpWrongException')
    assert.equal((await askForCode(shop, invoice.id)).status, 200)
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

const sourced = async () => {
  const shop = await aShopWithCredit(50_000_000, { cash: 20_000_000 })
  return { shop, invoice: await anInvoice({ shop, amount: 10_000_000 }) }
}

test.group('Another source of money', () => {
  test('voids the running code and sends another; what the screen said is what is booked', async ({
    assert,
  }) => {
    const { shop, invoice } = await sourced()
    const fromWallet = await paymentCodeFor(shop, invoice.id, 'WALLET')
    const chosen = await askForCode(shop, invoice.id, 'CREDIT')
    assert.equal(chosen.status, 200)
    assert.deepEqual(chosen.body, { expirationMillis: 120_000 })
    const fromCredit = await codeFor(shop.phone)

    const again = await askForCode(shop, invoice.id, 'CREDIT')
    assert.equal(again.status, 429)
    assert.equal(again.body.paymentSource, 'CREDIT')
    assert.equal(again.body.amount, 10_345_890)

    if (fromWallet !== fromCredit) {
      assert.equal((await enterCode(shop, invoice.id, fromWallet)).status, 400)
    }
    const paid = await enterCode(shop, invoice.id, fromCredit)
    assert.equal(paid.body.paymentSource, 'CREDIT')
    assert.deepEqual([await usedOf(shop), await cashOf(shop)], [10_345_890, 20_000_000])
  })

  test('is told to our own screen with the amount that will be booked, and to no other client', async ({
    assert,
  }) => {
    const { shop, invoice } = await sourced()
    const path = `/api/order/pending-orders/${invoice.id}/payment-otp-start`
    const ask = (paymentSource: string, headers = {}) =>
      post(path, { paymentSource }, { token: shop.token, headers })
    const screen = await ask('CREDIT', { 'x-client': 'web' })
    assert.deepEqual(screen.body, {
      expirationMillis: 120_000,
      paymentSource: 'CREDIT',
      amount: 10_345_890,
    })
    assert.deepEqual((await ask('WALLET')).body, { expirationMillis: 120_000 })
  })

  test('and back again: each code is for the source that it was asked for', async ({ assert }) => {
    const { shop, invoice } = await sourced()
    const codes = []
    for (const source of ['WALLET', 'CREDIT', 'WALLET'] as const) {
      codes.push(await paymentCodeFor(shop, invoice.id, source))
    }
    const [first, second, last] = codes
    for (const void_ of [first, second]) {
      if (void_ !== last) assert.equal((await enterCode(shop, invoice.id, void_)).status, 400)
    }
    const { body } = await enterCode(shop, invoice.id, last)
    assert.equal(body.paymentSource, 'WALLET')
  })

  test('is asked for within the ten codes of the phone; without one left the running code is void all the same', async ({
    assert,
  }) => {
    const { shop, invoice } = await sourced()
    await letPass(shop.phone, 600_000)
    for (let i = 0; i < 10; i++) {
      const source = i % 2 ? 'CREDIT' : 'WALLET'
      assert.equal((await askForCode(shop, invoice.id, source)).status, 200)
    }
    const code = await codeFor(shop.phone)
    const refused = await askForCode(shop, invoice.id, 'WALLET')
    assert.equal(refused.status, 429)
    assert.equal(refused.body.title, 'ThrottledException')
    assert.equal((await enterCode(shop, invoice.id, code)).status, 400)
    assert.isNull((await orderRow(invoice.id)).paid_at)
  })
})

test.group('An invoice that changed after its code was sent', () => {
  const items = (...names: string[]) =>
    names.map((itemName) => ({ itemName, unitType: 'بسته', qty: 1, price: 5_000_000 }))
  const update = ({ supplier, referenceNumber }: Invoice, ...names: string[]) =>
    supply(supplier, 'update', {
      referenceNumber,
      items: items(...names),
      grandTotalAmount: names.length * 5_000_000,
    })
  const changes: [what: string, names: string[], message: RegExp][] = [
    ['has other goods at the same price', ['سنگ', 'خاک'], /کالاهای فاکتور/],
    ['has its goods in another order', ['چای', 'روغن'], /کالاهای فاکتور/],
    ['costs more', ['روغن', 'چای', 'قند'], /مبلغ فاکتور/],
    ['costs less', ['روغن'], /مبلغ فاکتور/],
  ]
  for (const [what, names, message] of changes) {
    test(`and now ${what} is not paid with it: a payment result says so, and nothing is taken`, async ({
      assert,
    }) => {
      const { shop } = await sourced()
      const invoice = await anInvoice({
        shop,
        amount: 10_000_000,
        overrides: { items: items('روغن', 'چای') },
      })
      const code = await paymentCodeFor(shop, invoice.id)
      assert.equal((await update(invoice, ...names)).status, 200)
      const { status, body } = await enterCode(shop, invoice.id, code)
      assert.equal(status, 422)
      assert.equal(body.title, 'PaymentRefusedException')
      assert.match(body.message, message)
      assert.match(body.message, /پولی از حساب شما کم نشده است/)
      assert.equal(body.orderPaymentInvoice_referenceNumber, invoice.referenceNumber)
      assert.deepEqual([await usedOf(shop), await cashOf(shop)], [0, 20_000_000])
      // The code is used up, and the owner may agree to what it is now at once.
      assert.equal((await enterCode(shop, invoice.id, code)).status, 400)
      const next = await paymentCodeFor(shop, invoice.id)
      assert.equal((await enterCode(shop, invoice.id, next)).status, 200)
    })
  }

  test('gets another code when it is asked for again: the running one agrees to what was', async ({
    assert,
  }) => {
    const { shop } = await sourced()
    const invoice = await anInvoice({
      shop,
      amount: 10_000_000,
      overrides: { items: items('روغن', 'چای') },
    })
    await askForCode(shop, invoice.id)
    await update(invoice, 'سنگ', 'خاک')
    assert.equal((await askForCode(shop, invoice.id)).status, 200)
    assert.equal((await enterCode(shop, invoice.id, await codeFor(shop.phone))).status, 200)
  })
})

test.group('The code of a payment in another session', () => {
  test('of the same person pays nothing, uses up none of its tries and blocks nobody', async ({
    assert,
  }) => {
    const { shop, invoice } = await sourced()
    const other = { ...shop, ...(await signIn(shop.phone)) }
    const code = await paymentCodeFor(shop, invoice.id)
    for (let i = 0; i < 3; i++) {
      const { status, body } = await enterCode(other, invoice.id, code)
      assert.equal(status, 400)
      assert.equal(body.title, 'OtpWrongException')
    }
    assert.isNull((await orderRow(invoice.id)).paid_at)
    const own = await askForCode(other, invoice.id)
    assert.equal(own.status, 200)
    assert.equal((await enterCode(shop, invoice.id, code)).status, 200)
  })

  test('of somebody else finds no invoice', async ({ assert }) => {
    const { shop, invoice } = await sourced()
    const { shop: stranger } = await sourced()
    const code = await paymentCodeFor(shop, invoice.id)
    assert.equal((await enterCode(stranger, invoice.id, code)).status, 404)
    assert.equal((await askForCode(stranger, invoice.id)).status, 404)
  })
})
