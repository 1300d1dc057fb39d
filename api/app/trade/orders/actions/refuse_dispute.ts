import { transaction } from '#app/platform/database/database'
import { endDispute } from '../steps/end_dispute.js'
import { lockDispute, refuseDecision } from '../steps/lock_dispute.js'
import type { DecideCommand, DecisionAnswer } from './accept_dispute.js'

/**
 * The goods were in order: their amount is collected and paid out like the rest again, and the owner is told.
 * @throws NotFound, AlreadyProcessed, Conflict when it is not theirs to refuse now
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
