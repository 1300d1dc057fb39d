/** SQL: what the owner of an invoice disputes of it, fees included; rials, and not collected meanwhile. */
export const disputedOf = (orderId: string): string =>
  `coalesce((select refund_amount from open_disputes where order_id = ${orderId}), 0)`

/** SQL: the part of it that is still owed on installment `i` of invoice `o`. */
export const disputedLeft = `least(i.amount - i.paid_amount - i.reversed_amount, ${disputedOf('o.id')})`
