import type { DisputeReason, DisputeStatus } from './disputes.ts'
import type { OrderStatus } from './orders.ts'

export const webhookEvents = [
  'invoice.created',
  'invoice.updated',
  'invoice.paid',
  'invoice.confirmed',
  'invoice.rejected',
  'invoice.canceled',
  'invoice.returned',
  'invoice.closed',
  'invoice.frozen',
  'invoice.unfrozen',
  'invoice.disputed',
  'invoice.dispute-decided',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

export const webhookStatuses = ['PENDING', 'DELIVERED', 'GIVEN_UP'] as const
export type WebhookStatus = (typeof webhookStatuses)[number]

/** Why a try did not arrive. */
export const webhookFailures = [
  /** The partner has no endpoint any more. */
  'NO_ENDPOINT',
  /** The address leads into a network that is not the partner's. */
  'FORBIDDEN_TARGET',
  'UNREACHABLE',
  'TIMED_OUT',
  /** Answers of 3xx are not followed. */
  'REDIRECTED',
  /** Any other answer than 2xx. */
  'REFUSED',
] as const
export type WebhookFailure = (typeof webhookFailures)[number]

export const webhookHeaders = {
  eventId: 'X-Kasbeno-Event-Id',
  timestamp: 'X-Kasbeno-Timestamp',
  signature: 'X-Kasbeno-Signature',
} as const

const second = 1000
const minute = 60 * second
const hour = 60 * minute
export const webhookRules = {
  /** After the first try, and after each further one; then it is given up. api "Supplier" */
  retriesMs: [10 * second, minute, 10 * minute, hour, 6 * hour, 24 * hour],
  timeoutMs: 10 * second,
  /** How long the key before signs beside the new one. */
  rotationMs: 7 * 24 * hour,
  urlLength: 2000,
} as const

/** The body of a webhook: the invoice as the event left it. Rials, times in ISO 8601. */
export interface WebhookBody {
  /** The same at every retry and replay. */
  eventId: string
  event: WebhookEvent
  occurredAt: string
  id: string
  referenceNumber: string
  externalId: string
  status: OrderStatus
  grandTotalAmount: number
  refundAmount: number
  bankReferenceNumber: string | null
  cancelReason: string | null
  invoicedAt: string
  createdAt: string
  paidAt: string | null
  /** Of `invoice.disputed` and `invoice.dispute-decided` alone. */
  dispute?: WebhookDispute
}

/** What an event says of the report of an owner. Rials. */
export interface WebhookDispute {
  id: string
  status: DisputeStatus
  /** What the distributor loses by an acceptance. */
  goodsAmount: number
  note: string
  /** The supplier's last day to answer, `YYYY-MM-DD`. */
  answerBy: string
  items: { itemName: string; unitType: string; qty: number; reason: DisputeReason }[]
}

export interface WebhookDelivery {
  eventId: string
  event: WebhookEvent
  referenceNumber: string
  externalId: string
  status: WebhookStatus
  tries: number
  createdAt: string
  nextTryAt: string | null
  deliveredAt: string | null
  lastTriedAt: string | null
  lastFailure: WebhookFailure | null
  lastResponseStatus: number | null
}

/** GET …/partner-clients/{id}/webhook and POST …/rotate. */
export interface WebhookEndpoint {
  url: string
  updatedAt: string
  /** Until when the key before signs as well; null outside a rotation. */
  previousKeyValidUntil: string | null
  /** Who may take a new key, once, since two people have agreed to it; null: nobody. */
  keyGrantedTo: string | null
  /** A key that was made now: shown this once. */
  secret?: string
}

/** POST …/partner-clients/{id}/webhook/try: what became of an event that was sent to look. */
export interface WebhookTrial {
  eventId: string
  url: string
  /** Null when the program took it. */
  failure: WebhookFailure | null
  responseStatus: number | null
  responseExcerpt: string | null
  durationMs: number
}
