import type { MemberRole } from './companies.ts'
import type { SignatureLevel } from './quorum.ts'
import type { SignatureLevels } from './signature_rules.ts'
import { firstMatch } from './transitions.ts'

/** Where the word of an absent signatory stands. `ENDED`: a change of the rule or of the members ended it. */
export const delegationStatuses = ['PENDING', 'CONFIRMED', 'REFUSED', 'REVOKED', 'ENDED'] as const
export type DelegationStatus = (typeof delegationStatuses)[number]

export const delegationRules = {
  /** How long an absence lasts at most, and how far ahead it begins. */
  daysMax: 90,
  daysAhead: 90,
  /** Proposals of one member within a day: each sends messages. */
  perDay: 5,
} as const

/** The two as they stand in the rule of today; null for who is no member any more. */
export interface DelegationLevels {
  delegatorLevel: SignatureLevel | null
  delegateLevel: SignatureLevel | null
  delegateRole: MemberRole
}

export const mayDelegate = (level: SignatureLevel | null): boolean =>
  level === 'MANDATORY' || level === 'OPTIONAL'

/**
 * Whether a member may sign for another. Who has to sign everything may not: nobody counts twice for one document, so
 * that one signature would be missing for good. The CEO may not: who pays an invoice does not also agree to it in the
 * place of another.
 */
export const mayBeDelegate = ({
  delegateLevel,
  delegateRole,
}: Omit<DelegationLevels, 'delegatorLevel'>): boolean =>
  delegateRole !== 'CEO' && delegateLevel !== null && delegateLevel !== 'MANDATORY'

export const isDelegable = ({ delegatorLevel, ...delegate }: DelegationLevels): boolean =>
  mayDelegate(delegatorLevel) && mayBeDelegate(delegate)

/**
 * Whether an answer in another's place could ever count by this rule. A delegate answers once, so their own optional
 * signature is missing where they answer for another: the other optional members have to make up the minimum.
 */
export const couldCount = (
  { levels, minimumOptional }: SignatureLevels & { minimumOptional: number },
  delegateId: string
): boolean =>
  levels[delegateId] !== 'OPTIONAL' ||
  Object.values(levels).filter((level) => level === 'OPTIONAL').length > minimumOptional

export interface DelegationFacts extends DelegationLevels {
  status: DelegationStatus
  /** First and last day in Tehran, `YYYY-MM-DD`. */
  from: string
  to: string
  today: string
}
export const delegationStandings = [
  'PENDING',
  'UPCOMING',
  'IN_FORCE',
  'REFUSED',
  'REVOKED',
  'ENDED',
] as const
export type DelegationStanding = (typeof delegationStandings)[number]

/** What a delegation is worth today; only what is in force signs. docs/adr/0030 */
export const delegationStanding = firstMatch<DelegationFacts, DelegationStanding>([
  ['REFUSED', ({ status }) => status === 'REFUSED'],
  ['REVOKED', ({ status }) => status === 'REVOKED'],
  ['ENDED', (facts) => facts.status === 'ENDED' || facts.today > facts.to || !isDelegable(facts)],
  ['PENDING', ({ status }) => status === 'PENDING'],
  ['UPCOMING', ({ from, today }) => today < from],
  ['IN_FORCE', () => true],
])

/** Waits, or is not over. */
export const isOpenDelegation = (standing: DelegationStanding): boolean =>
  standing === 'PENDING' || standing === 'UPCOMING' || standing === 'IN_FORCE'

interface Colleague {
  id: string
  role: MemberRole
  signatoryStatus: SignatureLevel
}

/** The second pair of eyes: the CEO and those who have to sign everything, except the two themselves. */
export const delegationConfirmers = (
  members: readonly Colleague[],
  { delegatorId, delegateId }: { delegatorId: string; delegateId: string }
): string[] =>
  members
    .filter(({ role, signatoryStatus }) => role === 'CEO' || signatoryStatus === 'MANDATORY')
    .map(({ id }) => id)
    .filter((id) => id !== delegatorId && id !== delegateId)
