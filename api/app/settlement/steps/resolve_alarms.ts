import { clock } from '#app/shared/clock'
import type { Trx } from '#app/shared/database'

/** Ends the open alarms of a transfer by what two people decided. @returns how many */
export const resolveAlarms = async (
  payoutId: string,
  requestId: string,
  trx: Trx
): Promise<number> => {
  const resolved: unknown[] = await trx
    .from('payout_alarms')
    .where({ payout_id: payoutId })
    .whereNull('resolved_at')
    .update({ resolved_by: requestId, resolved_at: clock.businessNow().toJSDate() }, ['id'])
  return resolved.length
}
