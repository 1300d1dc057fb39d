import {
  cameBack,
  isReissuable,
  type CardRoute,
  type CardStatus,
  type ParcelStatus,
} from './cards.ts'
import type { CompanyStatus } from './companies.ts'
import { firstMatch, type Transitions } from './transitions.ts'

/** company §4 "Card holder step" */
export const cardHolderSteps = [
  'START',
  'CARD_ISSUANCE_CONTRACT_INFO',
  'ADDRESS_INFO',
  'CONTRACT_INFO',
  'APPROBATION_DONE',
] as const
export type CardHolderStep = (typeof cardHolderSteps)[number]

export interface CardHolderStanding {
  /** Of the person, as the bank reviews them. */
  status: CompanyStatus
  contractStatus: CompanyStatus
  hasContract: boolean
  hasAddress: boolean
  /** By the signatories that the company's rule asks for. */
  isSigned: boolean
  hasCard: boolean
}

/** First match wins. company §4 "Card holder step" */
export const cardHolderStep = firstMatch<CardHolderStanding, CardHolderStep>([
  ['APPROBATION_DONE', ({ hasCard }) => hasCard],
  ['START', ({ hasContract }) => !hasContract],
  ['CARD_ISSUANCE_CONTRACT_INFO', ({ hasAddress }) => !hasAddress],
  ['ADDRESS_INFO', ({ isSigned }) => !isSigned],
  ['CONTRACT_INFO', () => true],
])

/** Whether the card is made now: of all that it waits for, what comes last makes it. */
export const isCardDue = (standing: CardHolderStanding): boolean =>
  standing.status === 'ACCEPTED' &&
  standing.contractStatus === 'ACCEPTED' &&
  standing.isSigned &&
  standing.hasAddress &&
  !standing.hasCard

export const heldCardNexts = [
  /** Taken away from who held it. */
  'GONE',
  /** The bank refused the person or the contract: the company mends it. */
  'REFUSED',
  'PAPERS',
  'ADDRESS',
  /** The post brought it back: its CEO says where it goes. */
  'RETURNED',
  'DELIVERY',
  'CONTRACT',
  'FEE',
  'ACTIVATION',
  'USE',
  /** By its holder, until they unfreeze it. */
  'FROZEN',
  'REISSUE',
] as const
export type HeldCardNext = (typeof heldCardNexts)[number]

export interface HeldCardStanding {
  isRemoved: boolean
  /** By the bank, as a person or with the contract. */
  isRefused: boolean
  /** Null before there is a card. */
  cardStatus: CardStatus | null
  parcelStatus: ParcelStatus | null
  /** What its activation waits for. */
  route: CardRoute
}

/** First match wins. */
export const heldCardNext = firstMatch<HeldCardStanding, HeldCardNext>([
  ['GONE', ({ isRemoved }) => isRemoved],
  ['REFUSED', ({ cardStatus, isRefused }) => cardStatus === null && isRefused],
  ['PAPERS', ({ cardStatus }) => cardStatus === null],
  ['ADDRESS', ({ cardStatus }) => cardStatus === 'CREATED'],
  ['RETURNED', ({ cardStatus: status, parcelStatus }) => cameBack({ status, parcelStatus })],
  ['DELIVERY', ({ cardStatus }) => cardStatus === 'PRINT_PENDING' || cardStatus === 'PRINTED'],
  ['REISSUE', ({ cardStatus }) => cardStatus !== null && isReissuable(cardStatus)],
  ['USE', ({ cardStatus }) => cardStatus === 'ENABLED'],
  ['FROZEN', ({ cardStatus }) => cardStatus === 'FROZEN'],
  ['CONTRACT', ({ route }) => route === 'agreement'],
  ['FEE', ({ route }) => route === 'platform-fee'],
  ['ACTIVATION', () => true],
])

/** Why nothing is bought with an enabled card now: its company pays otherwise, or its credit is closed. */
export const heldCardClosings = ['METHOD', 'CREDIT'] as const
export type HeldCardClosing = (typeof heldCardClosings)[number]

/** A contract that the bank accepted is replaced by another one until there is a card. */
export const cardContractTransitions = {
  START: ['PENDING'],
  PENDING: ['PENDING', 'ACCEPTED', 'REJECTED'],
  ACCEPTED: ['PENDING'],
  REJECTED: ['PENDING'],
} as const satisfies Transitions<CompanyStatus>

/** Persian letters and digits, spaces and the dash. company §5 "Legal card holder registration" */
export const isPersianName = (text: string): boolean =>
  /^(?:(?=\p{L})\p{Script=Arabic}|[\p{M}\u200c\d۰-۹٠-٩\s-])+$/u.test(text)

export const cardContractKinds = ['cardIssuanceContract'] as const

export const cardHolderRules = {
  /** company §5 "Legal card holder registration" */
  name: 250,
  /** Card holders of a company at a time. */
  holdersMax: 50,
  /** Rials a Jalali month, of who is introduced without a ceiling and had none before. */
  firstCeiling: 50_000_000,
} as const
