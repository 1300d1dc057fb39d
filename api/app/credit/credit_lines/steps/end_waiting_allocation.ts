import type { FileName } from '#app/people/owners/files'
import Approval from '#app/credit/credit_lines/models/approval'
import type { AnyActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'

interface EndCommand {
  actor: AnyActor
  file: FileName
  reason: string
}

/** Nobody is asked any more what can no longer be approved. The caller holds the file. */
export const endWaitingAllocation = async ({ actor, file, reason }: EndCommand, trx: Trx) => {
  const waiting = await Approval.query({ client: trx })
    .where({ kind: 'ALLOCATE_CREDIT', subjectType: file.type, subjectId: file.id })
    .where({ status: 'PENDING' })
    .forUpdate()
    .first()
  if (!waiting) return
  const decidedAt = clock.businessNow()
  await waiting.merge({ status: 'FAILED', decidedAt, reason }).save()
  await audit(
    {
      actor,
      command: 'approvals.end',
      subject: { type: 'approvals', id: waiting.id },
      before: { status: 'PENDING' },
      after: { status: waiting.status },
      reason,
    },
    trx
  )
}
