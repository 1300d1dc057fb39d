import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { get } from '#tests/support/http'
import { partnerToken, aSupplier, type Supplier } from '#factories/distributor'
import { returnTo } from '#tests/support/orders'
import {
  aFinanceTeam,
  aMatureInvoice,
  failAtBank,
  payoutTo,
  preview,
  report,
  runCommand,
  sentAgain,
  type FinanceTeam,
} from '#tests/support/settlement'
import {
  count,
  date,
  exactly,
  expectAnswer,
  expectError,
  fieldErrors,
  listOf,
  moment,
  rials,
  text,
  uuid,
} from '#tests/support/shape'

const external = '/api/external/supplier'
const read = (supplier: Supplier, path: string) => get(`${external}/${path}`, supplier)
const itemsOf = async (supplier: Supplier, path: string) =>
  (await read(supplier, `${path}/10/0`)).body.items

const awaiting = {
  referenceNumber: text,
  externalId: text,
  amount: rials,
  maturesOn: date,
  status: text,
}
const past = exactly({
  paymentId: text,
  runId: uuid,
  kind: text,
  upTo: date,
  status: 'PAID',
  iban: 'IR27****0001',
  trackingNumber: 'T1',
  invoices: count,
  gross: rials,
  discount: rials,
  amount: rials,
  approvedAt: moment,
  paidAt: moment,
})

/** A supplier that has agreed to be paid early, and what it waits for. */
const anEarlySupplier = async () => {
  const supplier = await aSupplier({ fees: { productFeePpm: 0, bankFeeYearlyPpm: 0 } })
  await db
    .from('distributor_fees')
    .where({ distributor_id: supplier.id })
    .update({ discount_yearly_ppm: 365_000 })
  return supplier
}
const anEarlyInvoice = async (supplier: Supplier, amount: number, days: number) => {
  const invoice = await aMatureInvoice(amount, supplier)
  await db.rawQuery(`update installments set due_date = due_date + ?::int where order_id = ?`, [
    days,
    invoice.id,
  ])
  return invoice
}

