import type { PaymentSource, RefusedInvoice } from '#contracts/orders'
import { clock } from '#app/platform/time/clock'
import { addDays } from '#app/platform/time/jalali'
import { judge, refusedInvoices } from '../domain/batch.js'
import type { OrderFacts, PaymentRefusal } from './order_details.js'

const shown = [
  'id',
  'externalId',
  'referenceNumber',
  'status',
  'distributorName',
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

/** An invoice of a batch, before its payment and after it; its goods stand on its own page. */
export type BatchInvoice = Pick<OrderFacts, (typeof shown)[number]>

export interface BatchOption {
  source: PaymentSource
  /** Rials, fees included. */
  amount: number
  /** What the source holds before it; credit by the rial, cash for the wallet. */
  available: number
  /** The earliest of them, if all are paid today; null for the wallet, which owes nothing. */
  firstDueDate: string | null
  refusal: PaymentRefusal | null
  refused: RefusedInvoice[]
}

export interface InvoiceBatch {
  /** Where the code is sent. */
  phone: string
  items: BatchInvoice[]
  paymentOptions: BatchOption[]
}

export const batchInvoice = (facts: OrderFacts): BatchInvoice =>
  Object.fromEntries(shown.map((name) => [name, facts[name]])) as BatchInvoice

/** A batch as its owner sees it, and what keeps each source from paying them. */
export const invoiceBatch = (facts: readonly OrderFacts[]): InvoiceBatch => ({
  phone: facts[0].phone,
  items: facts.map(batchInvoice),
  paymentOptions: (['CREDIT', 'WALLET'] as const).map((source) => {
    const judged = judge(facts, source, null)
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
