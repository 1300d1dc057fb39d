import { inject } from '@adonisjs/core'
import { isPaid } from '#contracts/orders'
import { transaction, type Trx } from '#app/shared/database'
import { BusinessRule, Conflict, refusedField } from '#app/shared/errors'
import { publish } from '#app/shared/events/outbox'
import { costOf, type OrderCost, type OrderItem } from '../domain/cost.js'
import type { InvoiceState } from '../domain/invoice_state.js'
import { messages } from '../i18n/fa.js'
import { lockSellersOrder, type LockedOrder } from '../steps/lock_order.js'
import { refuseTotal, type Seller } from './create_sale.js'
import ReversePayment from '../steps/reverse_payment.js'
import { changeOrder, stateAfter, type OrderAnswer } from '../steps/seller_command.js'
import { replaceItems } from '../steps/write_items.js'

declare module '#app/shared/events/outbox' {
  interface Events {
    /** Before payment; the owner sees the new amounts. */
    InvoiceUpdated: { orderId: string; state: InvoiceState }
    /** After payment: goods went back, and rials with them. */
    InvoiceReturned: {
      orderId: string
      refundAmount: number
      refundedInAll: number
      state: InvoiceState
    }
  }
}

interface UpdateCommand {
  actor: Seller
  referenceNumber: string
  items: OrderItem[]
  grandTotalAmount: number
}

/**
 * Replaces the items: before payment freely, after payment only downwards, as a return. domain "Invoices"
 * @throws NotFound, InvalidFields unless the items add up, Conflict when the invoice is past changing,
 *   BusinessRule when a paid one would rise
 */
@inject()
export default class UpdateOrder {
  constructor(private reversePayment: ReversePayment) {}

  async execute({ actor, referenceNumber, ...sale }: UpdateCommand): Promise<OrderAnswer> {
    return transaction(async (trx) => {
      const order = await lockSellersOrder(actor.distributorId, referenceNumber, trx)
      refuseTotal(sale)
      const cost = newCost(order, sale.grandTotalAmount)
      const refund = await this.#settle(order, cost, trx)
      await replaceItems(order.id, sale.items, trx)
      const answer = await changeOrder(
        order,
        {
          grand_total_amount: cost.grandTotalAmount,
          kasbeno_fee_amount: cost.kasbenoFeeAmount,
          bank_fee_amount: cost.bankFeeAmount,
          refund_amount: order.refundAmount + refund,
          // What the distributor was paid too much is netted in its next run.
          ...(refund > 0 && { payout_settled: false }),
        },
        { actor, command: isPaid(order.status) ? 'orders.return' : 'orders.update' },
        trx
      )
      await tell(order, answer, refund, trx)
      return answer
    })
  }

  /** @returns the rials that come back to the owner */
  async #settle(order: LockedOrder, cost: OrderCost, trx: Trx): Promise<number> {
    if (order.status === 'CREATED') return 0
    if (order.status === 'FRAUD') throw new Conflict(messages.frozen)
    if (!isPaid(order.status)) throw new Conflict(messages.notChangeable)
    if (cost.grandTotalAmount >= order.grandTotalAmount) {
      throw new BusinessRule(messages.onlyDownwards)
    }
    return this.reversePayment.execute(order, cost, trx)
  }
}

const tell = async (order: LockedOrder, answer: OrderAnswer, refundAmount: number, trx: Trx) => {
  const [orderId, state] = [order.id, await stateAfter(answer, trx)]
  if (!isPaid(order.status)) return publish('InvoiceUpdated', { orderId, state }, trx)
  const refundedInAll = answer.refundAmount
  return publish('InvoiceReturned', { orderId, refundAmount, refundedInAll, state }, trx)
}

/**
 * The fees by their formula, at the rates of the sale. Of a paid invoice never more than was charged:
 * what was sold before its rates were kept has those of the day on which they began to be.
 */
const newCost = (order: LockedOrder, total: number): OrderCost => {
  const cost = costOf(total, order.rates, order.dueDateInDays)
  if (!cost) throw refusedField('grandTotalAmount', messages.totalTooLarge)
  if (!isPaid(order.status)) return cost
  return {
    ...cost,
    kasbenoFeeAmount: Math.min(cost.kasbenoFeeAmount, order.kasbenoFeeAmount),
    bankFeeAmount: Math.min(cost.bankFeeAmount, order.bankFeeAmount),
  }
}
