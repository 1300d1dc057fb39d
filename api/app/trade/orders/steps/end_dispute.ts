import type { DisputeParty, DisputeStatus } from '#contracts/disputes'
import type { WebhookDispute } from '#contracts/webhooks'
import type { AuditCommand } from '#contracts/trail'
import type { AnyActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { prepared, type Trx } from '#app/platform/database/database'
import { publish } from '#app/platform/events/outbox'
import type { InvoiceState } from '../domain/invoice_state.js'
import { webhookDispute } from '../queries/webhook_dispute.js'
import { openDisputeOf } from '../queries/disputes_of_order.js'
import { stateAfter, type OrderAnswer } from './seller_command.js'

declare module '#app/platform/events/outbox' {
  interface Events {
    /** Accepted, refused, withdrawn or canceled with its invoice. */
    DisputeEnded: { orderId: string; dispute: WebhookDispute; state: InvoiceState }
  }
}

export type DisputeEnd = Exclude<DisputeStatus, 'OPEN' | 'ESCALATED'>

const commands: Record<DisputeEnd, AuditCommand> = {
  ACCEPTED: 'disputes.accept',
  REFUSED: 'disputes.refuse',
  WITHDRAWN: 'disputes.withdraw',
  LAPSED: 'disputes.lapse',
}

interface EndCommand {
  actor: AnyActor
  dispute: { id: string; status: DisputeStatus }
  /** Locked, after the change. */
  order: OrderAnswer
  status: DisputeEnd
  by: DisputeParty
  answer?: string
  /** The refund's entry key, when accepted. */
  entryKey?: string
}

const sql = `
  update disputes set status = ?, decided_at = ?, decided_by = ?, answer = ?, entry_key = ?
   where id = ?`

/** Audits and publishes it. */
export const endDispute = async (command: EndCommand, trx: Trx): Promise<void> => {
  const { actor, dispute, order, status, by, answer = null, entryKey = null } = command
  const at = clock.businessNow().toJSDate()
  await prepared('end_dispute', sql, [status, at, by, answer, entryKey, dispute.id], trx)
  await audit(
    {
      actor,
      command: commands[status],
      subject: { type: 'disputes', id: dispute.id },
      before: { status: dispute.status },
      after: { status },
      ...(answer && { reason: answer }),
    },
    trx
  )
  const [state, shown] = [await stateAfter(order, trx), await webhookDispute(dispute.id, trx)]
  await publish('DisputeEnded', { orderId: order.id, dispute: shown, state }, trx)
}

const openSql = `select id, status from disputes where id = ? for update`

/** The caller holds the canceled invoice. */
export const lapseDispute = async (
  { actor, order }: { actor: AnyActor; order: OrderAnswer },
  trx: Trx
): Promise<void> => {
  const open = await openDisputeOf(order.id, trx)
  if (!open) return
  const [dispute] = await prepared<EndCommand['dispute']>('lock_open_dispute', openSql, [open], trx)
  await endDispute({ actor, dispute, order, status: 'LAPSED', by: 'CANCELLATION' }, trx)
}
