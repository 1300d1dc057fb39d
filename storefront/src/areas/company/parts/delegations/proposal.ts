import { delegationRules } from '@kasbeno/api/contracts/delegations'
import type { delegations } from '#areas/company/words/delegations.ts'

const dayMs = 86_400_000

/** How many days lie between two plain dates. */
const daysTo = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs

export interface Proposal {
  delegate: string
  /** `YYYY-MM-DD`; empty while incomplete. */
  from: string
  to: string
}

/** Null when valid; the server rechecks. */
export const proposalFault = (
  { delegate, from, to }: Proposal,
  today: string
): keyof typeof delegations.faults | null => {
  if (!delegate) return 'delegate'
  if (!from) return 'from'
  if (from < today) return 'past'
  if (daysTo(today, from) > delegationRules.daysAhead) return 'tooFar'
  if (!to) return 'to'
  if (to < from) return 'backwards'
  return daysTo(from, to) >= delegationRules.daysMax ? 'tooLong' : null
}
