import type { PaymentResult } from '@kasbeno/api/contracts/orders'
import type { Order } from '#lib/api/types.ts'

const prefix = 'orderPaymentInvoice_'

/** What the result page is told in its address, by the names of person §2. */
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

export interface ReturnedResult {
  isSuccess: boolean
  message: string | null
  externalId: string | null
  referenceNumber: string | null
  distributorName: string | null
  grandTotalAmount: number | null
  invoicedAt: string | null
  paymentDueDate: string | null
}

const isDate = (value: string | null) => value !== null && !Number.isNaN(Date.parse(value))

/** The address can be written by anybody, so each value is checked before it is shown. */
export const readResult = (search: string): ReturnedResult => {
  const params = new URLSearchParams(search)
  const get = (name: string) => params.get(prefix + name)
  const amount = Number(get('grandTotalAmount') ?? Number.NaN)
  const date = (name: string) => (isDate(get(name)) ? get(name) : null)
  return {
    isSuccess: params.get('success') === 'true',
    message: params.get('message'),
    externalId: get('externalId'),
    referenceNumber: get('referenceNumber'),
    distributorName: get('distributorName'),
    grandTotalAmount: Number.isSafeInteger(amount) ? amount : null,
    invoicedAt: date('invoicedAt'),
    paymentDueDate: date('paymentDueDate'),
  }
}
