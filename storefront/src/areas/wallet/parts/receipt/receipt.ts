import { persianText, toPersianDigits } from '@kasbeno/api/contracts/digits'
import { paidFor } from '@kasbeno/api/contracts/orders'
import { orders as text } from '#areas/invoices/words/orders.ts'
import { money } from '#core/words/money.ts'
import type { Order } from '#core/api/types.ts'
import { jalaliDate, jalaliDateTime } from '#core/jalali.ts'
import { groupDigits } from '#core/grouped.ts'

export interface ReceiptLine {
  name: string
  value: string
  /** Numbers and codes keep their own direction. */
  isNumber?: boolean
  /** Can be copied, as it is to be told to somebody. */
  copied?: string
}

export interface Receipt {
  title: string
  paidAt: string | null
  amountName: string
  /** Rials, with all fees. */
  amount: number
  lines: ReceiptLine[]
}

export const rials = (amount: number) => `${groupDigits(amount)} ${money.rial}`

export const reference = (name: string, value: string): ReceiptLine => ({
  name,
  value: toPersianDigits(value),
  isNumber: true,
  copied: value,
})

const amountLine = (name: string, amount: number): ReceiptLine[] =>
  amount > 0 ? [{ name, value: rials(amount) }] : []

const costLines = (order: Order): ReceiptLine[] => [
  { name: text.invoiceAmount, value: rials(order.grandTotalAmount) },
  ...amountLine(text.productFee, order.kasbenoFeeAmount),
  ...amountLine(text.bankFee, order.paymentSource === 'CREDIT' ? order.bankFeeAmount : 0),
  ...amountLine(text.refund, order.refundAmount),
]

const debtLines = ({ installmentReceiptAmount, dueDate }: Order): ReceiptLine[] => [
  { name: text.owed, value: rials(installmentReceiptAmount ?? 0) },
  ...(dueDate ? [{ name: text.dueDate, value: jalaliDate(dueDate), isNumber: true }] : []),
]

export const orderReceipt = (order: Order): Receipt => ({
  title: text.receiptTitle,
  paidAt: order.paidAt,
  amountName: text.paidWithFees,
  amount: paidFor(order),
  lines: [
    ...(order.paidAt
      ? [{ name: text.paidAt, value: jalaliDateTime(order.paidAt), isNumber: true }]
      : []),
    ...(order.paymentSource
      ? [{ name: text.source, value: text.sources[order.paymentSource] }]
      : []),
    ...costLines(order),
    ...debtLines(order),
    { name: text.distributor, value: order.distributorName },
    { name: text.invoiceNumber, value: persianText(order.externalId), isNumber: true },
    reference(text.referenceNumber, order.referenceNumber),
    ...(order.bankReferenceNumber
      ? [reference(text.bankReference, order.bankReferenceNumber)]
      : []),
  ],
})
