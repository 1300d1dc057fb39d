/** SQL: disputed rials with fees, not collected meanwhile. */
export const disputedOf = (orderId: string): string =>
  `coalesce((select refund_amount from open_disputes where order_id = ${orderId}), 0)`

/** SQL: its open part on installment `i` of invoice `o`. */
export const disputedLeft = `least(i.amount - i.paid_amount - i.reversed_amount, ${disputedOf('o.id')})`
