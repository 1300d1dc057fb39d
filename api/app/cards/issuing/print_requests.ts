import type { PrintRequestKind } from '#contracts/cards'
import { audit } from '#app/platform/audit/audit'
import { Conflict } from '#app/platform/errors'
import { changeKind, type ChangeRequest } from '#app/platform/change_requests/kinds'
import { messages } from './i18n/fa.js'
import { cancelWaiting, lockBatch } from './steps/cancel_batch.js'

interface PrintRequest extends ChangeRequest {
  subject_id: string
  action: PrintRequestKind
}

/** By two people: a card printed after all would exist twice. */
export const printRequests = changeKind<PrintRequest>({
  name: 'print-requests',
  subjects: ['print-batches'],
  listedWith: 'print-requests.list',
  decidedWith: 'print-requests.decide',
  title: `(select number::text from print_batches where id = request.subject_id::uuid)`,
  askedWith: 'cards.print',
  async lock({ subject_id: id }, trx) {
    await lockBatch(id, trx)
  },
  async carryOut({ subject_id: id, reason }, { requester, approver }, trx) {
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
  },
})
