import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { CardPaymentRefusal } from '#contracts/devices'
import { clock } from '#app/platform/time/clock'
import { addDays } from '#app/platform/time/jalali'
import { pin, aCardHolder, type CardHolder } from '#factories/card'
import { aDevice, type Device } from '#factories/device'
import { freshReference } from '#factories/fresh'
import { aSupplier } from '#factories/distributor'
import { changePin, wrong } from '#tests/support/cards'
import { cashOf, expectLedgerInBalance, usedOf } from '#tests/support/credit'
import { charge, takeBack, toldOf } from '#tests/support/devices'
import { messagesTo } from '#tests/support/installments'
import { toAsciiDigits } from '#contracts/digits'
import { get, post } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { block, cancel, freeze, installmentOf, orderRow, textsTo } from '#tests/support/orders'

const amount = 10_000_000
/** With the product fee, and the bank's for thirty days. */
const cost = amount + 50_000 + 147_945

const orderOf = async (device: Device, reference: string) => {
  const payment = await db
    .from('card_payments')
    .where({ device_id: device.id, reference })
    .firstOrFail()
  return orderRow(payment.order_id)
}

const blacklist = async ({ phone }: CardHolder) => {
  const entry = { kind: 'PHONE', value: phone, reason: 'گزارش کلاهبرداری' }
  const token = await staffToken('credit')
  await post('/api/admin/blacklists', entry, { token })
}

