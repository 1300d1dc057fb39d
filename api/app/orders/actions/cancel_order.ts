import { inject } from '@adonisjs/core'
import { isPaid, orderTransitions, type OrderStatus } from '#contracts/orders'
import { canMove } from '#contracts/transitions'
import { transaction } from '#app/shared/database'
import { AlreadyProcessed, Conflict } from '#app/shared/errors'
import { publish } from '#app/shared/events/outbox'
import type { InvoiceState } from '../domain/invoice_state.js'
import { nothingLeft } from '../domain/reversal.js'
import { messages } from '../i18n/fa.js'
import { lockSellersOrder, type LockedOrder } from '../steps/lock_order.js'
import ReversePayment from '../steps/reverse_payment.js'
import {
  changeOrder,
  stateAfter,
  type DistributorsActor,
  type OrderAnswer,
} from '../steps/seller_command.js'

declare module '#app/shared/events/outbox' {
  interface Events {
    /** `refundAmount`: rials that came back to the owner; 0 for an invoice that was not paid. */
    InvoiceCanceled: {
      orderId: string
      refundAmount: number
      /** What was paid was not confirmed. */
      isRejection: boolean
      state: InvoiceState
    }
  }
}

interface CancelCommand {
  actor: DistributorsActor
  referenceNumber: string
  reason: string
  /** A supplier that refuses cancels only what waits for its confirmation. */
  from?: OrderStatus
}

/**
 * Cancels an invoice: an unpaid one at once, a paid one by giving everything back, until the distributor
 * was paid for it. domain "Invoices"
 * @throws NotFound, AlreadyProcessed when it is cancelled, Conflict when it cannot be any more
 */
@inject()
export default class CancelOrder {
  constructor(private reversePayment: ReversePayment) {}

  async execute({ actor, referenceNumber, reason, from }: CancelCommand): Promise<OrderAnswer> {
    return transaction(async (trx) => {
      const order = await lockSellersOrder(actor.distributorId, referenceNumber, trx)
      refuseCancel(order, from)
      const refund = isPaid(order.status)
        ? await this.reversePayment.execute(order, nothingLeft, trx)
        : 0
      const answer = await changeOrder(
        order,
        {
          status: 'CANCELED',
          cancel_reason: reason,
          refund_amount: order.refundAmount + refund,
        },
        { actor, command: from ? 'orders.reject' : 'orders.cancel', reason },
        trx
      )
      const state = await stateAfter(answer, trx)
      const [orderId, isRejection] = [order.id, from !== undefined]
      await publish('InvoiceCanceled', { orderId, refundAmount: refund, isRejection, state }, trx)
      return answer
    })
  }
}

const refuseCancel = (order: LockedOrder, from?: OrderStatus): void => {
  if (order.status === 'CANCELED') throw new AlreadyProcessed(messages.alreadyCanceled)
  if (order.status === 'FRAUD') throw new Conflict(messages.frozen)
  if (from && order.status !== from) throw new Conflict(messages.notAwaitingConfirmation)
  if (!canMove(orderTransitions, order.status, 'CANCELED')) {
    throw new Conflict(messages.notCancelable)
  }
  if (order.isSettled) throw new Conflict(messages.settled)
}
