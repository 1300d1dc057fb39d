import { hash } from 'node:crypto'
import { maxRials } from '#contracts/money'
import { isPaid, type PaymentSource, type RefusedInvoice } from '#contracts/orders'
import type { CustomerActor } from '#app/platform/audit/actor'
import type { CodeScope } from '#app/people/identity/one_time_codes'
import { InvalidFields } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import type { OrderFacts } from '../queries/order_details.js'
import { amountFrom } from './cost.js'
import { refusalOfSource, refusalToPay, type PaymentRefusal } from './pay_refusal.js'
import { paymentCode } from './payment_code.js'

/** Paid with one code, all or none. adr/0026 */

export type InvoiceRefusal = keyof typeof messages.invoiceRefused

/** Per invoice, then for the sum. */
export interface BatchVerdict {
  amount: number
  refused: { facts: OrderFacts; refusal: InvoiceRefusal }[]
  refusal: PaymentRefusal | null
}

const byId = (facts: readonly OrderFacts[]): OrderFacts[] =>
  [...facts].sort((one, other) => (one.id < other.id ? -1 : 1))

/** @throws InvalidFields for two plans or a sum beyond the maximum */
export const sumOf = (source: PaymentSource, facts: readonly OrderFacts[]): number => {
  if (facts.some(({ plan }) => plan !== facts[0].plan)) throw refusedIds(messages.batchOfOnePlan)
  const sum = facts.reduce((all, one) => all + BigInt(amountFrom(source, one)), 0n)
  if (sum > BigInt(maxRials)) throw refusedIds(messages.batchTooMuch)
  return Number(sum)
}

/** Here 422 is a payment's result. */
const refusedIds = (message: string) =>
  new InvalidFields([{ field: 'orderIds', rule: 'rule', message }], 400)

const refusalOf = (
  facts: OrderFacts,
  source: PaymentSource,
  today: string
): InvoiceRefusal | null => {
  if (isPaid(facts.status)) return 'ALREADY_PAID'
  const refusal = refusalToPay(facts, source, today)
  return refusal === 'NOT_PAYABLE' || refusal === 'NOT_APPROVED' ? refusal : null
}

/** @param agreed what the code was sent for; null before */
export const judge = (
  facts: readonly OrderFacts[],
  source: PaymentSource,
  today: string,
  agreed: string | null
): BatchVerdict => {
  const amount = sumOf(source, facts)
  const contents = agreed?.split(',')
  const refused = byId(facts).flatMap((one, at) => {
    const isChanged = contents !== undefined && contents[at] !== one.content
    const refusal = refusalOf(one, source, today) ?? (isChanged ? 'CHANGED' : null)
    return refusal ? [{ facts: one, refusal }] : []
  })
  return { amount, refused, refusal: refusalOfSource(facts[0], source, amount) }
}

/** Digests of all, by id. */
export const contentOf = (facts: readonly OrderFacts[]): string =>
  byId(facts)
    .map(({ content }) => content)
    .join(',')

/** Bound to these invoices and the session; the subject is stored. */
export const batchCode = (payer: CustomerActor, orderIds: readonly string[]): CodeScope => {
  const ids = [...orderIds].sort().join(',')
  return paymentCode(payer, `several:${hash('sha256', ids)}`)
}

export const refusedInvoices = (refused: BatchVerdict['refused']): RefusedInvoice[] =>
  refused.map(({ facts, refusal }) => ({
    id: facts.id,
    externalId: facts.externalId,
    referenceNumber: facts.referenceNumber,
    distributorName: facts.distributorName,
    message: messages.invoiceRefused[refusal],
  }))
