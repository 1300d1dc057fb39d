import { payingAlarms, type PayoutAlarm, type PayoutStatus } from '#contracts/settlement'
import { prepared, type Trx } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import { lockRun, type LockedRun } from './lock_run.js'

/** A transfer to correct, with the bank's contradictions. */
export interface LockedPayout {
  id: string
  run: LockedRun
  status: PayoutStatus
  attempt: number
  trackingNumber: string | null
  /** A distributor or a wallet's owner. */
  distributorId: string | null
  withdrawalId: string | null
  gross: number
  discount: number
  /** Open, oldest first; with the answer's tracking number. */
  alarms: PayoutContradiction[]
  /** Let stand without a reason: unbooked answers. */
  unexplained: PayoutContradiction[]
}
interface PayoutContradiction {
  id: string
  kind: PayoutAlarm
  trackingNumber: string | null
}

/** SQL: an alarm that two people let stand without naming a bank paper. */
export const isUnexplained = `exists (
  select from platform_change_requests kept
   where kept.id = alarm.resolved_by and kept.action = 'KEEP' and kept.after ->> 'bankReference' is null)`

const said = (which: string) => `
  coalesce((
    select jsonb_agg(jsonb_build_object('id', alarm.id, 'kind', alarm.kind, 'trackingNumber', answer.tracking_number)
                     order by alarm.id)
      from payout_alarms alarm join payout_answers answer on answer.id = alarm.id
     where alarm.payout_id = payouts.id and ${which}), '[]')`

const runSql = `select run_id as "runId" from payouts where id = ?`

const sql = `
  select id, status, attempt, tracking_number as "trackingNumber", distributor_id as "distributorId",
         withdrawal_id as "withdrawalId", gross, discount,
         ${said('alarm.resolved_at is null')} as alarms, ${said(isUnexplained)} as unexplained
    from payouts where id = ? for update`

/**
 * Locks the run first, as every command does.
 * @throws NotFound
 */
export const lockPayout = async (id: string, trx: Trx): Promise<LockedPayout> => {
  const [found] = await prepared<{ runId: string }>('run_of_payout', runSql, [id], trx)
  if (!found) throw new NotFound()
  const run = await lockRun(found.runId, trx)
  const [payout] = await prepared<Omit<LockedPayout, 'run'>>('lock_payout', sql, [id], trx)
  return { ...payout, run }
}

/** The answer to book as paid: the newest open, else let-stand one. */
export const toldPaid = ({ alarms, unexplained }: LockedPayout): PayoutContradiction | undefined =>
  [...unexplained, ...alarms].findLast(({ kind }) => payingAlarms.includes(kind))

/** Exactly what the requester saw is decided. */
export const payoutState = ({ status, attempt, trackingNumber, alarms }: LockedPayout) => ({
  status,
  attempt,
  trackingNumber,
  alarms: alarms.map(({ kind }) => kind),
})
