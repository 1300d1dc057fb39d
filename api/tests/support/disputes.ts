import assert from 'node:assert/strict'
import db from '@adonisjs/lucid/services/db'
import { aShopWithCredit, type ShopWithCredit } from '#factories/shop'
import { anInvoice, type Invoice } from '#factories/invoice'
import { aSupplier, type Supplier } from '#factories/distributor'
import { get, post, type Answer } from './http.js'
import { payWithCode } from './orders.js'

type Owner = Pick<ShopWithCredit, 'token'>
const itemsPrice = 1_000_000

/** Ten boxes and two tins, one million each; no fees unless the supplier takes some. */
export const aPaidInvoice = async (
  options: { shop?: ShopWithCredit; supplier?: Supplier; source?: 'CREDIT' | 'WALLET' } = {}
): Promise<Invoice & { shop: ShopWithCredit }> => {
  const shop = options.shop ?? (await aShopWithCredit(100_000_000, { cash: 20_000_000 }))
  const supplier =
    options.supplier ?? (await aSupplier({ fees: { productFeePpm: 0, bankFeeYearlyPpm: 0 } }))
  const invoice = await anInvoice({
    shop,
    supplier,
    amount: 12 * itemsPrice,
    dueDateInDays: 5,
    overrides: {
      items: [
        { itemName: 'روغن', unitType: 'کارتن', qty: 10, price: itemsPrice },
        { itemName: 'رب', unitType: 'قوطی', qty: 2, price: itemsPrice },
      ],
    },
  })
  const paid = await payWithCode(shop, invoice.id, options.source)
  assert.equal(paid.status, 200, JSON.stringify(paid.body))
  return { ...invoice, shop }
}

export const receiptPath = (id: string): string => `/api/order/${id}/receipt`
export const missing = (qty: number, id = 1) => ({ id, qty, reason: 'MISSING' })

export const dispute = (
  { token }: Owner,
  orderId: string,
  items: object[] = [missing(3)],
  note = 'سه کارتن نرسید'
): Promise<Answer> => post(receiptPath(orderId), { items, note }, { token })

/** An open dispute of three boxes of a paid invoice. */
export const aDispute = async (options: Parameters<typeof aPaidInvoice>[0] = {}) => {
  const invoice = await aPaidInvoice(options)
  const { status, body } = await dispute(invoice.shop, invoice.id)
  assert.equal(status, 200, JSON.stringify(body))
  return { invoice, shop: invoice.shop, id: body.disputeId as string }
}

export const receiptOf = async ({ token }: Owner, orderId: string) =>
  (await get(receiptPath(orderId), { token })).body

export const supplierAnswers = (
  supplier: Supplier,
  id: string,
  answer: 'accept' | 'refuse',
  note = 'بررسی شد'
): Promise<Answer> =>
  post(`/api/external/supplier/disputes/${id}/${answer}`, { note }, { token: supplier.token })

export const staffDecide = (
  token: string,
  id: string,
  answer: 'accept' | 'refuse',
  realm: 'admin' | 'distributor' = 'admin'
): Promise<Answer> =>
  post(`/api/${realm}/disputes/${id}/${answer}`, { note: 'بررسی شد' }, { token })

export const disputeRow = (id: string) => db.from('disputes').where({ id }).firstOrFail()
