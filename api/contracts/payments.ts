import type { Transitions } from './transitions.ts'

/** Gateways of person §9. The default one sorts first; without a default, IRANKISH is preselected. */
export const gatewayIndicators = [
  'OFFLINE',
  'MELLAT',
  'IRANKISH',
  'SHAYANTEJARAT',
  'SAMAN',
  'BANKTEST',
] as const
export type GatewayIndicator = (typeof gatewayIndicators)[number]
export const fallbackGateway: GatewayIndicator = 'IRANKISH'

/** What a bank's contract gives for its gateway. Secrets are written, and never shown again. */
export const gatewayFields = {
  OFFLINE: {},
  MELLAT: { terminalId: 'plain', userName: 'plain', password: 'secret' },
  IRANKISH: {
    terminalId: 'plain',
    acceptorId: 'plain',
    passPhrase: 'secret',
    publicKey: 'plain',
  },
  SHAYANTEJARAT: {},
  SAMAN: { terminalId: 'plain' },
  BANKTEST: {},
} as const satisfies Record<GatewayIndicator, Readonly<Record<string, 'plain' | 'secret'>>>
/** A bank's key is longer than anything else that it gives. */
export const gatewayFieldMax = { publicKey: 4_000, others: 200 } as const

/** Where what a gateway is used with comes from; the environment wins. */
export const gatewaySources = ['ENVIRONMENT', 'BACKOFFICE', 'NONE'] as const
export type GatewaySource = (typeof gatewaySources)[number]

export const gatewayRequestKinds = ['ACTIVATE', 'CREDENTIALS'] as const
export type GatewayRequestKind = (typeof gatewayRequestKinds)[number]

/** What a gateway payment is for. person §3 "Payment purposes". */
export const paymentPurposes = [
  'wallet-charge',
  'platform-fee',
  'subscription-package',
  'installment',
] as const
export type PaymentPurpose = (typeof paymentPurposes)[number]

/**
 * person §4: COMPLETED is success, FINAL_ERROR or REQUEST_ERROR is failure, anything else is still open.
 * IN_DOUBT: the bank's own window is over and nobody knows what it did; finance decides, or a late answer does.
 * FINAL_ERROR is closed as not paid, by what was known then: a bank that says later that it took the money, in a
 * callback or when it is asked, opens it again, and so do two people.
 */
export const paymentStatuses = [
  'CREATED',
  'REDIRECTED',
  'CALLBACK_RECEIVED',
  'IN_DOUBT',
  'COMPLETED',
  'FINAL_ERROR',
  'REQUEST_ERROR',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]
export const paymentTransitions = {
  CREATED: ['REDIRECTED', 'REQUEST_ERROR'],
  REDIRECTED: ['CALLBACK_RECEIVED', 'FINAL_ERROR', 'IN_DOUBT'],
  CALLBACK_RECEIVED: ['COMPLETED', 'FINAL_ERROR', 'IN_DOUBT'],
  IN_DOUBT: ['COMPLETED', 'FINAL_ERROR'],
  COMPLETED: [],
  FINAL_ERROR: ['CALLBACK_RECEIVED', 'IN_DOUBT'],
  REQUEST_ERROR: [],
} as const satisfies Transitions<PaymentStatus>

/** Within so many hours a bank says what it took, or has given it back. */
export const bankTellsWithinHours = 72

/** Payments that one owner opens at gateways within an hour and does not complete: each is asked after at the bank. */
export const unpaidPerHour = 100

const endedStatuses: readonly PaymentStatus[] = ['COMPLETED', 'FINAL_ERROR', 'REQUEST_ERROR']
export const isEnded = (status: PaymentStatus): boolean => endedStatuses.includes(status)

/**
 * Minutes after a payment was closed as not paid at which its bank is asked once more: close together while the bank
 * may still be told to keep the money, then ever further apart, for thirty days.
 */
export const closedAskedAfterMinutes: readonly number[] = [
  ...[2, 5, 10, 15, 30, 60, 180, 360, 720],
  ...[1, 2, 4, 7, 11, 16, 22, 30].map((days) => days * 24 * 60),
]

/** When the bank is asked next about a payment that was closed then, in milliseconds; null when it is asked no more. */
export const nextAskOfClosed = (closedMs: number, nowMs: number): number | null => {
  const after = closedAskedAfterMinutes.find((minutes) => closedMs + minutes * 60_000 > nowMs)
  return after === undefined ? null : closedMs + after * 60_000
}

/** What a list of payments may be narrowed to beside one status: all that were taken to a bank and have not ended. */
export const openPayments = 'OPEN'
export const openPaymentStatuses = paymentStatuses.filter(
  (status) => status !== 'CREATED' && !isEnded(status)
)

