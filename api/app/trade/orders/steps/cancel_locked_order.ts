import { inject } from '@adonisjs/core'
import { orderTransitions, type OrderStatus } from '#contracts/orders'
import { canMove } from '#contracts/transitions'
import type { AnyActor } from '#app/platform/audit/actor'
import type { Trx } from '#app/platform/database/database'
import { AlreadyProcessed, Conflict } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import { lapseDispute } from './end_dispute.js'
import type { LockedOrder } from './lock_order.js'
import type { OrderAnswer } from './seller_command.js'
import TakeBack from './take_back.js'

interface CancelCommand {
  actor: AnyActor
  order: LockedOrder
  reason: string
  /** Suppliers cancel only what waits for them. */
  from?: OrderStatus
}

/**
 * With its open report. domain "Invoices"
 * @throws AlreadyProcessed, Conflict when too late
 */
@inject()
export default class CancelLockedOrder {
  constructor(private takeBack: TakeBack) {}

  async execute({ actor, order, reason, from }: CancelCommand, trx: Trx): Promise<OrderAnswer> {
    refuseCancel(order, from)
    // A program has one holder; a clerk alone would give away what was delivered.
    if (order.isReceived && actor.kind === 'staff') throw new Conflict(messages.receivedAlready)
    const command = from ? 'orders.reject' : 'orders.cancel'
    const answer = await this.takeBack.execute({ actor, order, reason, command }, trx)
    await lapseDispute({ actor, order: answer }, trx)
    return answer
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
