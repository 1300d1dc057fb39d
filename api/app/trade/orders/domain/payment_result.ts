import type { PaymentResult } from '#contracts/orders'

interface Paid {
  externalId: string
  referenceNumber: string
  distributorName: string
  grandTotalAmount: number
  invoicedAt: Date
  dueDateInDays: number
}

/** @param dueDate if paid today, else null */
export const paymentResult = (
  message: string,
  invoice: Paid,
  dueDate: string | null
): PaymentResult => ({
  message,
  orderPaymentInvoice_externalId: invoice.externalId,
  orderPaymentInvoice_referenceNumber: invoice.referenceNumber,
  orderPaymentInvoice_distributorName: invoice.distributorName,
  orderPaymentInvoice_grandTotalAmount: invoice.grandTotalAmount,
  orderPaymentInvoice_invoicedAt: invoice.invoicedAt.toISOString(),
  orderPaymentInvoice_dueDateInDays: invoice.dueDateInDays,
  orderPaymentInvoice_paymentDueDate: dueDate,
})
