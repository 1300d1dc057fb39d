import assert from 'node:assert/strict'
import type { PaymentSource } from '#contracts/orders'
import { get, post, type Answer } from './http.js'
import { codeFor } from '#factories/messages'

interface Payer {
  token: string
  phone: string
}
type Ids = readonly { id: string }[]

const batch = '/api/order/pending-orders/several'
const idsOf = (invoices: Ids) => invoices.map(({ id }) => id)

export const seeBatch = ({ token }: Payer, invoices: Ids): Promise<Answer> =>
  get(`${batch}?orderIds=${idsOf(invoices).join(',')}`, { token })

export const askForOneCode = (
  { token }: Payer,
  invoices: Ids,
  paymentSource?: PaymentSource
): Promise<Answer> =>
  post(`${batch}/payment-otp-start`, { orderIds: idsOf(invoices), paymentSource }, { token })

export const enterOneCode = (
  { token }: Payer,
  invoices: Ids,
  otpSecret: unknown,
  key?: string
): Promise<Answer> =>
  post(`${batch}/payment-otp-verify`, { orderIds: idsOf(invoices), otpSecret }, { token, key })

/** The code that was sent for them, after asking for it. */
export const oneCodeFor = async (
  shop: Payer,
  invoices: Ids,
  source?: PaymentSource
): Promise<string> => {
  const { status, body } = await askForOneCode(shop, invoices, source)
  assert.equal(status, 200, JSON.stringify(body))
  return codeFor(shop.phone)
}
