import type { ApprovalKind } from '#contracts/credit'
import type { AuditCommand } from '#contracts/trail'
import Approval, { type ApprovalPayload } from '#app/credit/credit_lines/models/approval'
import type { FileName } from '#app/people/owners/files'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'
import { AlreadyProcessed } from '#app/platform/errors'
import { newId } from '#app/platform/values/ids'
import { messages } from '../i18n/fa.js'

const commands = {
  ALLOCATE_CREDIT: 'credit.request-allocation',
  CHANGE_LIMIT: 'credit.request-change-limit',
  WRITE_OFF: 'credit.request-write-off',
} as const satisfies Record<ApprovalKind, AuditCommand>

/**
 * Atomic with the request under the file's lock.
 * @throws AlreadyProcessed while one of the kind waits
 */
export const refuseWaiting = async (
  kind: ApprovalKind,
  { type, id }: FileName,
  trx: Trx
): Promise<void> => {
  const waiting = await Approval.query({ client: trx })
    .where({ kind, subjectType: type, subjectId: id, status: 'PENDING' })
    .first()
  if (waiting) throw new AlreadyProcessed(messages.approvalWaits[kind])
}

interface Asked {
  actor: StaffActor
  kind: ApprovalKind
  file: FileName
  payload: ApprovalPayload
  about?: Record<string, unknown>
}

export const requestApproval = async (
  { actor, kind, file: { type, id }, payload, about }: Asked,
  trx: Trx
): Promise<string> => {
  const approval = await Approval.create(
    {
      id: newId(),
      kind,
      subjectType: type,
      subjectId: id,
      payload,
      requestedBy: actor.id,
      requestedAt: clock.businessNow(),
      status: 'PENDING',
    },
    { client: trx }
  )
  const { amount, reason } = payload
  await audit(
    {
      actor,
      command: commands[kind],
      subject: { type, id },
      after: { approvalId: approval.id, amount, ...about },
      reason,
    },
    trx
  )
  return approval.id
}
