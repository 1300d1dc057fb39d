import type { PaymentSource } from '#contracts/orders'
import { amountFrom, vatInside, type OrderCost } from './cost.js'

/** Rials. */
export interface PaidInvoice extends OrderCost {
  paymentSource: PaymentSource
  vatRatePpm: number
  installment: { amount: number; paid: number; reversed: number } | null
}

export interface Reversal {
  grandTotal: number
  productFee: number
  productFeeVat: number
  bankFee: number
  /** Off the installment. */
  toLine: number
  /** Already repaid, or paid from the wallet. */
  toWallet: number
}

/** Entry key; the sum returned before tells returns apart. */
export const reversalKey = ({ id, refundAmount }: { id: string; refundAmount: number }): string =>
  `INVOICE_REVERSED:${id}:${refundAmount}`

export const nothingLeft: OrderCost = {
  grandTotalAmount: 0,
  kasbenoFeeAmount: 0,
  bankFeeAmount: 0,
}

/** Installment first, the rest to the wallet. domain "The ledger" */
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
