import { paidFor } from '@kasbeno/api/contracts/orders'
import type { Order } from '#core/api/types.ts'

/** What a report is told by: what was paid for its invoice, and what is still owed; rials. */
export interface PaidSoFar {
  paid: number
  owed: number
}

/** Of an invoice that the wallet paid all is paid, of one on credit what was repaid. */
export const paidSoFar = (order: Order): PaidSoFar => {
  if (order.paymentSource === 'WALLET') return { paid: paidFor(order), owed: 0 }
  const owed = order.installmentRemainingAmount ?? 0
  return { paid: Math.max(0, (order.installmentReceiptAmount ?? 0) - owed), owed }
}

/** As the server books it: what comes back lowers the debt first, and what is over goes to the wallet. */
export const whereMoneyGoes = (amount: number, { owed }: PaidSoFar) => {
  const toDebt = Math.min(amount, owed)
  return { toDebt, toWallet: amount - toDebt }
}
