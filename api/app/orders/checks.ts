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

  // What was accepted has come back: one entry for each, which takes from the distributor and gives to the owner what it says.
  'accepted-disputes-came-back': `
    select d.id as "disputeId", d.order_id as "orderId", d.goods_amount as goods,
           d.refund_amount as refund, booked.goods as "bookedGoods", booked.refund as "bookedRefund"
      from disputes d
      left join lateral (
        select sum(posting.amount) filter (where posting.account = 'distributor-payable') as goods,
               -sum(posting.amount) filter (
                 where posting.account in ('credit-used', 'credit-loss', 'wallet')) as refund
          from ledger.entries entry join ledger.postings posting on posting.entry_id = entry.id
         where entry.idempotency_key = d.entry_key and entry.source_id = d.order_id
      ) booked on true
     where d.status = 'ACCEPTED' and (d.goods_amount is distinct from booked.goods
        or d.refund_amount is distinct from booked.refund)`,

  // What is disputed stays below what is paid for, and only an invoice that stands can be disputed.
  'open-disputes-fit-their-invoices': `
    select d.id as "disputeId", d.order_id as "orderId", invoice.status, d.goods_amount as goods,
           invoice.grand_total_amount as total
      from open_disputes d join orders invoice on invoice.id = d.order_id
     where invoice.status not in ('COMPLETED', 'FRAUD') or invoice.received_at is not null
        or d.goods_amount > invoice.grand_total_amount
        or d.goods_amount <> (
          select sum(item.amount) from dispute_items item where item.dispute_id = d.id)`,

  // An invoice that names its customer by a national code is for who was approved with it, and nobody else.
  'invoices-by-code-reach-its-holder': `
    select orders.id as "orderId", orders.status, orders.owner_id as "userId"
      from orders join users on users.id = orders.owner_id
     where orders.customer_national_code is not null
       and orders.status not in ('TEST', 'CANCELED', 'CLOSED')
       and (users.national_code_verified_at is null
            or users.national_code <> orders.customer_national_code)`,
})
