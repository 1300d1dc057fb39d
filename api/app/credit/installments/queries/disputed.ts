/** SQL: disputed rials with fees, not collected meanwhile. */
export const disputedOf = (orderId: string): string =>
  `coalesce((select refund_amount from installments_disputes where order_id = ${orderId}), 0)`
