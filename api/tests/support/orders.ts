import type { Invoice } from '#factories/invoice'
import type { Supplier } from '#factories/distributor'
import assert from 'node:assert/strict'
import db from '@adonisjs/lucid/services/db'
import type { PaymentSource } from '#contracts/orders'
import { clock } from '#app/platform/time/clock'
import { addDays } from '#app/platform/time/jalali'
import { settle } from '#app/platform/jobs/main'
import { codeFor } from '#factories/messages'
import { staffToken } from './identity.js'
import { post, type Answer } from './http.js'

/** What a supplier's program sends, under a fresh idempotency key. */
export const supply = (
  supplier: Supplier,
  command: string,
  body: object,
  key: string | true = true
): Promise<Answer> =>
  post(`/api/external/supplier/${command}`, body, { token: supplier.token, key })

interface Payer {
  token: string
  phone: string
}

export const askForCode = (
  shop: Payer,
  orderId: string,
  paymentSource?: PaymentSource
): Promise<Answer> =>
  post(
    `/api/order/pending-orders/${orderId}/payment-otp-start`,
    { paymentSource },
    { token: shop.token }
  )

export const enterCode = (
  shop: Payer,
  orderId: string,
  otpSecret: unknown,
  key?: string
): Promise<Answer> =>
  post(
    `/api/order/pending-orders/${orderId}/payment-otp-verify`,
    { otpSecret },
    { token: shop.token, key }
  )

/** The code that was sent for an invoice, after asking for it. */
export const paymentCodeFor = async (
  shop: Payer,
  orderId: string,
  source?: PaymentSource
): Promise<string> => {
  const { status, body } = await askForCode(shop, orderId, source)
  assert.equal(status, 200, JSON.stringify(body))
  return codeFor(shop.phone)
}

/** Asks for a code and enters it; the answer is that of the payment, or why no code was sent. */
export const payWithCode = async (
  shop: Payer,
  orderId: string,
  source?: PaymentSource
): Promise<Answer> => {
  const asked = await askForCode(shop, orderId, source)
  return asked.status === 200 ? enterCode(shop, orderId, await codeFor(shop.phone)) : asked
}

export const orderRow = (id: string) => db.from('orders').where({ id }).firstOrFail()
export const installmentOf = (orderId: string) =>
  db.from('installments').where({ order_id: orderId }).first()

/** The supplier's commands on an invoice. */
export const cancel = ({ supplier, referenceNumber }: Invoice, reason = 'کالا موجود نیست') =>
  supply(supplier, 'cancel', { referenceNumber, reason })
export const change = ({ supplier, referenceNumber }: Invoice, amount: number) =>
  supply(supplier, 'update', {
    referenceNumber,
    items: [{ itemName: 'چای', unitType: 'بسته', qty: 1, price: amount }],
    grandTotalAmount: amount,
  })
interface SoldLine {
  itemName: string
  unitType: string
  qty: number
  price: number
}
export const linesOf = async (id: string): Promise<SoldLine[]> =>
  db
    .from('order_items')
    .where({ order_id: id })
    .orderBy('line')
    .select('item_name as itemName', 'unit_type as unitType', 'qty', 'price')
/** A return of a paid invoice of one line down to an amount that its price divides to a thousandth. */
export const returnTo = async ({ id, supplier, referenceNumber }: Invoice, amount: number) => {
  const [line] = await linesOf(id)
  return supply(supplier, 'update', {
    referenceNumber,
    items: [{ ...line, qty: amount / line.price }],
    grandTotalAmount: amount,
  })
}
export const confirm = ({ supplier, referenceNumber }: Invoice) =>
  supply(supplier, 'confirm', { referenceNumber })
export const reject = ({ supplier, referenceNumber }: Invoice) =>
  supply(supplier, 'reject', { referenceNumber, reason: 'نداریم' })

const byOfficer = async (command: 'fraud' | 'unfraud', id: string): Promise<Answer> =>
  post(
    `/api/admin/orders/${id}/${command}`,
    { reason: 'گزارش' },
    { token: await staffToken('credit') }
  )
/** Staff report an invoice, and let it go on when a second one of them asks for it too. */
export const freeze = ({ id }: { id: string }) => byOfficer('fraud', id)
export const askToUnfreeze = ({ id }: { id: string }) => byOfficer('unfraud', id)
export const unfreeze = async (invoice: { id: string }) => {
  const asked = await askToUnfreeze(invoice)
  return asked.status === 200 ? askToUnfreeze(invoice) : asked
}

/** The templates of all messages to a phone, after everything that waits was done. */
export const textsTo = async (phone: string): Promise<string[]> => {
  await settle()
  const sent = await db.from('sandbox_sms').where({ phone }).orderBy('id').select('template')
  return sent.map(({ template }) => template)
}

/** A line as staff block it and as a year leaves it. */
export const block = (shop: { lineId: string }) =>
  db.table('suspensions').insert({ line_id: shop.lineId, reason: 'STAFF', blocked_at: new Date() })
export const expire = (shop: { lineId: string }) =>
  db
    .from('credit_lines')
    .where({ id: shop.lineId })
    .update({ expires_on: addDays(clock.today(), -1) })

/** What was told of its stops, in the order in which they happened. */
export const freezeEventsOf = async ({ id }: Invoice): Promise<string[]> => {
  const rows = await db
    .from('outbox')
    .whereRaw(`payload->>'orderId' = ?`, [id])
    .whereIn('event', ['InvoiceFrozen', 'InvoiceUnfrozen'])
    .orderByRaw(`(payload->'state'->>'change')::bigint`)
    .select('event', db.raw(`payload->'state'->>'status' as status`))
  return rows.map(({ event, status }) => `${event} ${status}`)
}
