import { test } from '@japa/runner'
import { clock } from '#app/platform/time/clock'
import { closeDays } from '#app/platform/time/close_of_day'
import { transaction } from '#app/platform/database/database'
import { settle } from '#app/platform/jobs/main'
import { aShop, aShopWithCredit } from '#factories/shop'
import { anInvoice } from '#factories/invoice'
import { aSupplier } from '#factories/distributor'
import {
  cancel,
  change,
  confirm,
  freeze,
  orderRow,
  payWithCode,
  reject,
  returnTo,
  unfreeze,
} from '#tests/support/orders'
import { aListeningSupplier, aReceiver, deliveriesOf, setEndpoint } from '#tests/support/webhooks'

/** What a partner was told, in the order of its coming. */
const told = (calls: { body: { event: string; status: string } }[]) =>
  calls.map(({ body }) => [body.event, body.status])

test.group('A partner is told of its invoices', () => {
  test('from the sale over the payment and a return to the cancellation, each as it was then', async ({
    assert,
    cleanup,
  }) => {
    const { receiver, supplier } = await aListeningSupplier()
    cleanup(receiver.close)
    const shop = await aShopWithCredit(50_000_000)
    const invoice = await anInvoice({ shop, amount: 10_000_000, supplier })
    await change(invoice, 9_000_000)
    await payWithCode(shop, invoice.id)
    await returnTo(invoice, 4_500_000)
    await cancel(invoice, 'همه برگشت')
    // Only now is anything sent: the bodies tell what was, not what is.
    await settle()
    const row = await orderRow(invoice.id)
    const [created, updated, paid, returned, canceled] = receiver.calls.map(({ body }) => body)
    assert.deepEqual(told(receiver.calls), [
      ['invoice.created', 'CREATED'],
      ['invoice.updated', 'CREATED'],
      ['invoice.paid', 'COMPLETED'],
      ['invoice.returned', 'COMPLETED'],
      ['invoice.canceled', 'CANCELED'],
    ])
    assert.deepEqual(
      [created, updated, paid, returned].map(({ grandTotalAmount }) => grandTotalAmount),
      [10_000_000, 9_000_000, 9_000_000, 4_500_000]
    )
    assert.equal(paid.refundAmount, 0)
    assert.isAbove(returned.refundAmount, 4_500_000)
    assert.isAbove(canceled.refundAmount, returned.refundAmount)
    assert.equal(canceled.refundAmount, row.refund_amount)
    for (const body of [created, updated]) {
      assert.containSubset(body, { paidAt: null, bankReferenceNumber: null, cancelReason: null })
    }
    assert.containSubset(paid, {
      id: invoice.id,
      referenceNumber: invoice.referenceNumber,
      externalId: row.external_id,
      bankReferenceNumber: row.bank_reference_number,
      paidAt: row.paid_at.toISOString(),
      invoicedAt: row.invoiced_at.toISOString(),
      createdAt: row.created_at.toISOString(),
      occurredAt: row.paid_at.toISOString(),
      cancelReason: null,
    })
    assert.equal(canceled.cancelReason, 'همه برگشت')
  })

  test('that it has confirmed one, and refused another', async ({ assert, cleanup }) => {
    const { receiver, supplier } = await aListeningSupplier({ requiresConfirmation: true })
    cleanup(receiver.close)
    const shop = await aShopWithCredit(50_000_000)
    const taken = await anInvoice({ shop, amount: 1_000_000, supplier })
    await payWithCode(shop, taken.id)
    await confirm(taken)
    await settle()
    const refused = await anInvoice({ shop, amount: 2_000_000, supplier })
    await payWithCode(shop, refused.id)
    await reject(refused)
    await settle()
    assert.deepEqual(told(receiver.calls), [
      ['invoice.created', 'CREATED'],
      ['invoice.paid', 'PENDING'],
      ['invoice.confirmed', 'COMPLETED'],
      ['invoice.created', 'CREATED'],
      ['invoice.paid', 'PENDING'],
      ['invoice.rejected', 'CANCELED'],
    ])
  })

  test('that nobody paid one in time', async ({ assert, cleanup }) => {
    await closeDays()
    const { receiver, supplier } = await aListeningSupplier({ paymentWindowDays: 2 })
    cleanup(receiver.close)
    await anInvoice({ shop: await aShop(), amount: 1_000_000, supplier })
    await transaction((trx) => clock.advance(3, trx))
    await closeDays()
    await settle()
    assert.deepEqual(told(receiver.calls), [
      ['invoice.created', 'CREATED'],
      ['invoice.closed', 'CLOSED'],
    ])
    assert.isNull(receiver.calls[1].body.paidAt)
  })

  test('that staff looked into one, and not why', async ({ assert, cleanup }) => {
    const { receiver, supplier } = await aListeningSupplier()
    cleanup(receiver.close)
    const shop = await aShopWithCredit(50_000_000)
    const unpaid = await anInvoice({ shop, amount: 1_000_000, supplier })
    await freeze(unpaid)
    await unfreeze(unpaid)
    await settle()
    const paid = await anInvoice({ shop, amount: 2_000_000, supplier })
    await payWithCode(shop, paid.id)
    await freeze(paid)
    await settle()
    assert.deepEqual(told(receiver.calls), [
      ['invoice.created', 'CREATED'],
      ['invoice.frozen', 'FRAUD'],
      ['invoice.unfrozen', 'CREATED'],
      ['invoice.created', 'CREATED'],
      ['invoice.paid', 'COMPLETED'],
      ['invoice.frozen', 'FRAUD'],
    ])
    assert.isNull(receiver.calls[1].body.paidAt)
    assert.isNotNull(receiver.calls[5].body.paidAt)
    assert.notInclude(JSON.stringify(receiver.calls), 'گزارش')
  })

  test('of test invoices as such', async ({ assert, cleanup }) => {
    const { receiver, supplier } = await aListeningSupplier({ isTest: true })
    cleanup(receiver.close)
    await anInvoice({ shop: await aShop(), amount: 1_000_000, supplier })
    await settle()
    assert.deepEqual(told(receiver.calls), [['invoice.created', 'TEST']])
  })

  test('of nothing that a rolled-back or refused command had meant to do', async ({
    assert,
    cleanup,
  }) => {
    const { receiver, supplier } = await aListeningSupplier()
    cleanup(receiver.close)
    const shop = await aShopWithCredit(50_000_000)
    const invoice = await anInvoice({ shop, amount: 10_000_000, supplier })
    await payWithCode(shop, invoice.id)
    assert.equal((await change(invoice, 11_000_000)).status, 422)
    assert.equal((await confirm(invoice)).status, 409)
    await settle()
    assert.deepEqual(receiver.events(), ['invoice.created', 'invoice.paid'])
  })

  test('and of nobody else’s; who named no address is told nothing', async ({
    assert,
    cleanup,
  }) => {
    const [receiver, other] = [await aReceiver(), await aReceiver()]
    cleanup(receiver.close)
    cleanup(other.close)
    const [supplier, another, silent] = await Promise.all([aSupplier(), aSupplier(), aSupplier()])
    await setEndpoint(supplier, receiver.url)
    await setEndpoint(another, other.url)
    const shop = await aShop()
    const mine = await anInvoice({ shop, amount: 1_000_000, supplier })
    const theirs = await anInvoice({ shop, amount: 2_000_000, supplier: another })
    const untold = await anInvoice({ shop, amount: 3_000_000, supplier: silent })
    await settle()
    assert.deepEqual(
      [receiver, other].map(({ calls }) => calls.map(({ body }) => body.id)),
      [[mine.id], [theirs.id]]
    )
    assert.isEmpty(await deliveriesOf(untold.id))
  })
})
