import { contributeChecks } from '#app/money/ledger/checks'

contributeChecks({
  'paid-invoices-have-one-entry': `
    select coalesce(orders.id, entry.source_id) as "orderId", orders.status,
           count(entry.id) as entries
      from (select id, status, paid_at from orders where status <> 'TEST') orders
      full join (
        select id, source_id from ledger_entries
         where kind in ('INVOICE_PAID_FROM_CREDIT', 'INVOICE_PAID_FROM_WALLET')
      ) entry on entry.source_id = orders.id
     group by orders.id, entry.source_id, orders.status, orders.paid_at
    having count(entry.id) <> case when orders.paid_at is null then 0 else 1 end`,

  // Matches the payer's digest; older payments have none.
  'paid-invoices-read-as-agreed': `
    select orders.id as "orderId", orders.status, payment.version, payment.content as agreed,
           order_version_content(orders.id, payment.version) as content
      from orders
      left join order_payments payment on payment.order_id = orders.id
      left join order_versions first on first.order_id = orders.id and first.version = 1
     where orders.status <> 'TEST' and case
             when payment.order_id is null then orders.paid_at is not null
               and (first.cause is distinct from 'UNKNOWN' or orders.paid_at > first.created_at)
             else orders.paid_at is null
               or order_version_content(orders.id, payment.version) is distinct from payment.content
           end`,

  // Paid invoices only shrink, by exactly the refunds told.
  'paid-invoices-only-lose-goods': `
    select told.order_id as "orderId", told.version, told.cause
      from orders
      join order_versions told on told.order_id = orders.id and told.version > 1
      left join order_payments payment on payment.order_id = orders.id
     where orders.paid_at is not null
       and case when payment.version is null then told.created_at > orders.paid_at
             else told.version > payment.version end
       and (told.cause not in ('RETURN', 'DISPUTE')
            or not order_version_only_takes_away(told.order_id, told.version))`,

  'invoices-cost-what-their-lines-say': `
    select orders.id as "orderId", orders.status, orders.grand_total_amount as total, latest.version,
           latest.grand_total_amount as "versionTotal", goods.total as "goodsTotal",
           orders.refund_amount as refund, agreed.cost - latest.cost as "refundOfVersions"
      from orders
      join lateral (
        select version, grand_total_amount, kasbeno_fee_amount, bank_fee_amount,
               grand_total_amount + kasbeno_fee_amount
                 + case orders.payment_source when 'CREDIT' then bank_fee_amount else 0 end as cost
          from order_versions where order_id = orders.id order by version desc limit 1) latest on true
      cross join lateral (
        select sum(floor(qty * price)) as total from order_lines
         where order_id = orders.id and version = latest.version) goods
      left join lateral (
        select told.grand_total_amount + told.kasbeno_fee_amount
                 + case orders.payment_source when 'CREDIT' then told.bank_fee_amount else 0 end as cost
          from order_payments payment
          join order_versions told on told.order_id = payment.order_id and told.version = payment.version
         where payment.order_id = orders.id) agreed on true
     where goods.total is distinct from latest.grand_total_amount
        or orders.grand_total_amount <> latest.grand_total_amount
        or orders.kasbeno_fee_amount <> latest.kasbeno_fee_amount
        or orders.bank_fee_amount <> latest.bank_fee_amount
        or orders.refund_amount <> agreed.cost
             - case orders.status when 'CANCELED' then 0 else latest.cost end`,

  // Each accepted dispute has one entry with its amounts.
  'accepted-disputes-came-back': `
    select d.id as "disputeId", d.order_id as "orderId", d.goods_amount as goods,
           d.refund_amount as refund, booked.goods as "bookedGoods", booked.refund as "bookedRefund"
      from disputes d
      left join lateral (
        select sum(posting.amount) filter (where posting.account = 'distributor-payable') as goods,
               -sum(posting.amount) filter (
                 where posting.account in ('credit-used', 'credit-loss', 'wallet')) as refund
          from ledger_entries entry join ledger_postings posting on posting.entry_id = entry.id
         where entry.idempotency_key = d.entry_key and entry.source_id = d.order_id
      ) booked on true
     where d.status = 'ACCEPTED' and (d.goods_amount is distinct from booked.goods
        or d.refund_amount is distinct from booked.refund)`,

  // Less than what was paid, and only on standing invoices.
  'open-disputes-fit-their-invoices': `
    select d.id as "disputeId", d.order_id as "orderId", invoice.status, d.goods_amount as goods,
           invoice.grand_total_amount as total
      from open_disputes d join orders invoice on invoice.id = d.order_id
     where invoice.status not in ('COMPLETED', 'FRAUD') or invoice.received_at is not null
        or d.goods_amount > invoice.grand_total_amount
        or d.goods_amount <> (
          select sum(item.amount) from dispute_items item where item.dispute_id = d.id)`,

  // A national code reaches only whoever was approved with it.
  'invoices-by-code-reach-its-holder': `
    select orders.id as "orderId", orders.status, orders.owner_id as "userId"
      from orders join identity_people users on users.id = orders.owner_id
     where orders.customer_national_code is not null
       and orders.status not in ('TEST', 'CANCELED', 'CLOSED')
       and (users.national_code_verified_at is null
            or users.national_code <> orders.customer_national_code)`,
})
