import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { cardPartners } from '#contracts/partners'
import { clock } from '#app/platform/time/clock'
import { pin, aCardHolder, type CardHolder } from '#factories/card'
import { aCompanyHolder } from '#factories/card_holder'
import { aDevice } from '#factories/device'
import { freshReference } from '#factories/fresh'
import { partnerToken, aSupplier } from '#factories/distributor'
import { block, cardCodeFor, wrong } from '#tests/support/cards'
import {
  amount,
  aPartner,
  cancel,
  cost,
  read,
  sell,
  send,
  type Partner,
} from '#tests/support/card_partners'
import { aCompanyWithCredit } from '#tests/support/card_holders'
import { expectLedgerInBalance, usedOf } from '#tests/support/credit'
import { letSeeCredit } from '#tests/support/credit_consent'
import { cleanDatabase } from '#tests/support/database'
import { charge, takeBack, toldOf } from '#tests/support/devices'
import { call, type Answer } from '#tests/support/http'
import { allowManySignIns, staffToken } from '#tests/support/identity'
import { orderRow } from '#tests/support/orders'
import { queuedUp } from '#tests/support/races'
import { ok } from '#tests/support/registration'

const booked = async () => ({
  orders: await db.from('orders').orderBy('id'),
  payments: await db.from('card_payments').orderBy('id'),
  ledger: await db.from('ledger.accounts').orderBy('id'),
  attempts: await db.from('failed_attempts').orderBy(['who', 'purpose']),
})

