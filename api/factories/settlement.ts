import db from '@adonisjs/lucid/services/db'
import ApproveRun from '#app/money/settlement/actions/approve_run'
import ImportResult from '#app/money/settlement/actions/import_result'
import PreviewRun from '#app/money/settlement/actions/preview_run'
import type { StaffActor } from '#app/platform/audit/actor'
import { act } from './act.js'

type RunKind = Parameters<PreviewRun['execute']>[0]['kind']
interface Pair {
  maker: StaffActor
  checker: StaffActor
}

/** What waits for the bank goes there. @returns the run's id */
export const aSentRun = async (kind: RunKind, { maker, checker }: Pair): Promise<string> => {
  const runId = await act(PreviewRun, { kind, actor: maker })
  await act(ApproveRun, { runId, actor: checker })
  return runId
}

/** The bank says that it paid all of a run. */
export const payRun = async (runId: string, actor: StaffActor) => {
  const payouts = await db.from('payouts').where({ run_id: runId }).select('reference', 'net')
  const lines = payouts.map(({ reference, net }) => ({
    paymentId: reference,
    status: 'PAID' as const,
    amount: net,
    trackingNumber: '140509011234',
  }))
  await act(ImportResult, { runId, lines, actor })
}
