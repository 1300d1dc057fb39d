/** What is left of an installment is more than what its owner disputes: the rest is not collected. */
const isCollected = `
  installment.amount - installment.paid_amount - installment.reversed_amount
    > coalesce((select refund_amount from open_disputes where order_id = orders.id), 0)`

/** Joins a line to what is owed on it; a frozen invoice is not dunned, a sandbox one owes nothing. */
const owedOn = (line: string) => `
  from orders
  join installments installment on installment.order_id = orders.id
 where orders.owner_type = ${line}.owner_type and orders.owner_id = ${line}.owner_id
   and orders.plan = ${line}.plan and orders.status not in ('FRAUD', 'CANCELED', 'TEST')
   and installment.status <> 'CLEARED' and ${isCollected}`

/** Whether something on the line is past due at all. Binding: today. */
export const isPastDue = (line: string): string =>
  `exists (select ${owedOn(line)} and installment.due_date < ?)`

/** Lines with something due before a day. Binding: that day. */
export const linesOwingSince = `
  select line.id
    from installments installment
    join orders on orders.id = installment.order_id
    join credit_lines line on line.owner_type = orders.owner_type
     and line.owner_id = orders.owner_id and line.plan = orders.plan
   where installment.status <> 'CLEARED' and installment.due_date < ?
     and orders.status not in ('FRAUD', 'CANCELED', 'TEST') and ${isCollected}`
