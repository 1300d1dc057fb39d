-- Invoices of owners: their amounts, terms, and how they were paid. What one costs its owner includes the fee of the
-- bank unless it was paid from the wallet.
create view orders_invoices as
  select id, external_id, reference_number, bank_reference_number, search_key, owner_type, owner_id, plan,
         status, distributor_id, branch_id, partner_client_id, grand_total_amount, kasbeno_fee_amount,
         bank_fee_amount, refund_amount, due_date_in_days, needs_approbation, invoiced_at, payable_until,
         payment_source, paid_at, payout_settled, cancel_reason, created_at, updated_at,
         grand_total_amount + kasbeno_fee_amount
           + case payment_source when 'WALLET' then 0 else bank_fee_amount end as cost
    from orders;

-- Disputes about lines of invoices.
create view orders_disputes as
  select id, order_id, status, answer, opened_at
    from disputes;

-- The version of an invoice that was paid.
create view orders_paid_versions as
  select order_id, version, content
    from order_payments;

-- Goods that came back after an invoice was paid, in rials.
create view orders_returns as
  select paid.order_id, version.grand_total_amount - invoice.grand_total_amount as amount
    from order_payments paid
    join order_versions version using (order_id, version)
    join orders invoice on invoice.id = paid.order_id
   where version.grand_total_amount > invoice.grand_total_amount;

-- Fills what registrations ask about invoices.
create view registration_invoices_by_code as
  select owner_id as user_id
    from orders
   where owner_type = 'PERSON' and customer_national_code is not null
     and status not in ('TEST', 'CANCELED', 'CLOSED');

-- Fills what wallets ask about invoices.
create view payments_orders as
  select id, reference_number, external_id, distributor_id
    from orders;

-- Fills what installments ask about the invoice behind each.
create view installments_invoices as
  select id, external_id, reference_number, search_key, owner_type, owner_id, plan, status,
         distributor_id, branch_id
    from orders;

-- Fills what installments ask about disputes.
create view installments_disputes as
  select order_id, refund_amount
    from open_disputes;

-- Fills what late fees ask about the invoice behind each.
create view late_fees_invoices as
  select id, external_id, search_key, owner_type, owner_id, plan, status, distributor_id
    from orders;

-- Fills what late fees ask about disputes.
create view late_fees_disputes as
  select order_id, refund_amount
    from open_disputes;

-- Fills what credit lines ask about invoices.
create view credit_lines_invoices as
  select id, owner_type, owner_id, plan, status, paid_at, grand_total_amount
    from orders;

-- Fills what credit lines ask about disputes.
create view credit_lines_disputes as
  select order_id, refund_amount
    from open_disputes;

-- Fills what credit lines ask about disputes that were.
create view credit_lines_former_disputes as
  select order_id
    from disputes;

-- Fills what the ledger asks about invoices.
create view ledger_orders as
  select id, paid_at, payment_source, refund_amount
    from orders;
