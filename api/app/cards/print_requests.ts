import type { PrintRequestKind } from '#contracts/cards'
import { audit } from '#app/shared/audit'
import { Conflict } from '#app/shared/errors'
import type { TwoPersonRequest, TwoPersonRequests } from '#app/shared/two_people/requests'
import { messages } from './i18n/fa.js'
import { cancelWaiting, lockBatch } from './steps/cancel_batch.js'

interface PrintRequest extends TwoPersonRequest {
  batch_id: string
  kind: PrintRequestKind
}

/** Batches whose answer never comes: a card that the printer made after all would exist twice. */
export const printRequests: TwoPersonRequests<PrintRequest> = {
  name: 'print-requests',
  table: 'print_requests',
  askedWith: 'cards.print',
  async lock({ batch_id: id }, trx) {
    await lockBatch(id, trx)
  },
  async carryOut({ batch_id: id, reason }, { requester, approver }, trx) {
    const canceled = await cancelWaiting(id, trx)
    if (canceled === 0) throw new Conflict(messages.nothingWaits)
    await audit(
      {
        actor: approver,
        command: 'print-batches.cancel',
        subject: { type: 'print-batches', id },
        after: { canceled, requestedBy: requester.username },
        reason: reason ?? undefined,
      },
      trx
    )
    return {}
  },
}
