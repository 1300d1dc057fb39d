import type Payment from '#app/money/payments/models/payment'
import type { Trx } from '#app/platform/database/database'
import { isReceiptTaken } from '../queries/is_receipt_taken.js'
import { doubt } from './settle_payment.js'

/** A payment closed as unpaid waits in doubt again. */
export const reopenPayment = async (payment: Payment, trx: Trx): Promise<Payment> => {
  // A closed payment keeps any receipt; an open one only an unused one.
  const { gatewayReceipt } = payment
  const isUsed = gatewayReceipt !== null && (await isReceiptTaken(payment, gatewayReceipt, trx))
  if (isUsed) payment.gatewayReceipt = null
  return doubt(payment, trx)
}
