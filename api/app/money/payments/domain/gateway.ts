import type { BankVerdict, GatewayIndicator, GatewayRedirect } from '#contracts/payments'

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

export interface KnownPayment {
  amount: number
  token: string
  referenceCode: string
  gatewayToken: string | null
  /** The bank's receipt, once the callback has brought it. */
  receipt: string | null
  /** Whether we have asked to verify it before: only then can "verified before" mean us. */
  wasVerifyAsked: boolean
}

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
  /** Whether the bank's documents say that this code means "not paid". */
  isFailureKnown?: boolean
}

/** What a bank said, and what that means by its documents. Everything else is UNKNOWN. */
export interface BankAnswer {
  verdict: BankVerdict
  /** The bank's own code, at most a hundred characters. */
  code: string
  /** Rials, of a payment that was verified. */
  amount?: number
  receipt?: string
}

/** How an unreachable bank did not answer: a code for its line, and whether asking at once again may help. */
interface Silence {
  code: string
  isPassing: boolean
}

/** Nobody knows what the gateway did: asked again later, with the same words. */
export class GatewayUnreachable extends Error {
  readonly code: string
  readonly isPassing: boolean

  constructor(message: string, { code, isPassing }: Silence, options?: ErrorOptions) {
    super(message, options)
    this.code = code
    this.isPassing = isPassing
  }
}

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
  /** PAID, NOT_PAID or UNKNOWN. Repeating it is harmless. @throws GatewayUnreachable */
  verify(payment: KnownPayment): Promise<BankAnswer>
  /** Where verifying alone does not bring the money: SETTLED, NOT_SETTLED, REVERSED or UNKNOWN. @throws GatewayUnreachable */
  settle?(payment: KnownPayment): Promise<BankAnswer>
  /** Gives the money back: REVERSED or UNKNOWN. @throws GatewayUnreachable */
  reverse(payment: KnownPayment): Promise<BankAnswer>
  /** PAID, NOT_PAID, REVERSED or UNKNOWN; null where the bank cannot be asked of this payment. @throws GatewayUnreachable */
  inquire(payment: KnownPayment): Promise<BankAnswer | null>
}
