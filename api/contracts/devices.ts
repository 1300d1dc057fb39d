import { isCardExpired, type CardStatus } from './cards.ts'
import type { PaymentMethodType } from './companies.ts'
import type { Transitions } from './transitions.ts'

/** A device draws on credit lines once a second person has activated it; it is disabled for good. */
export const deviceStatuses = ['PENDING', 'ACTIVE', 'DISABLED'] as const
export type DeviceStatus = (typeof deviceStatuses)[number]
export const deviceTransitions = {
  PENDING: ['ACTIVE', 'DISABLED'],
  ACTIVE: ['DISABLED'],
  DISABLED: [],
} as const satisfies Transitions<DeviceStatus>

export const cardPaymentStatuses = ['PAID', 'REFUSED', 'REVERSED'] as const
export type CardPaymentStatus = (typeof cardPaymentStatuses)[number]
/** Refused tries are no purchases. */
export type HeldPurchaseStatus = Exclude<CardPaymentStatus, 'REFUSED'>

/** What a merchant's program wants to be paid; EXPIRED is an open one whose time is over. */
export const containerStatuses = ['OPEN', 'PAID', 'CANCELED', 'EXPIRED'] as const
export type ContainerStatus = (typeof containerStatuses)[number]

/** Why a card is not charged. */
export const cardPaymentRefusals = [
  'MERCHANT_CLOSED',
  'CARD_UNKNOWN',
  'CARD_NOT_ACTIVE',
  'CARD_BLOCKED',
  'CARD_FROZEN',
  'CARD_DISABLED',
  'CARD_EXPIRED',
  'PIN_WRONG',
  /** Wrong, and the last try of the day. */
  'PIN_LOCKED',
  'AMOUNT_TOO_HIGH',
  'DAILY_LIMIT',
  'MONTHLY_CEILING',
  'METHOD_NOT_ALLOWED',
  'NOT_ENOUGH',
  'CREDIT_UNAVAILABLE',
  'PLAN_NOT_SERVED',
  'CONTAINER_CLOSED',
  'PAYMENT_REVERSED',
] as const
export type CardPaymentRefusal = (typeof cardPaymentRefusals)[number]

/** Those that say how much the ceiling leaves. */
export const ceilingRefusals = ['AMOUNT_TOO_HIGH', 'DAILY_LIMIT', 'MONTHLY_CEILING'] as const
export type CeilingRefusal = (typeof ceilingRefusals)[number]
export const isCeilingRefusal = (refusal: CardPaymentRefusal): refusal is CeilingRefusal =>
  ceilingRefusals.some((one) => one === refusal)

const byStatus: Readonly<Record<CardStatus, CardPaymentRefusal | null>> = {
  CREATED: 'CARD_NOT_ACTIVE',
  PRINT_PENDING: 'CARD_NOT_ACTIVE',
  PRINTED: 'CARD_NOT_ACTIVE',
  DELIVERED: 'CARD_NOT_ACTIVE',
  ENABLED: null,
  FROZEN: 'CARD_FROZEN',
  DISABLED: 'CARD_DISABLED',
  BLOCKED: 'CARD_BLOCKED',
}

/** Why a card may not be charged on a day, or null when it may. @param today `YYYY-MM-DD` */
export const refusalOfCard = (
  card: { status: CardStatus; expiresOn: string },
  today: string
): CardPaymentRefusal | null =>
  // What a process of an older version does not know is not charged by it.
  card.status in byStatus
    ? (byStatus[card.status] ?? (isCardExpired(card.expiresOn, today) ? 'CARD_EXPIRED' : null))
    : 'CARD_NOT_ACTIVE'

interface CardLimits {
  /** Rials of one payment, and of all payments of a card on a day. */
  onceMax: number
  dailyMax: number
}

/** Why an amount is too much for a card that has spent `spent` rials today, or null. */
export const refusalOfAmount = (
  amount: number,
  spent: number,
  { onceMax, dailyMax }: CardLimits
): CardPaymentRefusal | null => {
  if (amount > onceMax) return 'AMOUNT_TOO_HIGH'
  return amount > dailyMax - spent ? 'DAILY_LIMIT' : null
}

/** What a company has agreed to for the card of one of its holders; nothing of it holds for a person's own card. */
export interface HolderTerms {
  /** Null for a person's own card. */
  paymentMethod: PaymentMethodType | null
  /** Rials of a Jalali month; null where there is none. */
  ceiling: number | null
  /** Rials that the holder has paid by card this month, with whichever card. */
  spentThisMonth: number
}

/** Why a company does not let a holder's card pay at a device, or for a container of a program; null where it does. */
export const refusalOfTerms = (
  amount: number,
  isForContainer: boolean,
  { paymentMethod, ceiling, spentThisMonth }: HolderTerms
): CardPaymentRefusal | null => {
  const asked = isForContainer ? 'CPG' : 'POS'
  if (paymentMethod !== null && paymentMethod !== asked) return 'METHOD_NOT_ALLOWED'
  return ceiling !== null && amount > ceiling - spentThisMonth ? 'MONTHLY_CEILING' : null
}

/** Rials that the ceiling which refused a payment leaves to the next one; null where none did. */
export const leftUnderCeiling = (
  refusal: CardPaymentRefusal | null,
  { onceMax, dailyMax }: CardLimits,
  spentToday: number,
  { ceiling, spentThisMonth }: HolderTerms
): number | null => {
  if (refusal === 'AMOUNT_TOO_HIGH') return onceMax
  if (refusal === 'DAILY_LIMIT') return Math.max(0, dailyMax - spentToday)
  if (refusal === 'MONTHLY_CEILING') return Math.max(0, (ceiling ?? 0) - spentThisMonth)
  return null
}

/** What of an amount a holder's ceiling leaves to their card this month. */
export const withinCeiling = (amount: number, { ceiling, spentThisMonth }: HolderTerms): number =>
  ceiling === null ? amount : Math.max(0, Math.min(amount, ceiling - spentThisMonth))

export const containerCode = (id: string): string => `kasbeno:pay:${id}`
export const containerInCode = (code: string): string | undefined =>
  /^kasbeno:pay:([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(code)?.[1]

export const deviceRules = {
  referenceMax: 40,
  serialMax: 40,
  descriptionMax: 100,
  /** Different cards of a day at a device whose PIN is typed wrongly, or that are none of ours though they could be. */
  wrongCardsPerDay: 20,
  /** The same of all tills behind one chain store or card switch; each card has its own count besides. */
  wrongCardsPerDayOfPartner: 1_000,
  /** Minutes that a container waits for its payment. */
  containerMinutes: 15,
} as const

/** A device that wrong cards have locked is opened so often a day; each time it takes a few more. */
export const unlocksPerDay = 3
