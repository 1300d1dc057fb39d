import type { OwnerName } from '#contracts/owners'
import type { Plan } from '#contracts/plans'
import type { InquiryAnswer } from '#contracts/registration'
import type { WithdrawalStatus } from '#contracts/withdrawals'
import { prepared, type Trx } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'

/** Locked until the transaction ends. */
export interface LockedWithdrawal {
  id: string
  owner: OwnerName & { plan: Plan }
  amount: number
  iban: string
  status: WithdrawalStatus
  requestedByMember: string | null
  requestedAt: Date
  confirmedByMember: string | null
  ibanAnswer: InquiryAnswer
  proposedBy: string | null
}

const sql = `
  select id, jsonb_build_object('type', owner_type, 'id', owner_id, 'plan', plan) as owner, amount, iban, status,
         requested_by_member as "requestedByMember", requested_at as "requestedAt", confirmed_by_member as "confirmedByMember",
         iban_answer as "ibanAnswer", proposed_by as "proposedBy"
    from withdrawals where id = ? for update`

export const lockWithdrawal = async (
  id: string,
  trx: Trx,
  owner?: OwnerName
): Promise<LockedWithdrawal> => {
  const [found] = await prepared<LockedWithdrawal>('lock_withdrawal', sql, [id], trx)
  const isTheirs = !owner || (found?.owner.type === owner.type && found.owner.id === owner.id)
  if (!found || !isTheirs) throw new NotFound()
  return found
}

const ownerSql = `select pg_advisory_xact_lock(hashtextextended('withdrawals:' || ?, 0))`

/** Serializes decisions about an owner's wallet. */
export const lockOwnersWithdrawals = async ({ id }: OwnerName, trx: Trx): Promise<void> => {
  await trx.rawQuery(ownerSql, [id])
}