test.group('A card payment', () => {
  test('is an invoice of the merchant’s distributor, paid at once from the line or the wallet', async ({
    assert,
  }) => {
    const [device, holder] = [await aDevice(), await aCardHolder(amount + 50_000)]
    const reference = freshReference()
    const { status, body } = await charge(device, holder, amount, { reference })
    assert.equal(status, 200, JSON.stringify(body))
    assert.containSubset(body, { status: 'PAID', amount, totalAmount: cost, refusal: null })
    assert.equal(body.cardNumber, `**** **** **** ${holder.cardNumber.slice(-4)}`)
    assert.equal(await usedOf(holder), cost)
    const order = await orderOf(device, reference)
    assert.containSubset(order, { status: 'COMPLETED', distributor_id: device.supplier.id })
    assert.equal((await installmentOf(order.id)).amount, cost)
    assert.equal(body.dueDate, addDays(clock.today(), 30))

    const cash = await charge(device, holder, amount, { paymentSource: 'WALLET' })
    assert.containSubset(cash.body, { totalAmount: amount + 50_000, dueDate: null })
    assert.deepEqual([await cashOf(holder), await usedOf(holder)], [0, cost])

    const list = await get('/api/order/kasbeno-fmcg-real/completed-orders/10/0', holder)
    assert.lengthOf(list.body.items, 2)
    const { body: details } = await get(`/api/order/${order.id}`, holder)
    const lastFour = holder.cardNumber.slice(-4)
    assert.deepEqual(details.cardPayment, { lastFour, merchantName: 'فروشگاه آزمایش' })
    const told = await textsTo(holder.phone)
    assert.includeMembers(told, ['card-payment-on-credit', 'card-payment'])
    assert.notIncludeMembers(told, ['invoice-paid-on-credit', 'invoice-paid'])
    const [message] = (await messagesTo(holder.phone)).filter(
      ({ template }) => template === 'card-payment'
    )
    assert.include(toAsciiDigits(message.text), `**${lastFour} در فروشگاه آزمایش`)
    assert.notInclude(message.text, 'فاکتور')
    await expectLedgerInBalance()
  })

  test('under the same reference is the first one; another under it is a conflict', async ({
    assert,
  }) => {
    const [device, holder] = [await aDevice(), await aCardHolder()]
    const other = await aCardHolder()
    const reference = freshReference()
    const first = await charge(device, holder, amount, { reference })
    const again = await charge(device, holder, amount, { reference, pin: wrong(pin) })
    assert.deepEqual(again.body, first.body)
    assert.deepEqual((await toldOf(device, reference)).body, first.body)
    for (const [payer, rials, more] of [
      [holder, amount + 1, {}],
      [other, amount, {}],
      [holder, amount, { paymentSource: 'WALLET' }],
    ] as const) {
      assert.equal((await charge(device, payer, rials, { reference, ...more })).status, 409)
    }
    assert.equal(await usedOf(holder), cost)
    assert.equal(await db.from('failed_attempts').where({ who: holder.cardId }).first(), null)
    // Each device numbers its own.
    const sister = await aDevice({ supplier: device.supplier, merchantId: device.merchantId })
    assert.equal((await charge(sister, holder, amount, { reference })).status, 200)
    assert.equal((await toldOf(await aDevice(), reference)).status, 404)
  })

  test('is refused for each reason with its own word, and moves nothing', async ({ assert }) => {
    const device = await aDevice()
    const day = { expires_on: addDays(clock.today(), -1) }
    const card = (change: object) => (holder: CardHolder) =>
      db.from('cards').where({ id: holder.cardId }).update(change)
    const nothing = async () => {}
    const cases: [CardPaymentRefusal, (holder: CardHolder) => Promise<unknown>, object?][] = [
      ['CARD_NOT_ACTIVE', card({ status: 'DELIVERED' })],
      ['CARD_BLOCKED', card({ status: 'BLOCKED' })],
      ['CARD_FROZEN', card({ status: 'FROZEN' })],
      ['CARD_DISABLED', card({ status: 'DISABLED' })],
      ['CARD_EXPIRED', card(day)],
      ['PIN_WRONG', nothing, { pin: wrong(pin) }],
      ['NOT_ENOUGH', nothing, { amount: 100_000_000 }],
      ['NOT_ENOUGH', nothing, { paymentSource: 'WALLET' }],
      ['AMOUNT_TOO_HIGH', nothing, { amount: 500_000_001 }],
      ['CREDIT_UNAVAILABLE', block],
      [
        'CREDIT_UNAVAILABLE',
        (holder) => db.from('users').where({ id: holder.userId }).update({ active: false }),
      ],
      ['CREDIT_UNAVAILABLE', blacklist],
    ]
    for (const [refusal, prepare, more] of cases) {
      const holder = await aCardHolder()
      await prepare(holder)
      const reference = freshReference()
      const { status, body } = await charge(device, holder, amount, { reference, ...more })
      assert.equal(status, 422, refusal)
      assert.containSubset(body, { title: 'CardRefusedException', refusal })
      assert.equal(await usedOf(holder), 0)
      assert.containSubset((await toldOf(device, reference)).body, { status: 'REFUSED', refusal })
      // The same again is the same refusal, whatever has become of the card since.
      await db.from('cards').where({ id: holder.cardId }).update({ status: 'ENABLED' })
      const again = await charge(device, holder, amount, { reference, ...more })
      assert.equal(again.body.refusal, refusal)
    }
    const stranger = { cardNumber: '6037991234567893' }
    assert.equal((await charge(device, stranger, amount)).body.refusal, 'CARD_UNKNOWN')
    const abroad = await aDevice({ supplier: await aSupplier({ plans: ['kasbeno-digital-real'] }) })
    const holder = await aCardHolder()
    assert.equal((await charge(abroad, holder, amount)).body.refusal, 'PLAN_NOT_SERVED')
    await db.from('merchants').where({ id: abroad.merchantId }).update({ active: false })
    assert.equal((await charge(abroad, holder, amount)).body.refusal, 'MERCHANT_CLOSED')
    // What its distributor lets fall due after thirty days at most now.
    const slow = await aDevice({ dueDays: 45 })
    await db.from('distributors').where({ id: slow.supplier.id }).update({ due_days_max: 30 })
    assert.equal((await charge(slow, holder, amount)).body.refusal, 'MERCHANT_CLOSED')
    const hits = await db.from('audit_lines').where({ command: 'blacklists.hit' })
    assert.deepEqual(
      hits.map(({ after }) => after),
      [{ place: 'SALE' }]
    )
    await expectLedgerInBalance()
  })

  test('counts wrong PINs with those of a change, and the third locks the card for the day', async ({
    assert,
  }) => {
    const [device, holder] = [await aDevice(), await aCardHolder()]
    await charge(device, holder, amount, { pin: wrong(pin) })
    await changePin(holder, wrong(pin), '7531')
    const { cardNumber } = holder
    const asked = await post('/api/device/card-balance', { cardNumber, pin: wrong(pin) }, device)
    assert.equal(asked.body.refusal, 'PIN_LOCKED')
    assert.match(asked.body.message, /قفل شد.*فراموشی رمز/)
    const reference = freshReference()
    assert.equal((await charge(device, holder, amount, { reference })).status, 429)
    assert.equal((await changePin(holder, pin, '7531')).status, 429)
    // What was locked has no outcome: the device may ask again under its number tomorrow.
    assert.equal((await toldOf(device, reference)).status, 404)
    assert.equal(await usedOf(holder), 0)
  })

  test('counts different cards of wrong PINs at a device, a right one makes up for none, and the twentieth locks it', async ({
    assert,
  }) => {
    const [device, one, two] = [await aDevice(), await aCardHolder(), await aCardHolder()]
    const other = await aCardHolder()
    await db.table('failed_attempts').insert({
      who: device.id,
      purpose: 'DEVICE_PIN',
      failures: 18,
      last_at: clock.businessNow().toJSDate(),
    })
    assert.equal((await charge(device, one, amount)).status, 200)
    for (const card of [one, one, other]) {
      const refused = await charge(device, card, amount, { pin: wrong(pin) })
      assert.equal(refused.body.refusal, 'PIN_WRONG')
    }
    for (const tried of [pin, wrong(pin)]) {
      const locked = await charge(device, two, amount, { pin: tried })
      assert.equal(locked.status, 429)
      assert.isAbove(Number(locked.headers.get('retry-after')), 0)
    }
    const asked = await post(
      '/api/device/card-balance',
      { cardNumber: two.cardNumber, pin },
      device
    )
    assert.equal(asked.status, 429)
    // A locked device costs no card a try, and another one takes cards.
    assert.isNull(await db.from('failed_attempts').where({ who: two.cardId }).first())
    assert.equal((await charge(await aDevice(), two, amount)).status, 200)
  })

  test('keeps to what a card may pay on a day; what was taken back counts no more', async ({
    assert,
  }) => {
    const [device, holder] = [await aDevice(), await aCardHolder()]
    await db.table('settings').insert({ key: 'cardDailyMaxRials', value: '25000000' })
    try {
      const reference = freshReference()
      await charge(device, holder, amount, { reference })
      await charge(device, holder, amount)
      const { body } = await charge(device, holder, amount)
      assert.containsSubset(body, { refusal: 'DAILY_LIMIT', left: 5_000_000 })
      assert.include(body.message, 'مانده سقف روزانه کارت: ۵٬۰۰۰٬۰۰۰ ریال')
      assert.equal((await charge(device, holder, 5_000_000)).status, 200)
      await takeBack(device, reference, amount)
      assert.equal((await charge(device, holder, amount)).status, 200)
    } finally {
      await db.from('settings').where({ key: 'cardDailyMaxRials' }).delete()
    }
  })
})

