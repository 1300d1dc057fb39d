import { prepared } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'

/** @throws NotFound */
export const runOfPayout = async (payoutId: string): Promise<string> => {
  const [found] = await prepared<{ runId: string }>(
    'run_of_payout',
    `select run_id as "runId" from payouts where id = ?`,
    [payoutId]
  )
  if (!found) throw new NotFound()
  return found.runId
}
