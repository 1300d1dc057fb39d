import type { Transitions } from './transitions.ts'

/** Invoice life. person §4 "Invoice status", domain "Invoices". */
export const orderStatuses = [
  'CREATED',
  'HOLDED',
  'PENDING',
  'COMPLETED',
  'CANCELED',
  'CLOSED',
  'FRAUD',
  'TEST',
] as const
export type OrderStatus = (typeof orderStatuses)[number]
export const orderTransitions = {
  CREATED: ['HOLDED', 'PENDING', 'COMPLETED', 'CANCELED', 'CLOSED', 'FRAUD'],
  HOLDED: ['CREATED', 'PENDING', 'COMPLETED', 'CANCELED'],
  PENDING: ['COMPLETED', 'CANCELED', 'FRAUD'],
  COMPLETED: ['CANCELED', 'FRAUD'],
  CANCELED: [],
  CLOSED: [],
  // Back to what it was; whatever else is to become of it comes after that.
  FRAUD: ['CREATED', 'PENDING', 'COMPLETED'],
  TEST: [],
} as const satisfies Transitions<OrderStatus>

/** The two tabs of the owner's orders. domain "Invoices": the completed list shows the rest. */
export const pendingTab: readonly OrderStatus[] = ['CREATED', 'HOLDED']
export const completedTab: readonly OrderStatus[] = [
  'PENDING',
  'COMPLETED',
  'CANCELED',
  'CLOSED',
  'FRAUD',
  'TEST',
]
export const isPayable = (status: OrderStatus): boolean => pendingTab.includes(status)
export const isPaid = (status: OrderStatus): boolean =>
  status === 'PENDING' || status === 'COMPLETED'

export const installmentStatuses = ['AWAITING_DUE_DATE', 'PAST_DUE', 'CLEARED'] as const
export type InstallmentStatus = (typeof installmentStatuses)[number]

/**
 * Days from the due date on which its owner is reminded by SMS: before it, on it, and while it is past due.
 * Each is sent once per installment.
 */
export const reminderDays = [-3, -1, 0, 1, 3, 7, 15, 30, 60, 90] as const

/** The customer's list of installments: what is still owed, or what is settled. */
export const installmentFilters = ['OPEN', 'CLEARED'] as const
export type InstallmentFilter = (typeof installmentFilters)[number]

/** Where the money of an invoice comes from; bound to the code that pays it. */
export const paymentSources = ['CREDIT', 'WALLET'] as const
export type PaymentSource = (typeof paymentSources)[number]

/** What an invoice costs its owner, in rials. */
export interface OrderCost {
  grandTotalAmount: number
  kasbenoFeeAmount: number
  bankFeeAmount: number
}

/**
 * "You pay": what leaves the line or the wallet, in rials; a wallet pays no bank fee. The one amount that code
 * screen, messages, result, receipt and debt name. domain "The ledger"
 */
export const amountFrom = (source: PaymentSource, cost: OrderCost): number =>
  cost.grandTotalAmount + cost.kasbenoFeeAmount + (source === 'CREDIT' ? cost.bankFeeAmount : 0)

/**
 * What was paid for an invoice: what it costs now, and what of it has come back since. Cancelled, all of it has
 * come back, and its amounts are those of before.
 */
export const paidFor = (
  invoice: OrderCost & {
    status: OrderStatus
    paymentSource: PaymentSource | null
    refundAmount: number
  }
): number => {
  if (!invoice.paymentSource) return 0
  const kept = invoice.status === 'CANCELED' ? 0 : amountFrom(invoice.paymentSource, invoice)
  return kept + invoice.refundAmount
}

/** "You owe": what is to be repaid at the due date of what is paid. */
export const owedFor = (source: PaymentSource, amount: number): number =>
  source === 'CREDIT' ? amount : 0

/** The name and value of a payment result's return parameters. person §2 "Payment result page". */
export interface PaymentResult {
  message: string
  orderPaymentInvoice_externalId: string
  orderPaymentInvoice_referenceNumber: string
  orderPaymentInvoice_distributorName: string
  orderPaymentInvoice_grandTotalAmount: number
  orderPaymentInvoice_invoicedAt: string
  orderPaymentInvoice_dueDateInDays: number
  orderPaymentInvoice_paymentDueDate: string | null
}
export const maxOrderItems = 500

/** Why the lines of an invoice became what they are; of the first version of an old one nobody knows. */
export const versionCauses = ['SALE', 'UPDATE', 'RETURN', 'DISPUTE'] as const
export type VersionCause = (typeof versionCauses)[number]
export type KnownVersionCause = VersionCause | 'UNKNOWN'

/** How often the lines of one invoice are changed at most; what its owner reported comes back beyond it. */
export const maxOrderVersions = 50

/** Invoices that one code pays at most: a delivery day of a busy shop, and one short transaction. */
export const maxInvoicesPerCode = 20

export interface RefusedInvoice {
  id: string
  externalId: string
  referenceNumber: string
  distributorName: string
  message: string
}

/** Whether a distributor may see what is left of a customer's credit, and why. */
export interface CreditConsent {
  isAllowed: boolean
  /** What the customer said last; a purchase alone says nothing, and is where they are asked. */
  because: 'GIVEN' | 'WITHDRAWN' | 'NEVER_SAID'
}