/**
 * What a bank is asked of a payment. CALLBACK and LAPSE are not asked: it sends the customer back, or its window
 * ends. OPEN is kept only where it did not open the payment.
 */
export const bankQuestions = [
  'OPEN',
  'CALLBACK',
  'VERIFY',
  'SETTLE',
  'INQUIRE',
  'REVERSE',
  'LAPSE',
] as const
export type BankQuestion = (typeof bankQuestions)[number]

/** Gateways that know a payment by its receipt alone, and cannot be asked of one that brought none. */
export const askedByReceiptAlone: readonly GatewayIndicator[] = ['SAMAN', 'MELLAT', 'OFFLINE']

/** Gateways whose bank does not say which payment a receipt is of: who shows it first holds it. */
export const provedByReceiptAlone: readonly GatewayIndicator[] = ['SAMAN']

/** What its answer means. UNKNOWN: no answer, or one that its documents do not know; never a failure. */
export const bankVerdicts = [
  'PAID',
  'SETTLED',
  'NOT_SETTLED',
  'NOT_PAID',
  'REVERSED',
  'UNKNOWN',
] as const
export type BankVerdict = (typeof bankVerdicts)[number]

export interface BankAnswerLine {
  id: string
  at: string
  question: BankQuestion
  /** The bank's own code, or how the call ended without one (`HTTP 429`, `NO_ANSWER`). */
  code: string
  verdict: BankVerdict
  /** The receipt that came with it, from the bank or from the customer's browser. */
  receipt: string | null
}

/** Whether, and until when, the bank of a payment is still asked about it. */
export interface BankAsking {
  /** When it is asked next; null when it is not asked by itself. */
  nextAt: string | null
  /** It knows a payment by its receipt alone, and none has come: only its deposit file can tell. */
  needsReceipt: boolean
  /** Minutes after which it gives back by itself what was never verified; null: it never does. */
  autoReverseMinutes: number | null
  /** Whether we have asked it to keep the money: then it does not give it back by itself. */
  wasVerifyAsked: boolean
}

/** What staff decide about a payment in the bank's place; each takes two of them, a receipt above a setting only. */
export const paymentDecisionKinds = [
  'SETTLE_BY_HAND',
  'CLOSE_AS_NOT_PAID',
  'CONFIRM_RECEIPT',
  'REOPEN',
] as const
export type PaymentDecisionKind = (typeof paymentDecisionKinds)[number]
/** In which state the payment must be when it is asked for, and still when it is agreed to. */
export const paymentDecisionFrom = {
  SETTLE_BY_HAND: 'IN_DOUBT',
  CLOSE_AS_NOT_PAID: 'IN_DOUBT',
  CONFIRM_RECEIPT: 'REDIRECTED',
  REOPEN: 'FINAL_ERROR',
} as const satisfies Record<PaymentDecisionKind, PaymentStatus>

/** VOID: the bank answered before the second person did. WITHDRAWN: the requester took it back. */
export const paymentDecisionStatuses = [
  'PENDING',
  'APPROVED',
  'REJECTED',
  'VOID',
  'WITHDRAWN',
] as const
export type PaymentDecisionStatus = (typeof paymentDecisionStatuses)[number]
export const paymentDecisionTransitions = {
  PENDING: ['APPROVED', 'REJECTED', 'VOID', 'WITHDRAWN'],
  APPROVED: [],
  REJECTED: [],
  VOID: [],
  WITHDRAWN: [],
} as const satisfies Transitions<PaymentDecisionStatus>

export interface GatewayRedirect {
  redirectBaseUrl: string
  method: 'GET' | 'POST'
  params: Record<string, string>
}
/** A deposit that was recorded by mistake is booked back; it stays in the list. */
export const depositStatuses = ['RECORDED', 'REVERSED'] as const
export type DepositStatus = (typeof depositStatuses)[number]

/** What a gateway took for us, handed over to the bank, and still holds, in rials. */
export interface HeldByGateway {
  indicator: GatewayIndicator
  captured: number
  deposited: number
  held: number
}

/** Answer of every call that may need a gateway. person §3 "Payment response". */
export interface PaymentResponse {
  paymentNeeded: boolean
  gatewayRedirectItem?: GatewayRedirect
  /** With a gateway: what the page that follows the payment asks for. */
  paymentId?: string
}

export const transactionTypes = ['DEPOSIT', 'WITHDRAW'] as const
export type TransactionType = (typeof transactionTypes)[number]
export const transactionSourceTypes = [
  'WALLET_CHARGE',
  'PLATFORM_FEE',
  'PLATFORM_FEE_REFUND',
  'ORDER_PAYMENT',
  'ORDER_REFUND',
  'INSTALLMENT',
  'WITHDRAWAL',
] as const
export type TransactionSourceType = (typeof transactionSourceTypes)[number]
