import { inject } from '@adonisjs/core'
import Payment from '#app/payments/models/payment'
import type { StaffActor } from '#app/shared/actor'
import { audit } from '#app/shared/audit'
import { clock } from '#app/shared/clock'
import { sqlState, transaction, uniqueViolation, type Trx } from '#app/shared/database'
import { AlreadyProcessed, BusinessRule, InvalidFields, NotFound } from '#app/shared/errors'
import type { Verification } from '../domain/gateway.js'
import { messages } from '../i18n/fa.js'
import SettlePayment from './settle_payment.js'

interface ConfirmCommand {
  actor: StaffActor
  paymentId: string
  /** The receipt of the transfer, or null to refuse the payment. */
  receipt: string | null
  reason?: string
  traceId: string
}

/** Staff stand in for the bank: a transfer with a receipt is confirmed, once, or refused. facts "OFFLINE" */
@inject()
export default class ConfirmOfflinePayment {
  constructor(private settlePayment: SettlePayment) {}

  async execute(command: ConfirmCommand): Promise<Payment> {
    try {
      return await transaction(async (trx) => {
        const { amount } = await record(command, trx)
        const verification: Verification = command.receipt
          ? { isVerified: true, amount }
          : { isVerified: false, failure: 'REFUSED_BY_STAFF' }
        return this.settlePayment.within(command.paymentId, verification, trx)
      })
    } catch (error) {
      if (sqlState(error) !== uniqueViolation) throw error
      throw new InvalidFields([{ field: 'receipt', rule: 'unique', message: messages.receiptUsed }])
    }
  }
}

const record = async (command: ConfirmCommand, trx: Trx): Promise<Payment> => {
  const { actor, paymentId, receipt, reason, traceId } = command
  const payment = await Payment.query({ client: trx }).where('id', paymentId).forUpdate().first()
  if (!payment) throw new NotFound()
  if (payment.indicator !== 'OFFLINE') throw new BusinessRule(messages.notOffline)
  if (payment.status !== 'REDIRECTED') throw new AlreadyProcessed(messages.paymentOpen)
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
      subject: { type: 'payments', id: paymentId },
      after: { receipt, amount: payment.amount },
      reason,
      traceId,
    },
    trx
  )
  return payment
}
