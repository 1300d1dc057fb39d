import { orderTransitions } from '#contracts/orders'
import { canMove } from '#contracts/transitions'
import type { StaffActor } from '#app/platform/audit/actor'
import { transaction } from '#app/platform/database/database'
import { AlreadyProcessed, Conflict } from '#app/platform/errors'
import { publish } from '#app/platform/events/outbox'
import type { InvoiceState } from '../domain/invoice_state.js'
import { messages } from '../i18n/fa.js'
import { lockOrder } from '../steps/lock_order.js'
import { changeOrder, stateAfter } from '../steps/seller_command.js'

declare module '#app/platform/events/outbox' {
  interface Events {
    /** The reason stays in the audit trail. */
    InvoiceFrozen: { orderId: string; state: InvoiceState }
  }
}

export interface FraudCommand {
  actor: StaffActor
  orderId: string
  reason: string
}

/**
 * Stops payment, changes, dunning, repayment and payout; an approved run keeps what it took. Books nothing. domain
 * "Invoices"
 * @throws NotFound, AlreadyProcessed, Conflict when it has ended
 */
export default class ReportFraud {
  async execute({ actor, orderId, reason }: FraudCommand): Promise<void> {
    await transaction(async (trx) => {
      const order = await lockOrder(orderId, trx)
      if (order.status === 'FRAUD') throw new AlreadyProcessed(messages.alreadyFrozen)
      if (!canMove(orderTransitions, order.status, 'FRAUD')) {
        throw new Conflict(messages.notFreezable)
      }
      const answer = await changeOrder(
        order,
        { status: 'FRAUD', status_before_fraud: order.status },
        { actor, command: 'orders.fraud', reason },
        trx
      )
      await publish('InvoiceFrozen', { orderId, state: await stateAfter(answer, trx) }, trx)
    })
  }
}
