import type { OwnerName } from '#contracts/owners'
import type { WithdrawalEnder, WithdrawalStatus } from '#contracts/withdrawals'
import { actsForOwner } from '#app/people/owners/owner'
import type { CustomerActor } from '#app/platform/audit/actor'
import { prepared } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import { paged, type Page, type Paged } from '#app/platform/resource/paging'
import { confirmersOf } from './confirmers.js'

export interface WithdrawalView {
  id: string
  referenceCode: string
  amount: number
  iban: string
  status: WithdrawalStatus
  requestedAt: Date
  /** When another mandatory member agreed. */
  confirmedAt: Date | null
  approvedAt: Date | null
  sentAt: Date | null
  endedAt: Date | null
  endedBy: WithdrawalEnder | null
  reason: string | null
  /** Refused first, paid later. */
  isPaidAfterAll: boolean
  trackingNumber: string | null
  waitsFor: 'MEMBER' | 'BANK' | null
  mayCancel: boolean
  mayConfirm: boolean
}

type Row = Omit<WithdrawalView, 'waitsFor' | 'mayCancel' | 'mayConfirm'> & {
  requestedByMember: string | null
}

const columns = `
  select id, reference_code as "referenceCode", amount, iban, status, requested_at as "requestedAt",
         confirmed_at as "confirmedAt", approved_at as "approvedAt", sent_at as "sentAt",
         ended_at as "endedAt", ended_by as "endedBy", tracking_number as "trackingNumber",
         case when status <> 'PAID' then reason end as reason,
         status = 'PAID' and exists (
           select from ledger_entries entry
            where entry.source_type = 'withdrawal' and entry.source_id = withdrawals.id
              and entry.kind = 'WITHDRAWAL_REINSTATED') as "isPaidAfterAll",
         requested_by_member as "requestedByMember"
    from withdrawals
   where owner_type = ? and owner_id = ?`
const pageSql = `${columns} order by requested_at desc, id desc limit ? offset ?`
const oneSql = `${columns} and id = ?`
const countSql = `select count(*) as total from withdrawals where owner_type = ? and owner_id = ?`

/** Only companies have others to ask. */
const viewOf = async (actor: CustomerActor, row: Row): Promise<WithdrawalView> => {
  const { requestedByMember, ...shown } = row
  const isWaiting = row.status === 'REQUESTED'
  const confirmers = isWaiting ? await confirmersOf(actor.owner, row) : []
  const isConfirmer = confirmers.includes(actor.member?.memberId ?? '')
  const isUnconfirmed = confirmers.length > 0 && !row.confirmedAt
  const bankDecides = isWaiting ? ('BANK' as const) : null
  return {
    ...shown,
    waitsFor: isUnconfirmed ? 'MEMBER' : bankDecides,
    mayCancel: isWaiting && (actsForOwner(actor) || isConfirmer),
    mayConfirm: isConfirmer && isUnconfirmed,
  }
}

export const withdrawalsOf = async (
  actor: CustomerActor,
  { type, id }: OwnerName,
  wanted: Page
): Promise<Paged<WithdrawalView>> => {
  const { pageSize, pageNumber } = wanted
  const [rows, [{ total }]] = await Promise.all([
    prepared<Row>('withdrawals_of', pageSql, [type, id, pageSize, pageSize * pageNumber]),
    prepared<{ total: number }>('withdrawals_count', countSql, [type, id]),
  ])
  const items = []
  for (const row of rows) items.push(await viewOf(actor, row))
  return paged(items, wanted, total)
}

/** @throws NotFound also for another owner's */
export const withdrawalOf = async (
  actor: CustomerActor,
  { type, id }: OwnerName,
  withdrawalId: string
): Promise<WithdrawalView> => {
  const [row] = await prepared<Row>('withdrawal_of', oneSql, [type, id, withdrawalId])
  if (!row) throw new NotFound()
  return viewOf(actor, row)
}
