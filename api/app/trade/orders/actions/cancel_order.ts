import { inject } from '@adonisjs/core'
import type { OrderStatus } from '#contracts/orders'
import { transaction } from '#app/platform/database/database'
import CancelLockedOrder from '../steps/cancel_locked_order.js'
import { lockSellersOrder } from '../steps/lock_order.js'
import type { DistributorsActor, OrderAnswer } from '../steps/seller_command.js'

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
  constructor(private cancelLocked: CancelLockedOrder) {}

  async execute({ actor, referenceNumber, reason, from }: CancelCommand): Promise<OrderAnswer> {
    return transaction(async (trx) => {
      const order = await lockSellersOrder(actor, referenceNumber, trx)
      return this.cancelLocked.execute({ actor, order, reason, from }, trx)
    })
  }
}
