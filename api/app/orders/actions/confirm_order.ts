import { transaction } from '#app/shared/database'
import { AlreadyProcessed, Conflict } from '#app/shared/errors'
import { publish } from '#app/shared/events/outbox'
import { messages } from '../i18n/fa.js'
import { lockSellersOrder } from '../queries/seller_orders.js'
import type { Seller } from './create_sale.js'
import { changeOrder, type OrderAnswer } from './seller_command.js'

declare module '#app/shared/events/outbox' {
  interface Events {
    InvoiceConfirmed: { orderId: string }
  }
}

/**
 * The supplier takes a paid invoice on. The money moved when the owner paid; nothing is booked now.
 * @throws NotFound, AlreadyProcessed when it is confirmed, Conflict when it does not wait for it
 */
export default class ConfirmOrder {
  async execute(seller: Seller, referenceNumber: string): Promise<OrderAnswer> {
    return transaction(async (trx) => {
      const order = await lockSellersOrder(seller.distributorId, referenceNumber, trx)
      if (order.status === 'COMPLETED') throw new AlreadyProcessed()
      if (order.status !== 'PENDING') throw new Conflict(messages.notAwaitingConfirmation)
      await publish('InvoiceConfirmed', { orderId: order.id }, trx)
      return changeOrder(
        order,
        { status: 'COMPLETED' },
        { actor: seller, command: 'orders.confirm' },
        trx
      )
    })
  }
}
