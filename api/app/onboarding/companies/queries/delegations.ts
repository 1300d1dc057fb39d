import {
  delegationStanding,
  type DelegationLevels,
  type DelegationStanding,
  type DelegationStatus,
} from '#contracts/delegations'
import { clock } from '#app/platform/time/clock'
import { prepared, type Client } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import { memberNameSql } from './member_names.js'

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
    join identity_people absent on absent.id = delegator.user_id
    join company_members delegate on delegate.id = delegation.delegate_id
    join identity_people signing on signing.id = delegate.user_id
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

/** A company's newest, the newest first. */
export const newestDelegations = async (companyId: string, max: number): Promise<Delegation[]> =>
  judged(
    await prepared<Row>(
      'newest_delegations',
      `${sql} where delegation.company_id = ?
        order by delegation.created_at desc, delegation.id desc limit ?`,
      [companyId, max]
    )
  )

/** Those that sign today. */
export const delegationsInForce = async (companyId: string, client?: Client) =>
  (await liveDelegations(companyId, client)).filter(({ standing }) => standing === 'IN_FORCE')
