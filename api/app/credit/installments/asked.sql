-- The invoice that an installment pays for.
create view installments_invoices as
  select null::uuid as id, null::text as external_id, null::text as reference_number,
         null::text as search_key, null::text as owner_type, null::uuid as owner_id, null::text as plan,
         null::text as status, null::uuid as distributor_id, null::uuid as branch_id
   where false;

-- How much of an invoice is disputed today, fees included.
create view installments_disputes as
  select null::uuid as order_id, null::bigint as refund_amount
   where false;
