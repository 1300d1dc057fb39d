import { inject } from '@adonisjs/core'
import { isPaid } from '#contracts/orders'
import type { AnyActor } from '#app/platform/audit/actor'
import type { Trx } from '#app/platform/database/database'
import { publish } from '#app/platform/events/outbox'
import type { InvoiceState } from '../domain/invoice_state.js'
import { nothingLeft } from '../domain/reversal.js'
import type { LockedOrder } from './lock_order.js'
import ReversePayment from './reverse_payment.js'
import { changeOrder, stateAfter, type OrderAnswer } from './seller_command.js'

declare module '#app/platform/events/outbox' {
  interface Events {
    /** `refundAmount`: rials that came back to the owner; 0 for an invoice that was not paid. */
    InvoiceCanceled: {
      orderId: string
      refundAmount: number
      /** Absent in events that are older than it. */
      walletAmount?: number
      /** What was paid was not confirmed. */
      isRejection: boolean
      state: InvoiceState
      /** The owner reported all of its goods, and the report was accepted. */
      isDispute?: boolean
      /** Its owner had confirmed the receipt of its goods. */
      isAfterReceipt?: boolean
    }
  }
}

interface TakeBackCommand {
  actor: AnyActor
  /** Locked, and judged by the caller. */
  order: LockedOrder
  reason: string
  command: 'orders.cancel' | 'orders.reject' | 'orders.return'
}

/** Ends an invoice and gives back whatever was paid for it. domain "Invoices" */
@inject()
export default class TakeBack {
  constructor(private reversePayment: ReversePayment) {}

  async execute(
    { actor, order, reason, command }: TakeBackCommand,
    trx: Trx
  ): Promise<OrderAnswer> {
    const { refundAmount, walletAmount } = isPaid(order.status)
      ? await this.reversePayment.execute(order, nothingLeft, trx)
      : { refundAmount: 0, walletAmount: 0 }
    const answer = await changeOrder(
      order,
      {
        status: 'CANCELED',
        cancel_reason: reason,
        refund_amount: order.refundAmount + refundAmount,
        // What the distributor was paid is netted in its next run.
        ...(order.isSettled && { payout_settled: false }),
      },
      { actor, command, reason, ...(order.isReceived && { facts: { isAfterReceipt: true } }) },
      trx
    )
    await publish(
      'InvoiceCanceled',
      {
        orderId: order.id,
        refundAmount,
        walletAmount,
        isRejection: command === 'orders.reject',
        state: await stateAfter(answer, trx),
        ...(command === 'orders.return' && { isDispute: true }),
        ...(order.isReceived && { isAfterReceipt: true }),
      },
      trx
    )
    return answer
  }
}
