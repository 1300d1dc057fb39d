import { test } from '@japa/runner'
import { aCardHolder } from '#factories/card'
import { aCompanyHolder } from '#factories/card_holder'
import { aCompanyWithCredit } from '#factories/company'
import { aSupplier } from '#factories/distributor'
import { anInvoice } from '#factories/invoice'
import { make } from '#factories/make'
import { payInvoice } from '#factories/payment'
import { customerWith } from '#factories/person'
import { aShopWithCredit } from '#factories/shop'
import { aWithdrawal } from '#factories/withdrawal'
import { settle } from '#app/platform/jobs/main'
import { expectLedgerInBalance } from '#tests/support/credit'
import { charge } from '#tests/support/devices'
import { get, post } from '#tests/support/http'
import { orderRow } from '#tests/support/orders'

const million = 1_000_000

test.group('What the factories make', () => {
  test('is what the books say', async ({ assert }) => {
    const shop = await aShopWithCredit(100 * million, { cash: 20 * million })
    const owner = await customerWith(shop)
    const invoice = await anInvoice({ shop, amount: 10 * million })
    await payInvoice(invoice.id, owner)
    await aWithdrawal(owner, 2 * million)
    await aCardHolder(5 * million)
    await aCompanyHolder(await aCompanyWithCredit({ cash: million }))
    await settle()
    assert.equal((await orderRow(invoice.id)).status, 'COMPLETED')
    await expectLedgerInBalance()
  })

  test('serves a load: cards are charged at devices, programs sell, staff and company are let in', async ({
    assert,
  }) => {
    const [shop, supplier] = [await aShopWithCredit(100 * million), await aSupplier()]
    const made = await make({
      staff: ['finance'],
      programsOf: [supplier.id],
      devicesOf: [supplier.id],
      cardsOf: [shop.userId],
      cash: [{ userIds: [shop.userId], amount: 5 * million }],
      company: { limit: 10_000 * million, holders: 1 },
    })
    const [device] = made.devices
    const cards = made.cards.map(({ number: cardNumber }) => ({ cardNumber }))
    assert.lengthOf(cards, 2)
    for (const card of cards) assert.equal((await charge(device, card, million)).status, 200)

    const { nationalId, ceo, signatories, delegate } = made.company!
    const sale = {
      externalId: 'made-1',
      customer: { companyUniqueId: nationalId, plan: 'kasbeno-fmcg-legal' },
      items: [{ itemName: 'چای', unitType: 'کارتن', qty: 1, price: million }],
      grandTotalAmount: million,
      dueDateInDays: 60,
      invoicedAt: new Date().toISOString(),
    }
    const [token] = made.programs
    assert.equal(
      (await post('/api/external/supplier/sale', sale, { token, key: true })).status,
      201
    )
    for (const member of [ceo, ...signatories, delegate]) {
      assert.equal((await get('/api/user', { token: member.token })).status, 200)
    }
    const books = await get('/api/admin/ledger/reconcile', { token: made.staff[0] })
    assert.isTrue(books.body.balanced, JSON.stringify(books.body))
  })
})
