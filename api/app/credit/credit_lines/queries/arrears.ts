/** More is left than is disputed. */
const isCollected = `
  installment.amount - installment.paid_amount - installment.reversed_amount
    > coalesce((select refund_amount from credit_lines_disputes where order_id = orders.id), 0)`

/** SQL; binds today. */
export const isPastDue = (line: string): string => `is_past_due(${line}.id, ?)`

/** SQL; binds the day. */
export const linesOwingSince = `
  select line.id
    from credit_lines_installments installment
    join credit_lines_invoices orders on orders.id = installment.order_id
    join credit_lines line on line.owner_type = orders.owner_type
     and line.owner_id = orders.owner_id and line.plan = orders.plan
   where installment.status <> 'CLEARED' and installment.due_date < ?
     and orders.status not in ('FRAUD', 'CANCELED', 'TEST') and ${isCollected}`
