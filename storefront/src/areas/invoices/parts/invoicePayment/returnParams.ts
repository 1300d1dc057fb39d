import type { PaymentResult } from '@kasbeno/api/contracts/orders'
import type { Order } from '#core/api/types.ts'

const prefix = 'orderPaymentInvoice_'

/** person §2. */
const names = [
  'message',
  'orderPaymentInvoice_externalId',
  'orderPaymentInvoice_referenceNumber',
  'orderPaymentInvoice_distributorName',
  'orderPaymentInvoice_grandTotalAmount',
  'orderPaymentInvoice_invoicedAt',
  'orderPaymentInvoice_dueDateInDays',
  'orderPaymentInvoice_paymentDueDate',
] as const satisfies readonly (keyof PaymentResult)[]

const collect = (success: boolean, values: Record<string, unknown>) => {
  const params = new URLSearchParams({ success: String(success) })
  for (const name of names) {
    const value = values[name]
    if (value !== undefined && value !== null) params.set(name, String(value))
  }
  return params
}

export const failureParams = (body: Record<string, unknown>) => collect(false, body)

export const successParams = (order: Order) =>
  collect(true, {
    [`${prefix}externalId`]: order.externalId,
    [`${prefix}referenceNumber`]: order.referenceNumber,
    [`${prefix}distributorName`]: order.distributorName,
    [`${prefix}grandTotalAmount`]: order.grandTotalAmount,
    [`${prefix}invoicedAt`]: order.invoicedAt,
    [`${prefix}dueDateInDays`]: order.dueDateInDays,
    [`${prefix}paymentDueDate`]: order.dueDate,
  })

/** In the history entry, not the address. */
export interface ResultState {
  paid?: Order
  refusal?: string
}

export const readState = (state: unknown): ResultState =>
  state && typeof state === 'object' ? state : {}

/** Only what was tried; other parameters are accepted unseen. */
export const claimOf = (search: string): 'success' | 'failure' | null => {
  const success = new URLSearchParams(search).get('success')
  return success === 'true' ? 'success' : success === 'false' ? 'failure' : null
}