test.group('A reversal', () => {
  test('gives everything back once, frees the credit, and tells the owner', async ({ assert }) => {
    const [device, holder] = [await aDevice(), await aCardHolder()]
    const reference = freshReference()
    await charge(device, holder, amount, { reference })
    assert.equal((await takeBack(device, reference, amount + 1)).status, 409)
    const [first, second] = [
      await takeBack(device, reference, amount),
      await takeBack(device, reference, amount),
    ]
    assert.equal(first.body.status, 'REVERSED')
    assert.deepEqual(second.body, first.body)
    assert.equal(await usedOf(holder), 0)
    assert.equal((await orderOf(device, reference)).status, 'CANCELED')
    const late = await charge(device, holder, amount, { reference })
    assert.equal(late.body.refusal, 'PAYMENT_REVERSED')
    assert.include(await textsTo(holder.phone), 'card-payment-reversed')
    await expectLedgerInBalance()
  })

  test('that comes before its payment refuses the payment', async ({ assert }) => {
    const [device, holder] = [await aDevice(), await aCardHolder()]
    const reference = freshReference()
    const told = await takeBack(device, reference, amount)
    assert.containSubset(told.body, { status: 'REVERSED', cardNumber: null })
    assert.equal((await charge(device, holder, amount + 1, { reference })).status, 409)
    const late = await charge(device, holder, amount, { reference })
    assert.deepEqual([late.status, late.body.refusal], [422, 'PAYMENT_REVERSED'])
    assert.equal(await usedOf(holder), 0)
  })

  test('leaves what was refused as it is, finds what was cancelled done, and comes too late', async ({
    assert,
  }) => {
    const [device, holder] = [await aDevice(), await aCardHolder()]
    const pay = async (more = {}) => {
      const reference = freshReference()
      await charge(device, holder, amount, { reference, ...more })
      return reference
    }
    const refused = await pay({ paymentSource: 'WALLET' })
    assert.equal((await takeBack(device, refused, amount)).body.status, 'REFUSED')

    const canceled = await pay()
    const { reference_number: referenceNumber } = await orderOf(device, canceled)
    await cancel({ id: '', referenceNumber, supplier: device.supplier })
    assert.equal((await takeBack(device, canceled, amount)).body.status, 'REVERSED')

    const frozen = await pay()
    await freeze({ id: (await orderOf(device, frozen)).id })
    assert.equal((await takeBack(device, frozen, amount)).status, 409)

    const old = await pay()
    const created_at = clock.businessNow().minus({ minutes: 61 }).toJSDate()
    await db.from('card_payments').where({ reference: old }).update({ created_at })
    assert.equal((await takeBack(device, old, amount)).status, 409)
    assert.equal(await usedOf(holder), 2 * cost)
    await expectLedgerInBalance()
  })
})
