import type { Transitions } from './transitions.ts'

/**
 * How long an account and whoever changed it count as one person: from the change of its role on; from the holder's own
 * first password on, where somebody else had given one.
 */
export const makerDays = 7

/** What becomes of a change that one member of staff asks for and a second one decides. */
export const requestStatuses = ['PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN'] as const
export type RequestStatus = (typeof requestStatuses)[number]
export type Verdict = Exclude<RequestStatus, 'PENDING'>

export const requestTransitions = {
  PENDING: ['APPROVED', 'REJECTED', 'WITHDRAWN'],
  APPROVED: [],
  REJECTED: [],
  WITHDRAWN: [],
} as const satisfies Transitions<RequestStatus>

/** What is summed up before one person may act alone: done to the same thing, for the same owner, by the same person. */
export const aloneScopes = ['subject', 'owner', 'confirmer'] as const
export type AloneScope = (typeof aloneScopes)[number]

/** Over how many days; the day is today's in Tehran. */
export const aloneWindows = { DAY: 1, MONTH: 30 } as const
export type AloneWindow = keyof typeof aloneWindows
