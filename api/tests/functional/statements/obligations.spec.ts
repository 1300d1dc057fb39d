import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Obligation } from '@kasbeno/api/answers'
import { clock } from '#app/platform/time/clock'
import { addDays } from '#app/platform/time/jalali'
import { aShop, aShopThatChose, aShopWithCredit, fmcg } from '#factories/shop'
import { fillWallet } from '#factories/wallet'
import { aCompanyWithCredit } from '#factories/company'
import { anInvoice } from '#factories/invoice'
import { aSupplier } from '#factories/distributor'
import { aCompanyInvoice, sign } from '#tests/support/company_orders'
import { get, post } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { letDaysPass, owe, repay } from '#tests/support/installments'
import { expire, freeze } from '#tests/support/orders'

const obligationsOf = async (shop: { token: string; plan?: string }) =>
  get(`/api/obligations/${shop.plan ?? fmcg}`, { token: shop.token })

const kindsOf = ({ items }: { items: Obligation[] }) => items.map(({ kind }) => kind)

test.group('What I owe and when', () => {
  test('names debts and offers by day, and what paying today takes and frees', async ({
    assert,
  }) => {
    const shop = await aShopWithCredit(100_000_000, { cash: 10_000_000 })
    const supplier = await aSupplier({ paymentWindowDays: 20 })
    const late = await owe(shop, { amount: 5_000_000, dueDateInDays: 2 })
    const later = await owe(shop, { amount: 7_000_000, dueDateInDays: 40 })
    const frozen = await owe(shop, { amount: 1_000_000, dueDateInDays: 40 })
    await repay(shop, later.installmentId, { amount: 3_000_000 })
    await letDaysPass(3)
    await freeze(frozen.invoice)
    const waits = await anInvoice({ shop, amount: 10_000_000, supplier, dueDateInDays: 60 })
    const today = clock.today()
    const { status, body } = await obligationsOf(shop)
    assert.equal(status, 200)
    assert.containSubset(body.items, [
      {
        kind: 'INSTALLMENT',
        id: late.installmentId,
        amount: 5_000_000,
        dueDate: addDays(today, -1),
        daysLeft: -1,
        isPastDue: true,
        ifPaidToday: { amount: 5_000_000, freesCredit: 5_000_000 },
      },
      {
        kind: 'PENDING_INVOICE',
        id: waits.id,
        // Out of the wallet today it costs no bank fee, and frees nothing.
        amount: 10_345_890,
        dueDate: addDays(today, 20),
        daysLeft: 20,
        isPastDue: false,
        ifPaidToday: { amount: 10_050_000, freesCredit: 0 },
      },
      {
        kind: 'INSTALLMENT',
        id: later.installmentId,
        amount: 4_000_000,
        daysLeft: 37,
        isPastDue: false,
        ifPaidToday: { amount: 4_000_000, freesCredit: 4_000_000 },
      },
    ])
    assert.deepEqual(kindsOf(body), ['INSTALLMENT', 'PENDING_INVOICE', 'INSTALLMENT'])
    for (const { title } of body.items) assert.match(title, /فاکتور/)
    assert.deepEqual(body.totals, {
      owedAmount: 9_000_000,
      pastDueAmount: 5_000_000,
      disputedAmount: 0,
      amount: 19_345_890,
      ifPaidToday: { amount: 19_050_000, freesCredit: 9_000_000 },
    })
  })

  test('names the fee that can be paid, and the year that ends before the bank has granted another', async ({
    assert,
  }) => {
    const chosen = await aShopThatChose(500_000_000)
    const { body: first } = await obligationsOf(chosen)
    assert.deepEqual(kindsOf(first), ['PLATFORM_FEE'])
    assert.containSubset(first.items[0], { amount: 5_500_000, dueDate: null, daysLeft: null })

    const shop = await aShopWithCredit(100_000_000)
    assert.deepEqual((await obligationsOf(shop)).body.items, [])
    const line = () => db.from('credit_lines').where({ id: shop.lineId })
    const endsIn = async (days: number) => {
      await line().update({ expires_on: addDays(clock.today(), days) })
      return (await obligationsOf(shop)).body
    }
    assert.deepEqual((await endsIn(8)).items, [])
    assert.containSubset((await endsIn(7)).items, [
      { kind: 'RENEWAL', amount: 1_100_000, daysLeft: 7, ifPaidToday: { amount: 0 } },
    ])
    await expire(shop)
    const { body: over } = await obligationsOf(shop)
    assert.containSubset(over.items, [
      { kind: 'RENEWAL', isPastDue: true, ifPaidToday: { amount: 0 } },
    ])
    assert.equal(over.totals.pastDueAmount, 0, 'nobody owes another year')
    assert.equal(over.totals.amount, 0, 'and nobody can pay it')
    await line().update({ has_renewal_credit: true })
    const { body: granted } = await obligationsOf(shop)
    assert.containSubset(granted.items, [
      { kind: 'RENEWAL', amount: 1_100_000, ifPaidToday: { amount: 1_100_000, freesCredit: 0 } },
    ])
    assert.equal(granted.totals.amount, 1_100_000)
    await fillWallet(shop, 1_100_000)
    await post(`/api/platform-fee/${fmcg}/create-platform-fee`, {}, { token: shop.token })
    assert.deepEqual((await obligationsOf(shop)).body.items, [], 'paid, and not signed')

    const digital = await aShop({ plan: 'kasbeno-digital-real' })
    const { registrationId, token, plan } = digital
    const credit = { registrationId, amount: 100_000_000 }
    await post('/api/admin/credit/allocate', credit, { token: await staffToken('credit') })
    await fillWallet(digital, 1_100_000)
    await post(`/api/platform-fee/${plan}/create-platform-fee`, {}, { token })
    const end = { expires_on: addDays(clock.today(), 3) }
    await db.from('credit_lines').where({ owner_id: digital.userId }).update(end)
    assert.deepEqual((await obligationsOf(digital)).body.items, [], 'the plan has one year alone')
  })

  test('is priced for the wallet once the credit has ended', async ({ assert }) => {
    const shop = await aShopWithCredit(100_000_000)
    await anInvoice({ shop, amount: 10_000_000, dueDateInDays: 60 })
    await expire(shop)
    const { items, totals } = (await obligationsOf(shop)).body
    const invoice = items.find(({ kind }: Obligation) => kind === 'PENDING_INVOICE')
    assert.containSubset(invoice, { amount: 10_050_000, ifPaidToday: { amount: 10_050_000 } })
    assert.equal(totals.amount, 10_050_000)
  })

  test('tells of what waits for signatures, and counts it when it can be paid', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY'], minimum: 0 })
    const { ceo } = company
    const [mandatory] = company.members
    const { id } = await aCompanyInvoice(company)
    const owed = async () =>
      (await obligationsOf({ token: ceo.token, plan: 'kasbeno-fmcg-legal' })).body
    const waiting = await owed()
    assert.containSubset(waiting.items, [{ id, ifPaidToday: { amount: 0 } }])
    assert.equal(waiting.totals.amount, 0)
    await sign(mandatory, id)
    const [signed] = (await owed()).items
    assert.isAbove(signed.ifPaidToday.amount, 10_000_000)
  })

  test('is told to its owner alone', async ({ assert }) => {
    const shop = await aShopWithCredit(100_000_000)
    await owe(shop, { amount: 5_000_000 })
    assert.deepEqual((await obligationsOf(await aShop())).body.items, [])
    assert.equal((await obligationsOf({ token: 'nobody' })).status, 401)
    assert.equal((await obligationsOf({ ...shop, plan: 'kasbeno-fmcg-legal' })).status, 404)
    assert.equal((await obligationsOf({ ...shop, plan: 'kasbeno-digital-real' })).status, 422)
  })
})
