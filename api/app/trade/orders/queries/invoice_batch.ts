import type { PaymentSource, RefusedInvoice } from '#contracts/orders'
import { clock } from '#app/platform/time/clock'
import { addDays } from '#app/platform/time/jalali'
import { judge, refusedInvoices } from '../domain/batch.js'
import type { PaymentRefusal } from '../domain/pay_refusal.js'
import type { OrderFacts } from './order_details.js'

const shown = [
  'id',
  'externalId',
  'referenceNumber',
  'status',
  'distributorName',
  'distributorSlug',
  'distributorLogo',
  'grandTotalAmount',
  'kasbenoFeeAmount',
  'bankFeeAmount',
  'dueDateInDays',
  'dueDate',
  'paymentSource',
  'paidAt',
  'bankReferenceNumber',
  'installmentReceiptAmount',
] as const satisfies readonly (keyof OrderFacts)[]

/** Without goods, which have their own page. */
export type BatchInvoice = Pick<OrderFacts, (typeof shown)[number]>

export interface BatchOption {
  source: PaymentSource
  /** Rials, fees included. */
  amount: number
  available: number
  /** Earliest, if paid today; null for the wallet. */
  firstDueDate: string | null
  refusal: PaymentRefusal | null
  refused: RefusedInvoice[]
}

export interface InvoiceBatch {
  /** Receives the code. */
  phone: string
  items: BatchInvoice[]
  paymentOptions: BatchOption[]
}

export const batchInvoice = (facts: OrderFacts): BatchInvoice =>
  Object.fromEntries(shown.map((name) => [name, facts[name]])) as BatchInvoice

/** With what prevents each source. */
export const invoiceBatch = (facts: readonly OrderFacts[]): InvoiceBatch => ({
  phone: facts[0].phone,
  items: facts.map(batchInvoice),
  paymentOptions: (['CREDIT', 'WALLET'] as const).map((source) => {
    const judged = judge(facts, source, clock.today(), null)
    return {
      source,
      amount: judged.amount,
      available: source === 'CREDIT' ? facts[0].creditBalance : facts[0].cashBalance,
      firstDueDate:
        source === 'CREDIT'
          ? addDays(clock.today(), Math.min(...facts.map(({ dueDateInDays }) => dueDateInDays)))
          : null,
      refusal: judged.refusal,
      refused: refusedInvoices(judged.refused),
    }
  }),
})
