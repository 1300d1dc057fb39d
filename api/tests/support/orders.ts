import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { searchKey } from '#contracts/digits'
import type { PaymentSource } from '#contracts/orders'
import type { Plan } from '#contracts/plans'
import { clock } from '#app/platform/time/clock'
import { newId } from '#app/platform/values/ids'
import { addDays } from '#app/platform/time/jalali'
import { settle } from '#app/platform/jobs/main'
import { codeFor, partnerToken, staffToken } from './identity.js'
import { post, type Answer } from './http.js'

/** A distributor with the token of its program. */
export interface TestSupplier {
  id: string
  slug: string
  token: string
}
interface SupplierOptions {
  requiresConfirmation?: boolean
  dueDays?: [min: number, max: number]
  paymentWindowDays?: number
  plans?: Plan[]
  provinceIds?: number[]
  name?: string
  active?: boolean
  /** A sandbox client: its invoices are TEST. */
  isTest?: boolean
  /** Parts per million; the house's own when not given. */
  fees?: { productFeePpm: number; bankFeeYearlyPpm: number }
}

export const aSupplier = async (options: SupplierOptions = {}): Promise<TestSupplier> => {
  const id = newId()
  const slug = `pakhsh-${randomBytes(6).toString('hex')}`
  const name = options.name ?? `پخش ${slug}`
  const [dueDaysMin, dueDaysMax] = options.dueDays ?? [1, 120]
  const now = new Date()
  await db.table('distributors').insert({
    id,
    name,
    slug,
    category: 'مواد غذایی',
    plans: options.plans ?? ['kasbeno-fmcg-real', 'kasbeno-fmcg-legal'],
    province_ids: options.provinceIds ?? [],
    active: options.active ?? true,
    iban: 'IR270170000000100324200001',
    requires_confirmation: options.requiresConfirmation ?? false,
    payment_window_days: options.paymentWindowDays ?? 30,
    due_days_min: dueDaysMin,
    due_days_max: dueDaysMax,
    search_key: searchKey(`${name} ${slug}`),
    created_at: now,
    updated_at: now,
  })
  if (options.fees) {
    await db.table('distributor_fees').insert({
      id: newId(),
      distributor_id: id,
      product_fee_ppm: options.fees.productFeePpm,
      bank_fee_yearly_ppm: options.fees.bankFeeYearlyPpm,
    })
  }
  return { id, slug, token: await partnerToken({ distributorId: id, isTest: options.isTest }) }
}

export const freshExternalId = (): string => `INV-${randomBytes(6).toString('hex')}`

/** The body of a sale of one line; what is given replaces it. */
export const saleOf = (
  shop: { phone: string; plan?: string },
  amount: number,
  overrides: object = {}
) => ({
  externalId: freshExternalId(),
  customer: { phone: shop.phone, plan: shop.plan ?? 'kasbeno-fmcg-real' },
  items: [{ itemName: 'روغن مایع', unitType: 'کارتن', qty: 1, price: amount }],
  grandTotalAmount: amount,
  dueDateInDays: 60,
  invoicedAt: new Date().toISOString(),
  ...overrides,
})

/** What a supplier's program sends, under a fresh idempotency key. */
export const supply = (
  supplier: TestSupplier,
  command: string,
  body: object,
  key: string | true = true
): Promise<Answer> =>
  post(`/api/external/supplier/${command}`, body, { token: supplier.token, key })

export interface TestInvoice {
  id: string
  referenceNumber: string
  supplier: TestSupplier
}
interface InvoiceOptions {
  shop: { phone: string; plan?: string }
  /** Rials, before fees. */
  amount: number
  supplier?: TestSupplier
  dueDateInDays?: number
  overrides?: object
}

/** An unpaid invoice, sent by a supplier of its own unless one is given. */
export const anInvoice = async (options: InvoiceOptions): Promise<TestInvoice> => {
  const { shop, amount, dueDateInDays = 60, overrides = {} } = options
  const supplier = options.supplier ?? (await aSupplier())
  const sale = saleOf(shop, amount, { dueDateInDays, ...overrides })
  const { status, body } = await supply(supplier, 'sale', sale)
  assert.equal(status, 201, JSON.stringify(body))
  return { id: body.id, referenceNumber: body.referenceNumber, supplier }
}

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

/** Asks for a code and enters it; the answer is that of the payment. */
export const payWithCode = async (
  shop: Payer,
  orderId: string,
  source?: PaymentSource
): Promise<Answer> => enterCode(shop, orderId, await paymentCodeFor(shop, orderId, source))

export const orderRow = (id: string) => db.from('orders').where({ id }).firstOrFail()
export const installmentOf = (orderId: string) =>
  db.from('installments').where({ order_id: orderId }).first()

/** The supplier's commands on an invoice. */
export const cancel = ({ supplier, referenceNumber }: TestInvoice, reason = 'کالا موجود نیست') =>
  supply(supplier, 'cancel', { referenceNumber, reason })
export const change = ({ supplier, referenceNumber }: TestInvoice, amount: number) =>
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
export const returnTo = async ({ id, supplier, referenceNumber }: TestInvoice, amount: number) => {
  const [line] = await linesOf(id)
  return supply(supplier, 'update', {
    referenceNumber,
    items: [{ ...line, qty: amount / line.price }],
    grandTotalAmount: amount,
  })
}
export const confirm = ({ supplier, referenceNumber }: TestInvoice) =>
  supply(supplier, 'confirm', { referenceNumber })
export const reject = ({ supplier, referenceNumber }: TestInvoice) =>
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
  db
    .table('credit_blocks')
    .insert({ line_id: shop.lineId, reason: 'STAFF', blocked_at: new Date() })
export const expire = (shop: { lineId: string }) =>
  db
    .from('credit_lines')
    .where({ id: shop.lineId })
    .update({ expires_on: addDays(clock.today(), -1) })

/** What was told of its stops, in the order in which they happened. */
export const freezeEventsOf = async ({ id }: TestInvoice): Promise<string[]> => {
  const rows = await db
    .from('outbox')
    .whereRaw(`payload->>'orderId' = ?`, [id])
    .whereIn('event', ['InvoiceFrozen', 'InvoiceUnfrozen'])
    .orderByRaw(`(payload->'state'->>'change')::bigint`)
    .select('event', db.raw(`payload->'state'->>'status' as status`))
  return rows.map(({ event, status }) => `${event} ${status}`)
}
