import { payment as text } from '#areas/wallet/words/payment.ts'
import type { Repayment } from '#core/api/types.ts'
import { jalaliDateTime } from '#core/jalali.ts'
import { reference, rials, type Receipt, type ReceiptLine } from './receipt.ts'

const part = (name: string, amount: number): ReceiptLine[] =>
  amount > 0 ? [{ name, value: rials(amount) }] : []

/** Both sources and each invoice's part. */
export const repaymentReceipt = (repayment: Repayment): Receipt => ({
  title: text.repaymentTitle,
  paidAt: repayment.paidAt,
  amountName: text.repaid,
  amount: repayment.amount,
  lines: [
    { name: text.time, value: jalaliDateTime(repayment.paidAt), isNumber: true },
    ...part(text.fromWallet, repayment.fromWallet),
    ...part(text.throughGateway, repayment.fromGateway),
    ...part(text.lateFee, repayment.lateFeeAmount),
    ...repayment.parts.map(({ distributorName, externalId, amount }) => ({
      name: text.ofInvoice(distributorName, externalId),
      value: rials(amount),
    })),
    ...(repayment.referenceCode ? [reference(text.reference, repayment.referenceCode)] : []),
    ...(repayment.bankReferenceNumber
      ? [reference(text.bankReference, repayment.bankReferenceNumber)]
      : []),
  ],
})
