import { inject } from '@adonisjs/core'
import type { PayoutRequestKind, PayoutStatus } from '#contracts/settlement'
import type { StaffActor } from '#app/platform/audit/actor'
import { transaction } from '#app/platform/database/database'
import { requestSecondPerson } from '#app/platform/change_requests/requests'
import PayAfterAll from '#app/money/withdrawals/steps/pay_after_all'
import { messages } from '../i18n/fa.js'
import { payoutRequests } from '../payout_requests.js'
import { refuseCorrection } from '../steps/correct_payout.js'
import { lockPayout, payoutState } from '../steps/lock_payout.js'

interface AskCommand {
  actor: StaffActor
  payoutId: string
  kind: PayoutRequestKind
  reason: string
  /** The bank's letter, or what the money came back by. */
  bankReference: string | null
}

/** What stands when it was decided so. */
const becomes = {
  RETURNED: 'FAILED',
  PAID: 'PAID',
  KEEP: undefined,
} satisfies Record<PayoutRequestKind, PayoutStatus | undefined>

/** Lets what the bank did otherwise than we know wait for a second person. */
@inject()
export default class AskPayoutCorrection {
  constructor(private payAfterAll: PayAfterAll) {}

  /**
   * @returns the request's id
   * @throws NotFound, Conflict where it cannot be so, or while another one waits, BusinessRule (422) where the wallet
   * holds less than what the bank has paid out of it
   */
  execute({ actor, payoutId, kind, reason, bankReference }: AskCommand): Promise<string> {
    return transaction(async (trx) => {
      const payout = await lockPayout(payoutId, trx)
      refuseCorrection({ payout, kind, bankReference })
      const { withdrawalId } = payout
      if (kind === 'PAID' && withdrawalId) await this.payAfterAll.refuse(withdrawalId, trx)
      return requestSecondPerson(
        payoutRequests,
        {
          requester: actor,
          action: kind,
          subject: { type: 'payouts', id: payoutId },
          amount: payout.gross - payout.discount,
          before: payoutState(payout),
          after: {
            status: becomes[kind] ?? payout.status,
            ...(bankReference !== null && { bankReference }),
          },
          reason,
          about: { payoutId },
          whenWaiting: messages.correctionWaits,
        },
        trx
      )
    })
  }
}
