import type { DistributorActor } from '#app/platform/audit/actor'
import { transaction } from '#app/platform/database/database'
import { AlreadyProcessed, Conflict } from '#app/platform/errors'
import { publish } from '#app/platform/events/outbox'
import type { InvoiceState } from '../domain/invoice_state.js'
import { messages } from '../i18n/fa.js'
import { lockSellersOrder } from '../steps/lock_order.js'
import { changeOrder, stateAfter, type OrderAnswer } from '../steps/seller_command.js'

declare module '#app/platform/events/outbox' {
  interface Events {
    InvoiceConfirmed: { orderId: string; state: InvoiceState }
  }
}

interface ConfirmCommand {
  actor: DistributorActor
  referenceNumber: string
}

/**
 * Books nothing: money moved at payment.
 * @throws NotFound, AlreadyProcessed, Conflict when not awaiting it
 */
export default class ConfirmOrder {
  async execute({ actor, referenceNumber }: ConfirmCommand): Promise<OrderAnswer> {
    return transaction(async (trx) => {
      const order = await lockSellersOrder(actor, referenceNumber, trx)
      if (order.status === 'COMPLETED') throw new AlreadyProcessed()
      if (order.status === 'FRAUD') throw new Conflict(messages.frozen)
      if (order.status !== 'PENDING') throw new Conflict(messages.notAwaitingConfirmation)
      const answer = await changeOrder(
        order,
        { status: 'COMPLETED' },
        { actor, command: 'orders.confirm' },
        trx
      )
      const state = await stateAfter(answer, trx)
      await publish('InvoiceConfirmed', { orderId: order.id, state }, trx)
      return answer
    })
  }
}
