import app from '@adonisjs/core/services/app'
import type { PayoutRequestKind } from '#contracts/settlement'
import { audit } from '#app/platform/audit/audit'
import { Conflict } from '#app/platform/errors'
import { changeKind, type ChangeRequest } from '#app/platform/change_requests/kinds'
import { prepared } from '#app/platform/database/database'
import { endDoubt } from '#app/money/withdrawals/steps/doubt_at_bank'
import { messages } from './i18n/fa.js'
import { payeeName, payeeOf } from './queries/payee.js'
import CorrectPayout from './steps/correct_payout.js'
import { lockPayout, payoutState } from './steps/lock_payout.js'
import { isClearedUp, resolveAlarms } from './steps/resolve_alarms.js'

interface PayoutRequest extends ChangeRequest {
  subject_id: string
  action: PayoutRequestKind
  reason: string
  after: { bankReference?: string }
}

interface PayoutEvidence {
  paymentId: string
  distributorName: string | null
  withdrawalId: string | null
  net: number
}
const evidenceSql = `
  select payouts.reference as "paymentId", ${payeeName} as "distributorName",
         payouts.withdrawal_id as "withdrawalId", payouts.net
    from payouts ${payeeOf('payouts')} where payouts.id = ?`

export const payoutRequests = changeKind<PayoutRequest>({
  name: 'payout-requests',
  subjects: ['payouts'],
  listedWith: 'settlement.read',
  decidedWith: 'settlement.approve',
  title: `(select concat_ws(' ', payouts.reference, ${payeeName}) from payouts ${payeeOf('payouts')}
            where payouts.id = request.subject_id::uuid)`,
  askedWith: 'settlement.run',
  async lock({ subject_id: id }, trx) {
    await lockPayout(id, trx)
  },
  async carryOut(request, { requester, approver }, trx) {
    const { id: requestId, subject_id: payoutId, action: kind, before, after, reason } = request
    const { bankReference = null } = after
    const payout = await lockPayout(payoutId, trx)
    if (JSON.stringify(payoutState(payout)) !== JSON.stringify(inOrder(before))) {
      throw new Conflict(messages.payoutMoved)
    }
    const correct = await app.container.make(CorrectPayout)
    const decided = { payout, kind, reason, bankReference, requestId }
    const status = await correct.execute(decided, trx)
    const resolved = await resolveAlarms(decided, trx)
    const { withdrawalId } = payout
    if (withdrawalId && (await isClearedUp(payoutId, trx))) {
      await endDoubt(withdrawalId, kind === 'KEEP' ? requestId : null, trx)
    }
    await audit(
      {
        actor: approver,
        command: 'settlement.correct-payout',
        subject: { type: 'payouts', id: payoutId },
        before: { status: payout.status, trackingNumber: payout.trackingNumber },
        after: { status, alarms: resolved, requestedBy: requester.username },
        reason,
      },
      trx
    )
  },
  async evidence({ subject_id: id }) {
    const [evidence] = await prepared<PayoutEvidence>('payout_evidence', evidenceSql, [id])
    return evidence
  },
})

/** JSON does not keep key order. */
const inOrder = (before: object): object => {
  const { status, attempt, trackingNumber, alarms } = before as ReturnType<typeof payoutState>
  return { status, attempt, trackingNumber, alarms }
}
