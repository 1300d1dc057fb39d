import { provedByReceiptAlone } from '#contracts/payments'
import Payment from '#app/payments/models/payment'
import type { Client } from '#app/shared/database'

/**
 * Whether a receipt belongs to another payment: one that was completed with it. A claim that nobody has proved keeps no
 * other from it, unless the gateway proves nothing but the receipt. The index `payments_receipt` guards the same.
 */
export const isReceiptTaken = async (
  { id, indicator }: Pick<Payment, 'id' | 'indicator'>,
  receipt: string,
  client?: Client
): Promise<boolean> => {
  const others = Payment.query({ client })
    .select('id')
    .where({ indicator, gatewayReceipt: receipt })
    .whereNot('id', id)
  const taking = provedByReceiptAlone.includes(indicator)
    ? others.whereNot('status', 'FINAL_ERROR')
    : others.where('status', 'COMPLETED')
  return (await taking.first()) !== null
}

/** The guard of the database: somebody else's payment was completed with the receipt a moment ago. */
export const receiptConstraint = 'payments_receipt'
