import type Payment from '#app/money/payments/models/payment'
import type { Trx } from '#app/platform/database/database'
import { isReceiptTaken } from '../queries/is_receipt_taken.js'
import { doubt } from './settle_payment.js'

/** A locked payment that was closed as not paid waits in doubt again: its bank is asked, and finance may settle it. */
export const reopenPayment = async (payment: Payment, trx: Trx): Promise<Payment> => {
  // A closed payment keeps whatever receipt it was shown; an open one only what belongs to no other.
  const { gatewayReceipt } = payment
  const isUsed = gatewayReceipt !== null && (await isReceiptTaken(payment, gatewayReceipt, trx))
  if (isUsed) payment.gatewayReceipt = null
  return doubt(payment, trx)
}
