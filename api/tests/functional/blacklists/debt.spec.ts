import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { BlacklistKind } from '#contracts/blacklists'
import { askForOneCode, enterOneCode, oneCodeFor } from '#tests/support/batch'
import { aPartner, sell } from '#tests/support/card_partners'
import { aCompanyWithCredit } from '#factories/company'
import { aShopWithCredit } from '#factories/shop'
import { fillWallet } from '#factories/wallet'
import { aCardHolder } from '#factories/card'
import { aDevice } from '#factories/device'
import { codeFor } from '#factories/messages'
import { anInvoice, saleOf } from '#factories/invoice'
import { aSupplier } from '#factories/distributor'
import {
  aCompanyInvoice,
  askToPay,
  enterPayment,
  sellTo,
  sign,
} from '#tests/support/company_orders'
import { charge } from '#tests/support/devices'
import { post } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { askForCode, enterCode, paymentCodeFor, payWithCode, supply } from '#tests/support/orders'
import { ok } from '#tests/support/registration'

const list = async (kind: BlacklistKind, value: string): Promise<string> => {
  const entry = { kind, value, reason: 'گزارش کلاهبرداری' }
  const token = await staffToken('credit')
  return ok(await post('/api/admin/blacklists', entry, { token })).body.id
}
const placesOf = async (entry: string): Promise<string[]> =>
  (await db.from('audit_lines').where({ subject_id: entry, command: 'blacklists.hit' }))
    .map(({ after }) => after.place as string)
    .toSorted()

/** All that an owner owes, and the invoices that made it. */
const debtOf = async (ownerId: string) => ({
  used: await db
    .from('ledger.accounts')
    .where({ kind: 'credit-used', owner_id: ownerId })
    .sum('balance as rials'),
  installments: await db
    .from('installments')
    .join('orders', 'orders.id', 'installments.order_id')
    .where('orders.owner_id', ownerId)
    .select('installments.id'),
})

test.group('A listed owner makes no new debt', () => {
  for (const kind of ['PHONE', 'NATIONAL_CODE'] as const) {
    test(`by ${kind}: not with an old invoice or several, with a code from before or a new one`, async ({
      assert,
    }) => {
      const [shop, others] = [
        await aShopWithCredit(100_000_000),
        await aShopWithCredit(100_000_000),
      ]
      const one = await anInvoice({ shop, amount: 3_000_000 })
      const several = [
        await anInvoice({ shop: others, amount: 1_000_000 }),
        await anInvoice({ shop: others, amount: 2_000_000 }),
      ]
      const [code, codeOfSeveral] = [
        await paymentCodeFor(shop, one.id),
        await oneCodeFor(others, several),
      ]
      const known = ({ phone, nationalCode }: typeof shop) =>
        kind === 'PHONE' ? phone : nationalCode
      const entries = [await list(kind, known(shop)), await list(kind, known(others))]
      const answers = [
        await enterCode(shop, one.id, code),
        await askForCode(shop, one.id),
        await enterOneCode(others, several, codeOfSeveral),
        await askForOneCode(others, several),
      ]
      for (const { status, body } of answers) {
        assert.equal(status, 422, JSON.stringify(body))
        assert.match(body.message, /^در حال حاضر پرداخت از اعتبار ممکن نیست/)
      }
      for (const { userId } of [shop, others]) {
        const { used, installments } = await debtOf(userId)
        assert.deepEqual([used[0].rials, installments], [0, []])
      }
      for (const entry of entries) assert.deepEqual(await placesOf(entry), ['PAYMENT'])
      // Their own money pays what they have bought.
      await fillWallet(shop, 10_000_000)
      ok(await payWithCode(shop, one.id, 'WALLET'))
    })
  }

  for (const kind of ['COMPANY_ID', 'PHONE'] as const) {
    test(`a company by ${kind}, by its CEO: not with what was signed before`, async ({
      assert,
    }) => {
      const company = await aCompanyWithCredit({ levels: ['MANDATORY'] })
      const [started, waiting] = [await aCompanyInvoice(company), await aCompanyInvoice(company)]
      for (const { id } of [started, waiting]) ok(await sign(company.members[0], id))
      ok(await askToPay(company.ceo, started.id))
      const code = await codeFor(company.ceo.phone)
      const entry = await list(kind, kind === 'PHONE' ? company.ceo.phone : company.companyUniqueId)
      const answers = [
        await enterPayment(company.ceo, started.id, code),
        await askToPay(company.ceo, waiting.id),
      ]
      for (const { status, body } of answers) {
        assert.equal(status, 422, JSON.stringify(body))
        assert.match(body.message, /^در حال حاضر پرداخت از اعتبار ممکن نیست/)
      }
      assert.equal((await sellTo(await aSupplier(), company)).status, 422)
      const { used, installments } = await debtOf(company.id)
      assert.deepEqual([used[0].rials, installments], [0, []])
      assert.deepEqual(await placesOf(entry), ['PAYMENT', 'SALE'])
    })
  }

  test('by card, at a device and at who sells by card, and by a new sale of a partner', async ({
    assert,
  }) => {
    const holder = await aCardHolder()
    const shop = await aShopWithCredit(100_000_000)
    const device = await aDevice()
    const entries = [await list('PHONE', holder.phone), await list('PHONE', shop.phone)]
    const charged = await charge(device, holder, 1_000_000)
    const sold = await sell(await aPartner('refah'), holder)
    for (const { status, body } of [charged, sold])
      assert.deepEqual([status, body.refusal], [422, 'CREDIT_UNAVAILABLE'])
    const supplier = await aSupplier()
    assert.equal((await supply(supplier, 'sale', saleOf(shop, 1_000_000))).status, 422)
    for (const id of [holder.userId, shop.userId]) {
      const { used, installments } = await debtOf(id)
      assert.deepEqual([used[0].rials, installments], [0, []])
      assert.lengthOf(await db.from('orders').where('owner_id', id), 0)
    }
    const [byCard, byPhone] = entries
    assert.deepEqual(await placesOf(byCard), ['SALE', 'SALE'], 'of each caller')
    assert.deepEqual(await placesOf(byPhone), ['SALE'])
  })
})
