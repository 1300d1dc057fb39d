import type { DateTime } from 'luxon'
import type { OrderStatus, PaymentSource } from '#contracts/orders'
import { invoicePaidFromCredit, invoicePaidFromWallet } from '#app/money/ledger/domain/entries'
import type { Entry } from '#app/money/ledger/domain/entry'
import { addDays, tehranDay } from '#app/platform/time/jalali'
import type { OrderFacts } from '../queries/order_details.js'
import { vatInside } from './cost.js'
import type { PaymentRefusal } from './pay_refusal.js'

export interface InvoicePayment {
  facts: OrderFacts
  source: PaymentSource
  /** Rials leaving the source. */
  amount: number
  installmentId: string
  /** Read once, so that midnight cannot fall in between. */
  paidAt: DateTime<true>
}

export const dueDateOf = ({ facts, paidAt }: Pick<InvoicePayment, 'facts' | 'paidAt'>): string =>
  addDays(tehranDay(paidAt), facts.dueDateInDays)

/** Awaits the supplier where confirmation is needed; credit and dates run. domain "Invoices" */
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

/** The ledger refused: another payment was faster. */
export const shortOf: Record<string, PaymentRefusal | undefined> = {
  KB001: 'WALLET_TOO_LOW',
  KB002: 'NOT_ENOUGH',
}
