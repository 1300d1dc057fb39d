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
  /** The bank's letter, or the number of the returned transfer. */
  bankReference: string | null
}

/** The status after each decision. */
const becomes = {
  RETURNED: 'FAILED',
  PAID: 'PAID',
  KEEP: undefined,
} satisfies Record<PayoutRequestKind, PayoutStatus | undefined>

/** Asks a second person to correct a transfer. */
@inject()
export default class AskPayoutCorrection {
  constructor(private payAfterAll: PayAfterAll) {}

  /**
   * @returns the request's id
   * @throws NotFound, Conflict where impossible or one waits, BusinessRule (422) where the wallet holds less than the
   * bank paid
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