test.group('A supplier reads of its money', (group) => {
  let team: FinanceTeam
  group.setup(async () => {
    team = await aFinanceTeam()
  })

  test('what it waits for, the next first, until the bank has paid it', async ({ assert }) => {
    const supplier = await aSupplier()
    const later = await anEarlyInvoice(supplier, 3_000_000, 20)
    const now = await aMatureInvoice(5_000_000, supplier)
    const path = 'settlements/awaiting'
    const listed = expectAnswer(
      await read(supplier, `${path}/10/0`),
      200,
      listOf(exactly({ ...awaiting, paymentId: null }))
    )
    assert.containSubset(listed.items, [
      { referenceNumber: now.referenceNumber, amount: 5_000_000, status: 'OPEN' },
      { referenceNumber: later.referenceNumber, amount: 3_000_000, status: 'OPEN' },
    ])
    assert.equal(listed.items[0].referenceNumber, now.referenceNumber)
    assert.equal((await read(supplier, `${path}/1/1`)).body.items[0].amount, 3_000_000)

    const { body: run } = await preview(team.maker)
    assert.containSubset((await itemsOf(supplier, path))[0], { status: 'OPEN', paymentId: null })
    await runCommand(run.id, 'approve', team.checker)
    const payout = await payoutTo(run, supplier)
    const paymentId = payout.reference
    assert.containSubset((await itemsOf(supplier, path))[0], { status: 'AT_BANK', paymentId })
    await failAtBank(run.id, payout, team.checker)
    assert.containSubset((await itemsOf(supplier, path))[0], { status: 'REFUSED', paymentId })
    assert.lengthOf(await itemsOf(supplier, 'settlements/past'), 0)

    await runCommand(run.id, 'retry', team.maker)
    const paid = report(await sentAgain(payout), 'PAID', { trackingNumber: 'T1' })
    await runCommand(run.id, 'result', team.maker, paid)
    const left = await itemsOf(supplier, path)
    assert.lengthOf(left, 1)
    assert.equal(left[0].referenceNumber, later.referenceNumber)
    const { items } = expectAnswer(await read(supplier, 'settlements/past/10/0'), 200, listOf(past))
    assert.containSubset(items, [
      { paymentId, runId: run.id, kind: 'MATURITY', invoices: 1, amount: 5_000_000, discount: 0 },
    ])
    assert.lengthOf(await itemsOf(supplier, 'discounts/past'), 0)

    // A return that came too late is owed back.
    await returnTo(now, 4_000_000)
    assert.containSubset(await itemsOf(supplier, path), [
      { referenceNumber: now.referenceNumber, amount: -1_000_000, status: 'OPEN' },
    ])
  })

  test('what it could be paid early, and at what discount', async ({ assert }) => {
    const supplier = await anEarlySupplier()
    const early = await anEarlyInvoice(supplier, 10_000_000, 20)
    await aMatureInvoice(2_000_000, supplier)
    const path = 'discounts/awaiting'
    const amounts = { discount: 200_000, net: 9_800_000 }
    const { items } = expectAnswer(
      await read(supplier, `${path}/10/0`),
      200,
      listOf(exactly({ ...awaiting, paymentId: null, discount: rials, net: rials }))
    )
    assert.lengthOf(items, 1)
    assert.containSubset(items, [{ referenceNumber: early.referenceNumber, ...amounts }])

    const { body: run } = await preview(team.maker, {}, 'discount')
    await runCommand(run.id, 'approve', team.checker, {}, 'discount')
    const payout = await payoutTo(run, supplier)
    // What is due is paid whole, by the run of what is due.
    assert.containSubset(await itemsOf(supplier, 'settlements/awaiting'), [
      { amount: 2_000_000, status: 'OPEN' },
    ])
    assert.containSubset(await itemsOf(supplier, path), [
      { amount: 10_000_000, ...amounts, status: 'AT_BANK', paymentId: payout.reference },
    ])
    const paid = report(payout, 'PAID', { trackingNumber: 'T1' })
    await runCommand(run.id, 'result', team.maker, paid, 'discount')
    assert.lengthOf(await itemsOf(supplier, path), 0)
    expectAnswer(await read(supplier, 'discounts/past/10/0'), 200, listOf(past))
    assert.containSubset(await itemsOf(supplier, 'discounts/past'), [
      { kind: 'DISCOUNT', gross: 10_000_000, discount: 200_000, amount: 9_800_000, invoices: 1 },
    ])
    const invoices = await read(supplier, `payouts/${payout.reference}/invoices/10/0`)
    const shape = {
      referenceNumber: text,
      externalId: text,
      amount: rials,
      discount: rials,
      net: rials,
    }
    assert.containSubset(expectAnswer(invoices, 200, listOf(exactly(shape))).items, [
      { referenceNumber: early.referenceNumber, amount: 10_000_000, ...amounts },
    ])
  })

  test('nothing of another supplier’s, and nothing that nobody approved', async ({ assert }) => {
    const [supplier, stranger] = [await aSupplier(), await anEarlySupplier()]
    await aMatureInvoice(5_000_000, supplier)
    const { body: run } = await preview(team.maker)
    const payout = await payoutTo(run, supplier)
    const invoices = `payouts/${payout.reference}/invoices/10/0`
    expectError(await read(supplier, invoices), 404, 'NotFoundException')
    await runCommand(run.id, 'approve', team.checker)
    expectAnswer(await read(supplier, invoices), 200)
    const paid = report(payout, 'PAID', { trackingNumber: 'T1' })
    await aMatureInvoice(3_000_000, supplier)
    for (const _ of ['at the bank', 'paid']) {
      expectError(await read(stranger, invoices), 404, 'NotFoundException')
      for (const what of ['settlements', 'discounts']) {
        assert.lengthOf(await itemsOf(stranger, `${what}/awaiting`), 0)
        assert.lengthOf(await itemsOf(stranger, `${what}/past`), 0)
      }
      await runCommand(run.id, 'result', team.maker, paid)
    }
    const scopeless = await partnerToken({ distributorId: supplier.id, scopes: [] })
    const refused = await get(`${external}/settlements/past/10/0`, { token: scopeless })
    expectError(refused, 403, 'ForbiddenException')
    const wide = await read(supplier, 'settlements/past/101/0')
    expectError(wide, 422, 'ValidationException', { errors: fieldErrors })
  })
})
