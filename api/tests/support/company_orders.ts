import assert from 'node:assert/strict'
import { get, post, type Answer } from './http.js'
import { codeFor } from '#factories/messages'
import { anInvoice } from '#factories/invoice'
import { aSupplier, type Supplier } from '#factories/distributor'
import { freshExternalId } from '#factories/fresh'
import { supply } from './orders.js'

interface Member {
  token: string
  phone: string
}
interface Buyer {
  companyUniqueId: string
}

const path = '/api/legal/company/orders'
export const orderPath = (id: string, call = '') => `${path}/${id}${call && `/${call}`}`

/** The customer of a sale to a company. */
export const companyCustomer = ({ companyUniqueId }: Buyer) => ({
  companyUniqueId,
  plan: 'kasbeno-fmcg-legal',
})

/** An invoice that waits for the signatures of a company. */
export const aCompanyInvoice = async (
  company: Buyer,
  {
    amount = 10_000_000,
    supplier,
    ...overrides
  }: {
    amount?: number
    supplier?: Supplier
    dueDateInDays?: number
  } = {}
) =>
  anInvoice({
    shop: { phone: '' },
    amount,
    supplier: supplier ?? (await aSupplier()),
    overrides: { customer: companyCustomer(company), ...overrides },
  })

export const sellTo = (supplier: Supplier, company: Buyer, amount = 10_000_000) =>
  supply(supplier, 'sale', {
    externalId: freshExternalId(),
    customer: companyCustomer(company),
    items: [{ itemName: 'روغن مایع', unitType: 'کارتن', qty: 1, price: amount }],
    grandTotalAmount: amount,
    dueDateInDays: 60,
    invoicedAt: new Date().toISOString(),
  })

export const seeOrder = ({ token }: Member, id: string) => get(orderPath(id), { token })
export const seeApprobation = ({ token }: Member, id: string) =>
  get(orderPath(id, 'approbation'), { token })

export const askToSign = ({ token }: Member, id: string) =>
  post(orderPath(id, 'otp-start'), {}, { token })

/** The code that a member was sent to answer for an invoice. */
export const signingCodeFor = async (member: Member, id: string): Promise<string> => {
  const { status, body } = await askToSign(member, id)
  assert.equal(status, 200, JSON.stringify(body))
  return codeFor(member.phone)
}

export const enterSignature = ({ token }: Member, id: string, otpSecret: unknown) =>
  post(orderPath(id, 'sign'), { otpSecret }, { token })
export const enterRefusal = (
  { token }: Member,
  id: string,
  otpSecret: unknown,
  reason: unknown = 'قیمت درست نیست'
) => post(orderPath(id, 'reject'), { otpSecret, reason }, { token })

export const sign = async (member: Member, id: string): Promise<Answer> =>
  enterSignature(member, id, await signingCodeFor(member, id))
export const refuse = async (member: Member, id: string): Promise<Answer> =>
  enterRefusal(member, id, await signingCodeFor(member, id))

export const askToPay = ({ token }: Member, id: string) =>
  post(orderPath(id, 'pay-otp-start'), {}, { token })
export const enterPayment = ({ token }: Member, id: string, otpSecret: unknown, key?: string) =>
  post(orderPath(id, 'pay'), { otpSecret }, { token, key })
export const payAsCeo = async (ceo: Member, id: string): Promise<Answer> => {
  const asked = await askToPay(ceo, id)
  return asked.status === 200 ? enterPayment(ceo, id, await codeFor(ceo.phone)) : asked
}

const idsOf = (invoices: readonly { id: string }[]) => invoices.map(({ id }) => id)
export const askToSignAll = ({ token }: Member, invoices: readonly { id: string }[]) =>
  post(`${path}/otp-start`, { orderIds: idsOf(invoices) }, { token })
export const signAll = (
  { token }: Member,
  invoices: readonly { id: string }[],
  otpSecret: string
) => post(`${path}/sign`, { orderIds: idsOf(invoices), otpSecret }, { token })
