import { inject } from '@adonisjs/core'
import { orderTransitions, type OrderStatus } from '#contracts/orders'
import { canMove } from '#contracts/transitions'
import { transaction } from '#app/shared/database'
import { AlreadyProcessed, Conflict } from '#app/shared/errors'
import { messages } from '../i18n/fa.js'
import { lapseDispute } from '../steps/end_dispute.js'
import { lockSellersOrder, type LockedOrder } from '../steps/lock_order.js'
import type { DistributorsActor, OrderAnswer } from '../steps/seller_command.js'
import TakeBack from '../steps/take_back.js'

interface CancelCommand {
  actor: DistributorsActor
  referenceNumber: string
  reason: string
  /** A supplier that refuses cancels only what waits for its confirmation. */
  from?: OrderStatus
}

/**
 * Cancels an invoice: an unpaid one at once, a paid one by giving everything back, until the distributor
 * was paid for it. What its owner reported of it has come back with it. domain "Invoices"
 * @throws NotFound, AlreadyProcessed when it is cancelled, Conflict when it cannot be any more
 */
@inject()
export default class CancelOrder {
  constructor(private takeBack: TakeBack) {}

  async execute({ actor, referenceNumber, reason, from }: CancelCommand): Promise<OrderAnswer> {
    return transaction(async (trx) => {
      const order = await lockSellersOrder(actor.distributorId, referenceNumber, trx)
      refuseCancel(order, from)
      const command = from ? 'orders.reject' : 'orders.cancel'
      const answer = await this.takeBack.execute({ actor, order, reason, command }, trx)
      await lapseDispute({ actor, order: answer }, trx)
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
