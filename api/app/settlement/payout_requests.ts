import app from '@adonisjs/core/services/app'
import type { PayoutRequestKind } from '#contracts/settlement'
import { audit } from '#app/shared/audit'
import { Conflict } from '#app/shared/errors'
import type { TwoPersonRequest, TwoPersonRequests } from '#app/shared/two_people/requests'
import { endDoubt } from '#app/withdrawals/steps/doubt_at_bank'
import { messages } from './i18n/fa.js'
import CorrectPayout from './steps/correct_payout.js'
import { lockPayout, standing } from './steps/lock_payout.js'
import { isClearedUp, resolveAlarms } from './steps/resolve_alarms.js'

interface PayoutRequest extends TwoPersonRequest {
  payout_id: string
  kind: PayoutRequestKind
  reason: string
  after: { bankReference?: string }
}

/** What the bank did otherwise than we know: two people say so, with the bank's own papers. */
export const payoutRequests: TwoPersonRequests<PayoutRequest> = {
  name: 'payout-requests',
  table: 'payout_requests',
  askedWith: 'settlement.run',
  async lock({ payout_id: id }, trx) {
    await lockPayout(id, trx)
  },
  async carryOut(request, { requester, approver }, trx) {
    const { id: requestId, payout_id: payoutId, kind, before, after, reason } = request
    const { bankReference = null } = after
    const payout = await lockPayout(payoutId, trx)
    if (JSON.stringify(standing(payout)) !== JSON.stringify(inOrder(before))) {
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
    return {}
  },
}

/** JSON keeps the keys of an object in an order of its own. */
const inOrder = (before: object): object => {
  const { status, attempt, trackingNumber, alarms } = before as ReturnType<typeof standing>
  return { status, attempt, trackingNumber, alarms }
}
