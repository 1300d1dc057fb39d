import { contributeChecks } from '#app/ledger/checks'

/** Invoices, against the ledger and their customers. */
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

  // An invoice that names its customer by a national code is for who was approved with it, and nobody else.
  'invoices-by-code-reach-its-holder': `
    select orders.id as "orderId", orders.status, orders.owner_id as "userId"
      from orders join users on users.id = orders.owner_id
     where orders.customer_national_code is not null
       and orders.status not in ('TEST', 'CANCELED', 'CLOSED')
       and (users.national_code_verified_at is null
            or users.national_code <> orders.customer_national_code)`,
})
