-- What is left of each debt that a late fee may be charged on.
create view late_fees_installments as
  select null::uuid as id, null::uuid as order_id, null::bigint as amount, null::bigint as paid_amount,
         null::bigint as reversed_amount, null::text as status, null::date as due_date, null::uuid as write_off_id
   where false;

-- The invoice behind a debt.
create view late_fees_invoices as
  select null::uuid as id, null::text as external_id, null::text as search_key, null::text as owner_type,
         null::uuid as owner_id, null::text as plan, null::text as status, null::uuid as distributor_id
   where false;

-- How much of an invoice is disputed today, fees included.
create view late_fees_disputes as
  select null::uuid as order_id, null::bigint as refund_amount
   where false;
