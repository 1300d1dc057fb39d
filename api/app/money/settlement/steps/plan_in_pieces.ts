import type { DistributorRunKind } from '#contracts/settlement'
import { yieldToEventLoop } from '#app/platform/process/yield_to_event_loop'
import { piecesOf, planRun, type PayableInvoice, type RunPlan } from '../domain/preview.js'

/** As `planRun`, yielding to payments between pieces. */
export const planInPieces = async (
  kind: DistributorRunKind,
  owed: readonly PayableInvoice[],
  today: string
): Promise<RunPlan> => {
  const whole: RunPlan = { payouts: [], exclusions: [] }
  for (const piece of piecesOf(owed)) {
    const { payouts, exclusions } = planRun(kind, piece, today)
    whole.payouts.push(...payouts)
    whole.exclusions.push(...exclusions)
    await yieldToEventLoop()
  }
  return whole
}
