import { test } from '@japa/runner'
import { aShop, aShopWithCredit } from '#factories/shop'
import { anInvoice } from '#factories/invoice'
import { aSupplier } from '#factories/distributor'
import { expectLedgerInBalance, usedOf } from '#tests/support/credit'
import { askForCode, confirm, orderRow, payWithCode, reject } from '#tests/support/orders'

test.group('An invoice that its supplier has to confirm', () => {
  const aPendingOne = async () => {
    const shop = await aShopWithCredit(50_000_000)
    const supplier = await aSupplier({ requiresConfirmation: true })
    const invoice = await anInvoice({ shop, amount: 10_000_000, supplier })
    const { body } = await payWithCode(shop, invoice.id)
    return { shop, invoice, body }
  }

  test('is PENDING once it is paid: credit is used and dates run', async ({ assert }) => {
    const { shop, invoice, body } = await aPendingOne()
    assert.equal(body.status, 'PENDING')
    assert.equal(body.installmentReceiptStatus, 'AWAITING_DUE_DATE')
    assert.equal(await usedOf(shop), 10_345_890)
    assert.equal((await askForCode(shop, invoice.id)).status, 409)
  })

  test('is COMPLETED by the confirmation, once', async ({ assert }) => {
    const { shop, invoice } = await aPendingOne()
    const { status, body } = await confirm(invoice)
    assert.equal(status, 200)
    assert.equal(body.status, 'COMPLETED')
    assert.equal((await confirm(invoice)).body.title, 'AlreadyProcessedException')
    assert.equal((await reject(invoice)).status, 409)
    assert.equal(await usedOf(shop), 10_345_890)
  })

  test('gives everything back when it is refused', async ({ assert }) => {
    const { shop, invoice } = await aPendingOne()
    const { status, body } = await reject(invoice)
    assert.equal(status, 200)
    assert.deepInclude(body, { status: 'CANCELED', refundAmount: 10_345_890 })
    assert.equal(await usedOf(shop), 0)
    assert.equal((await confirm(invoice)).status, 409)
    await expectLedgerInBalance()
  })

  test('cannot be confirmed or refused before it is paid', async ({ assert }) => {
    const supplier = await aSupplier({ requiresConfirmation: true })
    const invoice = await anInvoice({ shop: await aShop(), amount: 1000, supplier })
    assert.equal((await confirm(invoice)).status, 409)
    assert.equal((await reject(invoice)).status, 409)
    assert.equal((await orderRow(invoice.id)).status, 'CREATED')
  })
})
