import type { Transitions } from './transitions.ts'

export const disputeReasons = ['MISSING', 'DAMAGED', 'RETURNED'] as const
export type DisputeReason = (typeof disputeReasons)[number]

export const disputeStatuses = [
  'OPEN',
  /** The supplier did not answer in time: staff decide. */
  'ESCALATED',
  'ACCEPTED',
  'REFUSED',
  'WITHDRAWN',
  /** The invoice was cancelled meanwhile, and all of it has come back. */
  'LAPSED',
] as const
export type DisputeStatus = (typeof disputeStatuses)[number]

export const openDisputeStatuses: readonly DisputeStatus[] = ['OPEN', 'ESCALATED']
export const isOpenDispute = (status: DisputeStatus): boolean =>
  openDisputeStatuses.includes(status)

export const disputeParties = ['OWNER', 'SUPPLIER', 'STAFF', 'CANCELLATION'] as const
export type DisputeParty = (typeof disputeParties)[number]

const ends = { ACCEPTED: [], REFUSED: [], WITHDRAWN: [], LAPSED: [] } as const

/** Who may move a dispute from where to where; the clock hands it to staff. */
export const disputeMoves = {
  OWNER: { OPEN: ['WITHDRAWN'], ESCALATED: ['WITHDRAWN'], ...ends },
  SUPPLIER: { OPEN: ['ACCEPTED', 'REFUSED'], ESCALATED: ['ACCEPTED'], ...ends },
  CLOCK: { OPEN: ['ESCALATED'], ESCALATED: [], ...ends },
  STAFF: { OPEN: [], ESCALATED: ['ACCEPTED', 'REFUSED'], ...ends },
  CANCELLATION: { OPEN: ['LAPSED'], ESCALATED: ['LAPSED'], ...ends },
} as const satisfies Record<DisputeParty | 'CLOCK', Transitions<DisputeStatus>>

/** Days. */
export const disputeRules = {
  /** From the day of payment, in which the owner confirms or reports. */
  reportDays: 30,
  /** From the report, in which the supplier answers. */
  answerDays: 14,
  perInvoice: 5,
} as const

/** What tells the goods of a line: its number changes when other lines go. */
export interface ReportedGoods {
  itemName: string
  unitType: string
  price: number
}
/** A refused report of goods is the last word on them. */
export const isSameGoods = (one: ReportedGoods, other: ReportedGoods): boolean =>
  one.itemName === other.itemName && one.unitType === other.unitType && one.price === other.price
