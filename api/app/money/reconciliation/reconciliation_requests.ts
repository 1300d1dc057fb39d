import type { ReconciliationRequestKind } from '#contracts/reconciliation'
import { words } from '#contracts/words'
import { changeKind, type ChangeRequest } from '#app/platform/change_requests/kinds'
import { Conflict } from '#app/platform/errors'
import { jsonOf } from '#app/platform/resource/query'
import { messages } from './i18n/fa.js'
import type { Standing } from './queries/reconciliations.js'
import { closeReconciliation } from './steps/close_reconciliation.js'
import { lockReconciliation, lockStanding } from './steps/lock_reconciliation.js'

interface CloseFacts {
  explained: number
  explainedAmount: number
  unexplained: number
}
interface ReconciliationRequest extends ChangeRequest {
  subject_id: string
  action: ReconciliationRequestKind
  before: CloseFacts
  reason: string
}

export const factsOf = (
  { explained, explainedAmount }: Standing,
  unexplained: number
): CloseFacts => ({ explained, explainedAmount, unexplained })

/** A difference that was explained and not booked is closed by two. */
export const reconciliationRequests = changeKind<ReconciliationRequest>({
  name: 'reconciliation-requests',
  subjects: ['reconciliations'],
  listedWith: 'reconciliations.list',
  decidedWith: 'reconciliations.close',
  askedWith: 'reconciliations.close',
  title: `(select concat_ws(' ', ${jsonOf(words.reconciliationSource)} ->> r.source, r.file_name)
             from reconciliations r where r.id = request.subject_id::uuid)`,
  async lock({ subject_id: id }, trx) {
    await lockReconciliation(id, trx)
  },
  async carryOut({ subject_id: id, before, reason }, { requester, approver }, trx) {
    const { reconciliation, standing } = await lockStanding(id, trx)
    const { status, unexplained } = reconciliation
    const { explained, explainedAmount } = standing
    const isStill =
      status === 'OPEN' &&
      standing.open === 0 &&
      explained === before.explained &&
      explainedAmount === before.explainedAmount
    if (!isStill) throw new Conflict(messages.stale)
    const { username: requestedBy } = requester
    await closeReconciliation(
      { id, actor: approver, standing, unexplained, requestedBy, reason },
      trx
    )
  },
})
