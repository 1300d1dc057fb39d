import {
  couldCount,
  delegationConfirmers,
  isOpenDelegation,
  mayBeDelegate,
  mayDelegate,
  type DelegationStanding,
} from '#contracts/delegations'
import type { SignatureLevel } from '#contracts/quorum'
import { clock } from '#app/platform/time/clock'
import { NotFound } from '#app/platform/errors'
import { mayRevoke, type Caller } from '../domain/delegation.js'
import type { SignatureRule } from '../domain/rule.js'
import { messages } from '../i18n/fa.js'
import { membersOf } from './board.js'
import { newestRule } from './current_rule.js'
import { newestDelegations, type Delegation } from './delegations.js'
import { nameOf, namesOf, type Names } from './member_names.js'

/** As many as a company is shown, the newest first. */
const shownMax = 100

interface DelegationParty {
  fullName: string
  phone: string
}
export interface ShownDelegation {
  id: string
  from: string
  to: string
  standing: DelegationStanding
  delegator: DelegationParty
  delegate: DelegationParty
  createdAt: Date
  side: 'DELEGATOR' | 'DELEGATE' | null
  /** Who may confirm it; nobody of the company where the bank does. */
  waitingFor: string[]
  mayDecide: boolean
  mayRevoke: boolean
}
export interface Delegations {
  items: ShownDelegation[]
  /** In Tehran, by the clock that days are judged by. */
  today: string
  /** Whom the caller may name, with why their answer could never count; null for who may not sign themselves, and for the bank. */
  candidates: (DelegationParty & { refusal: string | null })[] | null
  /** For whom the caller may sign today, besides themselves. */
  signsFor: (DelegationParty & { level: SignatureLevel }) | null
}

const sideOf = ({ delegatorId, delegateId }: Delegation, caller: Caller | null) => {
  if (caller?.memberId === delegatorId) return 'DELEGATOR'
  return caller?.memberId === delegateId ? 'DELEGATE' : null
}

type Member = Awaited<ReturnType<typeof membersOf>>[number]

const candidatesOf = (
  { members, rule }: { members: readonly Member[]; rule: SignatureRule | undefined },
  names: Names,
  caller: Caller | null
) => {
  const own = members.find(({ id }) => id === caller?.memberId)
  if (!own || !mayDelegate(own.signatoryStatus)) return null
  return members
    .filter((one) => one !== own)
    .filter((one) => mayBeDelegate({ delegateLevel: one.signatoryStatus, delegateRole: one.role }))
    .map((one) => ({
      fullName: nameOf(names, one.id),
      phone: one.phone,
      refusal: rule && !couldCount(rule, one.id) ? messages.delegation.neverCounts : null,
    }))
}

/** All of a company's, the newest first; the bank is no caller of it. @throws NotFound */
export const delegationsOf = async (
  companyId: string,
  caller: Caller | null
): Promise<Delegations> => {
  const [delegations, members, names, rule] = await Promise.all([
    newestDelegations(companyId, shownMax),
    membersOf(companyId),
    namesOf(companyId),
    newestRule(companyId),
  ])
  if (members.length === 0) throw new NotFound()
  const items = delegations.map((one): ShownDelegation => {
    const confirmers = one.standing === 'PENDING' ? delegationConfirmers(members, one) : []
    return {
      id: one.id,
      from: one.from,
      to: one.to,
      standing: one.standing,
      delegator: { fullName: one.delegatorName, phone: one.delegatorPhone },
      delegate: { fullName: one.delegateName, phone: one.delegatePhone },
      createdAt: one.createdAt,
      side: sideOf(one, caller),
      waitingFor: confirmers.map((id) => nameOf(names, id)),
      mayDecide:
        one.standing === 'PENDING' &&
        (caller ? confirmers.includes(caller.memberId) : confirmers.length === 0),
      mayRevoke: caller !== null && isOpenDelegation(one.standing) && mayRevoke(one, caller),
    }
  })
  const mine = delegations.find(
    ({ standing, delegateId }) => standing === 'IN_FORCE' && delegateId === caller?.memberId
  )
  const signsFor = mine?.delegatorLevel
    ? { fullName: mine.delegatorName, phone: mine.delegatorPhone, level: mine.delegatorLevel }
    : null
  const candidates = candidatesOf({ members, rule }, names, caller)
  return { items, today: clock.today(), candidates, signsFor }
}
