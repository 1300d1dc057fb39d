import type { WebhookEvent } from '#contracts/webhooks'
import type { Events } from '#app/platform/events/outbox'

export type InvoiceEvent =
  | 'InvoiceCreated'
  | 'InvoiceUpdated'
  | 'InvoicePaid'
  | 'InvoiceConfirmed'
  | 'InvoiceCanceled'
  | 'InvoiceReturned'
  | 'InvoiceClosed'
  | 'InvoiceFrozen'
  | 'InvoiceUnfrozen'
  | 'DisputeOpened'
  | 'DisputeEnded'

export const eventOf: {
  [Name in InvoiceEvent]: (payload: Events[Name]) => WebhookEvent
} = {
  InvoiceCreated: () => 'invoice.created',
  InvoiceUpdated: () => 'invoice.updated',
  InvoicePaid: () => 'invoice.paid',
  InvoiceConfirmed: () => 'invoice.confirmed',
  InvoiceCanceled: ({ isRejection }) => (isRejection ? 'invoice.rejected' : 'invoice.canceled'),
  InvoiceReturned: () => 'invoice.returned',
  InvoiceClosed: () => 'invoice.closed',
  InvoiceFrozen: () => 'invoice.frozen',
  InvoiceUnfrozen: () => 'invoice.unfrozen',
  DisputeOpened: () => 'invoice.disputed',
  DisputeEnded: () => 'invoice.dispute-decided',
}
