import type { PaymentSource } from '@kasbeno/api/contracts/orders'
import type { Order } from '#lib/api/types.ts'

/** From the wallet there is no bank fee, for nothing is lent. domain "The ledger" */
export const costOf = (order: Order, source: PaymentSource): number =>
  order.grandTotalAmount + order.kasbenoFeeAmount + (source === 'CREDIT' ? order.bankFeeAmount : 0)

export const balanceOf = (order: Order, source: PaymentSource): number =>
  source === 'CREDIT' ? order.creditBalance : order.cashBalance

export const isAffordable = (order: Order, source: PaymentSource): boolean =>
  costOf(order, source) <= balanceOf(order, source)

/** The day on which an invoice paid now falls due. */
export const dueDateIfPaid = (order: Order, now = new Date()): string =>
  new Date(now.getTime() + order.dueDateInDays * 86_400_000).toISOString()
