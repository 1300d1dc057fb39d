import type { PayCalls } from '#areas/invoices/parts/invoicePayment/usePayInvoice.ts'
import { api } from '#core/api/client.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import { fetchFresh } from '#core/query.ts'

/** Prefix of all invoice calls. */
export const companyOrdersPath = '/legal/company/orders'

export const ceoCalls: PayCalls = {
  start: (id, body) => api.post(legalEndpoints.startPaying(id), body),
  pay: (id, body, key) => api.post(legalEndpoints.pay(id), body, key),
  read: (id) => fetchFresh(legalEndpoints.order(id)),
  around: () => [companyOrdersPath, legalEndpoints.assigned],
}
