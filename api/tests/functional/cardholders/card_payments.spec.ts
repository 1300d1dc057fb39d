import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { companyIn } from '#app/people/owners/owner'
import { drawnBy } from '#app/money/ledger/queries/balances'
import { settle } from '#app/platform/jobs/main'
import { aCompanyHolder } from '#factories/card_holder'
import { pin } from '#factories/card'
import { aDevice } from '#factories/device'
import { freshReference } from '#factories/fresh'
import { codeFor } from '#factories/messages'
import { aCompanyWithCredit, holderOf } from '#tests/support/card_holders'
import { messagesOf } from '#tests/support/cards'
import { messagesTo } from '#tests/support/installments'
import type { TestCompany } from '#tests/support/companies'
import { aCompanyInvoice, askToPay, payAsCeo, seeOrder, sign } from '#tests/support/company_orders'
import { expectLedgerInBalance } from '#tests/support/credit'
import { cleanDatabase } from '#tests/support/database'
import { aContainer, charge, takeBack } from '#tests/support/devices'
import { paysBy } from '#factories/company'
import { post } from '#tests/support/http'
import { ok } from '#tests/support/registration'

const million = 1_000_000

const used = async ({ id }: TestCompany) => (await drawnBy(companyIn(id))).balance

test.group('A company’s card at a device', (group) => {
  group.setup(() => cleanDatabase())
  group.each.teardown(() => expectLedgerInBalance())

  test('pays from the company’s line while the company pays by card, and both are notified', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit()
    const [holder, other] = [await aCompanyHolder(company), await aCompanyHolder(company)]
    const device = await aDevice()
    const refusalOf = async (amount: number, given: object = {}) =>
      (await charge(device, holder, amount, given)).body.refusal

    // Before the CEO has chosen it, signatures and a code are the company's way.
    assert.equal(await refusalOf(million), 'METHOD_NOT_ALLOWED')
    await paysBy(company, 'POS')
    const reference = freshReference()
    const paid = ok(await charge(device, holder, 3 * million, { reference }))
    assert.equal(paid.body.status, 'PAID')
    ok(await charge(device, other, 2 * million))
    const [first] = await db.from('orders').where('owner_id', company.id).orderBy('created_at')
    assert.containsSubset(first, {
      owner_type: 'COMPANY',
      plan: 'kasbeno-fmcg-legal',
      status: 'COMPLETED',
    })
    assert.isAbove(await used(company), 5 * million)
    await settle()
    for (const phone of [holder.phone, company.ceo.phone]) {
      const told = (await messagesOf(phone)).filter((name) => name === 'card-payment-on-credit')
      assert.lengthOf(told, phone === holder.phone ? 1 : 2)
    }
    const container = await aContainer(device, million)
    const asked = { containerId: container.id, amount: undefined }
    assert.equal(await refusalOf(million, asked), 'METHOD_NOT_ALLOWED')

    await paysBy(company, 'CPG')
    assert.equal(await refusalOf(million), 'METHOD_NOT_ALLOWED')
    ok(await charge(device, holder, million, asked))
    ok(await takeBack(device, reference, 3 * million))
    assert.equal((await holderOf(company, holder.userId)).spentThisMonth, million)
    await db.from('cards').where('id', holder.cardId).update({ status: 'BLOCKED' })
    const next = { containerId: (await aContainer(device, million)).id, amount: undefined }
    assert.equal(await refusalOf(million, next), 'CARD_BLOCKED')
    ok(await charge(device, other, million, next))
  })

  test('that is blocked pays nothing more: each invoice of the company is paid after its signatures', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit()
    const ceo = { token: company.token, phone: company.ceo.phone }
    await paysBy(company, 'POS')
    const holder = await aCompanyHolder(company)
    const device = await aDevice()
    ok(await charge(device, holder, million))
    const { phone } = holder
    const disable = '/api/legal/company/disable-card'
    ok(await post(`${disable}/otp-start`, { phone }, ceo))
    ok(await post(disable, { phone, otpSecret: await codeFor(ceo.phone) }, ceo))
    assert.equal((await charge(device, holder, million)).body.refusal, 'CARD_BLOCKED')

    const { id } = await aCompanyInvoice(company, { amount: 2 * million })
    const standing = async () => ok(await seeOrder(ceo, id)).body.orderApprobationStatus
    assert.equal(await standing(), 'PENDING_FOR_APPROBATION')
    assert.equal((await askToPay(ceo, id)).status, 422)
    const before = await used(company)
    ok(await sign(ceo, id))
    assert.equal(await standing(), 'PENDING_FOR_PAYMENT')
    ok(await payAsCeo(ceo, id))
    assert.isAtLeast((await used(company)) - before, 2 * million)
  })

  test('stops at its holder’s ceiling, of several payments at once too', async ({ assert }) => {
    const company = await aCompanyWithCredit()
    await paysBy(company, 'POS')
    const holder = await aCompanyHolder(company, { ceiling: 5 * million })
    const free = await aCompanyHolder(company)
    const device = await aDevice()
    const balance = async () => {
      const asked = { cardNumber: holder.cardNumber, pin }
      return ok(await post('/api/device/card-balance', asked, device)).body
    }
    assert.containsSubset(await balance(), { credit: 5 * million, cash: 0 })
    const answers = await Promise.all([1, 2, 3, 4].map(() => charge(device, holder, 2 * million)))
    const refused = answers.filter(({ status }) => status !== 200)
    assert.deepEqual(
      refused.map(({ body }) => body.refusal),
      ['MONTHLY_CEILING', 'MONTHLY_CEILING']
    )
    // Which ceiling, and what it leaves: on the display, again for the same payment, and to who holds the card.
    const said = 'مانده سقف ماهانه کارت: ۱٬۰۰۰٬۰۰۰ ریال'
    const reference = freshReference()
    for (const _ of ['first', 'repeated']) {
      const over = await charge(device, holder, 2 * million, { reference })
      assert.containsSubset(over.body, { refusal: 'MONTHLY_CEILING', left: million })
      assert.include(over.body.message, said)
    }
    await settle()
    const told = (await messagesTo(holder.phone)).filter(({ text }) => text.includes('انجام نشد'))
    assert.lengthOf(told, 1)
    assert.include(told[0].text, said)
    ok(await charge(device, holder, million))
    assert.containsSubset(await balance(), { credit: 0, cash: 0 })
    // Another card of the same holder begins no new month.
    await db.from('cards').where('id', holder.cardId).update({ status: 'BLOCKED' })
    const again = await aCompanyHolder(company)
    await db.from('cards').where('id', again.cardId).update({ holder_id: holder.holderId })
    assert.equal((await charge(device, again, 1)).body.refusal, 'MONTHLY_CEILING')
    ok(await charge(device, free, 20 * million))
    // A month ago is another month.
    const past = { created_at: db.raw(`created_at - interval '32 days'`) }
    await db.from('card_payments').where('card_id', holder.cardId).update(past)
    ok(await charge(device, again, 5 * million))
  })

  test('never pays more than the company’s line has, whichever holders pay at once', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit(10 * million)
    await paysBy(company, 'POS')
    const holders = await Promise.all([1, 2, 3, 4].map(() => aCompanyHolder(company)))
    const device = await aDevice()
    const answers = await Promise.all(holders.map((holder) => charge(device, holder, 4 * million)))
    const refusals = answers.flatMap(({ status, body }) => (status === 200 ? [] : body.refusal))
    assert.deepEqual(refusals, ['NOT_ENOUGH', 'NOT_ENOUGH'])
    assert.isAtMost(await used(company), 10 * million)
  })
})
