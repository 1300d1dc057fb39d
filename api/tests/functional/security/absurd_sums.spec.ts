import { test } from '@japa/runner'
import { newId } from '#app/platform/values/ids'
import { aShop } from '#factories/shop'
import { anInvoice } from '#factories/invoice'
import { aSupplier } from '#factories/distributor'
import { get } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { openLists } from '#tests/support/open_lists'

const nearlyAllRials = 8_000_000_000_000_000

test.group('Invoices whose sum no number holds', () => {
  test('leave the list with all of its totals, their own to the nearest number that there is', async ({
    assert,
  }) => {
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
    assert.equal(body.grandTotalAmount, 2 * nearlyAllRials)
    assert.equal(body.refundAmount, 0)
  })
})

test.group('Totals of lists', () => {
  test('are numbers in every list, also where the filter leaves nothing', async ({ assert }) => {
    const token = await staffToken('super')
    const summed = openLists().filter(({ totals }) => totals.length > 0)
    assert.isAbove(summed.length, 8)
    for (const { name, totals, idKind } of summed) {
      const id = idKind === 'uuid' ? newId() : idKind === 'integer' ? '-1' : 'nobody'
      for (const filter of [{ id }, {}]) {
        const query = encodeURIComponent(JSON.stringify(filter))
        const { status, body } = await get(`/api/admin/${name}/totals?filter=${query}`, { token })
        assert.equal(status, 200, name)
        for (const total of ['count', ...totals]) assert.isNumber(body[total], `${name} ${total}`)
      }
      const nothing = await get(
        `/api/admin/${name}/totals?filter=${encodeURIComponent(JSON.stringify({ id }))}`,
        { token }
      )
      for (const total of ['count', ...totals]) assert.equal(nothing.body[total], 0, name)
    }
  })
})
