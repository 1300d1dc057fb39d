import { refuseOtherMembers } from '#app/people/owners/owner'
import type { CustomerActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { judgeReceipt } from '../domain/dispute.js'
import { openDisputeOf } from '../queries/disputes_of_order.js'
import { receiptFacts } from '../queries/receipt_of.js'
import { endDispute } from '../steps/end_dispute.js'
import { lockDispute } from '../steps/lock_dispute.js'
import { lockOrder } from '../steps/lock_order.js'
import { refuseReceipt } from '../steps/refuse_receipt.js'

export interface ReceiptAnswer {
  /** Made or withdrawn. */
  disputeId?: string
  status: 'RECEIVED' | 'OPEN' | 'WITHDRAWN'
}

interface ConfirmCommand {
  actor: CustomerActor
  orderId: string
}

/**
 * Withdraws an open report and rules out new ones.
 * @throws NotFound, AlreadyProcessed, Conflict when too early or late, BusinessRule for members other than the CEO
 */
export default class ConfirmReceipt {
  async execute({ actor, orderId }: ConfirmCommand): Promise<ReceiptAnswer> {
    refuseOtherMembers(actor)
    return transaction(async (trx) => {
      await receiptFacts(actor.owner, orderId, trx)
      const order = await lockOrder(orderId, trx)
      const facts = await receiptFacts(actor.owner, orderId, trx)
      refuseReceipt(judgeReceipt(facts), 'confirm')
      const disputeId = await openDisputeOf(orderId, trx)
      if (disputeId) {
        const dispute = await lockDispute(disputeId, { distributorId: null, branchId: null }, trx)
        await endDispute({ actor, dispute, order, status: 'WITHDRAWN', by: 'OWNER' }, trx)
      }
      const receivedAt = clock.businessNow()
      await trx.from('orders').where({ id: orderId }).update({ received_at: receivedAt.toJSDate() })
      await audit(
        {
          actor,
          command: 'orders.receive',
          subject: { type: 'orders', id: orderId },
          after: { receivedAt: receivedAt.toISO() },
        },
        trx
      )
      return { ...(disputeId && { disputeId }), status: 'RECEIVED' }
    })
  }
}
