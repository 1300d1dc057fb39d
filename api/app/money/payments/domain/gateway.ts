import type { BankVerdict, GatewayIndicator, GatewayRedirect } from '#contracts/payments'

export interface PaymentRequest {
  amount: number
  /** Our secret token, for gateways whose callbacks carry none of theirs. */
  token: string
  /** Digits, globally unique. */
  referenceCode: string
  callbackUrl: string
  /** For gateways without a page of their own. */
  result: { url: string; params: Record<string, string> }
  origin: string
  phone: string
}

export interface KnownPayment {
  amount: number
  token: string
  referenceCode: string
  gatewayToken: string | null
  /** Known once the callback brought it. */
  receipt: string | null
  /** Only then can "verified before" mean us. */
  wasVerifyAsked: boolean
}

export type CallbackFields = Record<string, string>

/** Every name must belong to one payment, and one of the two tokens is required: reference codes can be guessed. */
export interface Callback {
  token?: string
  gatewayToken?: string
  referenceCode?: string
  /** As claimed; only `verify` proves it. */
  isPaid: boolean
  receipt?: string
  maskedCard?: string
  /** The gateway's words or code. */
  failure?: string
  /** Whether the bank documents this code as "not paid". */
  isFailureKnown?: boolean
}

/** A bank's answer by its documents; everything else is UNKNOWN. */
export interface BankAnswer {
  verdict: BankVerdict
  /** At most 100 characters. */
  code: string
  /** Rials, of a verified payment. */
  amount?: number
  receipt?: string
}

/** Error code, and whether an immediate retry may help. */
interface Silence {
  code: string
  isPassing: boolean
}

/** The outcome is unknown: retried later with the same arguments. */
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
  /** Milliseconds until the bank reverses unverified money; null: never. */
  autoReverseAfter: number | null
  /** @throws GatewayRefused, GatewayUnreachable */
  createPayment(
    request: PaymentRequest
  ): Promise<{ gatewayToken: string; redirect: GatewayRedirect }>
  parseCallback(fields: CallbackFields): Callback
  /**
   * PAID, NOT_PAID or UNKNOWN. Idempotent.
   * @throws GatewayUnreachable
   */
  verify(payment: KnownPayment): Promise<BankAnswer>
  /**
   * Where verifying does not move the money: SETTLED, NOT_SETTLED, REVERSED or UNKNOWN.
   * @throws GatewayUnreachable
   */
  settle?(payment: KnownPayment): Promise<BankAnswer>
  /**
   * REVERSED or UNKNOWN.
   * @throws GatewayUnreachable
   */
  reverse(payment: KnownPayment): Promise<BankAnswer>
  /**
   * PAID, NOT_PAID, REVERSED or UNKNOWN; null where the bank cannot be asked.
   * @throws GatewayUnreachable
   */
  inquire(payment: KnownPayment): Promise<BankAnswer | null>
}
