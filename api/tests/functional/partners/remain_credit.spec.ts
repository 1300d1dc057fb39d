import { test } from '@japa/runner'
import { aShop, aShopWithCredit } from '#tests/support/credit'
import { get } from '#tests/support/http'
import { anInvoice, aSupplier, payWithCode } from '#tests/support/orders'

test.group('What a supplier may ask of a customer’s credit', () => {
  const remain = (token: string, phone: string, plan: string) =>
    get(`/api/external/supplier/remain-credit?phone=${phone}&plan=${plan}`, { token })

  test('is what is left of the line, zero without one', async ({ assert }) => {
    const supplier = await aSupplier()
    const shop = await aShopWithCredit(50_000_000)
    const invoice = await anInvoice({ shop, amount: 10_000_000, supplier })
    await payWithCode(shop, invoice.id)
    const { status, body } = await remain(supplier.token, shop.phone, shop.plan)
    assert.equal(status, 200)
    assert.deepEqual(body, {
      creditAmount: 50_000_000,
      remainCredit: 50_000_000 - 10_345_890,
      creditBlocked: false,
      isCreditExpired: false,
    })
    const without = await aShop()
    assert.equal((await remain(supplier.token, without.phone, without.plan)).body.remainCredit, 0)
  })

  test('is refused for whom it could not sell to', async ({ assert }) => {
    const supplier = await aSupplier()
    const shop = await aShop()
    assert.equal((await remain(supplier.token, '09000000000', shop.plan)).status, 422)
    assert.equal((await remain(supplier.token, shop.phone, 'kasbeno-digital-real')).status, 422)
    assert.equal((await remain(supplier.token, shop.phone, 'nonsense')).status, 422)
  })
})