for (const [scope, path] of cardPartners) {
  test.group(`Sales by card of the partner ${path}`, (group) => {
    let partner: Partner
    let holder: CardHolder
    group.setup(async () => {
      await cleanDatabase()
      await allowManySignIns()
      partner = await aPartner(scope)
      holder = await aCardHolder()
    })

    test('are paid at once, once per number, found again, and given back until they are settled', async ({
      assert,
    }) => {
      const { cardNumber } = holder
      const lastFour = `**** **** **** ${cardNumber.slice(-4)}`
      const verified = ok(await send(partner, 'card-verification', { cardNumber })).body
      assert.deepEqual(verified, { isOurs: true, cardNumber: lastFour, refusal: null })
      const unknown = await send(partner, 'card-verification', { cardNumber: '6037991234567893' })
      assert.containSubset(unknown.body, { isOurs: false, refusal: 'CARD_UNKNOWN' })

      const externalId = freshReference()
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => sell(partner, holder, { externalId }))
      )
      const [{ body: paid }] = answers
      for (const answer of answers) assert.deepEqual([answer.status, answer.body], [201, paid])
      assert.containSubset(paid, {
        ...{ externalId, status: 'PAID', amount, totalAmount: cost },
        cardNumber: lastFour,
      })
      assert.equal(await usedOf(holder), cost)
      const order = await db
        .from('orders')
        .where('distributor_id', partner.supplier.id)
        .firstOrFail()
      assert.containSubset(order, {
        ...{ status: 'COMPLETED', reference_number: paid.referenceNumber },
        owner_id: holder.userId,
      })
      // Neither another amount nor a wrong PIN is another sale under its number.
      assert.equal((await sell(partner, holder, { externalId, amount: amount + 1 })).status, 409)
      const again = await sell(partner, holder, { externalId, pin: wrong(pin) })
      assert.deepEqual(again.body, paid)

      assert.deepEqual(ok(await read(partner, `inquiry?externalId=${externalId}`)).body, paid)
      const refused = await sell(partner, holder, { amount: 100_000_000 })
      assert.containSubset(refused, { status: 422, body: { refusal: 'NOT_ENOUGH' } })
      const all = ok(await read(partner, 'list/10/0')).body
      assert.equal(all.meta.total, 2)
      assert.deepEqual(all.items[1], paid)
      assert.deepEqual(ok(await read(partner, 'list/10/0?status=PAID')).body.items, [paid])
      assert.lengthOf(ok(await read(partner, 'list/1/1')).body.items, 1)

      const awaiting = ok(await read(partner, 'settlements/awaiting/10/0')).body
      assert.containSubset(awaiting.items, [{ referenceNumber: paid.referenceNumber, amount }])
      for (const none of ['settlements/past', 'discounts/awaiting', 'discounts/past']) {
        assert.deepEqual(ok(await read(partner, `${none}/10/0`)).body.items, [], none)
      }

      // A device would be late by now.
      await db
        .from('card_payments')
        .where({ order_id: order.id })
        .update({ created_at: new Date(Date.now() - 3 * 86_400_000) })
      assert.equal((await cancel(partner, externalId, amount - 1)).status, 409)
      const cancelled = await Promise.all([1, 2, 3].map(() => cancel(partner, externalId)))
      for (const answer of cancelled) {
        assert.containSubset(answer, { status: 200, body: { status: 'REVERSED', externalId } })
      }
      assert.equal(await usedOf(holder), 0)
      assert.equal((await orderRow(order.id)).status, 'CANCELED')
      // A cancellation that overtakes its sale keeps it from being made.
      const overtaken = freshReference()
      ok(await cancel(partner, overtaken))
      const late = await sell(partner, holder, { externalId: overtaken })
      assert.containSubset(late, { status: 422, body: { refusal: 'PAYMENT_REVERSED' } })
      await expectLedgerInBalance()
    })

    test('are for its own program, and show nobody another’s', async ({ assert }) => {
      const externalId = freshReference()
      ok(await sell(partner, holder, { externalId }))
      const [other, device] = [await aPartner(scope), await aDevice()]
      const supplier = await aSupplier()
      const { id: distributorId } = supplier
      const elsewhere = cardPartners.find(([known]) => known !== scope)![0]
      const card = { cardNumber: holder.cardNumber }
      const calls: [string, string, object?][] = [
        ['POST', 'card-verification', card],
        ['POST', 'sale', { ...card, externalId: freshReference(), pin, amount }],
        ['POST', 'cancel', { externalId, amount }],
        ['POST', 'remain-credit', card],
        ['GET', `inquiry?externalId=${externalId}`],
        ['GET', 'list/10/0'],
        ...['awaiting', 'past'].flatMap((when): [string, string][] => [
          ['GET', `settlements/${when}/10/0`],
          ['GET', `discounts/${when}/10/0`],
        ]),
      ]
      const outsiders: [string, string | undefined, number][] = [
        ['nobody', undefined, 401],
        ['a supplier', supplier.token, 403],
        ['who sells to companies', await partnerToken({ distributorId, scopes: ['legal'] }), 403],
        ['a device', device.token, 403],
        ['the other partner', (await aPartner(elsewhere)).token, 403],
        ['a program of no distributor', await partnerToken({ scopes: [scope] }), 403],
        ['a branch user', await staffToken('branch', { distributorId }), 403],
        ['the holder', holder.token, 403],
      ]
      const before = await booked()
      for (const [who, token, status] of outsiders) {
        for (const [method, wanted, body] of calls) {
          const answer = await call(method, `${partner.root}/${wanted}`, { token, body })
          assert.equal(answer.status, status, `${who}: ${wanted}`)
        }
      }
      assert.equal((await charge(partner, holder, amount)).status, 403)
      assert.equal((await toldOf(partner, externalId)).status, 403)
      assert.equal((await takeBack(partner, externalId, amount)).status, 403)
      assert.equal((await read(other, `inquiry?externalId=${externalId}`)).status, 404)
      for (const list of ['list', 'settlements/awaiting']) {
        assert.deepEqual(ok(await read(other, `${list}/10/0`)).body.items, [], list)
      }
      assert.deepEqual(await booked(), before)
      // Under its own number, another program cancels nothing of this one.
      ok(await cancel(other, externalId))
      assert.containSubset((await read(partner, `inquiry?externalId=${externalId}`)).body, {
        status: 'PAID',
      })
    })
  })
}

