import { test } from '@japa/runner'
import { aShop } from '#tests/support/credit'
import { get } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { anInvoice, aSupplier } from '#tests/support/orders'

const nearlyAllRials = 8_000_000_000_000_000

test.group('Invoices whose sum no number holds', () => {
  test('leave the list with its other totals, and say nothing of their own', async ({ assert }) => {
    const [shop, supplier] = [await aShop(), await aSupplier()]
    await anInvoice({ shop, supplier, amount: nearlyAllRials })
    const token = await staffToken('finance')
    const filter = encodeURIComponent(JSON.stringify({ distributorId: supplier.id }))
    const totals = () => get(`/api/admin/orders/totals?filter=${filter}`, { token })
    assert.equal((await totals()).body.grandTotalAmount, nearlyAllRials)

    await anInvoice({ shop, supplier, amount: nearlyAllRials })
    const { status, body } = await totals()
    assert.equal(status, 200)
    assert.equal(body.count, 2)
    assert.isNull(body.grandTotalAmount)
    assert.equal(body.refundAmount, 0)
  })
})
