import { contributeChecks } from '#app/money/ledger/checks'

contributeChecks({
  // Booked as asked from the card's owner; reversed ones came back.
  'card-payments-fit-their-invoices': `
    select payment.id as "cardPaymentId", payment.status, payment.amount, invoice.id as "orderId",
           invoice.status as "orderStatus", booked.amount as booked
      from card_payments payment
      join issuing_cards card on card.id = payment.card_id
      left join orders_invoices invoice on invoice.id = payment.order_id
      left join lateral (
        select -sum(posting.amount) as amount
          from ledger_entries entry join ledger_postings posting on posting.entry_id = entry.id
         where entry.source_id = payment.order_id and posting.account = 'distributor-payable'
           and entry.kind in ('INVOICE_PAID_FROM_CREDIT', 'INVOICE_PAID_FROM_WALLET')
      ) booked on true
     where payment.order_id is not null
       and (booked.amount is distinct from payment.amount
         or invoice.payment_source is distinct from payment.payment_source
         or (invoice.owner_type, invoice.owner_id, invoice.plan)
            is distinct from (card.owner_type, card.owner_id, card.plan)
         or payment.status = 'REVERSED' and invoice.status <> 'CANCELED')
     union all
    select null, null, null, invoice.id, invoice.status, null
      from orders_invoices invoice
      join devices device on device.partner_client_id = invoice.partner_client_id
     where not exists (select from card_payments payment where payment.order_id = invoice.id)`,
})
