import type { PaymentSource } from '#contracts/orders'
import { amountFrom, vatInside, type OrderCost } from './cost.js'

/** A paid invoice as it stands; rials. */
export interface PaidInvoice extends OrderCost {
  paymentSource: PaymentSource
  vatRatePpm: number
  installment: { amount: number; paid: number; reversed: number } | null
}

/** What comes back when the invoice sinks to a lower cost; rials. */
export interface Reversal {
  grandTotal: number
  productFee: number
  productFeeVat: number
  bankFee: number
  /** Off the installment. */
  toLine: number
  /** What was paid already, or paid from the wallet in the first place. */
  toWallet: number
}

/** Names the entry of a reversal: what had come back before tells one return of an invoice from the next. */
export const reversalKey = ({ id, refundAmount }: { id: string; refundAmount: number }): string =>
  `INVOICE_REVERSED:${id}:${refundAmount}`

export const nothingLeft: OrderCost = {
  grandTotalAmount: 0,
  kasbenoFeeAmount: 0,
  bankFeeAmount: 0,
}

/** Installment first, what is over to the wallet. domain "The ledger" */
export const reversalTo = (invoice: PaidInvoice, cost: OrderCost): Reversal => {
  const { installment, paymentSource, vatRatePpm } = invoice
  const back = amountFrom(paymentSource, invoice) - amountFrom(paymentSource, cost)
  const owed = installment ? installment.amount - installment.paid - installment.reversed : 0
  const toLine = Math.min(back, owed)
  return {
    grandTotal: invoice.grandTotalAmount - cost.grandTotalAmount,
    productFee: invoice.kasbenoFeeAmount - cost.kasbenoFeeAmount,
    productFeeVat:
      vatInside(invoice.kasbenoFeeAmount, vatRatePpm) -
      vatInside(cost.kasbenoFeeAmount, vatRatePpm),
    bankFee: paymentSource === 'CREDIT' ? invoice.bankFeeAmount - cost.bankFeeAmount : 0,
    toLine,
    toWallet: back - toLine,
  }
}
