import { firstMatch, type Transitions } from './transitions.ts'

/** person §4 "Card status"; domain "Cards". */
export const cardStatuses = [
  'CREATED',
  'PRINT_PENDING',
  'PRINTED',
  'DELIVERED',
  'ENABLED',
  'FROZEN',
  'DISABLED',
  'BLOCKED',
] as const
export type CardStatus = (typeof cardStatuses)[number]

/**
 * A parcel that returns goes back to PRINT_PENDING, so that its address can be changed. Staff disable whatever has
 * left the printer: what was lost or stolen on its way has to die as well. Its holder blocks a card in use, or freezes it
 * for as long as they like; a company that takes a card away from its holder blocks it wherever it is.
 */
export const cardTransitions = {
  CREATED: ['PRINT_PENDING', 'BLOCKED'],
  PRINT_PENDING: ['PRINTED', 'BLOCKED'],
  PRINTED: ['DELIVERED', 'PRINT_PENDING', 'DISABLED', 'BLOCKED'],
  DELIVERED: ['ENABLED', 'DISABLED', 'BLOCKED'],
  ENABLED: ['FROZEN', 'BLOCKED', 'DISABLED'],
  FROZEN: ['ENABLED', 'BLOCKED', 'DISABLED'],
  DISABLED: [],
  BLOCKED: [],
} as const satisfies Transitions<CardStatus>

export const parcelStatuses = [
  'CREATED',
  'ACCEPTED',
  'IN_TRANSIT',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
  'FAILED_DELIVERY',
  'RETURNED_TO_SENDER',
] as const
export type ParcelStatus = (typeof parcelStatuses)[number]

/** Who was not at home is tried again, from the depot or at once; what nobody takes comes back. */
export const parcelTransitions = {
  CREATED: ['ACCEPTED'],
  ACCEPTED: ['IN_TRANSIT', 'RETURNED_TO_SENDER'],
  IN_TRANSIT: ['OUT_FOR_DELIVERY', 'RETURNED_TO_SENDER'],
  OUT_FOR_DELIVERY: ['DELIVERED', 'FAILED_DELIVERY', 'RETURNED_TO_SENDER'],
  DELIVERED: [],
  FAILED_DELIVERY: ['IN_TRANSIT', 'OUT_FOR_DELIVERY', 'RETURNED_TO_SENDER'],
  RETURNED_TO_SENDER: [],
} as const satisfies Transitions<ParcelStatus>

/** The last segment of a parcel's calls, and the status that each reports. */
export const parcelMoves = {
  'accepted': 'ACCEPTED',
  'in-transit': 'IN_TRANSIT',
  'out-for-delivery': 'OUT_FOR_DELIVERY',
  'delivered': 'DELIVERED',
  'failed-delivery': 'FAILED_DELIVERY',
  'returned-to-sender': 'RETURNED_TO_SENDER',
} as const satisfies Record<string, ParcelStatus>
export type ParcelMove = keyof typeof parcelMoves

interface OnItsWay {
  status: CardStatus | null
  /** Of its newest parcel; null before there is one, and for a card that came back once it is known where it goes. */
  parcelStatus: ParcelStatus | null
}
/** The post brought it back: it is printed again when somebody has said where it goes. */
export const cameBack = ({ status, parcelStatus }: OnItsWay): boolean =>
  status === 'PRINT_PENDING' && parcelStatus === 'RETURNED_TO_SENDER'

/** Printed, and not yet with the post. */
export const waitsForPost = ({ status, parcelStatus }: OnItsWay): boolean =>
  status === 'PRINTED' && (parcelStatus === null || parcelStatus === 'CREATED')

/** What the end of a parcel's way makes of its card; on the way it stays as it is. */
export const cardAfterParcel: Partial<Record<ParcelStatus, CardStatus>> = {
  DELIVERED: 'DELIVERED',
  RETURNED_TO_SENDER: 'PRINT_PENDING',
}

/** Cards that were taken out of use; each can be replaced once. */
export const endedCardStatuses = ['BLOCKED', 'DISABLED'] as const satisfies readonly CardStatus[]
const isOneOf =
  (...statuses: CardStatus[]) =>
  (status: CardStatus): boolean =>
    statuses.includes(status)

