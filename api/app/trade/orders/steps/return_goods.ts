import { inject } from '@adonisjs/core'
import type { AnyActor } from '#app/platform/audit/actor'
import type { Trx } from '#app/platform/database/database'
import { refusedField } from '#app/platform/errors'
import { publish } from '#app/platform/events/outbox'
import { costOf, type OrderCost } from '../domain/cost.js'
import type { OrderLine } from '../domain/dispute.js'
import { goodsChanged } from '../domain/goods_text.js'
import type { InvoiceState } from '../domain/invoice_state.js'
import { messages } from '../i18n/fa.js'
import { linesOf } from '../queries/disputes_of_order.js'
import type { LockedOrder } from './lock_order.js'
import ReversePayment from './reverse_payment.js'
import { changeOrder, stateAfter, type OrderAnswer } from './seller_command.js'
import { writeVersion } from './write_version.js'

declare module '#app/platform/events/outbox' {
  interface Events {
    /** Goods and rials went back. */
    InvoiceReturned: {
      orderId: string
      refundAmount: number
      /** Absent in old events. */
      walletAmount?: number
      refundedInAll: number
      state: InvoiceState
      /** Through an accepted report. */
      isDispute?: boolean
    }
  }
}

interface ReturnCommand {
  actor: AnyActor
  /** Paid and locked. */
  order: LockedOrder
  /** The remaining lines. */
  lines: OrderLine[]
  cost: OrderCost
  reason?: string
  isDispute?: boolean
}

/** Refunds their price. domain "Invoices" */
@inject()
export default class ReturnGoods {
  constructor(private reversePayment: ReversePayment) {}

  async execute(command: ReturnCommand, trx: Trx): Promise<OrderAnswer> {
    const { actor, order, lines, cost, reason, isDispute } = command
    const { refundAmount, walletAmount } = await this.reversePayment.execute(order, cost, trx)
    const cause = isDispute ? 'DISPUTE' : 'RETURN'
    const before = await linesOf(order.id, trx)
    const version = await writeVersion({ orderId: order.id, cause, cost, lines }, trx)
    const goods = { version, ...goodsChanged(before, lines) }
    const refundedInAll = order.refundAmount + refundAmount
    const answer = await changeOrder(
      order,
      {
        grand_total_amount: cost.grandTotalAmount,
        kasbeno_fee_amount: cost.kasbenoFeeAmount,
        bank_fee_amount: cost.bankFeeAmount,
        refund_amount: refundedInAll,
        // Overpayment is netted in the next run.
        ...(refundAmount > 0 && { payout_settled: false }),
      },
      { actor, command: 'orders.return', reason, goods },
      trx
    )
    const state = await stateAfter(answer, trx)
    await publish(
      'InvoiceReturned',
      {
        orderId: order.id,
        refundAmount,
        walletAmount,
        refundedInAll,
        state,
        ...(isDispute && { isDispute }),
      },
      trx
    )
    return answer
  }
}

type Sold = OrderCost & Pick<LockedOrder, 'rates' | 'dueDateInDays'>

/**
 * By the sale's rates.
 * @throws InvalidFields when too large
 */
export const costAt = (order: Sold, total: number): OrderCost => {
  const cost = costOf(total, order.rates, order.dueDateInDays)
  if (!cost) throw refusedField('grandTotalAmount', messages.totalTooLarge)
  return cost
}

/** Never above the charge. Sales before rates were kept use the first kept ones. */
export const costLeft = (order: Sold, total: number): OrderCost => {
  const cost = costAt(order, total)
  return {
    ...cost,
    kasbenoFeeAmount: Math.min(cost.kasbenoFeeAmount, order.kasbenoFeeAmount),
    bankFeeAmount: Math.min(cost.bankFeeAmount, order.bankFeeAmount),
  }
}
