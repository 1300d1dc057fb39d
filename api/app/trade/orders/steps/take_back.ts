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
    /** `refundAmount`: rials returned; 0 when unpaid. */
    InvoiceCanceled: {
      orderId: string
      refundAmount: number
      /** Absent in old events. */
      walletAmount?: number
      /** The supplier did not confirm it. */
      isRejection: boolean
      state: InvoiceState
      /** Through an accepted report of all goods. */
      isDispute?: boolean
      /** The company refused it itself, and has told its members. */
      isByOwner?: boolean
      /** Receipt had been confirmed. */
      isAfterReceipt?: boolean
    }
  }
}

interface TakeBackCommand {
  actor: AnyActor
  /** Checked by the caller. */
  order: LockedOrder
  reason: string
  command: 'orders.cancel' | 'orders.reject' | 'orders.return'
}

/** Refunds what was paid. domain "Invoices" */
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
        // The payout is netted in the next run.
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
        ...(actor.kind === 'customer' && { isByOwner: true }),
        ...(command === 'orders.return' && { isDispute: true }),
        ...(order.isReceived && { isAfterReceipt: true }),
      },
      trx
    )
    return answer
  }
}