export const isReissuable = isOneOf(...endedCardStatuses)
/** Activated, and frozen by its holder at most. */
export const isActivated = isOneOf('ENABLED', 'FROZEN')
/** The address is changed until the card is printed. */
export const takesAddress = isOneOf('CREATED', 'PRINT_PENDING')
/** Needed with the card in hand, for its activation; from then on each view takes a code. */
export const showsCvv2 = isOneOf('DELIVERED')

/** GET …/agreement-info: what decides how an owner comes to an enabled card. */
export interface CardManagement {
  hasActivePlatformFee: boolean
  isCardEnabled: boolean
  isContractSigned: boolean
}
export type CardRoute = 'agreement' | 'platform-fee' | 'activation' | 'home'

/** First match wins. person §4 "Card activation routing"; domain "Card routing" */
export const cardRoute = firstMatch<CardManagement, CardRoute>([
  ['agreement', ({ isContractSigned }) => !isContractSigned],
  ['platform-fee', ({ hasActivePlatformFee }) => !hasActivePlatformFee],
  ['activation', ({ isCardEnabled }) => !isCardEnabled],
  ['home', () => true],
])

/** What a one-time code of a card is asked for; blocking where nothing is said. */
export const cardCodePurposes = ['BLOCK', 'FORGOT_PIN', 'UNFREEZE', 'CVV2'] as const
export type CardCodePurpose = (typeof cardCodePurposes)[number]
/** In which status a code of each purpose does something. */
export const takesCode: Readonly<Record<CardCodePurpose, (status: CardStatus) => boolean>> = {
  BLOCK: isActivated,
  FORGOT_PIN: isOneOf('ENABLED'),
  UNFREEZE: isOneOf('FROZEN'),
  CVV2: isOneOf('ENABLED'),
}

/** Lengths, in digits, and how many wrong tries a day allows. */
export const cardRules = {
  numberDigits: 16,
  pinDigits: 4,
  cvv2DigitsMin: 3,
  cvv2DigitsMax: 4,
  wrongPerDay: 3,
  cvv2ViewsPerDay: 20,
  /** Each is sent to the holder, and of a company's card to its CEO. */
  pinChangesPerDay: 10,
} as const

const luhnSum = (digits: string): number =>
  [...digits].reverse().reduce((sum, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)

export const passesLuhn = (digits: string): boolean =>
  /^[0-9]+$/.test(digits) && luhnSum(digits) % 10 === 0

export const withCheckDigit = (digits: string): string =>
  `${digits}${(10 - (luhnSum(`${digits}0`) % 10)) % 10}`

/** How everybody but its holder reads a card number. */
export const maskedNumber = (lastFour: string): string => `**** **** **** ${lastFour}`

export const maskedInSms = (lastFour: string): string => `**${lastFour}`

/** What a batch knows of each of its cards; PENDING until the printer has answered, or two people wait no more. */
export const printStatuses = ['PENDING', 'PRINTED', 'FAILED', 'CANCELED'] as const
export type PrintStatus = (typeof printStatuses)[number]

/** What became of a row of the printer's answer; the first two alone changed something. */
export const printAnswers = [
  'PRINTED',
  'FAILED',
  'ANSWERED_BEFORE',
  'BATCH_CANCELED',
  'UNKNOWN_REFERENCE',
  'UNKNOWN_VERDICT',
  'WRONG_STATE',
] as const
export type PrintAnswer = (typeof printAnswers)[number]
export interface AnsweredCard {
  row: number
  reference: string
  answer: PrintAnswer
}

export const printRequestKinds = ['CANCEL_BATCH'] as const
export type PrintRequestKind = (typeof printRequestKinds)[number]

/** A card is good on its last day. Both `YYYY-MM-DD`. */
export const isCardExpired = (expiresOn: string, today: string): boolean => expiresOn < today

/** What became of a row of the post's answer; the first alone changed something. */
export const postAnswers = [
  'MOVED',
  'THERE_ALREADY',
  'IMPOSSIBLE_MOVE',
  'UNKNOWN_PARCEL',
  'UNKNOWN_STATUS',
  'REPEATED_FILE',
] as const
export type PostAnswer = (typeof postAnswers)[number]
export interface AnsweredParcel {
  row: number
  trackingNumber: string
  answer: PostAnswer
}
