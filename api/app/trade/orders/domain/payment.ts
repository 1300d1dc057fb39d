import type { DateTime } from 'luxon'
import type { OrderStatus, PaymentSource } from '#contracts/orders'
import { invoicePaidFromCredit, invoicePaidFromWallet } from '#app/money/ledger/domain/entries'
import type { Entry } from '#app/money/ledger/domain/entry'
import { addDays, tehranDay } from '#app/platform/time/jalali'
import type { OrderFacts, PaymentRefusal } from '../queries/order_details.js'
import { vatInside } from './cost.js'

/** What is decided before the database is asked to pay an invoice. */
export interface InvoicePayment {
  facts: OrderFacts
  source: PaymentSource
  /** Rials that leave line or wallet. */
  amount: number
  /** Of the installment that a payment from credit makes. */
  installmentId: string
  /** Read once, so that midnight falls before the payment or after it. */
  paidAt: DateTime<true>
}

export const dueDateOf = ({ facts, paidAt }: Pick<InvoicePayment, 'facts' | 'paidAt'>): string =>
  addDays(tehranDay(paidAt), facts.dueDateInDays)

/** With confirmation, the invoice waits for its supplier; credit is used and dates run. domain "Invoices" */
export const statusAfter = ({ requiresConfirmation }: OrderFacts): OrderStatus =>
  requiresConfirmation ? 'PENDING' : 'COMPLETED'

export const entryOf = ({ facts, source }: Pick<InvoicePayment, 'facts' | 'source'>): Entry => {
  const money = {
    distributorId: facts.distributorId,
    grandTotal: facts.grandTotalAmount,
    productFee: facts.kasbenoFeeAmount,
    productFeeVat: vatInside(facts.kasbenoFeeAmount, facts.vatRatePpm),
  }
  return source === 'CREDIT'
    ? invoicePaidFromCredit(facts.lineAccountId!, { ...money, bankFee: facts.bankFeeAmount })
    : invoicePaidFromWallet(facts.walletId!, money)
}

export const paymentEntryKinds = {
  CREDIT: 'INVOICE_PAID_FROM_CREDIT',
  WALLET: 'INVOICE_PAID_FROM_WALLET',
} as const satisfies Record<PaymentSource, string>

/** The ledger's own refusals: another payment was faster. */
export const shortOf: Record<string, PaymentRefusal | undefined> = {
  KB001: 'WALLET_TOO_LOW',
  KB002: 'NOT_ENOUGH',
}