test.group('A partner that takes cards', (group) => {
  let partner: Partner
  group.setup(async () => {
    await cleanDatabase()
    await allowManySignIns()
    partner = await aPartner()
  })

  test('waits behind a card that is being blocked, and is refused', async ({ assert }) => {
    const holder = await aCardHolder()
    const code = await cardCodeFor(holder)
    const [blocked, sold] = await queuedUp<Answer>({ table: 'cards', id: holder.cardId }, [
      () => block(holder, code),
      () => sell(partner, holder),
    ])
    assert.deepEqual([blocked!.status, sold!.body.refusal], [200, 'CARD_BLOCKED'])
    assert.equal(await usedOf(holder), 0)
    const { cardNumber } = holder
    for (const asked of ['card-verification', 'remain-credit']) {
      const { body } = await send(partner, asked, { cardNumber })
      assert.equal(body.refusal, 'CARD_BLOCKED', asked)
    }
  })

  test('keeps to what a company lets the holder of its card spend, and learns no more than that', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit()
    const holder = await aCompanyHolder(company, { ceiling: 15_000_000 })
    const method = (payment_method: string) =>
      db.from('companies').where('id', company.id).update({ payment_method })
    const { cardNumber } = holder
    const remain = (by = partner) => send(by, 'remain-credit', { cardNumber })
    for (const [given, refusal] of [
      ['OTP', 'METHOD_NOT_ALLOWED'],
      ['CPG', 'METHOD_NOT_ALLOWED'],
    ] as const) {
      await method(given)
      assert.equal((await sell(partner, holder)).body.refusal, refusal, given)
    }
    await method('POS')
    // The company has not let it: nothing is said of its credit.
    assert.equal((await remain()).status, 422)
    const sold = ok(await sell(partner, holder)).body
    const [order] = await db.from('orders').where('reference_number', sold.referenceNumber)
    assert.equal(order.owner_id, company.id)
    assert.equal((await sell(partner, holder)).body.refusal, 'MONTHLY_CEILING')
    assert.equal((await remain()).status, 422)
    await letSeeCredit({ token: company.token }, partner.supplier)
    assert.deepEqual(ok(await remain()).body, {
      ...{ creditAmount: 100_000_000, remainCredit: 5_000_000 },
      ...{ creditBlocked: false, isCreditExpired: false },
    })
    assert.equal((await remain(await aPartner())).status, 422)
    const lines = await db.from('audit_lines').where('command', 'partners.remain-credit')
    assert.includeMembers(
      lines.map(({ subject_type: type, subject_id: id }) => `${type} ${id}`),
      [`companies ${company.id}`]
    )
    assert.notInclude(JSON.stringify(lines), cardNumber)
  })

  test('counts wrong PINs for the card, and its own in thousands, since it speaks for many tills', async ({
    assert,
  }) => {
    const [one, two] = [await aCardHolder(), await aCardHolder()]
    const failures = async (count: number) => {
      await db.from('failed_attempts').where({ who: partner.id }).delete()
      await db.table('failed_attempts').insert({
        ...{ who: partner.id, purpose: 'DEVICE_PIN', failures: count },
        last_at: clock.businessNow().toJSDate(),
      })
    }
    await failures(20)
    for (const refusal of ['PIN_WRONG', 'PIN_WRONG', 'PIN_LOCKED']) {
      assert.equal((await sell(partner, one, { pin: wrong(pin) })).body.refusal, refusal)
    }
    assert.equal((await sell(partner, one)).status, 429)
    ok(await sell(partner, two, { amount: 1_000 }))
    await failures(999)
    const three = await aCardHolder()
    assert.equal((await sell(partner, three, { pin: wrong(pin) })).body.refusal, 'PIN_WRONG')
    assert.equal((await sell(partner, two)).status, 429)
    assert.equal(await usedOf(one), 0)
  })

  test('is refused what is no sale, and what is too much, and nothing is changed', async ({
    assert,
    cleanup,
  }) => {
    partner = await aPartner()
    const holder = await aCardHolder()
    const before = await booked()
    for (const hostile of [
      ...[{ amount: 0 }, { amount: -1 }, { amount: 1.5 }, { amount: '1000' }, { amount: 2 ** 53 }],
      ...[{ pin: 4821 }, { pin: '48211' }, { pin: undefined }, { pin: ['4821'] }],
      ...[{ cardNumber: "6037' or 1=1--" }, { cardNumber: {} }, { paymentSource: 'CASH' }],
      ...[{ externalId: '../x' }, { externalId: 'a'.repeat(41) }, { externalId: undefined }],
    ]) {
      const { status, body } = await sell(partner, holder, hostile)
      assert.equal(status, 422, JSON.stringify(hostile))
      assert.equal(body.title, 'ValidationException')
    }
    const paths: [string, number][] = [
      ['list/101/0', 422],
      ['list/10/0?status=NONE', 422],
      ['settlements/past/101/0', 422],
      ['inquiry', 422],
      ['inquiry?externalId=none', 404],
    ]
    for (const [wanted, status] of paths) {
      assert.equal((await read(partner, wanted)).status, status, wanted)
    }
    await db.table('settings').insert({ key: 'throttleCardPartnerPerMinute', value: '5' })
    cleanup(async () => {
      await db.from('settings').where({ key: 'throttleCardPartnerPerMinute' }).delete()
    })
    const weak = await aPartner()
    const { cardNumber } = holder
    const asked = await Promise.all(
      Array.from({ length: 20 }, () => send(weak, 'card-verification', { cardNumber }))
    )
    assert.equal(asked.filter(({ status }) => status === 429).length, 15)
    assert.equal((await sell(weak, holder)).status, 429)
    assert.deepEqual(await booked(), before)
  })
})
