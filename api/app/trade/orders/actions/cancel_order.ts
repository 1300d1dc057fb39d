import { inject } from '@adonisjs/core'
import type { OrderStatus } from '#contracts/orders'
import type { DistributorActor } from '#app/platform/audit/actor'
import { transaction } from '#app/platform/database/database'
import CancelLockedOrder from '../steps/cancel_locked_order.js'
import { lockSellersOrder } from '../steps/lock_order.js'
import type { OrderAnswer } from '../steps/seller_command.js'

interface CancelCommand {
  actor: DistributorActor
  referenceNumber: string
  reason: string
  /** Suppliers cancel only what waits for them. */
  from?: OrderStatus
}

/**
 * Refunds a paid invoice until the distributor is paid; an open report ends with it. domain "Invoices"
 * @throws NotFound, AlreadyProcessed, Conflict when too late
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
