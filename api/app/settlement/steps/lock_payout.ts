import type { PayoutAlarm, PayoutStatus } from '#contracts/settlement'
import { prepared, type Trx } from '#app/shared/database'
import { NotFound } from '#app/shared/errors'
import { lockRun, type LockedRun } from './lock_run.js'

/** A transfer whose standing two people correct, with what the bank has said against it. */
export interface LockedPayout {
  id: string
  run: LockedRun
  status: PayoutStatus
  attempt: number
  trackingNumber: string | null
  /** Whom it pays: a distributor, or who takes money out of a wallet. */
  distributorId: string | null
  withdrawalId: string | null
  gross: number
  discount: number
  /** Of the open alarms, the oldest first; the tracking number is that of the answer. */
  alarms: { kind: PayoutAlarm; trackingNumber: string | null }[]
}

const runSql = `select run_id as "runId" from payouts where id = ?`

const sql = `
  select id, status, attempt, tracking_number as "trackingNumber", distributor_id as "distributorId",
         withdrawal_id as "withdrawalId", gross, discount,
         coalesce((
           select jsonb_agg(jsonb_build_object('kind', alarm.kind, 'trackingNumber', answer.tracking_number)
                            order by alarm.id)
             from payout_alarms alarm join payout_answers answer on answer.id = alarm.id
            where alarm.payout_id = payouts.id and alarm.resolved_at is null), '[]') as alarms
    from payouts where id = ? for update`

/** Locks the run before its transfer, as every other command does. @throws NotFound */
export const lockPayout = async (id: string, trx: Trx): Promise<LockedPayout> => {
  const [found] = await prepared<{ runId: string }>('run_of_payout', runSql, [id], trx)
  if (!found) throw new NotFound()
  const run = await lockRun(found.runId, trx)
  const [payout] = await prepared<Omit<LockedPayout, 'run'>>('lock_payout', sql, [id], trx)
  return { ...payout, run }
}

/** What whoever asked has seen; nothing else is decided. */
export const standing = ({ status, attempt, trackingNumber, alarms }: LockedPayout) => ({
  status,
  attempt,
  trackingNumber,
  alarms: alarms.map(({ kind }) => kind),
})
