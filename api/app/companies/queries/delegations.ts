import type { MemberRole } from '#contracts/companies'
import {
  delegationConfirmers,
  delegationStanding,
  mayBeDelegate,
  mayDelegate,
  type DelegationLevels,
  type DelegationStanding,
  type DelegationStatus,
} from '#contracts/delegations'
import type { SignatureLevel } from '#contracts/quorum'
import { clock } from '#app/shared/clock'
import { prepared, type Client } from '#app/shared/database'
import { NotFound } from '#app/shared/errors'
import { membersOf } from './board.js'
import { memberNameSql } from './member_names.js'

/** As many as a company is shown, the newest first. */
const shownMax = 100

/** Who signs for whom, from when until when. */
export interface Delegation extends DelegationLevels {
  id: string
  companyId: string
  status: DelegationStatus
  /** Whether it ever counted. */
  isConfirmed: boolean
  standing: DelegationStanding
  from: string
  to: string
  delegatorId: string
  delegatorName: string
  delegatorPhone: string
  delegateId: string
  delegateName: string
  delegatePhone: string
  createdAt: Date
}
type Row = Omit<Delegation, 'standing'>

const levelOf = (member: string) =>
  `case when ${member}.removed_at is null then rule.levels ->> ${member}.id::text end`

const sql = `
  select delegation.id, delegation.company_id as "companyId", delegation.status,
         delegation.confirmed_at is not null as "isConfirmed",
         delegation.from_date as "from", delegation.to_date as "to",
         delegator.id as "delegatorId", ${memberNameSql('delegator', 'absent')} as "delegatorName",
         absent.phone as "delegatorPhone", ${levelOf('delegator')} as "delegatorLevel",
         delegate.id as "delegateId", ${memberNameSql('delegate', 'signing')} as "delegateName",
         signing.phone as "delegatePhone", ${levelOf('delegate')} as "delegateLevel",
         delegate.role as "delegateRole", delegation.created_at as "createdAt"
    from delegations delegation
    join company_members delegator on delegator.id = delegation.delegator_id
    join users absent on absent.id = delegator.user_id
    join company_members delegate on delegate.id = delegation.delegate_id
    join users signing on signing.id = delegate.user_id
    left join lateral (select newest.levels from company_rules newest
                        where newest.company_id = delegation.company_id
                        order by newest.version desc limit 1) rule on true`

const judged = (rows: readonly Row[]): Delegation[] => {
  const today = clock.today()
  return rows.map((row) => ({ ...row, standing: delegationStanding({ ...row, today }) }))
}

/** @throws NotFound */
export const delegationById = async (id: string, client?: Client): Promise<Delegation> => {
  const rows = await prepared<Row>('delegation', `${sql} where delegation.id = ?`, [id], client)
  const [delegation] = judged(rows)
  if (!delegation) throw new NotFound()
  return delegation
}

/**
 * What waits or was confirmed and is not over. Who acts on it holds the company, so that no rule and no delegation changes
 * meanwhile.
 */
export const liveDelegations = async (companyId: string, client?: Client): Promise<Delegation[]> =>
  judged(
    await prepared<Row>(
      'live_delegations',
      `${sql} where delegation.company_id = ? and delegation.status in ('PENDING', 'CONFIRMED')
          and delegation.to_date >= ? order by delegation.created_at`,
      [companyId, clock.today()],
      client
    )
  )

/** Those that sign today. */
export const delegationsInForce = async (companyId: string, client?: Client) =>
  (await liveDelegations(companyId, client)).filter(({ standing }) => standing === 'IN_FORCE')

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
  /** Which of the two the caller is. */
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
  /** Whom the caller may name; null for who may not sign themselves, and for the bank. */
  candidates: DelegationParty[] | null
  /** For whom the caller may sign today, besides themselves. */
  signsFor: (DelegationParty & { level: SignatureLevel }) | null
}

interface Caller {
  memberId: string
  role: MemberRole
}

const isOpen = ({ standing }: Delegation) =>
  standing === 'PENDING' || standing === 'UPCOMING' || standing === 'IN_FORCE'

/** Both sides and the CEO; nobody else takes a word back. */
export const mayRevoke = (
  { delegatorId, delegateId }: Pick<Delegation, 'delegatorId' | 'delegateId'>,
  { memberId, role }: Caller
): boolean => role === 'CEO' || memberId === delegatorId || memberId === delegateId

const sideOf = ({ delegatorId, delegateId }: Delegation, caller: Caller | null) => {
  if (caller?.memberId === delegatorId) return 'DELEGATOR'
  return caller?.memberId === delegateId ? 'DELEGATE' : null
}

type Member = Awaited<ReturnType<typeof membersOf>>[number]
const fullNameOf = ({ firstName, lastName, phone }: Member) =>
  [firstName, lastName].filter(Boolean).join(' ') || phone

const candidatesOf = (members: readonly Member[], caller: Caller | null) => {
  const own = members.find(({ id }) => id === caller?.memberId)
  if (!own || !mayDelegate(own.signatoryStatus)) return null
  return members
    .filter((one) => one !== own)
    .filter((one) => mayBeDelegate({ delegateLevel: one.signatoryStatus, delegateRole: one.role }))
    .map((one) => ({ fullName: fullNameOf(one), phone: one.phone }))
}

/** All of a company's, the newest first; the bank is no caller of it. @throws NotFound */
export const delegationsOf = async (
  companyId: string,
  caller: Caller | null
): Promise<Delegations> => {
  const [rows, members] = await Promise.all([
    prepared<Row>(
      'delegations_of',
      `${sql} where delegation.company_id = ?
        order by delegation.created_at desc, delegation.id desc limit ${shownMax}`,
      [companyId]
    ),
    membersOf(companyId),
  ])
  if (members.length === 0) throw new NotFound()
  const names = new Map(members.map((member) => [member.id, fullNameOf(member)]))
  const delegations = judged(rows)
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
      waitingFor: confirmers.map((id) => names.get(id)!),
      mayDecide:
        one.standing === 'PENDING' &&
        (caller ? confirmers.includes(caller.memberId) : confirmers.length === 0),
      mayRevoke: caller !== null && isOpen(one) && mayRevoke(one, caller),
    }
  })
  const mine = delegations.find(
    ({ standing, delegateId }) => standing === 'IN_FORCE' && delegateId === caller?.memberId
  )
  const signsFor = mine?.delegatorLevel
    ? { fullName: mine.delegatorName, phone: mine.delegatorPhone, level: mine.delegatorLevel }
    : null
  return { items, today: clock.today(), candidates: candidatesOf(members, caller), signsFor }
}
