import type { PayoutRequestKind } from '#contracts/settlement'
import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'
import { isUnexplained, toldPaid, type LockedPayout } from './lock_payout.js'

/**
 * What each decision clears up: what came back, that its attempt failed after all; what was paid, the answer that it is
 * booked by. Another answer that tells of money is another question. Who lets all stand has looked at all; what was let
 * stand before without saying why is cleared up by whoever books it, or names the bank's paper that says why.
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
  /** The bank's letter, or what the money came back by. */
  bankReference: string | null
}

/** Ends the open alarms of a transfer that two people's decision clears up. @returns how many */
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

/** Whether nothing is left that speaks against what stands. */
export const isClearedUp = async (payoutId: string, trx: Trx): Promise<boolean> =>
  !(await trx
    .from('payout_alarms')
    .where({ payout_id: payoutId })
    .whereNull('resolved_at')
    .select('id')
    .first())
