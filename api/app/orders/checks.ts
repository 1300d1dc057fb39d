import { contributeChecks } from '#app/ledger/checks'

/** Invoices and repayments, against the ledger. */
contributeChecks({
  'paid-invoices-have-one-entry': `
    select coalesce(orders.id, entry.source_id) as "orderId", orders.status,
           count(entry.id) as entries
      from (select id, status, paid_at from orders where status <> 'TEST') orders
      full join (
        select id, source_id from ledger.entries
         where kind in ('INVOICE_PAID_FROM_CREDIT', 'INVOICE_PAID_FROM_WALLET')
      ) entry on entry.source_id = orders.id
     group by orders.id, entry.source_id, orders.status, orders.paid_at
    having count(entry.id) <> case when orders.paid_at is null then 0 else 1 end`,

  // Taken once, as much as its parts say, and no installment says less than its parts.
  'repayments-have-one-entry': `
    select coalesce(taken.id, entry.source_id) as "repaymentId", taken.paid_amount as taken,
           taken.parts, entry.entries, entry.booked
      from (
        select repayment.id, repayment.paid_amount, (
                 select coalesce(sum(part.amount), 0) from repayment_parts part
                  where part.repayment_id = repayment.id) as parts
          from repayments repayment where repayment.completed_at is not null
      ) taken
      full join (
        select entry.source_id, count(distinct entry.id) as entries, -sum(posting.amount) as booked
          from ledger.entries entry join ledger.postings posting on posting.entry_id = entry.id
         where entry.kind = 'INSTALLMENT_PAID' and posting.account = 'credit-used'
         group by entry.source_id
      ) entry on entry.source_id = taken.id
     where taken.paid_amount is distinct from taken.parts
        or taken.paid_amount is distinct from entry.booked or entry.entries is distinct from 1`,

  // An invoice that names its customer by a national code is for who was approved with it, and nobody else.
  'invoices-by-code-reach-its-holder': `
    select orders.id as "orderId", orders.status, orders.owner_id as "userId"
      from orders join users on users.id = orders.owner_id
     where orders.customer_national_code is not null
       and orders.status not in ('TEST', 'CANCELED', 'CLOSED')
       and (users.national_code_verified_at is null
            or users.national_code <> orders.customer_national_code)`,

  'installments-hold-their-repayments': `
    select installment.id as "installmentId", installment.paid_amount as paid, sum(part.amount) as parts
      from repayment_parts part join installments installment on installment.id = part.installment_id
     group by installment.id, installment.paid_amount
    having installment.paid_amount < sum(part.amount)`,
})
