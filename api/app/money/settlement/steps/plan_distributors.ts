import type { DistributorRunKind } from '#contracts/settlement'
import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'
import { owedToDistributors } from '../queries/owed.js'
import { planInPieces } from './plan_in_pieces.js'
import { saveRunPlan } from './save_run_plan.js'

interface Run {
  id: string
  kind: DistributorRunKind
  upTo: string
  distributorId?: string
}

/** What a run would pay distributors, and what it leaves out; `hits` are entries of the blacklist. */
export const planDistributors = async ({ id, kind, upTo, distributorId }: Run, trx: Trx) => {
  const owed = await owedToDistributors({ kind, upTo, distributorId }, trx)
  const plan = await planInPieces(kind, owed, clock.today())
  await saveRunPlan(id, plan, trx)
  const hits = new Set(owed.flatMap(({ heldBackBy }) => heldBackBy ?? []))
  return { payouts: plan.payouts.length, exclusions: plan.exclusions.length, hits }
}
