import { inject } from '@adonisjs/core'
import Payment from '#app/money/payments/models/payment'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { sqlState, transaction, uniqueViolation, type Trx } from '#app/platform/database/database'
import { publish } from '#app/platform/events/outbox'
import { keepRequest, receiptUsed } from '../steps/decision_request.js'
import { whyReceiptNeedsTwo } from '../steps/receipts_alone.js'
import { lockConfirmable } from '../steps/lock_confirmable.js'
import SettlePayment, { endedOf } from '../steps/settle_payment.js'

interface ConfirmCommand {
  actor: StaffActor
  paymentId: string
  /** The receipt of the transfer, or null to refuse the payment. */
  receipt: string | null
  reason?: string
}

/**
 * Staff confirm a transfer once by its receipt, or refuse it. Above the limits for one person, per owner and in total,
 * it waits for a second. facts "OFFLINE"
 * @returns the payment; still REDIRECTED while it waits
 */
@inject()
export default class ConfirmOfflinePayment {
  constructor(private settlePayment: SettlePayment) {}

  async execute(command: ConfirmCommand): Promise<Payment> {
    try {
      return await transaction((trx) => this.#confirm(command, trx))
    } catch (error) {
      if (sqlState(error) !== uniqueViolation) throw error
      throw receiptUsed({ indicator: 'OFFLINE' })
    }
  }

  async #confirm(command: ConfirmCommand, trx: Trx): Promise<Payment> {
    const { actor, paymentId, receipt } = command
    const payment = await lockConfirmable(paymentId, trx)
    if (receipt && (await whyReceiptNeedsTwo(payment, actor, trx))) {
      const request = { actor, paymentId, kind: 'CONFIRM_RECEIPT', bankReference: receipt } as const
      await keepRequest(payment, request, trx)
      return payment
    }
    await note(payment, command, trx)
    if (receipt) return this.settlePayment.capture(payment, trx)
    await publish('TransferRefused', { ...endedOf(payment), reason: command.reason ?? '' }, trx)
    return this.settlePayment.fail(payment, 'REFUSED_BY_STAFF', trx, false)
  }
}

const note = async (payment: Payment, command: ConfirmCommand, trx: Trx): Promise<void> => {
  const { actor, receipt, reason } = command
  await payment
    .merge({
      status: 'CALLBACK_RECEIVED',
      callbackAt: clock.systemNow(),
      gatewayReceipt: receipt,
    })
    .save()
  await audit(
    {
      actor,
      command: receipt ? 'payments.confirm' : 'payments.refuse',
      subject: { type: 'payments', id: payment.id },
      after: { receipt, amount: payment.amount },
      reason,
    },
    trx
  )
}
