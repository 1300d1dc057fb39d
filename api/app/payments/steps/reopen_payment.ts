import Payment from '#app/payments/models/payment'
import type { Trx } from '#app/shared/database'
import { doubt } from './settle_payment.js'

/** A locked payment that was closed as not paid waits in doubt again: its bank is asked, and finance may settle it. */
export const reopen = async (payment: Payment, trx: Trx): Promise<Payment> => {
  // A closed payment keeps whatever receipt it was shown; an open one only what belongs to no other.
  const { gatewayReceipt } = payment
  const isUsed =
    gatewayReceipt !== null &&
    (await Payment.query({ client: trx })
      .where({ indicator: payment.indicator, gatewayReceipt })
      .whereNot('id', payment.id)
      .whereNot('status', 'FINAL_ERROR')
      .first()) !== null
  if (isUsed) payment.gatewayReceipt = null
  return doubt(payment, trx)
}
