import type { Transitions } from './transitions.ts'

export const contactLists = {
  LEAD: 'leads',
  CALL_INFO: 'call-infos',
  MANUAL_REPORT: 'manual-reports',
} as const
export type ContactKind = keyof typeof contactLists
/** What people leave themselves. */
export type AskedContactKind = Exclude<ContactKind, 'MANUAL_REPORT'>
export const contactKinds = Object.keys(contactLists) as ContactKind[]

export const contactStatuses = ['NEW', 'CLAIMED', 'DONE', 'REJECTED'] as const
export type ContactStatus = (typeof contactStatuses)[number]

/** Work that was ended is taken up again by claiming it. */
export const contactTransitions = {
  NEW: ['CLAIMED'],
  CLAIMED: ['NEW', 'DONE', 'REJECTED'],
  DONE: ['CLAIMED'],
  REJECTED: ['CLAIMED'],
} as const satisfies Transitions<ContactStatus>

/** What staff do to a contact, and where it leads. */
export const contactMoves = {
  claim: 'CLAIMED',
  release: 'NEW',
  finish: 'DONE',
  reject: 'REJECTED',
} as const satisfies Record<string, ContactStatus>
export type ContactMove = keyof typeof contactMoves

export const callSubjects = ['CREDIT', 'CARD', 'INVOICE', 'PAYMENT', 'OTHER'] as const
export type CallSubject = (typeof callSubjects)[number]
export const reportSubjects = ['CALL', 'VISIT', 'COMPLAINT', 'INCIDENT', 'OTHER'] as const
export type ReportSubject = (typeof reportSubjects)[number]

export const contactLimits = {
  text: 2_000,
  /** A stand at a trade fair has one network address for all of its visitors. */
  perAddressPerHour: 60,
  perAddressPerDay: 200,
  /** From one address: who types the phone of another uses up a share of their own. */
  perPhonePerDay: 3,
  /** From all addresses. */
  perPhoneOfAllPerDay: 9,
  /** Beyond, each address has a few more: nobody closes the form for everybody. */
  perHousePerDay: 5_000,
  perAddressOnBusyDay: 3,
  reportsPerStaffPerDay: 500,
  /** How long a form with its picture may be on its way. */
  uploadMs: 60_000,
} as const
