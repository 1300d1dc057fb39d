import { refuseOtherMembers } from '#app/people/owners/owner'
import type { CustomerActor } from '#app/platform/audit/actor'
import { transaction } from '#app/platform/database/database'
import { Conflict } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import { openDisputeOf } from '../queries/disputes_of_order.js'
import { receiptFacts } from '../queries/receipt_of.js'
import { endDispute } from '../steps/end_dispute.js'
import { lockDispute, refuseDecision } from '../steps/lock_dispute.js'
import type { ReceiptAnswer } from './confirm_receipt.js'

interface WithdrawCommand {
  actor: CustomerActor
  orderId: string
}

const anyones = { distributorId: null, branchId: null }

/**
 * Collection and payout resume.
 * @throws NotFound, Conflict when none is open or frozen, BusinessRule for members other than the CEO
 */
export default class WithdrawDispute {
  async execute({ actor, orderId }: WithdrawCommand): Promise<ReceiptAnswer> {
    refuseOtherMembers(actor)
    return transaction(async (trx) => {
      await receiptFacts(actor.owner, orderId, trx)
      const id = await openDisputeOf(orderId, trx)
      if (!id) throw new Conflict(messages.nothingReported)
      const dispute = await lockDispute(id, anyones, trx)
      refuseDecision(dispute, 'WITHDRAWN', 'OWNER')
      const { order } = dispute
      await endDispute({ actor, dispute, order, status: 'WITHDRAWN', by: 'OWNER' }, trx)
      return { disputeId: id, status: 'WITHDRAWN' }
    })
  }
}
