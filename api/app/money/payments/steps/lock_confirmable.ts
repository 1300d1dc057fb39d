import type Payment from '#app/money/payments/models/payment'
import type { Trx } from '#app/platform/database/database'
import { AlreadyProcessed, BusinessRule } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import { lockPayment, refuseSecondRequest } from './decision_request.js'

/**
 * Locks a transfer that waits for confirmation.
 * @throws NotFound, BusinessRule, AlreadyProcessed
 */
export const lockConfirmable = async (paymentId: string, trx: Trx): Promise<Payment> => {
  const payment = await lockPayment(paymentId, trx)
  if (payment.indicator !== 'OFFLINE') throw new BusinessRule(messages.notOffline)
  if (payment.status !== 'REDIRECTED') throw new AlreadyProcessed(messages.paymentOpen)
  await refuseSecondRequest(payment, trx)
  return payment
}
