import type { GatewayIndicator, GatewayRedirect } from '#contracts/payments'

/** What a gateway is asked to collect. */
export interface PaymentRequest {
  /** Rials. */
  amount: number
  /** Our secret name of the payment; gateways that call back without a token of theirs get this. */
  token: string
  /** Our tracking number: digits alone, unique for ever. */
  referenceCode: string
  callbackUrl: string
  /** The storefront's page that follows this payment, for gateways without a page of their own. */
  result: { url: string; params: Record<string, string> }
  /** Where the customer's browser came from. */
  origin: string
  phone: string
}

/** A payment that a gateway knows. */
export interface KnownPayment {
  amount: number
  token: string
  referenceCode: string
  gatewayToken: string | null
  /** The bank's receipt, once the callback has brought it. */
  receipt: string | null
}

/** Fields of a callback, from its query or its form. */
export type CallbackFields = Record<string, string>

/**
 * A callback, read. Every name in it must belong to one payment, and at least one of the two tokens
 * must be there: reference codes can be guessed.
 */
export interface Callback {
  token?: string
  gatewayToken?: string
  referenceCode?: string
  /** The customer paid, says whoever sent this; only `verify` proves it. */
  isPaid: boolean
  receipt?: string
  maskedCard?: string
  /** The gateway's own words or code when it was not paid. */
  failure?: string
}

export type Verification =
  { isVerified: true; amount: number } | { isVerified: false; failure: string }

/** How a payment stands at the bank, for those whose callback never came. */
export type Inquiry =
  { state: 'PAID'; receipt: string } | { state: 'UNPAID' } | { state: 'UNKNOWN' }

/** Nobody knows what the gateway did: asked again later, with the same words. */
export class GatewayUnreachable extends Error {}

/** The gateway refuses to start the payment. */
export class GatewayRefused extends Error {}

/** One bank's gateway, behind the same few verbs. facts "Payment gateways" */
export interface Gateway {
  indicator: GatewayIndicator
  /** Milliseconds after which the bank gives unverified money back by itself; null: it never does. */
  autoReverseAfter: number | null
  /** @throws GatewayRefused, GatewayUnreachable */
  createPayment(
    request: PaymentRequest
  ): Promise<{ gatewayToken: string; redirect: GatewayRedirect }>
  parseCallback(fields: CallbackFields): Callback
  /** Repeating it is harmless: "verified before" counts as verified. @throws GatewayUnreachable */
  verify(payment: KnownPayment): Promise<Verification>
  /** Where verifying alone does not bring the money. True when it is, or was, settled. */
  settle?(payment: KnownPayment): Promise<boolean>
  /** Gives the money back. @throws GatewayUnreachable */
  reverse(payment: KnownPayment): Promise<boolean>
  /** @throws GatewayUnreachable */
  inquire?(payment: KnownPayment): Promise<Inquiry>
}
