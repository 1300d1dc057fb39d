import { transaction } from '#app/platform/database/database'
import { endDispute } from '../steps/end_dispute.js'
import { lockDispute, refuseDecision } from '../steps/lock_dispute.js'
import type { DecideCommand, DecisionAnswer } from './accept_dispute.js'

/**
 * Collection and payout resume.
 * @throws NotFound, AlreadyProcessed, Conflict when not refusable now
 */
export default class RefuseDispute {
  async execute({ by, disputeId, note }: DecideCommand): Promise<DecisionAnswer> {
    return transaction(async (trx) => {
      const dispute = await lockDispute(disputeId, by, trx)
      refuseDecision(dispute, 'REFUSED', by.party)
      const { actor, party } = by
      const end = { actor, dispute, order: dispute.order, status: 'REFUSED', by: party } as const
      await endDispute({ ...end, answer: note }, trx)
      return { id: disputeId, status: 'REFUSED' }
    })
  }
}
