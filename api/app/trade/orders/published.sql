-- Invoices of owners: their amounts, terms, and how they were paid.
create view orders_invoices as
  select id, external_id, reference_number, bank_reference_number, search_key, owner_type, owner_id, plan,
         status, distributor_id, branch_id, partner_client_id, customer_national_code, grand_total_amount,
         kasbeno_fee_amount, bank_fee_amount, refund_amount, due_date_in_days, needs_approbation,
         invoiced_at, payable_until, payment_source, paid_at, payout_settled, cancel_reason, created_at,
         updated_at
    from orders;

-- Disputes about lines of invoices.
create view orders_disputes as
  select id, order_id, status, answer, opened_at
    from disputes;

-- The version of an invoice that was paid.
create view orders_paid_versions as
  select order_id, version, content
    from order_payments;

-- Fills what registrations ask about invoices.
create view registration_invoices_by_code as
  select owner_id as user_id
    from orders
   where customer_national_code is not null and status not in ('TEST', 'CANCELED', 'CLOSED');
