/** Who carries text messages, in the order in which they are tried unless staff say otherwise. */
export const smsProviders = ['kavenegar', 'smsir', 'sandbox'] as const
export type SmsProvider = (typeof smsProviders)[number]

/**
 * UNKNOWN: a provider was asked and did not say what it did. WITHHELD: staff have switched the text off, and it was
 * handed to nobody.
 */
export const smsStatuses = ['SENDING', 'SENT', 'UNKNOWN', 'FAILED', 'WITHHELD'] as const
export type SmsStatus = (typeof smsStatuses)[number]

/** What its provider says of a message that it took; nothing until it was asked. */
export const smsDeliveries = ['ON_ITS_WAY', 'DELIVERED', 'NOT_DELIVERED', 'NEVER_TOLD'] as const
export type SmsDelivery = (typeof smsDeliveries)[number]

export const smsRequestKinds = ['TEMPLATE', 'KEY', 'SWITCH_ON'] as const
export type SmsRequestKind = (typeof smsRequestKinds)[number]

/** Characters; a phone gets a longer text in parts, and each costs. */
export const smsTextMax = 500

/** What support may send to one customer, by the names of the templates. */
export const supportMessages = [
  'support-call',
  'support-missed-call',
  'support-review-documents',
  'support-keep-codes',
] as const
export type SupportMessage = (typeof supportMessages)[number]

/** Within 24 hours: to one customer from all staff, and by one member of staff to all customers. */
export const supportMessageLimits = { toCustomer: 3, byStaff: 50 } as const

/** What was, or would be, sent to whom. */
export interface SentMessage {
  status: 'QUEUED' | 'WOULD_SEND'
  /** Masked: the sender need not know it. */
  phone: string
  text: string
}
