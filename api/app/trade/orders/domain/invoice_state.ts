import type { OrderStatus } from '#contracts/orders'

/** As the event left it; it may have changed since. Rials. */
export interface InvoiceState {
  status: OrderStatus
  grandTotalAmount: number
  refundAmount: number
  /** Business time, ISO 8601. */
  at: string
  /** Per-invoice sequence, taken under the row's lock; the sale is 0. */
  change: number
}
