import type { PayoutRequestKind } from '#contracts/settlement'
import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'
import { isUnexplained, toldPaid, type LockedPayout } from './lock_payout.js'

/**
 * What each decision clears: a return, that its attempt failed; a payment, its own answer. Letting stand clears all
 * seen; unexplained ones need a booking or a named bank paper.
 */
const cleared: Record<PayoutRequestKind, string> = {
  RETURNED: `alarm.kind = 'FAILED_AFTER_PAID' and answer.attempt = :attempt`,
  PAID: 'alarm.id = :told::uuid',
  KEEP: '(alarm.resolved_at is null or :isExplained::boolean)',
}

interface Decision {
  payout: LockedPayout
  kind: PayoutRequestKind
  requestId: string
  bankReference: string | null
}

/** @returns how many alarms ended */
export const resolveAlarms = async (
  { payout, kind, requestId, bankReference }: Decision,
  trx: Trx
): Promise<number> => {
  const { rows } = await trx.rawQuery<{ rows: unknown[] }>(
    `update payout_alarms alarm set resolved_by = :requestId, resolved_at = :at
       from payout_answers answer
      where answer.id = alarm.id and alarm.payout_id = :payoutId
        and (alarm.resolved_at is null or ${isUnexplained}) and ${cleared[kind]}
      returning alarm.id`,
    {
      requestId,
      at: clock.businessNow().toJSDate(),
      payoutId: payout.id,
      attempt: payout.attempt,
      told: toldPaid(payout)?.id as string,
      isExplained: bankReference !== null,
    }
  )
  return rows.length
}

/** Whether no contradiction is left. */
export const isClearedUp = async (payoutId: string, trx: Trx): Promise<boolean> =>
  !(await trx
    .from('payout_alarms')
    .where({ payout_id: payoutId })
    .whereNull('resolved_at')
    .select('id')
    .first())
