import type { OrderStatus } from '#contracts/orders'

/** An invoice as an event left it; who hears of the event later may find another one. Rials. */
export interface InvoiceState {
  status: OrderStatus
  grandTotalAmount: number
  refundAmount: number
  /** Business time, ISO 8601. */
  at: string
  /**
   * Grows with each change of one invoice: taken while its row is locked, so it tells the events of one
   * invoice in the order in which they happened. The sale itself is 0.
   */
  change: number
}
