import { payingAlarms, type PayoutRequestKind } from '#contracts/settlement'
import { clock } from '#app/shared/clock'
import type { Trx } from '#app/shared/database'
import type { LockedPayout } from './lock_payout.js'

/**
 * What each decision clears up: what came back, that its attempt failed after all; what was paid, the answer that it is
 * booked by. Another answer that tells of money is another question. Who lets all stand has looked at all.
 */
const cleared: Record<PayoutRequestKind, string> = {
  RETURNED: `alarm.kind = 'FAILED_AFTER_PAID' and answer.attempt = :attempt`,
  PAID: `alarm.id = (
    select newest.id from payout_alarms newest
     where newest.payout_id = :payoutId and newest.resolved_at is null and newest.kind = any(:paying)
     order by newest.id desc limit 1)`,
  KEEP: 'true',
}

interface Decision {
  payout: Pick<LockedPayout, 'id' | 'attempt'>
  kind: PayoutRequestKind
  requestId: string
}

/** Ends the open alarms of a transfer that two people's decision clears up. @returns how many */
export const resolveAlarms = async (
  { payout: { id: payoutId, attempt }, kind, requestId }: Decision,
  trx: Trx
): Promise<number> => {
  const { rows } = await trx.rawQuery<{ rows: unknown[] }>(
    `update payout_alarms alarm set resolved_by = :requestId, resolved_at = :at
       from payout_answers answer
      where answer.id = alarm.id and alarm.payout_id = :payoutId and alarm.resolved_at is null
        and ${cleared[kind]}
      returning alarm.id`,
    {
      requestId,
      at: clock.businessNow().toJSDate(),
      payoutId,
      attempt,
      paying: [...payingAlarms],
    }
  )
  return rows.length
}

/** Whether nothing is left that speaks against what stands. */
export const isClearedUp = async (payoutId: string, trx: Trx): Promise<boolean> =>
  !(await trx
    .from('payout_alarms')
    .where({ payout_id: payoutId })
    .whereNull('resolved_at')
    .select('id')
    .first())
