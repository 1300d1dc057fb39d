import { Listed } from '#app/people/blacklists/steps/refuse_listed'
import { CustomerUnknown, SignatoryMissing } from '#app/trade/orders/exceptions'
import type { UploadColumn, UploadRowStatus } from '#contracts/order_uploads'
import {
  AlreadyProcessed,
  BusinessRule,
  Conflict,
  InvalidFields,
  type FieldError,
} from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import { invalid, type Verdict } from './invoices.js'

/** Fields of a sale by the columns that fill them. */
const columns: Readonly<Record<string, UploadColumn>> = {
  externalId: 'externalId',
  items: 'itemName',
  itemName: 'itemName',
  unitType: 'unitType',
  qty: 'qty',
  price: 'price',
  grandTotalAmount: 'price',
  dueDateInDays: 'dueDateInDays',
  invoicedAt: 'invoicedAt',
  customer: 'buyerPhone',
  phone: 'buyerPhone',
  nationalCode: 'buyerNationalCode',
  companyUniqueId: 'companyUniqueId',
  plan: 'plan',
}
export const columnOf = (field: string): UploadColumn | null =>
  columns[field.split('.').at(-1)!] ?? null

const statuses: readonly [refusal: new (...args: never[]) => Error, UploadRowStatus][] = [
  [SignatoryMissing, 'SIGNATORY_MISSING'],
  [CustomerUnknown, 'UNKNOWN_BUYER'],
  [Listed, 'BLOCKED'],
  [AlreadyProcessed, 'DUPLICATE'],
  [Conflict, 'DUPLICATE'],
  [BusinessRule, 'INVALID'],
]

/** In the words of the sale. @throws what refuses no sale */
export const verdictOf = (error: unknown): Verdict => {
  if (error instanceof InvalidFields) {
    const [first] = error.members.errors as FieldError[]
    return invalid(columnOf(first!.field), first!.message)
  }
  const [, status] = statuses.find(([refusal]) => error instanceof refusal) ?? []
  if (!status || !(error instanceof Error)) throw error
  const message = status === 'SIGNATORY_MISSING' ? messages.signatoryMissing : error.message
  const field = status === 'DUPLICATE' ? 'externalId' : null
  return { status, field, message }
}
