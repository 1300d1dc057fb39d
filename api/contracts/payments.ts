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

/** What a gateway payment is for. person §3 "Payment purposes". */
export const paymentPurposes = [
  'wallet-charge',
  'platform-fee',
  'subscription-package',
  'installment',
] as const
export type PaymentPurpose = (typeof paymentPurposes)[number]

/** person §4: COMPLETED is success, FINAL_ERROR or REQUEST_ERROR is failure, anything else is still open. */
export const paymentStatuses = [
  'CREATED',
  'REDIRECTED',
  'CALLBACK_RECEIVED',
  'COMPLETED',
  'FINAL_ERROR',
  'REQUEST_ERROR',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]
export const paymentTransitions = {
  CREATED: ['REDIRECTED', 'REQUEST_ERROR'],
  REDIRECTED: ['CALLBACK_RECEIVED', 'FINAL_ERROR'],
  CALLBACK_RECEIVED: ['COMPLETED', 'FINAL_ERROR'],
  COMPLETED: [],
  FINAL_ERROR: [],
  REQUEST_ERROR: [],
} as const satisfies Transitions<PaymentStatus>

export const isSettled = (status: PaymentStatus): boolean => paymentTransitions[status].length === 0

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
/** The tabs of the wallet's transactions. */
export const transactionSourceTypes = [
  'WALLET_CHARGE',
  'PLATFORM_FEE',
  'PLATFORM_FEE_REFUND',
  'ORDER_PAYMENT',
  'ORDER_REFUND',
  'INSTALLMENT',
] as const
export type TransactionSourceType = (typeof transactionSourceTypes)[number]
