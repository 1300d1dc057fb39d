import type { MemberRole } from '#contracts/companies'
import {
  delegationRules,
  isDelegable,
  mayDelegate,
  type DelegationLevels,
} from '#contracts/delegations'
import { firstMatch } from '#contracts/transitions'
import { addDays } from '#app/platform/time/jalali'

export interface Proposal extends DelegationLevels {
  from: string
  to: string
  today: string
  isSelf: boolean
  /** By the rule of today an answer of this delegate's would leave too few who can sign. */
  isNeverCounted: boolean
  /** Another delegation of those days, in which the one or the other takes part on either side. */
  isDelegatorBusy: boolean
  isDelegateBusy: boolean
}
export type ProposalFault =
  | 'mayNotSign'
  | 'self'
  | 'mustSign'
  | 'neverCounts'
  | 'pays'
  | 'past'
  | 'tooFar'
  | 'backwards'
  | 'tooLong'
  | 'busyDelegator'
  | 'busyDelegate'

const found = firstMatch<Proposal, ProposalFault | 'NONE'>([
  ['mayNotSign', ({ delegatorLevel }) => !mayDelegate(delegatorLevel)],
  ['self', ({ isSelf }) => isSelf],
  ['pays', ({ delegateRole }) => delegateRole === 'CEO'],
  ['mustSign', (facts) => !isDelegable(facts)],
  ['neverCounts', ({ isNeverCounted }) => isNeverCounted],
  ['past', ({ from, today }) => from < today],
  ['tooFar', ({ from, today }) => from > addDays(today, delegationRules.daysAhead)],
  ['backwards', ({ from, to }) => to < from],
  ['tooLong', ({ from, to }) => to >= addDays(from, delegationRules.daysMax)],
  ['busyDelegator', ({ isDelegatorBusy }) => isDelegatorBusy],
  ['busyDelegate', ({ isDelegateBusy }) => isDelegateBusy],
  ['NONE', () => true],
])

/** Why a member cannot be signed for like this; null where they can. docs/adr/0030 */
export const faultOfProposal = (proposal: Proposal): ProposalFault | null => {
  const fault = found(proposal)
  return fault === 'NONE' ? null : fault
}

interface Days {
  from: string
  to: string
}
interface Pair extends Days {
  delegatorId: string
  delegateId: string
}

/** Whether a member takes part in another delegation of these days. One at a time, so that there is no chain of them. */
export const isBusy = (others: readonly Pair[], memberId: string, { from, to }: Days): boolean =>
  others.some(
    (other) =>
      (other.delegatorId === memberId || other.delegateId === memberId) &&
      other.from <= to &&
      from <= other.to
  )

export interface Caller {
  memberId: string
  role: MemberRole
}

/** Both sides and the CEO; no other member revokes a delegation. */
export const mayRevoke = (
  { delegatorId, delegateId }: { delegatorId: string; delegateId: string },
  { memberId, role }: Caller
): boolean => role === 'CEO' || memberId === delegatorId || memberId === delegateId
