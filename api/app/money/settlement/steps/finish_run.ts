import { runTransitions } from '#contracts/settlement'
import { canMove } from '#contracts/transitions'
import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'
import type { LockedRun } from './lock_run.js'

/** Failed transfers wait for a retry, unless back in a wallet. */
export const finishRun = async (run: LockedRun, trx: Trx): Promise<void> => {
  if (!canMove(runTransitions, run.status, 'DONE')) return
  const open = await trx
    .from('payouts')
    .where({ run_id: run.id })
    .whereNotIn('status', run.kind === 'WITHDRAWAL' ? ['PAID', 'FAILED'] : ['PAID'])
    .first()
  if (open) return
  await trx
    .from('settlement_runs')
    .where({ id: run.id })
    .update({ status: 'DONE', finished_at: clock.businessNow().toJSDate() })
}
