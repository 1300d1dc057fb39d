import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import type { Trx } from '#app/platform/database/database'
import { clock } from '#app/platform/time/clock'
import type { Standing } from '../queries/reconciliations.js'

interface Closing {
  id: string
  actor: StaffActor
  standing: Standing
  unexplained: number
  requestedBy?: string
  reason?: string
}

/** Ends a reconciliation whose lines are all cleared up. */
export const closeReconciliation = async (
  { id, actor, standing, unexplained, requestedBy, reason }: Closing,
  trx: Trx
): Promise<void> => {
  await trx.from('reconciliations').where({ id }).update({
    status: 'CLOSED',
    closed_by: actor.id,
    closed_at: clock.businessNow().toJSDate(),
  })
  const { explained, explainedAmount } = standing
  await audit(
    {
      actor,
      command: 'reconciliations.close',
      subject: { type: 'reconciliations', id },
      before: { status: 'OPEN' },
      after: {
        ...{ status: 'CLOSED', explained, explainedAmount, unexplained },
        ...(requestedBy && { requestedBy }),
      },
      reason,
    },
    trx
  )
}
