import assert from 'node:assert/strict'
import db from '@adonisjs/lucid/services/db'
import { isAtRest } from '#contracts/demo'
import { aShopWithCredit, type Shop, type ShopWithCredit } from '#factories/shop'
import { anInvoice, type Invoice } from '#factories/invoice'
import { aSupplier } from '#factories/distributor'
import { usedOf } from './credit.js'
import { eventually } from './eventually.js'
import { get, post, type Answer } from './http.js'
import { staffToken } from './identity.js'
import { installmentOf, payWithCode } from './orders.js'

/** A debt of exactly this many rials, since its supplier takes no fees. */
export interface TestDebt {
  invoice: Invoice
  installmentId: string
  amount: number
}
interface DebtOptions {
  amount: number
  dueDateInDays?: number
}

/** Buys on credit: an invoice without fees, paid with its code. */
export const owe = async (
  shop: ShopWithCredit,
  { amount, dueDateInDays = 30 }: DebtOptions
): Promise<TestDebt> => {
  const supplier = await aSupplier({ fees: { productFeePpm: 0, bankFeeYearlyPpm: 0 } })
  const invoice = await anInvoice({ shop, amount, supplier, dueDateInDays })
  const { status, body } = await payWithCode(shop, invoice.id)
  assert.equal(status, 200, JSON.stringify(body))
  return { invoice, installmentId: (await installmentOf(invoice.id)).id, amount }
}

/** A shop with a credit of 100,000,000 rials that owes one amount. */
export const aShopThatOwes = async (
  amount: number,
  { cash = 0, dueDateInDays }: { cash?: number; dueDateInDays?: number } = {}
): Promise<{ shop: ShopWithCredit; debt: TestDebt }> => {
  const shop = await aShopWithCredit(100_000_000, { cash })
  return { shop, debt: await owe(shop, { amount, dueDateInDays }) }
}

type Payer = Pick<Shop, 'token' | 'plan'>

export const repay = (
  { token, plan }: Payer,
  installmentId: string,
  body: object = {},
  key?: string
): Promise<Answer> =>
  post(`/api/order/${plan}/installments/${installmentId}/pay`, body, { token, key })

/** The oldest first. */
export const repayOldest = ({ token, plan }: Payer, body: object, key?: string): Promise<Answer> =>
  post(`/api/order/${plan}/installments/pay`, body, { token, key })

export const debtOf = async ({ token, plan }: Payer, query = '') =>
  (await get(`/api/order/${plan}/installments/10/0${query}`, { token })).body

export const installmentRow = (id: string) => db.from('installments').where({ id }).firstOrFail()

/** What the ledger says is used is what the installments still owe. */
export const expectLineMatchesDebts = async (shop: ShopWithCredit): Promise<void> => {
  const { owed } = await db
    .from('installments as i')
    .join('orders as o', 'o.id', 'i.order_id')
    .where('o.owner_id', shop.userId)
    .select(
      db.raw('coalesce(sum(i.amount - i.paid_amount - i.reversed_amount), 0)::bigint as owed')
    )
    .firstOrFail()
  assert.equal(await usedOf(shop), owed)
}

export const blocksOf = async ({ lineId }: ShopWithCredit): Promise<string[]> =>
  (await db.from('credit_blocks').where('line_id', lineId).orderBy('reason')).map(
    ({ reason }) => reason
  )

/** Moves business time as a member of staff does, and waits for what the days bring. */
export const letDaysPass = async (days: number): Promise<void> => {
  const token = await staffToken('super')
  const { status, body } = await post('/api/demo/clock', { advanceDays: days }, { token })
  assert.ok(status === 200 || status === 202, JSON.stringify(body))
  if (status === 202)
    await eventually('the days are closed', async () =>
      isAtRest((await get('/api/demo/clock')).body)
    )
}

/** The texts that a phone has been sent, the oldest first, without the codes. */
export const messagesTo = async (phone: string): Promise<{ template: string; text: string }[]> =>
  db.from('sandbox_sms').where({ phone }).whereNull('code').orderBy('id').select('template', 'text')

export const templatesTo = async (phone: string): Promise<string[]> =>
  (await messagesTo(phone)).map(({ template }) => template)
